"""The operation ``skip_turn``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.games.princess.worth import lasting
from engine.schema import word


@word("operation", speaks="subject", worth=lasting)
class SkipTurn:
    """Players skip the action of their next turn; while it is their turn, the one after."""

    who: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            g.skips[seat] += 1
