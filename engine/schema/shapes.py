"""The shape of a value, read once from the type of a declared field.

Everything that follows from a declaration (faults, JSON Schema, forms, YAML order, spreadsheet columns,
where-used) is a walk over shapes, so a new kind or field needs no second list anywhere. A new sort of field
is a new shape here and a branch in each walk.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from engine.schema.grid import GridSpec
from engine.schema.markers import (
    Between,
    Choices,
    EffectList,
    Grid,
    Identifier,
    Ref,
    Translatable,
    WordFamily,
    Words,
)
from engine.schema.standing import MOMENT, Bears, Stands, needing

LOWEST, HIGHEST = -(2**31), 2**31 - 1
LONGEST_STRING = 200
LONGEST_LIST = 500


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """A whole number within bounds."""

    low: int = LOWEST
    high: int = HIGHEST


@dataclass(frozen=True, slots=True)
class YesNo:
    """True or false."""


@dataclass(frozen=True, slots=True)
class PlainString:
    """A short string for machines: never translated."""

    longest: int = LONGEST_STRING


@dataclass(frozen=True, slots=True)
class IdString:
    """The lasting name of a nested item."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few names."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A text for people, kept apart from the data."""

    mark: Translatable


@dataclass(frozen=True, slots=True)
class Reference:
    """The slug of an entry of a kind of the same game, and whether the two belong together."""

    kind: str
    belongs: bool = False
    includes: bool = False


@dataclass(frozen=True, slots=True)
class Drawing:
    """A map drawn as text."""

    spec: GridSpec


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a family of the game's vocabulary: ``{name: {parameters}}``, or the bare name."""

    family: WordFamily


@dataclass(frozen=True, slots=True)
class Duration:
    """How long an effect lasts: one of the game's durations."""


@dataclass(frozen=True, slots=True)
class Nullable:
    """A value that may be absent."""

    inner: Shape


@dataclass(frozen=True, slots=True)
class ListOf:
    """Several values of one shape, in order."""

    item: Shape
    low: int = 0
    high: int = LONGEST_LIST

    @property
    def keyed(self) -> bool:
        """Whether the items are records that bear an id."""
        return isinstance(self.item, Record) and any(isinstance(f.shape, IdString) for f in self.item.fields)


@dataclass(frozen=True, slots=True)
class MapOf:
    """Values under keys that are themselves of a shape (a choice, a reference, a string)."""

    key: Shape
    value: Shape


@dataclass(frozen=True, slots=True)
class Field:
    """A named part of a record. A field without a default must be given."""

    name: str
    shape: Shape
    required: bool
    default: Any = None
    stands: Stands | None = dataclasses.field(default=None, compare=False)
    """What its values need and give, if it is the parameter of a word."""

    def values(self) -> list[Any]:
        """The values it can have, if they can be counted."""
        match self.shape:
            case Choice(options) | ListOf(Choice(options)):
                return list(options)
            case YesNo():
                return [False, True]
        return []


@dataclass(frozen=True, slots=True)
class Record:
    """Named fields, in the order of their declaration."""

    name: str
    fields: tuple[Field, ...]
    bears: Bears = dataclasses.field(default=Bears(), compare=False)
    """What is known to the words that stand in it."""

    def field(self, name: str) -> Field:
        """The field of that name."""
        return next(f for f in self.fields if f.name == name)


Shape = (
    WholeNumber
    | YesNo
    | PlainString
    | IdString
    | Choice
    | Text
    | Reference
    | Drawing
    | Word
    | Duration
    | Nullable
    | ListOf
    | MapOf
    | Record
)

EFFECT = Record(
    "effect",
    (
        Field("when", Word("trigger"), required=True),
        Field("if", ListOf(Word("condition"), high=12), required=False, default=[]),
        Field("cost", ListOf(Word("cost"), high=6), required=False, default=[]),
        Field("may", YesNo(), required=False, default=False, stands=Stands(values={True: needing(MOMENT)})),
        Field("do", ListOf(Word("operation"), low=1, high=24), required=True),
        Field("until", Duration(), required=False, default="instant", stands=Stands(said=(MOMENT,))),
    ),
)
"""An effect as data: trigger, conditions, costs, whether it is optional, operations in order, duration."""


def holds_words(shape: Shape) -> bool:
    """Whether words can stand in a value."""
    match shape:
        case Word():
            return True
        case Nullable(inner) | ListOf(inner):
            return holds_words(inner)
        case Record(_, fields):
            return any(holds_words(each.shape) for each in fields)
    return False


class DeclarationError(TypeError):
    """A kind or word is declared in a way the schema cannot express; a mistake of ours, never of a
    designer."""


