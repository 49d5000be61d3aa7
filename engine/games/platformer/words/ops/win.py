"""The operation ``win``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.codes import BY_CARD_TEXT
from engine.games.platformer.ending import end_game
from engine.games.platformer.state import State
from engine.schema import word


@word("operation", needs=("holder|actor",), speaks="statement")
class Win:
    """The hero who holds the card wins the game at once."""

    def run(self, g: State, ctx: Context) -> None:
        if ctx.owner >= 0:
            end_game(g, BY_CARD_TEXT, ctx.owner)
