"""Find everything that is wrong with an entry's fields at once, each fault with its exact path and the
allowed values.

What is known at a place (`engine.schema.standing`) is carried along with the path. It is None inside an
effect whose trigger cannot be read: nothing there is judged by where it stands.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from engine.schema.faults import Fault, Path, closest, quoted
from engine.schema.game import Game, WordInfo
from engine.schema.markers import WordFamily
from engine.schema.shapes import (
    EFFECT,
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
from engine.schema.standing import MOMENT, Facts, Misfit, fitting, inside, judgement, obstacle

SLUG = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
LONGEST_SLUG = 60
DEEPEST = 12
"""How deep words may be nested; no card needs more than a few, and a bound keeps hostile data from
exhausting the stack."""


def is_slug(text: str) -> bool:
    """Whether a name may be a slug or an id: lower-case letters, digits and single underscores, a letter
    first."""
    return len(text) <= LONGEST_SLUG and SLUG.fullmatch(text) is not None


MOST_NAMES = 8
"""How many names of words a message lists."""
NO_NAMES = "none"
"""What a message gets where there is nothing to list."""


def faults_of(record: Record, value: Any, game: Game) -> list[Fault]:
    """All faults of the full fields of an entry, source texts in their places."""
    return list(_record(record, value, game, (), 0, frozenset()))


def text_faults(text: str, shape: Text, path: Path) -> Iterator[Fault]:
    """Faults of one text in any language: too long, lines where there is room for one, characters no
    printer can show."""
    mark = shape.mark
    if len(text) > mark.longest:
        yield Fault(path, "text-long", {"is": len(text), "longest": mark.longest})
    if mark.lines == "one" and "\n" in text:
        yield Fault(path, "text-lines")
    yield from _characters(text, path)


def _value(
    shape: Shape, value: Any, game: Game, path: Path, depth: int, facts: Facts | None
) -> Iterator[Fault]:
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
            yield from _word(family, value, game, path, depth, facts)
        case Nullable(inner):
            if value is not None:
                yield from _value(inner, value, game, path, depth, facts)
        case ListOf():
            yield from _list(shape, value, game, path, depth, facts)
        case MapOf(key_shape, value_shape):
            if not isinstance(value, dict):
                yield _wrong_type(path, "mapping", value)
                return
            for key, item in value.items():
                yield from _value(key_shape, key, game, (*path, str(key)), depth, facts)
                yield from _value(value_shape, item, game, (*path, str(key)), depth, facts)
        case Record():
            yield from _record(shape, value, game, path, depth, facts)


def _record(
    record: Record, value: Any, game: Game, path: Path, depth: int, facts: Facts | None
) -> Iterator[Fault]:
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
    known = known_in(record, value, game, facts)
    for item in record.fields:
        if item.name in value:
            # The trigger itself is judged by what is known before it.
            here = facts if record is EFFECT and item.name == "when" else known
            yield from _value(item.shape, value[item.name], game, (*path, item.name), depth, here)
            if record is EFFECT and known is not None and item.stands is not None:
                need = item.stands.of(value[item.name], item.default).missing(known)
                if need:
                    yield Fault((*path, item.name), "misplaced-field", {"is": item.name, "need": need})
        elif item.required:
            yield Fault((*path, item.name), "missing-field")
        elif isinstance(item.shape, Text) and item.shape.mark.required:
            yield Fault((*path, item.name), "text-required")


def known_in(record: Record, value: Mapping[str, Any], game: Game, facts: Facts | None) -> Facts | None:
    """What is known to the words in a record; in an effect, what its trigger brings along."""
    if facts is None:
        return None
    if record is EFFECT:
        named = read(game, "trigger", value.get("when"))
        return inside(*named, facts) if named is not None else None
    if record.bears.cases:
        return facts | record.bears.facts({each.name: each for each in record.fields}, value)
    return facts


def read(game: Game, family: WordFamily, value: Any) -> tuple[WordInfo, dict[str, Any]] | None:
    """A word as data, with its parameters; None if it cannot be read."""
    name: Any = value
    given: Any = {}
    if isinstance(value, dict) and len(value) == 1:
        name, given = next(iter(value.items()))
    info = game.words[family].get(name) if isinstance(name, str) else None
    if info is None or not isinstance(given, dict | None):
        return None
    return info, given or {}


def _list(
    shape: ListOf, value: Any, game: Game, path: Path, depth: int, facts: Facts | None
) -> Iterator[Fault]:
    if not isinstance(value, list):
        if shape.item is EFFECT:
            yield Fault(path, "effects", {"is": quoted(value)})
        else:
            yield _wrong_type(path, "list", value)
        return
    if not shape.low <= len(value) <= shape.high:
        yield Fault(path, "list-length", {"is": len(value), "low": shape.low, "high": shape.high})
    if len(value) > shape.high:
        return
    if shape.item == Word("cost"):
        yield from (
            Fault((*path, index), "cost-twice", {"is": name}) for index, name in costs_twice(value, game)
        )
    seen: dict[str, int] = {}
    for index, item in enumerate(value):
        yield from _value(shape.item, item, game, (*path, index), depth, facts)
        if shape.keyed and isinstance(item, dict) and isinstance(item.get("id"), str):
            first = seen.setdefault(item["id"], index)
            if first != index:
                yield Fault((*path, index, "id"), "duplicate-id", {"is": item["id"], "first": first})


def costs_twice(costs: list[Any], game: Game) -> Iterator[tuple[int, str]]:
    """The costs that take what another one takes already, by place and name: whether each can be paid says
    nothing about both."""
    seen: list[tuple[str, list[Any]]] = []
    for index, item in enumerate(costs):
        named = read(game, "cost", item)
        if named is None:
            continue
        info, given = named
        fields = [info.record.field(info.supply)] if info.supply else info.record.fields
        kinds = [given.get(each.name, each.default) for each in fields if each.values()]
        taken = ("" if info.supply else info.name, kinds)
        if any(_are_of_one(taken, other) for other in seen):
            yield index, info.name
        seen.append(taken)


def _are_of_one(one: tuple[str, list[Any]], other: tuple[str, list[Any]]) -> bool:
    """Whether two costs take the same: no name is a common supply, of which "any" is every part."""
    if one[0] != other[0]:
        return False
    return one[1] == other[1] or (not one[0] and ["any"] in (one[1], other[1]))


def _word(
    family: WordFamily, value: Any, game: Game, path: Path, depth: int, facts: Facts | None
) -> Iterator[Fault]:
    if depth >= DEEPEST:
        yield Fault(path, "too-deep", {"deepest": DEEPEST})
        return
    if not isinstance(value, str) and not (isinstance(value, dict) and len(value) == 1):
        yield Fault(path, "word-form", {"family": family, "is": quoted(value)})
        return
    name, parameters = (value, {}) if isinstance(value, str) else next(iter(value.items()))
    info = game.words[family].get(name) if isinstance(name, str) else None
    if info is None:
        yield _unknown_word(family, name, game, path, facts)
        return
    given = {} if parameters is None else parameters
    known = facts
    if facts is not None and isinstance(given, dict):
        for misfit in judgement(info, given, facts):
            yield misplaced(game, info, given, misfit, facts, path)
        known = inside(info, given, facts)
    yield from _record(info.record, given, game, (*path, name), depth + 1, known)


def _unknown_word(family: WordFamily, name: Any, game: Game, path: Path, facts: Facts | None) -> Fault:
    """A name that is no word of its family: perhaps one of another, perhaps misspelt. What may stand here is
    listed only if nothing comes close."""
    words = game.words[family]
    for other, known in game.words.items():
        if name in known:
            args = {"is": name, "sort": other, "field": FIELD_OF[other]}
            return Fault(path, "word-family", args)
    fits = [each for each, info in words.items() if facts is None or obstacle(info, facts) is None]
    hint = closest(str(name), fits) or closest(str(name), words)
    allowed = NO_NAMES if hint else _listed(sorted(fits))
    return Fault(path, "unknown-word", {"family": family, "is": quoted(name), "allowed": allowed}, hint)


FIELD_OF: dict[WordFamily, str] = {"trigger": "when", "condition": "if", "cost": "cost", "operation": "do"}
"""Where in an effect the words of a family stand."""


def misplaced(
    game: Game, word: WordInfo, given: Mapping[str, Any], misfit: Misfit, facts: Facts, path: Path
) -> Fault:
    """The fault of a word, or of one of its values, that cannot stand where it does: what it needs, and where
    that is to be had."""
    args: dict[str, str | int] = {"is": word.name}
    if misfit.parameter:
        args |= {
            "is": quoted(misfit.value),
            "need": misfit.need,
            "left-out": "no" if misfit.parameter in given else "yes",
            "parameter": misfit.parameter,
            "with": _companions(word, misfit) or NO_NAMES,
            "allowed": ", ".join(map(str, fitting(word, given, misfit.parameter, facts))) or NO_NAMES,
        }
        return Fault((*path, word.name, misfit.parameter), "misplaced-value", args)
    if misfit.need == MOMENT and word.family == "operation":
        fits = [info.name for info in game.words["operation"].values() if obstacle(info, facts) is None]
        return Fault(path, "misplaced-once", args | {"allowed": _listed(fits)})
    return Fault(path, "misplaced-word", args | {"need": misfit.need} | sources(game, misfit.need))


def _companions(word: WordInfo, misfit: Misfit) -> str:
    """The other parameters, and their values, that give what a value needs: ``of: enemies, this``."""
    wanted = frozenset(misfit.need.split("|"))
    for each in word.record.fields:
        if each.stands is not None and each.name != misfit.parameter:
            marked = each.stands.values.items()
            values = [str(value) for value, one in marked if wanted.intersection(one.gives)]
            if values:
                return f"{each.name}: {', '.join(values)}"
    return ""


def sources(game: Game, need: str) -> dict[str, str]:
    """Where a fact can come from: kinds whose cards bear it, triggers that bring it, operations that give it
    to those inside."""
    wanted = frozenset(need.split("|"))
    kinds = [name for name, kind in game.kinds.items() if wanted & _borne(kind.record)]
    found = {"kinds": _listed(kinds)}
    triggers, operations = game.words["trigger"].values(), game.words["operation"].values()
    found["triggers"] = _listed([word.name for word in triggers if wanted & _given(word)])
    found["inside"] = _listed([word.name for word in operations if wanted & _given(word)])
    return found


def _borne(shape: Shape) -> Facts:
    """What some record in a kind gives to its words."""
    match shape:
        case Nullable(inner) | ListOf(inner):
            return _borne(inner)
        case Record(_, fields):
            return shape.bears.all.union(*(_borne(each.shape) for each in fields))
    return frozenset()


def _given(word: WordInfo) -> Facts:
    """What a word gives, or a value of it."""
    found = frozenset(word.standing.gives)
    for each in word.record.fields:
        if each.stands is not None:
            found |= frozenset(each.stands.gives)
            found = found.union(*(value.gives for value in each.stands.values.values()))
    return found


def _listed(names: list[str]) -> str:
    """Names for a message: the first few, and how many more there are."""
    more = len(names) - MOST_NAMES
    return ", ".join(names[:MOST_NAMES]) + (f" (+{more})" if more > 0 else "") or NO_NAMES


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
