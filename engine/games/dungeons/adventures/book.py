"""An adventure as its checks read it: the declared struct, the tiles it uses, and every word of its effects
with the place where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engine.games.dungeons.adventures.faces import tile_face
from engine.games.dungeons.geometry.face import TileFace
from engine.schema.checks import Entries, Written
from engine.schema.faults import Path
from engine.schema.game import Game
from engine.schema.shapes import ListOf, MapOf, Nullable, Record, Shape, Word


@dataclass(frozen=True, slots=True)
class Said:
    """A word with its parameters, defaults filled in, and its place."""

    family: str
    name: str
    given: dict[str, Any]
    path: Path


@dataclass(slots=True)
class Book:
    """One adventure under check."""

    game: Game
    entries: Entries
    written: Written
    adventure: Any
    """The declared struct. Typed loosely: the kinds name the checks, so the checks cannot name the kinds."""
    faces: dict[str, TileFace] = field(default_factory=dict)
    """The tile faces of the rooms whose tile is there and sound, by room."""
    openings: dict[str, list[str]] = field(default_factory=dict)
    """The ids of a room's openings, in the order of the face."""
    words: list[Said] = field(default_factory=list)
    """Every word of the adventure, nested ones included."""

    def __post_init__(self) -> None:
        self.words.extend(_words(self.game.kinds["adventure"].record, self.written.data, self.game, ()))
        for room in self.adventure.rooms:
            tile = self.entries.get(("tile", room.tile))
            face = tile.data.get(room.face) if tile else None
            if face is not None:
                laid = tile_face(face)
                if laid is not None:
                    self.faces[room.id] = laid
                    self.openings[room.id] = [opening["id"] for opening in face["openings"]]

    def copies(self, tile: str) -> int:
        """How often a tile card is in the box."""
        entry = self.entries.get(("tile", tile))
        return entry.copies if entry else 1

    def words_at(self, family: str, values: Any, path: Path) -> Iterator[Said]:
        """The words of one list of conditions, costs or operations, nested ones included."""
        plain = msgspec.to_builtins(values)
        for index, value in enumerate(plain):
            yield from _words(Word(family), value, self.game, (*path, index))  # type: ignore[arg-type]


def open_book(game: Game, entries: Entries, written: Written) -> Book:
    """An adventure ready to be checked."""
    adventure = game.kinds["adventure"].decoder.decode(msgspec.json.encode(written.data))
    return Book(game, entries, written, adventure)


def _words(shape: Shape, value: Any, game: Game, path: Path) -> Iterator[Said]:
    match shape:
        case Nullable(inner) if value is not None:
            yield from _words(inner, value, game, path)
        case ListOf(item) if isinstance(value, list):
            for index, part in enumerate(value):
                yield from _words(item, part, game, (*path, index))
        case MapOf(_, inner) if isinstance(value, dict):
            for key, part in value.items():
                yield from _words(inner, part, game, (*path, key))
        case Word(family):
            name, given = (value, {}) if isinstance(value, str) else next(iter(value.items()))
            record = game.words[family][name].record
            filled = {each.name: (given or {}).get(each.name, each.default) for each in record.fields}
            yield Said(family, name, filled, (*path, name))
            yield from _words(record, given or {}, game, (*path, name))
        case Record(_, fields) if isinstance(value, dict):
            for each in fields:
                if each.name in value:
                    yield from _words(each.shape, value[each.name], game, (*path, each.name))
