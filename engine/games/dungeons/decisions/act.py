"""The decision ``act``: what a hero does next in an activation: Move, Attack, what the adventure offers,
minor actions, or the end (DD-ROUND-02, -05 to -08)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import end_changes, number
from engine.games.dungeons.aiming import weapon_targets
from engine.games.dungeons.attacking import declare
from engine.games.dungeons.codes import (
    A_ATTACK,
    A_END,
    A_MOVE,
    ACTIONS,
    ACTIONS_PER_ACTIVATION,
    MELEE,
    RANGED,
    TYPES,
)
from engine.games.dungeons.decisions.minor import has_minor, minors
from engine.games.dungeons.decisions.move import ask_move
from engine.games.dungeons.decisions.open_moment import OpenMoment
from engine.games.dungeons.decisions.question import SEAT
from engine.games.dungeons.ending import check_end
from engine.games.dungeons.explain import explain_attack
from engine.games.dungeons.happenings import E_ACTIVATED, E_ENDS_ACTIVATION
from engine.games.dungeons.moments import (
    N_ACTIONS,
    N_NO_ATTACK,
    N_NO_MOVE,
    T_ACTIVATION_BEGINS,
    T_ACTIVATION_ENDS,
    U_ACTIVATION,
    U_NEXT_ACTIVATION,
)
from engine.games.dungeons.movement import can_move
from engine.games.dungeons.naming import enemy_label
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import speed
from engine.games.dungeons.using import PER_ACTIVATION, forget_once
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Label
from engine.kernel.targets import hero_figure

F_ACT: Final = 20
ENDING: Final = 2
"""1 once the activation ends."""


def begin_activation(g: State, seat: int) -> None:
    """A hero activates, with two actions (DD-ROUND-02)."""
    g.active = seat
    g.turns += 1
    g.activated[seat] = 1
    g.push(F_ACT, seat)
    forget_once(g, PER_ACTIVATION)
    if g.lasting:
        end_changes(g, U_NEXT_ACTIVATION, seat)
    g.actions = max(0, ACTIONS_PER_ACTIVATION + g.bonus[seat] + number(g, seat, N_ACTIONS))
    g.bonus[seat] = 0
    g.emit(E_ACTIVATED, seat, g.actions)
    fire(g, T_ACTIVATION_BEGINS, seat, -1, g.actions, g.pos[seat])


class Act(OpenMoment):
    """The next action."""

    def settle(self, g: State, at: int) -> bool:
        """With no action left the activation goes on only for minor actions (DD-RUL-05, -14)."""
        if check_end(g):
            return False
        seat = g.stack[at + SEAT]
        if g.stack[at + ENDING]:
            g.pop()
            g.active = -1
            if g.lasting:
                end_changes(g, U_ACTIVATION)
            return False
        if g.pos[seat] >= 0 and (g.actions > 0 or has_minor(g, seat)):
            return True
        self.end(g, at)
        return False

    def end(self, g: State, at: int) -> None:
        """The activation ends; actions not spent are lost (DD-RUL-04)."""
        seat = g.stack[at + SEAT]
        g.stack[at + ENDING] = 1
        g.actions = 0
        g.unchecked = True
        g.emit(E_ENDS_ACTIVATION, seat)
        fire(g, T_ACTIVATION_ENDS, seat, -1, 0, g.pos[seat])

    def actions(self, g: State, at: int) -> list[Action]:
        seat = g.stack[at + SEAT]
        found: list[Action] = []
        if g.actions > 0:
            if can_move(g, seat):
                found.append((A_MOVE, 0, 0, 0))
            if g.enemy_pos and number(g, seat, N_NO_ATTACK) <= 0:
                for kind in (MELEE, RANGED):
                    for slot in weapon_targets(g, seat, kind):
                        found.append((A_ATTACK, slot, kind, 0))
        found += minors(g, seat)
        found.append((A_END, 0, 0, 0))
        return found

    def act(self, g: State, at: int, action: Action) -> None:
        seat = g.active
        if action[0] == A_MOVE:
            g.actions -= 1
            ask_move(g, seat, speed(g, seat))
        elif action[0] == A_ATTACK:
            g.actions -= 1
            declare(g, seat, action[1], action[2])
        else:
            self.end(g, at)

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        code, slot, kind, _c = action
        if code not in (A_MOVE, A_ATTACK):
            return super().refusal(g, at, action)
        seat = g.active
        if g.actions <= 0:
            return Refusal("DD-ROUND-02", "no-action-left")
        if code == A_MOVE:
            if number(g, seat, N_NO_MOVE) > 0:
                return Refusal("DD-RUL-47", "forbidden")
            return Refusal("DD-RUL-50" if speed(g, seat) <= 0 else "DD-MOVE-01", "no-way")
        if kind not in (MELEE, RANGED):
            return Refusal("DD-RUL-22", "not-now")
        return explain_attack(g, seat, slot, kind) or Refusal("DD-ROUND-02", "not-now")

    def about(self, g: State, at: int, action: Action) -> Label:
        key = f"action-{ACTIONS[action[0]]}"
        if action[0] == A_MOVE:
            return Label(key, {"speed": speed(g, g.active)}, (hero_figure(g.active),))
        if action[0] == A_ATTACK:
            label = enemy_label(g, key, action[1])
            return Label(key, {**label.args, "type": TYPES[action[2]]}, label.targets)
        return Label(key, {}, self.matter(g, at))


ACT = Act(F_ACT, "act")
