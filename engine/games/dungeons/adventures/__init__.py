"""Whether tiles and adventures are sound, found when they are loaded (ledger, section 6: validation on
loading). Every fault is found at once, with its path.

What one file of this package finds does not depend on the others: a name that is not there is a fault of
`names`, and everything else passes over it.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.dungeons.adventures.book import open_book
from engine.games.dungeons.adventures.faces import face_faults
from engine.games.dungeons.adventures.ground import ground_faults
from engine.games.dungeons.adventures.names import name_faults, unused_faults
from engine.games.dungeons.adventures.reaching import reach_faults
from engine.games.dungeons.adventures.texts import text_faults
from engine.games.dungeons.adventures.threats import spawn_faults, threat_faults
from engine.schema.checks import Entries, Key
from engine.schema.faults import Fault
from engine.schema.game import Game

_CHECKS = (
    name_faults,
    unused_faults,
    threat_faults,
    spawn_faults,
    ground_faults,
    reach_faults,
    text_faults,
)


def tile_faults(game: Game, entries: Entries) -> Iterator[tuple[Key, Fault]]:
    """Faults of the faces of tiles."""
    for key, written in entries.items():
        if key[0] == "tile":
            for name in ("front", "back"):
                if written.data.get(name) is not None:
                    for fault in face_faults(written.data[name], (name,)):
                        yield key, fault


def adventure_faults(game: Game, entries: Entries) -> Iterator[tuple[Key, Fault]]:
    """Faults of adventures."""
    for key, written in entries.items():
        if key[0] == "adventure":
            book = open_book(game, entries, written)
            for check in _CHECKS:
                for fault in check(book):
                    yield key, fault