def record_of(declared: type, *, is_word: bool = False) -> Record:
    """The record that a kind, a part or a word declares. Words that a word must hold are at least one; a part
    of an entry may do nothing, as the option of a choice that is declined."""
    hints = typing.get_type_hints(declared, include_extras=True)
    fields = []
    for name, (required, default) in _defaults(declared).items():
        shape = shape_of(hints[name], f"{declared.__name__}.{name}")
        if isinstance(shape, Nullable) and isinstance(shape.inner, Text):
            raise DeclarationError(f"{declared.__name__}.{name}: a text is empty, never null")
        if required and is_word:
            shape = _with_words(shape)
        fields.append(
            Field(name, shape, required and not isinstance(shape, Text), default, _stands(hints[name]))
        )
    return Record(snake_case(declared.__name__), tuple(fields), getattr(declared, "bears", Bears()))


def _with_words(shape: Shape) -> Shape:
    """The shape of what must be given: a list of words that is empty would say nothing, and nothing could be
    said of it."""
    match shape:
        case ListOf(Word() as item, 0, high):
            return ListOf(item, 1, high)
        case ListOf(ListOf() as item, low, high):
            return ListOf(_with_words(item), low, high)
    return shape


def _stands(annotation: Any) -> Stands | None:
    """What a parameter's values need and give; of a list, its items'."""
    if typing.get_origin(annotation) is typing.Annotated:
        annotation, *marks = typing.get_args(annotation)
        for mark in marks:
            if isinstance(mark, Stands):
                return mark
    if typing.get_origin(annotation) is tuple:
        return _stands(typing.get_args(annotation)[0])
    return None


def shape_of(annotation: Any, where: str) -> Shape:
    """The shape of one annotated type; ``where`` names the field in the error when there is none."""
    marks: tuple[Any, ...] = ()
    if typing.get_origin(annotation) is typing.Annotated:
        annotation, *rest = typing.get_args(annotation)
        marks = tuple(rest)
    for mark in marks:
        marked = _marked(mark)
        if marked is not None:
            return marked
    bounds = next((mark for mark in marks if isinstance(mark, Between)), None)
    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if annotation is bool:
        return YesNo()
    if annotation is int:
        return WholeNumber(bounds.low, bounds.high) if bounds else WholeNumber()
    if annotation is str:
        grouped = next((mark.values for mark in marks if isinstance(mark, Stands) and mark.values), None)
        if grouped is not None:
            return Choice(tuple(grouped))
        return PlainString(bounds.high) if bounds else PlainString()
    if origin is Literal:
        return Choice(tuple(args))
    if origin in (typing.Union, types.UnionType) and len(args) == 2 and types.NoneType in args:
        inner = next(arg for arg in args if arg is not types.NoneType)
        return Nullable(shape_of(inner, where))
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        item = shape_of(args[0], where)
        return ListOf(item, bounds.low, bounds.high) if bounds else ListOf(item)
    if origin is dict:
        return MapOf(shape_of(args[0], where), shape_of(args[1], where))
    if isinstance(annotation, type) and (
        issubclass(annotation, msgspec.Struct) or dataclasses.is_dataclass(annotation)
    ):
        return record_of(annotation)
    raise DeclarationError(f"{where}: no shape is known for {annotation!r}")


def _marked(mark: Any) -> Shape | None:
    match mark:
        case Choices(names):
            return Choice(names)
        case Translatable():
            return Text(mark)
        case Ref(kind, belongs, includes):
            return Reference(kind, belongs, includes)
        case Grid(spec):
            return Drawing(spec)
        case Identifier():
            return IdString()
        case EffectList():
            return ListOf(EFFECT, high=24)
        case Words(family):
            return ListOf(Word(family), high=24)
    return None


def _defaults(declared: type) -> Mapping[str, tuple[bool, Any]]:
    """For every field whether it must be given, and its default as plain JSON."""
    found: dict[str, tuple[bool, Any]] = {}
    if issubclass(declared, msgspec.Struct):
        for info in msgspec.structs.fields(declared):
            default = info.default if info.default_factory is msgspec.NODEFAULT else info.default_factory()
            found[info.name] = (info.required, None if info.required else plain(default))
    elif dataclasses.is_dataclass(declared):
        for item in dataclasses.fields(declared):
            required = item.default is dataclasses.MISSING and item.default_factory is dataclasses.MISSING
            value = item.default if item.default is not dataclasses.MISSING else None
            if item.default_factory is not dataclasses.MISSING:
                value = item.default_factory()
            found[item.name] = (required, None if required else plain(value))
    else:
        raise DeclarationError(f"{declared.__name__}: a kind or word is a msgspec.Struct or a dataclass")
    return found


def plain(value: Any) -> Any:
    """A value as JSON knows it: tuples become lists, structs become dicts."""
    return msgspec.json.decode(msgspec.json.encode(value))


def snake_case(name: str) -> str:
    """``BossAttack`` as ``boss_attack``."""
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))
