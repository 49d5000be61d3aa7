"""Walks over the fields of an entry: its texts taken out and put back, what it refers to, and its shortest
form."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.schema.faults import Path
from engine.schema.game import Game
from engine.schema.shapes import ListOf, MapOf, Nullable, Record, Reference, Shape, Text, Word


def text_fields(record: Record, fields: dict[str, Any]) -> dict[str, Text]:
    """The addresses of all texts an entry with these fields has room for, with their shapes, in order.

    An address names the items of a list by their id (``encounters.cellar.text``), so that it outlives
    reordering.
    """
    return dict(_text_fields(record, fields, ""))


def split_texts(record: Record, fields: dict[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """Full fields as data without texts, and the texts by address. Empty texts are left out."""
    texts: dict[str, str] = {}
    data = _split(record, fields, "", texts)
    return data, texts


def join_texts(record: Record, data: dict[str, Any], texts: dict[str, str]) -> dict[str, Any]:
    """The inverse of `split_texts`: full fields in the order of their declaration, undeclared ones last."""
    joined: dict[str, Any] = _join(record, data, "", texts)
    return joined


def normal(record: Record, fields: dict[str, Any], game: Game) -> dict[str, Any]:
    """The shortest form of fields: defaults left out, declared order, words without parameters as bare
    names. What does not fit its kind stays as it is."""
    shortest: dict[str, Any] = _normal(record, fields, game)
    return shortest


def arranged(record: Record, data: dict[str, Any], game: Game) -> dict[str, Any]:
    """The same data with its keys in the order of the declaration, also where it is not sound: PostgreSQL
    forgets their order."""
    in_order: dict[str, Any] = _arranged(record, data, game)
    return in_order


def references(record: Record, data: dict[str, Any], game: Game) -> Iterator[tuple[Path, str, str]]:
    """Every entry that fields refer to, effects included: path of the reference, kind and slug. What does
    not fit its kind refers to nothing."""
    for path, shape, slug in _references(record, data, game, ()):
        yield path, shape.kind, slug


def declared_references(
    record: Record, data: dict[str, Any], game: Game
) -> Iterator[tuple[Path, Reference, str]]:
    """The same with the shape of each reference, which says whether the two belong together."""
    yield from _references(record, data, game, ())


def redirected(
    record: Record, data: dict[str, Any], game: Game, moved: Callable[[str, str], str]
) -> dict[str, Any]:
    """Data in which references lead elsewhere: ``moved`` gives for kind and slug the slug that is meant."""
    changed: dict[str, Any] = _redirected(record, data, game, moved)
    return changed


def _text_fields(shape: Shape, value: Any, address: str) -> Iterator[tuple[str, Text]]:
    match shape:
        case Text():
            yield address, shape
        case Nullable(inner) if value is not None:
            yield from _text_fields(inner, value, address)
        case ListOf(item) if shape.keyed:
            for part in value if isinstance(value, list) else ():
                if _has_id(part):
                    yield from _text_fields(item, part, f"{address}.{part['id']}")
        case Record(_, fields):
            given = value if isinstance(value, dict) else {}
            for each in fields:
                yield from _text_fields(
                    each.shape, given.get(each.name), f"{address}.{each.name}".lstrip(".")
                )


def _split(shape: Shape, value: Any, address: str, texts: dict[str, str]) -> Any:
    match shape:
        case Nullable(inner) if value is not None:
            return _split(inner, value, address, texts)
        case ListOf(item) if shape.keyed and isinstance(value, list):
            return [
                _split(item, part, f"{address}.{part['id']}", texts) if _has_id(part) else part
                for part in value
            ]
        case Record(_, fields) if isinstance(value, dict):
            kept = {}
            for each in fields:
                if each.name not in value:
                    continue
                here = f"{address}.{each.name}".lstrip(".")
                if isinstance(each.shape, Text):
                    if value[each.name]:
                        texts[here] = value[each.name]
                else:
                    kept[each.name] = _split(each.shape, value[each.name], here, texts)
            return kept | _undeclared(shape, value)
    return value


def _join(shape: Shape, value: Any, address: str, texts: dict[str, str]) -> Any:
    match shape:
        case Nullable(inner) if value is not None:
            return _join(inner, value, address, texts)
        case ListOf(item) if shape.keyed and isinstance(value, list):
            return [
                _join(item, part, f"{address}.{part['id']}", texts) if _has_id(part) else part
                for part in value
            ]
        case Record(_, fields) if isinstance(value, dict):
            full = {}
            for each in fields:
                here = f"{address}.{each.name}".lstrip(".")
                if isinstance(each.shape, Text):
                    if here in texts:
                        full[each.name] = texts[here]
                elif each.name in value:
                    full[each.name] = _join(each.shape, value[each.name], here, texts)
            return full | {name: part for name, part in value.items() if name not in full}
    return value


def _undeclared(record: Record, value: dict[str, Any]) -> dict[str, Any]:
    """What was stored before its kind was declared anew and has no place in it now."""
    declared = {each.name for each in record.fields}
    return {name: part for name, part in value.items() if name not in declared}


def _has_id(part: Any) -> bool:
    """Whether an item of a list can be named. What was stored before its kind was declared anew may lack
    it."""
    return isinstance(part, dict) and isinstance(part.get("id"), str)


def _normal(shape: Shape, value: Any, game: Game) -> Any:
    match shape:
        case Nullable(inner) if value is not None:
            return _normal(inner, value, game)
        case ListOf(item) if isinstance(value, list):
            return [_normal(item, part, game) for part in value]
        case MapOf(_, inner) if isinstance(value, dict):
            return {key: _normal(inner, part, game) for key, part in sorted(value.items())}
        case Word(family) if isinstance(value, dict) and len(value) == 1:
            name, parameters = next(iter(value.items()))
            known = game.words[family].get(name)
            if known is None:
                return value
            short = _normal(known.record, parameters or {}, game)
            return {name: short} if short else name
        case Record(_, fields) if isinstance(value, dict):
            kept = {}
            for each in fields:
                if each.name in value:
                    short = _normal(each.shape, value[each.name], game)
                    if each.required or short != each.default:
                        kept[each.name] = short
            return kept | _undeclared(shape, value)
    return value


def _arranged(shape: Shape, value: Any, game: Game) -> Any:
    match shape:
        case Nullable(inner) if value is not None:
            return _arranged(inner, value, game)
        case ListOf(item) if isinstance(value, list):
            return [_arranged(item, part, game) for part in value]
        case MapOf(_, inner) if isinstance(value, dict):
            return {key: _arranged(inner, part, game) for key, part in sorted(value.items())}
        case Word(family) if isinstance(value, dict):
            known = game.words[family]
            return {
                name: _arranged(known[name].record, part, game) if name in known else part
                for name, part in value.items()
            }
        case Record(_, fields) if isinstance(value, dict):
            first = {
                each.name: _arranged(each.shape, value[each.name], game)
                for each in fields
                if each.name in value
            }
            return first | _undeclared(shape, value)
    return value


def _redirected(shape: Shape, value: Any, game: Game, moved: Callable[[str, str], str]) -> Any:
    match shape:
        case Reference(kind) if isinstance(value, str):
            return moved(kind, value)
        case Nullable(inner) if value is not None:
            return _redirected(inner, value, game, moved)
        case ListOf(item) if isinstance(value, list):
            return [_redirected(item, part, game, moved) for part in value]
        case MapOf(key_shape, inner) if isinstance(value, dict):
            return {
                _redirected(key_shape, key, game, moved): _redirected(inner, part, game, moved)
                for key, part in value.items()
            }
        case Word(family) if isinstance(value, dict):
            known = game.words[family]
            return {
                name: _redirected(known[name].record, part, game, moved) if name in known else part
                for name, part in value.items()
            }
        case Record(_, fields) if isinstance(value, dict):
            shapes = {each.name: each.shape for each in fields}
            return {
                name: _redirected(shapes[name], part, game, moved) if name in shapes else part
                for name, part in value.items()
            }
    return value


def _references(shape: Shape, value: Any, game: Game, path: Path) -> Iterator[tuple[Path, Reference, str]]:
    match shape:
        case Reference() if isinstance(value, str):
            yield path, shape, value
        case Nullable(inner) if value is not None:
            yield from _references(inner, value, game, path)
        case ListOf(item) if isinstance(value, list):
            for index, part in enumerate(value):
                yield from _references(item, part, game, (*path, index))
        case MapOf(key_shape, inner) if isinstance(value, dict):
            for key, part in value.items():
                yield from _references(key_shape, key, game, (*path, key))
                yield from _references(inner, part, game, (*path, key))
        case Word(family) if isinstance(value, dict):
            for name, parameters in value.items():
                if name in game.words[family]:
                    known = game.words[family][name].record
                    yield from _references(known, parameters or {}, game, (*path, name))
        case Record(_, fields) if isinstance(value, dict):
            for each in fields:
                if each.name in value:
                    yield from _references(each.shape, value[each.name], game, (*path, each.name))
