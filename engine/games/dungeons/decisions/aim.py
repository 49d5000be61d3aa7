"""The decision ``aim``: at which enemy the next die of a barrage is aimed (DD-KEYWORD-10, DD-RUL-26)."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.aiming import barrage_targets
from engine.games.dungeons.codes import A_AIM, FIRST_ENEMY
from engine.games.dungeons.decisions.question import Question
from engine.games.dungeons.naming import enemy_label
from engine.games.dungeons.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Label

F_AIM: Final = 39


def ask_aim(g: State, seat: int) -> None:
    """A hero aims the dice of the present attack one by one."""
    g.push(F_AIM, seat)


class Aim(Question):
    """Whom the next die is for."""

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_AIM, slot, 0, 0) for slot in barrage_targets(g, g.attacks[-1])]

    def perform(self, g: State, at: int, action: Action) -> None:
        attack = g.attacks[-1]
        slot = action[1]
        figure = FIRST_ENEMY + slot
        if figure not in attack.targets:
            attack.targets.append(figure)
            g.enemy_foe[slot] = attack.attacker
        attack.share.append(attack.targets.index(figure))
        if len(attack.share) >= attack.dice:
            g.pop()

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] != A_AIM:
            return super().refusal(g, at, action)
        is_target = action[1] in barrage_targets(g, g.attacks[-1])
        return Refusal("DD-RUL-26", "not-now" if is_target else "not-a-target")

    def label(self, g: State, at: int, action: Action) -> Label:
        label = enemy_label(g, "action-aim", action[1])
        return Label(label.key, {**label.args, "die": len(g.attacks[-1].share) + 1}, label.targets)


AIM = Aim(F_AIM, "aim")
