"""What may stand at the cursor in the text of a field. It is found by putting a name of our own there and
looking where it comes to stand."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from content.disk.yaml_reader import read_yaml
from engine.schema import Game, Path
from engine.schema.places import allowed, place_at
from engine.schema.shapes import Choice, Duration, Nullable, Record, Word, YesNo

_HERE = "tilewright_cursor"
_TYPED = re.compile(r"[A-Za-z0-9_]*\Z")
_FOLLOWS = re.compile(r"[A-Za-z0-9_]*")


class Completion(msgspec.Struct):
    """The names that may stand between two places of a text."""

    start: int
    end: int
    names: list[str]


class Cursor(msgspec.Struct):
    """Where a cursor stands: the name around it in the text, and its path, if that can be told, in a value
    that has a name of our own there."""

    start: int
    end: int
    path: Path | None = None
    value: Any = None

    @property
    def is_key(self) -> bool:
        """Whether a key of a mapping stands there."""
        return self.path is not None and self.path[-1] == _HERE


def place_of_cursor(field: str, text: str, at: int) -> Cursor:
    """Where a place of a text is in the value that it says."""
    at = max(0, min(at, len(text)))
    start = at - len(_TYPED.search(text[:at]).group())  # type: ignore[union-attr]
    end = at + len(_FOLLOWS.match(text, at).group())  # type: ignore[union-attr]
    for inserted in (_HERE, f"{_HERE}: 0", f"- {_HERE}"):
        file = read_yaml((text[:start] + inserted + text[end:]).encode())
        path = None if file.faults else _path_of(file.value, (field,))
        if path is not None:
            return Cursor(start, end, path, file.value)
    return Cursor(start, end)


def complete_text(
    game: Game, kind: str, field: str, others: dict[str, Any], text: str, at: int
) -> Completion:
    """What may stand at a place of a text; nothing where that cannot be told."""
    found = place_of_cursor(field, text, at)
    typed = text[found.start : max(found.start, at)]
    names = _names(game, kind, found.path, {**others, field: found.value}) if found.path else []
    return Completion(found.start, found.end, [name for name in names if name.startswith(typed)])


def _path_of(value: Any, path: Path) -> Path | None:
    """Where the name of our own stands: as a value, or as a key."""
    if value == _HERE:
        return path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        if key == _HERE:
            return (*path, key)
        found = _path_of(part, (*path, key))
        if found is not None:
            return found
    return None


def _names(game: Game, kind: str, path: Path, fields: dict[str, Any]) -> list[str]:
    try:
        if path[-1] == _HERE:
            return _keys(game, kind, path[:-1], fields)
        place = place_at(game, kind, path, fields)
        shape = place.shape.inner if isinstance(place.shape, Nullable) else place.shape
        if isinstance(shape, Word | Choice | Duration | YesNo):
            found = [each.name for each in allowed(game, kind, path, fields) if each.fits]
            return [name if isinstance(name, str) else str(name).lower() for name in found]
        return [each.name for each in shape.fields] if isinstance(shape, Record) else []
    except (LookupError, StopIteration, TypeError):
        return []


def _keys(game: Game, kind: str, path: Path, fields: dict[str, Any]) -> list[str]:
    """The keys that a mapping may have: a word's name, or the fields that it lacks."""
    shape = place_at(game, kind, path, fields).shape
    shape = shape.inner if isinstance(shape, Nullable) else shape
    if isinstance(shape, Word):
        return [each.name for each in allowed(game, kind, path, fields) if each.fits]
    if not isinstance(shape, Record):
        return []
    given: Any = fields
    for step in path:
        given = given[step]
    return [each.name for each in shape.fields if each.name not in given]
