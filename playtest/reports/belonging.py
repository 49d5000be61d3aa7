"""What belongs to heroes, bosses and adventures that no game was played with: nothing can be said of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from content.changes import documents_of
from engine.games import games
from engine.schema.walk import references
from engine.snapshot import Snapshot


def out_of_play(release: Snapshot, table: Mapping[str, Collection[str]]) -> set[str]:
    """The entries that could not come up; ``table`` has, by kind, what was at the table. They are the others
    of these kinds, what only those refer to, and what refers to those and to nobody at the table."""
    played = {entry for entries in table.values() for entry in entries}
    absent = {f"{kind}/{slug}" for kind in table for slug in release.entries.get(kind, {})} - played
    if not absent:
        return set()
    led = _references(release.content, release.game)
    found = _reached(absent, led) - _reached(played, led)
    for entry, to in led.items():
        if entry not in played and to & absent and not to & played:
            found.add(entry)
    return found


def _reached(entries: Iterable[str], led: Mapping[str, frozenset[str]]) -> set[str]:
    """Entries and everything they lead to."""
    found: set[str] = set()
    waiting = list(entries)
    while waiting:
        entry = waiting.pop()
        if entry not in found:
            found.add(entry)
            waiting += led.get(entry, ())
    return found


@lru_cache(maxsize=8)
def _references(content: bytes, game: str) -> dict[str, frozenset[str]]:
    """For each entry those it refers to."""
    declared = games()[game]
    return {
        f"{kind}/{slug}": frozenset(
            f"{to}/{name}"
            for _path, to, name in references(declared.kinds[kind].record, document.data, declared)
        )
        for (kind, slug), document in documents_of(content).items()
        if kind in declared.kinds
    }
