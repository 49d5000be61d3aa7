"""The operation ``spawn_in``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.games.dungeons.appearing import AS_THE_CARD, summon_around
from engine.games.dungeons.codes import TYPES
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.schema import Between, word


@word("operation", needs=("story",), speaks="statement")
class SpawnIn:
    """In an adventure: an enemy of this threat appears in this room, around one of its points of interest;
    nothing happens while the room is not on the table."""

    threat: Annotated[int, Between(1, 3)]
    room: str
    point: Annotated[int, Between(1, 6)] = 1
    number: Annotated[int, Between(0, 9)] = 0
    """The Health its die shows; 0: the die is rolled."""
    type: Literal["card", "melee", "ranged"] = "card"
    group: str = ""

    def compile(self, builder: Builder) -> Run:
        room = builder.room(self.room)
        group = builder.group(self.group) if self.group else -1
        kind = AS_THE_CARD if self.type == "card" else TYPES.index(self.type)

        def run(g: State, ctx: Context) -> None:
            tile = g.room_tile[room]
            if tile >= 0:
                summon_around(g, self.threat, kind, self.number, tile, self.point - 1, group)

        return run
