"""The operation ``move_to``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.games.dungeons.movement import place_figure
from engine.games.dungeons.nearby import free_near
from engine.games.dungeons.state import State
from engine.games.dungeons.tale import spot
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Between, word


@word("operation", needs=("story",), speaks="object")
class MoveTo:
    """In an adventure: heroes are put on this space of a room, or as near to it as possible."""

    room: str
    column: Annotated[int, Between(1, 6)]
    row: Annotated[int, Between(1, 6)]
    who: Who = "them"

    def compile(self, builder: Builder) -> Run:
        room = builder.room(self.room)

        def run(g: State, ctx: Context) -> None:
            space = spot(g, room, self.column, self.row)
            for hero in heroes(g, ctx, self.who):
                there = free_near(g, space) if space >= 0 else -1
                if there >= 0 and g.pos[hero] >= 0:
                    place_figure(g, hero, there)

        return run
