"""The threat table and the enemies of encounters: cards and dice of the right threat, numbers the dice have,
points the tiles have, enemies that some number of heroes can meet (DD-RUL-07, -08, -19)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.dungeons.adventures.book import Book
from engine.schema.faults import Fault, Path

HIGHEST = 3
"""The highest Health on the die that stands in for a missing one (DD-RUL-08)."""


def threat_faults(book: Book) -> Iterator[Fault]:
    """Faults of the threat table, and threats that encounters use without it."""
    adventure = book.adventure
    seen: dict[int, int] = {}
    for index, row in enumerate(adventure.threats):
        path: Path = ("threats", index)
        if seen.setdefault(row.threat, index) != index:
            yield Fault((*path, "threat"), "story-threat-twice", {"threat": row.threat})
        for kind, slug in (("enemy", row.enemy), ("enemy_die", row.die)):
            entry = book.entries.get((kind, slug)) if slug else None
            if entry is not None and entry.data["threat"] != row.threat:
                field = "enemy" if kind == "enemy" else "die"
                args: dict[str, str | int] = {
                    "is": str(slug),
                    "threat": row.threat,
                    "other": entry.data["threat"],
                }
                yield Fault((*path, field), "story-threat-other", args)
        counts: dict[int, int] = {}
        for number, scaling in enumerate(row.scaling):
            if counts.setdefault(scaling.heroes, number) != number:
                args = {"heroes": scaling.heroes}
                yield Fault((*path, "scaling", number, "heroes"), "story-scaling-twice", args)
    used = set()
    for path, threat in _uses(book):
        used.add(threat)
        if threat not in seen:
            allowed = ", ".join(map(str, sorted(seen))) or "-"
            yield Fault(path, "story-threat-missing", {"threat": threat, "allowed": allowed})
    for threat, index in seen.items():
        if threat not in used:
            yield Fault(("threats", index), "story-threat-unused", {"threat": threat})


def _uses(book: Book) -> Iterator[tuple[Path, int]]:
    """Where enemies of which threat appear: in encounters, and by operations."""
    for index, encounter in enumerate(book.adventure.encounters):
        for number, icon in enumerate(encounter.enemies):
            yield ("encounters", index, "enemies", number, "threat"), icon.threat
    for said in book.words:
        threat = said.given.get("threat")
        if said.family == "operation" and isinstance(threat, int) and threat:
            yield (*said.path, "threat"), threat


def spawn_faults(book: Book) -> Iterator[Fault]:
    """Enemies whose number their die lacks, who name a point their tile lacks, or whom no party can meet."""
    rooms = _rooms_of_encounters(book)
    yield from _spawned_by_words(book)
    least, most = book.adventure.heroes_least, book.adventure.heroes_most
    if least > most:
        yield Fault(("heroes_least",), "story-heroes", {"least": least, "most": most})
    for index, encounter in enumerate(book.adventure.encounters):
        for number, icon in enumerate(encounter.enemies):
            path: Path = ("encounters", index, "enemies", number)
            highest = highest_face(book, icon.threat)
            if icon.number is not None and icon.number > highest:
                args: dict[str, str | int] = {"is": icon.number, "high": highest, "threat": icon.threat}
                yield Fault((*path, "number"), "story-number", args)
            for room in sorted(rooms.get(encounter.id, ())):
                if room in book.faces and icon.point > len(book.faces[room].interest):
                    args = {"is": icon.point, "room": room, "high": len(book.faces[room].interest)}
                    yield Fault((*path, "point"), "story-point", args)
            if max(icon.heroes_least, least) > min(icon.heroes_most, most) and least <= most:
                args = {"least": least, "most": most}
                yield Fault((*path, "heroes_least"), "story-enemy-never", args)


def _rooms_of_encounters(book: Book) -> dict[str, set[str]]:
    """The rooms in which each encounter can be read, as far as they are named."""
    rooms: dict[str, set[str]] = {}
    for room in book.adventure.rooms:
        rooms.setdefault(room.encounter, set()).add(room.id)
    if book.adventure.start.rooms:
        rooms.setdefault(book.adventure.start.encounter, set()).add(book.adventure.start.rooms[0].room)
    for said in book.words:
        if said.name == "read_encounter" and said.given["room"]:
            rooms.setdefault(said.given["encounter"], set()).add(said.given["room"])
    return rooms


def _spawned_by_words(book: Book) -> Iterator[Fault]:
    """The same of enemies that operations bring."""
    for said in book.words:
        if said.name not in ("spawn", "spawn_in"):
            continue
        number, threat = said.given["number"], said.given["threat"]
        highest = highest_face(book, threat)
        if number > highest:
            args: dict[str, str | int] = {"is": number, "high": highest, "threat": threat}
            yield Fault((*said.path, "number"), "story-number", args)
        room, point = said.given.get("room", ""), said.given.get("point", 1)
        if room in book.faces and point > len(book.faces[room].interest):
            args = {"is": point, "room": room, "high": len(book.faces[room].interest)}
            yield Fault((*said.path, "point"), "story-point", args)


def highest_face(book: Book, threat: int) -> int:
    """The highest Health on the die of a threat in this adventure."""
    named = [row.die for row in book.adventure.threats if row.threat == threat and row.die]
    dice = [
        entry.data
        for (kind, slug), entry in sorted(book.entries.items())
        if kind == "enemy_die" and (slug in named or (not named and entry.data["threat"] == threat))
    ]
    return max((face["health"] for face in dice[0]["faces"]), default=HIGHEST) if dice else HIGHEST
