"""The decision ``hand``: which enemy a Hand or a card moves, and where to (PF-SYM-04, PF-ENEMY-09, -10)."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import A_DONE, A_GEM, A_GRAVITY, A_STEP, BY_HAND, HAND
from engine.games.platformer.decisions.question import HERO
from engine.games.platformer.decisions.stepping import LEFT, Steps
from engine.games.platformer.enemies import can_be_handed, hand_steps, move_enemy, within_reach
from engine.games.platformer.naming import enemy_label
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.frames import A_ENEMY
from engine.kernel.message import Label
from engine.kernel.targets import Targets, enemy_figure

F_HAND: Final = 20
ENEMY: Final = 4
"""-1 as long as none is chosen."""
BEGUN: Final = 5


def ask_hand(g: State, hero: int, steps: int, unit: int) -> None:
    """A hero moves an enemy by a symbol; each Gem adds so many steps."""
    g.push(F_HAND, hero, steps, 0, -1, 0, unit)


def ask_hand_by_card(g: State, hero: int, steps: int, enemy: int) -> None:
    """A hero moves an enemy by a card, or leaves it; Gems do not help."""
    g.push(F_HAND, hero, steps, -1, enemy, 1, 1)


class Hand(Steps):
    """Which enemy, Gems before its first step, then where to, gravity in between (PF-D-76, -77)."""

    def stands(self, g: State, at: int) -> bool:
        slot = g.stack[at + ENEMY]
        return g.stack[at + LEFT] > 0 and (slot < 0 or g.enemy_pos[slot] >= 0)

    def actions(self, g: State, at: int) -> list[Action]:
        slot, begun = g.stack[at + ENEMY], g.stack[at + BEGUN]
        found: list[Action] = []
        if slot < 0:
            for enemy in range(len(g.enemy_pos)):
                if can_be_handed(g, g.stack[at + HERO], enemy):
                    found.append((A_ENEMY, enemy, 0, 0))
        else:
            mask = hand_steps(g, slot)
            for direction in range(4):
                if mask >> direction & 1:
                    found.append((A_STEP, direction, 0, 0))
        if begun == 0 and self.can_boost(g, at):
            found.append((A_GEM, 0, 0, 0))
        if begun and self.may_apply_gravity(g, at):
            found.append((A_GRAVITY, 0, 0, 0))
        if begun or not found:
            found.append((A_DONE, 0, 0, 0))
        return found

    def advance(self, g: State, at: int, action: Action) -> None:
        slot = g.stack[at + ENEMY]
        if slot < 0:
            g.stack[at + ENEMY] = action[1]
            return
        g.stack[at + LEFT] -= 1
        g.stack[at + BEGUN] = 1
        move_enemy(g, slot, g.near(g.enemy_pos[slot], action[1]), g.stack[at + HERO], BY_HAND)

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        code, a = action[0], action[1]
        if code == A_ENEMY:
            if not 0 <= a < len(g.enemy_pos) or g.enemy_pos[a] < 0:
                return Refusal("PF-ENEMY-09", "no-such-enemy")
            if not within_reach(g, g.stack[at + HERO], a):
                return Refusal("PF-BOSS-10" if g.on_boss_level(g.enemy_pos[a]) else "PF-BOSS-11", "sealed")
            return Refusal("PF-ENEMY-09", "no-enemy-to-move")
        if code == A_STEP:
            slot = g.stack[at + ENEMY]
            there = g.near(g.enemy_pos[slot], a) if slot >= 0 and 0 <= a < 4 else -1
            if there >= 0 and g.who[there] >= 0:
                return Refusal("PF-D-66", "occupied")
            return Refusal("PF-ENEMY-09", "no-way")
        return super().refusal(g, at, action)

    def label(self, g: State, at: int, action: Action) -> Label:
        return enemy_label(g, action[1]) if action[0] == A_ENEMY else super().label(g, at, action)

    def matter(self, g: State, at: int) -> Targets:
        """The enemy that moves, once it is chosen."""
        slot = g.stack[at + ENEMY]
        return (enemy_figure(slot),) if slot >= 0 else super().matter(g, at)

    def leads_to(self, g: State, at: int, direction: int) -> int:
        return g.near(g.enemy_pos[g.stack[at + ENEMY]], direction)


HANDS = Hand(F_HAND, "hand", HAND)
