"""The operation ``reveal_exits``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.dungeons.happenings import E_REVEALED
from engine.games.dungeons.state import State
from engine.games.dungeons.story import TO_POOL
from engine.games.dungeons.words.targets import place_of
from engine.schema import word


@word("operation", needs=("this|holder|actor|hero",))
class RevealExits:
    """The players are told what lies behind the exits of the room where the bearer of the effect is."""

    def run(self, g: State, ctx: Context) -> None:
        space = place_of(g, ctx)
        for tile in range(len(g.tile_room)):
            if space >= 0 and g.map.tiles[space] >> tile & 1:
                for way in g.story.rooms[g.tile_room[tile]].exits:
                    if not g.exit_known[way.index]:
                        g.exit_known[way.index] = 1
                        g.emit(E_REVEALED, way.index, way.to if way.leads != TO_POOL else -1)
