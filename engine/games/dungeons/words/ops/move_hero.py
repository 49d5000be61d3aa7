"""The operation ``move_hero``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.decisions.move import ask_move
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Between, Speech, word


@word("operation", speaks=Speech("subject", n="spaces"), worth=20)
class MoveHero:
    """Heroes may move up to so many spaces at once, by the rules of movement; they may explore by it."""

    spaces: Annotated[int, Between(1, 12)]
    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        """Let them step, the first in seat order first."""
        for hero in reversed(heroes(g, ctx, self.who)):
            if g.pos[hero] >= 0:
                ask_move(g, hero, self.spaces)
