"""Kits: what belongs together, read from the references that say so. A card that *belongs* to a boss is part
of its kit; an adventure *includes* the tiles it is played on, and other adventures may include them, too.

Nothing here knows a game: a kind has a kit as soon as a reference declares it (`engine.schema.markers.Ref`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.schema.game import Game
from engine.schema.shapes import ListOf, MapOf, Nullable, Record, Reference, Shape
from engine.schema.walk import declared_references

Key = tuple[str, str]
"""Kind and slug of an entry."""


def belonging_kinds(game: Game, kind: str) -> list[str]:
    """The kinds whose entries can belong to one of a kind, in the order of their declaration."""
    return [
        name
        for name, info in game.kinds.items()
        if any(each.belongs and each.kind == kind for each in _declared(info.record))
    ]


def included_kinds(game: Game, kind: str) -> list[str]:
    """The kinds whose entries one of a kind can include."""
    found = (each.kind for each in _declared(game.kinds[kind].record) if each.includes)
    return [name for name in dict.fromkeys(found) if name in game.kinds]


def has_kit(game: Game, kind: str) -> bool:
    """Whether entries of a kind can have a kit."""
    return bool(belonging_kinds(game, kind) or included_kinds(game, kind))


def wholes_of(game: Game, kind: str, data: dict[str, Any]) -> list[Key]:
    """What an entry belongs to."""
    return _linked(game, kind, data, is_whole=True)


def included_by(game: Game, kind: str, data: dict[str, Any]) -> list[Key]:
    """What an entry includes."""
    return _linked(game, kind, data, is_whole=False)


def beginning(game: Game, kind: str, whole: Key) -> dict[str, Any]:
    """The fields of a new entry of a kind that belongs to another: its reference, and nothing else. Empty if
    the kind has no field of its own that says so."""
    for field in game.kinds[kind].record.fields:
        match field.shape:
            case Reference(target, True) | Nullable(Reference(target, True)) if target == whole[0]:
                return {field.name: whole[1]}
            case ListOf(Reference(target, True)) if target == whole[0]:
                return {field.name: [whole[1]]}
    return {}


def _linked(game: Game, kind: str, data: dict[str, Any], *, is_whole: bool) -> list[Key]:
    found = declared_references(game.kinds[kind].record, data, game)
    wanted = ((each, slug) for _path, each, slug in found if (each.belongs if is_whole else each.includes))
    return list(dict.fromkeys((each.kind, slug) for each, slug in wanted))


def _declared(shape: Shape) -> Iterator[Reference]:
    """The references in a shape. Words have none that say what belongs together: whoever names a thing in an
    effect uses it."""
    match shape:
        case Reference():
            yield shape
        case Nullable(inner) | ListOf(inner):
            yield from _declared(inner)
        case MapOf(key, value):
            yield from _declared(key)
            yield from _declared(value)
        case Record(_, fields):
            for each in fields:
                yield from _declared(each.shape)
