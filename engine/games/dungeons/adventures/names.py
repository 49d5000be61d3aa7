"""Names of parts: every one that is used is there, and every part that is there is used (ledger, section 6,
12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.games.dungeons.adventures.book import Book
from engine.schema.faults import Fault, Path, closest

PARTS = {
    "room": "rooms",
    "pool": "pools",
    "encounter": "encounters",
    "interaction": "interactions",
    "check": "checks",
    "rule": "rules",
    "flag": "flags",
    "counter": "counters",
    "passage": "passages",
    "victory": "victories",
    "defeat": "defeats",
}
"""The sorts of parts that have names, and the fields of the adventure that hold them. A parameter of a word
that is called like a sort names a part of it."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A part that is named somewhere. Only to ask about a part does not bring it into play."""

    sort: str
    name: str
    path: Path
    asks: bool = False


def mentions(book: Book) -> Iterator[Mention]:
    """Every name of a part, in the fields of the adventure and in the words of its effects."""
    adventure = book.adventure
    for index, placed in enumerate(adventure.start.rooms):
        yield Mention("room", placed.room, ("start", "rooms", index, "room"))
    for index, spot in enumerate(adventure.start.spaces):
        yield Mention("room", spot.room, ("start", "spaces", index, "room"), asks=True)
    if adventure.start.encounter:
        yield Mention("encounter", adventure.start.encounter, ("start", "encounter"))
    for index, room in enumerate(adventure.rooms):
        here: Path = ("rooms", index)
        if room.encounter:
            yield Mention("encounter", room.encounter, (*here, "encounter"))
        for number, way in enumerate(room.exits):
            if way.room:
                yield Mention("room", way.room, (*here, "exits", number, "room"))
            if way.pool:
                yield Mention("pool", way.pool, (*here, "exits", number, "pool"))
    for index, pool in enumerate(adventure.pools):
        for number, name in enumerate(pool.rooms):
            yield Mention("room", name, ("pools", index, "rooms", number))
    for index, encounter in enumerate(adventure.encounters):
        for number, name in enumerate(encounter.rules):
            yield Mention("rule", name, ("encounters", index, "rules", number))
        for number, name in enumerate(encounter.interactions):
            yield Mention("interaction", name, ("encounters", index, "interactions", number))
    for index, interaction in enumerate(adventure.interactions):
        if interaction.room:
            yield Mention("room", interaction.room, ("interactions", index, "room"), asks=True)
    for said in book.words:
        for sort, name, path in _named(said.given, said.path):
            # Only exits, pools and the start lay rooms; words speak of rooms that lie there.
            asks = said.family in ("condition", "trigger") or sort == "room"
            yield Mention(said.name if sort == "ending" else sort, name, path, asks)


def _named(given: dict[str, Any], path: Path) -> Iterator[tuple[str, str, Path]]:
    """The parts that the parameters of a word name: sort, name and place. Words inside speak for
    themselves."""
    for parameter, value in given.items():
        if (parameter in PARTS or parameter == "ending") and isinstance(value, str) and value:
            yield parameter, value, (*path, parameter)
        elif isinstance(value, list):
            for index, record in enumerate(value):
                if isinstance(record, dict):
                    yield from _named(record, (*path, parameter, index))


def name_faults(book: Book) -> Iterator[Fault]:
    """Names of parts that are not there."""
    known = {sort: [part.id for part in getattr(book.adventure, field)] for sort, field in PARTS.items()}
    for mention in mentions(book):
        names = known[mention.sort]
        if mention.name not in names:
            args: dict[str, str | int] = {
                "part": mention.sort,
                "is": mention.name,
                "allowed": ", ".join(names) or "-",
            }
            yield Fault(mention.path, "story-unknown", args, closest(mention.name, names))
    groups = _groups(book)
    for said in book.words:
        name = said.given.get("group", "")
        if name and said.family in ("condition", "trigger") and name not in groups:
            args = {"part": "group", "is": name, "allowed": ", ".join(sorted(groups)) or "-"}
            yield Fault((*said.path, "group"), "story-unknown", args, closest(name, groups))
    yield from _exit_names(book)


def _groups(book: Book) -> set[str]:
    """The groups to which enemies of the adventure belong."""
    groups = {icon.group for encounter in book.adventure.encounters for icon in encounter.enemies}
    for said in book.words:
        if said.family == "operation" and said.given.get("group"):
            groups.add(said.given["group"])
    return groups - {""}


def _exit_names(book: Book) -> Iterator[Fault]:
    """Words that speak of an exit name a room and one of its openings."""
    for said in book.words:
        name, room = said.given.get("exit", ""), said.given.get("room", "")
        if name and room in book.openings and name not in book.openings[room]:
            allowed = book.openings[room]
            args: dict[str, str | int] = {"part": "exit", "is": name, "allowed": ", ".join(allowed)}
            yield Fault((*said.path, "exit"), "story-unknown", args, closest(name, allowed))


def unused_faults(book: Book) -> Iterator[Fault]:
    """Parts that nothing brings into play, and flags and counters that are only set or only asked."""
    brought: set[tuple[str, str]] = set()
    asked: set[tuple[str, str]] = set()
    for mention in mentions(book):
        (asked if mention.asks else brought).add((mention.sort, mention.name))
    for sort, field in PARTS.items():
        for index, part in enumerate(getattr(book.adventure, field)):
            path: Path = (field, index)
            args: dict[str, str | int] = {"part": sort, "is": part.id}
            if sort in ("flag", "counter"):
                if (sort, part.id) not in brought:
                    yield Fault(path, "story-never-set", args)
                # What has a name is shown to the players: they ask.
                elif (sort, part.id) not in asked and f"{field}.{part.id}.name" not in book.written.texts:
                    yield Fault(path, "story-never-asked", args)
            elif (sort, part.id) not in brought and not _is_at_hand(sort, part):
                yield Fault(path, "story-unused", args)


def _is_at_hand(sort: str, part: object) -> bool:
    """Whether a part is in play without being named: offered or in force from the start, or an end that has
    conditions."""
    return bool(
        (sort == "interaction" and getattr(part, "offered", False))
        or (sort == "rule" and getattr(part, "active", False))
        or (sort in ("victory", "defeat") and getattr(part, "conditions", ()))
    )
