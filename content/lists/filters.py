"""Conditions on the entries of a kind, as an address spells them: ``price:least:3``, ``name@de:holds:boot``,
``@state:missing:de``. What can be asked of a column follows from its sort, so that every field of every kind
can be filtered by."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from content.lists.columns import ListColumn, Sort
from content.search_index import fold

IS, NOT, LEAST, MOST, HOLDS, EMPTY, FILLED = "is", "not", "least", "most", "holds", "empty", "filled"
BARE = (EMPTY, FILLED)
"""Ask for no value."""
STATE, FAULTS, FIT, WORD = "@state", "@faults", "@fit", "@word"
"""Conditions that are about no field: how far a language is, what the checks say, whether the texts fit the
card, which words of the effect language are used."""
HOWS = {
    STATE: ("missing", "stale", "unreviewed"),
    FAULTS: ("any", "error"),
    FIT: ("over", "small"),
    WORD: ("uses",),
}
MOST_CONDITIONS = 12
LONGEST = 120


@dataclass(frozen=True, slots=True)
class Condition:
    """What an entry must have to be listed."""

    column: str
    how: str
    value: str = ""

    def __str__(self) -> str:
        return f"{self.column}:{self.how}" + (f":{self.value}" if self.value else "")


def hows_of(column: ListColumn) -> tuple[str, ...]:
    """What can be asked of a column."""
    maybe = BARE if column.may_be_empty else ()
    match column.sort:
        case Sort.NUMBER:
            return (IS, LEAST, MOST, *maybe)
        case Sort.CHOICE | Sort.REFERENCE:
            return (IS, NOT, *maybe)
        case Sort.SWITCH:
            return (IS, *maybe)
        case Sort.TEXT | Sort.STRING:
            return (HOLDS, IS, *BARE)
        case Sort.SEVERAL:
            return (HOLDS, *BARE)
    return BARE


def read_conditions(spelled: Iterable[str], columns: dict[str, ListColumn]) -> list[Condition]:
    """The conditions of an address, each once; what makes no sense is left out."""
    found: dict[Condition, None] = {}
    for each in spelled:
        name, _, rest = each[: LONGEST * 2].partition(":")
        how, _, value = rest.partition(":")
        made = Condition(name, how, value[:LONGEST].replace("\0", ""))
        if is_sound(made, columns):
            found[made] = None
    return list(found)[:MOST_CONDITIONS]


def is_sound(condition: Condition, columns: dict[str, ListColumn]) -> bool:
    """Whether a condition asks for something that there is."""
    column = columns.get(condition.column)
    if column is None:
        needs_value = condition.column != FAULTS
        allowed = HOWS.get(condition.column, ())
        return condition.how in allowed and bool(condition.value) == needs_value
    if condition.how not in hows_of(column):
        return False
    if condition.how in BARE:
        return not condition.value
    if column.sort is Sort.NUMBER:
        return _number(condition.value) is not None
    return bool(condition.value)


def matcher(condition: Condition, column: ListColumn) -> Callable[[Any], bool]:
    """Whether the value of an entry in a column is as the condition wants it."""
    asked = condition.value
    number = _number(asked)
    folded = fold(asked)

    def is_empty(value: Any) -> bool:
        return value is None or value in ("", [], {})

    def written(value: Any) -> str:
        return ("yes" if value else "no") if column.sort is Sort.SWITCH else str(value)

    def holds(value: Any) -> bool:
        if isinstance(value, list):
            return asked in map(str, value)
        return folded in fold(str(value or ""))

    def compares(value: Any) -> bool:
        if type(value) is not int or number is None:
            return False
        return value >= number if condition.how == LEAST else value <= number

    match condition.how:
        case "empty":
            return is_empty
        case "filled":
            return lambda value: not is_empty(value)
        case "holds":
            return holds
        case "least" | "most":
            return compares
        case "not":
            return lambda value: is_empty(value) or written(value) != asked
    if column.sort is Sort.NUMBER:
        return lambda value: type(value) is int and value == number
    if column.sort in (Sort.TEXT, Sort.STRING):
        return lambda value: fold(str(value or "")) == folded
    return lambda value: not is_empty(value) and written(value) == asked


def _number(text: str) -> int | None:
    try:
        return int(text) if len(text) <= 12 else None
    except ValueError:
        return None
