"""The operation ``move_curse``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.decisions.curse import ask_curse
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.schema import word


@word("operation", needs=("holder|actor",), speaks="own", worth=40)
class MoveCurse:
    """You move a curse from a player to another living hero; you choose both."""

    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        """Ask which."""
        for seat in reversed(heroes(g, ctx, self.who)):
            if ctx.owner >= 0 and g.curses[seat]:
                ask_curse(g, ctx.owner, seat, 1, moves=True)
