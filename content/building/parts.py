"""A field of an entry as a tree of parts: what each is, what it is called, and what may be done to it. That
is what the builder draws; nothing in a field is without a part, however wrong it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from content.disk.yaml_writer import write_flow
from content.wording import choice_name, field_name, wording
from engine.schema import Game, Path, WordInfo
from engine.schema.shapes import (
    Choice,
    Drawing,
    Duration,
    Field,
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
from engine.schema.validate import read

_SORTS: dict[type, str] = {Word: "word", Record: "record", ListOf: "list"}

Title = Callable[[str, str], str]
"""The name of an entry, by kind and slug."""


class Part(msgspec.Struct, omit_defaults=True):
    """A part of a field. ``sort`` says what it is:

    - ``word``, with its parameters as ``parts``;
    - ``list``, with its items as ``parts``; ``record``, with its fields as ``parts``;
    - ``number``, ``switch``, ``choice``, ``entry``, ``string``, ``lines``: a single value;
    - ``raw``: something else, or something wrong, as YAML.
    """

    path: Path
    sort: str
    label: str = ""
    value: Any = None
    shown: str = ""
    """The value as people read it."""
    is_given: bool = True
    """Whether it is written down; otherwise it has its default."""
    may_be_empty: bool = False
    family: str = ""
    """Of a word, its family; of a list of words or of records that begin with one, that of its items."""
    parts: list[Part] = []
    item_sort: str = ""
    """Of a list: whether its items are words, records, lists, or single values, which have no name here."""
    low: int | None = None
    high: int | None = None
    can_grow: bool = False
    """Of a list: whether one more item may be added. Of anything else: whether it is absent and can be
    made."""
    can_shrink: bool = False
    """Whether it can be taken away."""
    is_worded: bool = False
    """Whether it is a list that reads as sentences of its own."""


class Describing:
    """Describes the fields of a kind in a language."""

    def __init__(self, game: Game, kind: str, language: str, title: Title) -> None:
        self.game, self.kind, self.language, self.title = game, kind, language, title

    def describe(self, each: Field, fields: Mapping[str, Any]) -> Part:
        """The part of a whole field."""
        return self._field(each, fields, ())

    def _field(self, each: Field, given: Mapping[str, Any], path: Path) -> Part:
        part = self.part(each.shape, given.get(each.name, each.default), (*path, each.name))
        part.label = self._label(each)
        part.is_given = each.name in given
        part.can_shrink = part.is_given and not each.required
        return part

    def _label(self, each: Field) -> str:
        """What a field is called; some names mean one thing of numbers and another of everything else."""
        key, words = f"field-{each.name.replace('_', '-')}", wording(self.language, self.game.name)
        if isinstance(each.shape, WholeNumber) and words.has(key, "number"):
            return words.say(key, attribute="number")
        return field_name(self.game.name, self.kind, each.name, self.language)

    def part(self, shape: Shape, value: Any, path: Path) -> Part:
        """The part of a value."""
        may_be_empty = isinstance(shape, Nullable)
        while isinstance(shape, Nullable):
            shape = shape.inner
        made = self._part(shape, value, path)
        made.may_be_empty = may_be_empty
        return made

    def _part(self, shape: Shape, value: Any, path: Path) -> Part:
        match shape:
            case Word(family) if (named := read(self.game, family, value)) is not None:
                return self._word(*named, path)
            case Word(family):
                return Part(path, "raw", shown=_written(value), value=_written(value), family=family)
            case ListOf() if isinstance(value, list | None):
                return self._list(shape, value or [], path)
            case Record() if isinstance(value, dict):
                return Part(path, "record", parts=self._fields(shape, value, path))
            case ListOf() | Record() | MapOf():
                absent = value is None and isinstance(shape, Record)
                return Part(path, "raw", shown=_written(value), value=_written(value), can_grow=absent)
            case WholeNumber(low, high) if type(value) is int or value is None:
                return Part(path, "number", value=value, shown=_said(value), low=low, high=high)
            case YesNo() if isinstance(value, bool | None):
                return Part(path, "switch", value=value)
            case Choice() | Duration() if isinstance(value, str | None):
                shown = choice_name(value, self.language, self.game.name) if value else ""
                return Part(path, "choice", value=value, shown=shown)
            case Reference(kind) if isinstance(value, str | None):
                shown = self.title(kind, value) if value else ""
                return Part(path, "entry", value=value, shown=shown, family=kind)
            case Text() | Drawing() if isinstance(value, str | None):
                return Part(path, "lines", value=value or "", shown=value or "")
            case PlainString() | IdString() if isinstance(value, str | None):
                return Part(path, "string", value=value, shown=value or "")
        return Part(path, "raw", shown=_written(value), value=_written(value))

    def _fields(self, record: Record, given: Mapping[str, Any], path: Path) -> list[Part]:
        """The fields of a record. What it does not declare can be written anew or taken away."""
        parts = [self._field(each, given, path) for each in record.fields]
        declared = {each.name for each in record.fields}
        for name in given:
            if name not in declared:
                text = _written(given[name])
                parts.append(Part((*path, name), "raw", name, text, text, can_shrink=True))
        return parts

    def _word(self, info: WordInfo, given: Mapping[str, Any], path: Path) -> Part:
        parts = self._fields(info.record, given, (*path, info.name))
        return Part(path, "word", value=info.name, family=info.family, parts=parts)

    def _list(self, shape: ListOf, value: list[Any], path: Path) -> Part:
        parts = [self.part(shape.item, item, (*path, index)) for index, item in enumerate(value)]
        for part in parts:
            part.can_shrink = True
        return Part(
            path,
            "list",
            parts=parts,
            family=_first_family(shape.item),
            item_sort=_SORTS.get(type(shape.item), ""),
            low=shape.low,
            high=shape.high,
            can_grow=len(value) < shape.high,
            is_worded=is_worded(shape),
        )


def value_at(value: Any, path: Path) -> Any:
    """What stands at a path; None where nothing is written. A bare word is one without parameters."""
    for step in path:
        if isinstance(value, str):
            value = {} if value == step else None
        elif isinstance(value, list):
            value = value[step] if isinstance(step, int) and step < len(value) else None
        else:
            value = value.get(step) if isinstance(value, dict) else None
    return value


def is_worded(shape: Shape) -> bool:
    """Whether a value is a list that the wording makes sentences of."""
    return isinstance(shape, ListOf) and (
        isinstance(shape.item, Word) or (isinstance(shape.item, Record) and shape.item.name == "effect")
    )


def _first_family(shape: Shape) -> str:
    """The family of the word with which an item of a list begins."""
    match shape:
        case Word(family):
            return family
        case ListOf(item):
            return _first_family(item)
        case Record(_, fields):
            return next((each.shape.family for each in fields if isinstance(each.shape, Word)), "")
    return ""


def _said(value: Any) -> str:
    return "" if value is None else str(value)


def _written(value: Any) -> str:
    return "" if value is None else write_flow(value)
