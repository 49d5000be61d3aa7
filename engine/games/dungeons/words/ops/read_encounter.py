"""The operation ``read_encounter``."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.games.dungeons.appearing import read_encounter
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.schema import word


@word("operation", needs=("story",), speaks="statement")
class ReadEncounter:
    """In an adventure: this encounter is read, as if the room where the hero in question is had just been
    explored; or in the room named."""

    encounter: str
    room: str = ""

    def compile(self, builder: Builder) -> Run:
        index = builder.encounter(self.encounter)
        room = builder.room(self.room) if self.room else -1

        def run(g: State, ctx: Context) -> None:
            seat = ctx.hero if ctx.hero >= 0 else ctx.owner
            if room >= 0:
                tile = g.room_tile[room]
            else:
                tile = g.map.tile_of[g.pos[seat]] if seat >= 0 and g.pos[seat] >= 0 else 0
            if tile >= 0:
                read_encounter(g, index, tile, seat)

        return run
