"""The operation ``remove_curse``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.decisions.curse import ask_curse
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.games.princess.worth import help_
from engine.schema import Between, word


@word("operation", needs=("holder|actor",), speaks="own", worth=help_(20))
class RemoveCurse:
    """Curses on players are discarded; you choose which."""

    count: Annotated[int, Between(1, 9)] = 1
    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        """Ask which."""
        for seat in reversed(heroes(g, ctx, self.who)):
            if ctx.owner >= 0 and g.curses[seat]:
                ask_curse(g, ctx.owner, seat, self.count, moves=False)
