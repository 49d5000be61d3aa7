"""The operation ``set_terrain``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.games.dungeons.codes import TERRAINS
from engine.games.dungeons.state import State
from engine.games.dungeons.tale import set_terrain, spot
from engine.games.dungeons.words.building import Builder
from engine.schema import Between, word


@word("operation", needs=("story",), speaks="statement")
class SetTerrain:
    """In an adventure: this space of a room becomes plain, blocked, water or a pit. A space that somebody
    stands on is not blocked."""

    room: str
    column: Annotated[int, Between(1, 6)]
    row: Annotated[int, Between(1, 6)]
    terrain: Literal["plain", "blocked", "water", "pit"]

    def compile(self, builder: Builder) -> Run:
        room = builder.room(self.room)

        def run(g: State, ctx: Context) -> None:
            space = spot(g, room, self.column, self.row)
            if space >= 0 and (self.terrain != "blocked" or g.who[space] < 0):
                set_terrain(g, space, TERRAINS.index(self.terrain))

        return run
