"""What can be done to a column of many entries at once: set it, add to it, multiply it, replace a part of its
texts. An operation gives the cells that it would type; what is made of them is planned like any other
cells."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation
from typing import Any

from content.lists.columns import ListColumn, Sort
from engine.schema import Fault

SET, ADD, MULTIPLY, REPLACE = "set", "add", "multiply", "replace"
NAMES = (SET, ADD, MULTIPLY, REPLACE)
MOST_FACTOR = Decimal(1_000_000)


@dataclass(frozen=True, slots=True)
class Operation:
    """What is to be done, and with what: ``value`` is set, added, multiplied by or looked for, ``other``
    stands where it was found."""

    name: str
    value: str
    other: str = ""


def operations_of(column: ListColumn) -> tuple[str, ...]:
    """What can be done to a column."""
    if column.sort is Sort.BLOCK:
        return ()
    if column.sort is Sort.NUMBER:
        return (SET, ADD, MULTIPLY)
    if column.sort in (Sort.TEXT, Sort.STRING):
        return (SET, REPLACE)
    return (SET,)


def operation_faults(operation: Operation, column: ListColumn) -> list[Fault]:
    """Why an operation cannot be done to a column; what comes of single cells is judged later."""
    if operation.name not in operations_of(column):
        return [Fault((), "change-unfit", {"is": operation.name})]
    if operation.name in (ADD, MULTIPLY) and _decimal(operation.value) is None:
        return [Fault((), "change-number", {"is": operation.value})]
    if operation.name == REPLACE and not operation.value:
        return [Fault((), "change-nothing")]
    return []


def apply_to(operation: Operation, value: Any) -> tuple[str, bool] | None:
    """What is typed into a cell that holds a value, and whether it had to be rounded; nothing where there is
    nothing to do."""
    if operation.name == SET:
        return operation.value, False
    if operation.name == REPLACE:
        text = str(value or "")
        changed = re.sub(re.escape(operation.value), lambda _found: operation.other, text)
        return (changed, False) if changed != text else None
    if type(value) is not int:
        return None
    number = _decimal(operation.value)
    assert number is not None
    exact = value + number if operation.name == ADD else value * number
    whole = exact.quantize(Decimal(1), ROUND_HALF_UP)
    return str(int(whole)), whole != exact


def _decimal(text: str) -> Decimal | None:
    """A number as people write it, with a point or a comma."""
    try:
        found = Decimal(text.strip().replace(",", "."))
    except InvalidOperation:
        return None
    return found if found.is_finite() and abs(found) <= MOST_FACTOR else None
