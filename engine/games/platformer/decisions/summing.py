"""What a Coin and a Star have in common: Gems add to a sum."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import A_DONE, A_GEM
from engine.games.platformer.decisions.in_use import InUse
from engine.games.platformer.decisions.question import HERO
from engine.games.platformer.state import State
from engine.games.platformer.symbols import can_boost
from engine.kernel.contract import Action

BOOSTS: Final = 2
UNIT: Final = 3
SUM: Final = 4
"""Gold, or how many times, so far."""


class Sum(InUse):
    """More Gems for a Coin or a Star, or enough."""

    def boosts(self, g: State, at: int, which: int) -> int:
        return -1 if which else g.stack[at + BOOSTS]

    def count_again(self, g: State, at: int, which: int) -> None:
        g.stack[at + BOOSTS] += 1
        g.stack[at + SUM] += g.stack[at + UNIT]

    def pay_out(self, g: State, hero: int, total: int) -> None:
        """It counts so much."""
        raise NotImplementedError

    def actions(self, g: State, at: int) -> list[Action]:
        found: list[Action] = []
        if can_boost(g, g.stack[at + HERO], g.stack[at + BOOSTS]):
            found.append((A_GEM, 0, 0, 0))
        found.append((A_DONE, 0, 0, 0))
        return found

    def perform(self, g: State, at: int, action: Action) -> None:
        if action[0] == A_GEM:
            self.boost(g, at, action[1])
            return
        hero, total = g.stack[at + HERO], g.stack[at + SUM]
        g.pop()
        self.pay_out(g, hero, total)
