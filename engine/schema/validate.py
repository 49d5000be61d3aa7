"""Find everything that is wrong with an entry's fields at once, each fault with its exact path and the
allowed values."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from engine.schema.faults import Fault, Path, closest, quoted
from engine.schema.game import Game
from engine.schema.shapes import (
    Choice,
    Drawing,
    Duration,
    IdString,
    ListOf,
    MapOf,
    Nullable,
    PlainString,
    Record,
    Reference,
    Shape,
    Text,
    WholeNumber,
    Word,
    YesNo,
)

SLUG = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
LONGEST_SLUG = 60
DEEPEST = 12
"""How deep words may be nested; no card needs more than a few, and a bound keeps hostile data from
exhausting the stack."""


def is_slug(text: str) -> bool:
    """Whether a name may be a slug or an id: lower-case letters, digits and single underscores, a letter
    first."""
    return len(text) <= LONGEST_SLUG and SLUG.fullmatch(text) is not None


def faults_of(record: Record, value: Any, game: Game) -> list[Fault]:
    """All faults of the full fields of an entry, source texts in their places."""
    return list(_record(record, value, game, (), 0))


def text_faults(text: str, shape: Text, path: Path) -> Iterator[Fault]:
    """Faults of one text in any language: too long, lines where there is room for one, characters no
    printer can show."""
    mark = shape.mark
    if len(text) > mark.longest:
        yield Fault(path, "text-long", {"is": len(text), "longest": mark.longest})
    if mark.lines == "one" and "\n" in text:
        yield Fault(path, "text-lines")
    yield from _characters(text, path)


def _value(shape: Shape, value: Any, game: Game, path: Path, depth: int) -> Iterator[Fault]:
    match shape:
        case WholeNumber(low, high):
            if type(value) is not int:
                yield _wrong_type(path, "whole-number", value)
            elif not low <= value <= high:
                yield Fault(path, "range", {"is": value, "low": low, "high": high})
        case YesNo():
            if type(value) is not bool:
                yield _wrong_type(path, "yes-no", value)
        case PlainString(longest):
            if not isinstance(value, str):
                yield _wrong_type(path, "string", value)
            elif len(value) > longest:
                yield Fault(path, "text-long", {"is": len(value), "longest": longest})
            else:
                yield from _characters(value, path)
        case IdString():
            if not isinstance(value, str):
                yield _wrong_type(path, "string", value)
            elif not is_slug(value):
                yield Fault(path, "slug", {"is": quoted(value)})
        case Choice(options):
            yield from _choice(value, options, path)
        case Duration():
            yield from _choice(value, game.durations, path)
        case Text():
            yield from _source_text(shape, value, path)
        case Reference():
            if not isinstance(value, str):
                yield _wrong_type(path, "string", value)
            elif not is_slug(value):
                yield Fault(path, "slug", {"is": quoted(value)})
        case Drawing(spec):
            if not isinstance(value, str):
                yield _wrong_type(path, "drawing", value)
            else:
                yield from spec.faults(value, path)
        case Word(family):
            yield from _word(family, value, game, path, depth)
        case Nullable(inner):
            if value is not None:
                yield from _value(inner, value, game, path, depth)
        case ListOf():
            yield from _list(shape, value, game, path, depth)
        case MapOf(key_shape, value_shape):
            if not isinstance(value, dict):
                yield _wrong_type(path, "mapping", value)
                return
            for key, item in value.items():
                yield from _value(key_shape, key, game, (*path, str(key)), depth)
                yield from _value(value_shape, item, game, (*path, str(key)), depth)
        case Record():
            yield from _record(shape, value, game, path, depth)


def _record(record: Record, value: Any, game: Game, path: Path, depth: int) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield _wrong_type(path, "mapping", value)
        return
    names = [f.name for f in record.fields]
    for key in value:
        if key not in names:
            yield Fault(
                (*path, str(key)),
                "unknown-field",
                {"is": str(key), "allowed": ", ".join(names) or "-"},
                closest(str(key), names),
            )
    for item in record.fields:
        if item.name in value:
            yield from _value(item.shape, value[item.name], game, (*path, item.name), depth)
        elif item.required:
            yield Fault((*path, item.name), "missing-field")
        elif isinstance(item.shape, Text) and item.shape.mark.required:
            yield Fault((*path, item.name), "text-required")


def _list(shape: ListOf, value: Any, game: Game, path: Path, depth: int) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield _wrong_type(path, "list", value)
        return
    if not shape.low <= len(value) <= shape.high:
        yield Fault(path, "list-length", {"is": len(value), "low": shape.low, "high": shape.high})
    if len(value) > shape.high:
        return
    seen: dict[str, int] = {}
    for index, item in enumerate(value):
        yield from _value(shape.item, item, game, (*path, index), depth)
        if shape.keyed and isinstance(item, dict) and isinstance(item.get("id"), str):
            first = seen.setdefault(item["id"], index)
            if first != index:
                yield Fault((*path, index, "id"), "duplicate-id", {"is": item["id"], "first": first})


def _word(family: Any, value: Any, game: Game, path: Path, depth: int) -> Iterator[Fault]:
    if depth >= DEEPEST:
        yield Fault(path, "too-deep", {"deepest": DEEPEST})
        return
    name: Any
    parameters: Any
    if isinstance(value, str):
        name, parameters = value, {}
    elif isinstance(value, dict) and len(value) == 1:
        name, parameters = next(iter(value.items()))
    else:
        yield Fault(path, "word-form", {"family": family, "is": quoted(value)})
        return
    known = game.words[family]
    info = known.get(name) if isinstance(name, str) else None
    if info is None:
        allowed = ", ".join(sorted(known)) or "-"
        yield Fault(
            path,
            "unknown-word",
            {"family": family, "is": quoted(name), "allowed": allowed},
            closest(str(name), known),
        )
        return
    yield from _record(info.record, {} if parameters is None else parameters, game, (*path, name), depth + 1)


def _choice(value: Any, options: tuple[str, ...], path: Path) -> Iterator[Fault]:
    if value not in options or isinstance(value, bool):
        yield Fault(
            path, "choice", {"is": quoted(value), "allowed": ", ".join(options)}, closest(str(value), options)
        )


def _source_text(shape: Text, value: Any, path: Path) -> Iterator[Fault]:
    if not isinstance(value, str):
        quotes = f'"{value}"' if isinstance(value, int | float) else ""
        yield Fault(path, "type", {"wanted": "text", "is": quoted(value)}, quotes)
    elif shape.mark.required and not value.strip():
        yield Fault(path, "text-required")
    else:
        yield from text_faults(value, shape, path)


def _characters(text: str, path: Path) -> Iterator[Fault]:
    for position, character in enumerate(text):
        if character not in "\n\t" and (
            unicodedata.category(character) in ("Cc", "Cs") or _is_no_character(character)
        ):
            yield Fault(path, "text-character", {"code": f"U+{ord(character):04X}", "position": position + 1})
            return


def _is_no_character(character: str) -> bool:
    """Code points that Unicode sets aside; XML, and so spreadsheets, cannot hold them."""
    code = ord(character)
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF


def _wrong_type(path: Path, wanted: str, value: Any) -> Fault:
    return Fault(path, "type", {"wanted": wanted, "is": quoted(value)})
