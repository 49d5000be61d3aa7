"""The columns of a kind in a list: one for each declared field and, for texts, one for each language, each
with the sort of value that stands in its cells. Read from shapes, so that a new field is a column at once."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from content.wording import choice_name, field_name
from engine.schema import KindInfo
from engine.schema.json_schema import MOST_COPIES
from engine.schema.shapes import (
    Choice,
    Field,
    ListOf,
    Nullable,
    PlainString,
    Reference,
    Shape,
    Text,
    WholeNumber,
    YesNo,
)

COPIES = "copies"
"""The column of what every entry has beside its fields; the engine keeps the name for it."""
LANGUAGE_MARK = "@"
"""Between a text field and a language: ``name@de``."""


class Sort(enum.StrEnum):
    """What stands in the cells of a column."""

    NUMBER = "number"
    CHOICE = "choice"
    SWITCH = "switch"
    REFERENCE = "reference"
    TEXT = "text"
    STRING = "string"
    SEVERAL = "several"
    """Numbers, choices, references or strings in order."""
    BLOCK = "block"
    """More than a cell can hold: effects, maps, parts."""


@dataclass(frozen=True, slots=True)
class ListColumn:
    """One column: a field of a kind, a text of it in a language, or the copies."""

    key: str
    field: str
    sort: Sort
    shape: Shape
    declared: Field | None = None
    language: str = ""
    """Of a translation; nothing for the source language and for what is not translated."""

    @property
    def is_editable(self) -> bool:
        """Whether its cells can be changed where they stand."""
        match self.shape:
            case Text(mark):
                return mark.lines == "one"
        return self.sort is not Sort.BLOCK

    @property
    def may_be_empty(self) -> bool:
        """Whether a cell of it can hold nothing."""
        if self.sort in (Sort.TEXT, Sort.STRING):
            return True
        given = self.declared
        if given is not None and isinstance(given.shape, Nullable):
            return True
        return self.sort in (Sort.SEVERAL, Sort.BLOCK)

    @property
    def options(self) -> tuple[str, ...]:
        """The names among which its cells choose."""
        match self.shape:
            case Choice(options) | ListOf(Choice(options)):
                return options
        return ()

    @property
    def target(self) -> str:
        """The kind that its cells refer to."""
        match self.shape:
            case Reference(kind) | ListOf(Reference(kind)):
                return kind
        return ""

    @property
    def bounds(self) -> tuple[int, int] | None:
        """From where to where its numbers may go."""
        match self.shape:
            case WholeNumber(low, high) | ListOf(WholeNumber(low, high)):
                return low, high
        return None

    def value(self, data: dict[str, Any], copies: int) -> Any:
        """What an entry has in this column; texts stand elsewhere."""
        if self.declared is None:
            return copies
        return data.get(self.field, self.declared.default)

    def label(self, kind: KindInfo, spoken: str, language_names: dict[str, str] | None = None) -> str:
        """What it is called. The name of the copies comes from whoever shows them."""
        name = field_name(kind.game, kind.name, self.field, spoken)
        if not self.language:
            return name
        return f"{name} · {(language_names or {}).get(self.language, self.language)}"

    def option_names(self, kind: KindInfo, spoken: str) -> list[tuple[str, str]]:
        """What can be chosen, and how it is called."""
        return [(each, choice_name(each, spoken, kind.game)) for each in self.options]


def list_columns(kind: KindInfo, languages: Iterable[str] = ()) -> dict[str, ListColumn]:
    """All columns of a kind, in the order of its fields; the copies come last."""
    found: dict[str, ListColumn] = {}
    spoken = list(languages)
    for field in kind.record.fields:
        shape = field.shape.inner if isinstance(field.shape, Nullable) else field.shape
        column = ListColumn(field.name, field.name, _sort(shape), shape, field)
        found[column.key] = column
        if column.sort is Sort.TEXT:
            for language in spoken:
                key = f"{field.name}{LANGUAGE_MARK}{language}"
                found[key] = ListColumn(key, field.name, Sort.TEXT, shape, field, language)
    found[COPIES] = ListColumn(COPIES, COPIES, Sort.NUMBER, WholeNumber(1, MOST_COPIES))
    return found


def _sort(shape: Shape) -> Sort:
    match shape:
        case WholeNumber():
            return Sort.NUMBER
        case Choice():
            return Sort.CHOICE
        case YesNo():
            return Sort.SWITCH
        case Reference():
            return Sort.REFERENCE
        case Text():
            return Sort.TEXT
        case PlainString():
            return Sort.STRING
        case ListOf(WholeNumber() | Choice() | Reference() | PlainString()):
            return Sort.SEVERAL
    return Sort.BLOCK
