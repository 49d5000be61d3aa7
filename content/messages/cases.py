"""The cases in which a message can be said: every number that languages count by, every form, gender and name
that something is chosen by; and what it says in each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from content.messages.reading import Argument, parse
from engine.wording import Wording

NUMBERS = (0, 1, 2, 5, 21)
"""Between them they have every plural that languages of Europe and their neighbours have."""
MOST_CASES = 600
"""If all combinations are more, every two arguments are combined, and the others stay as they are."""
OTHERWISE = "other"

Case = dict[str, Any]


@dataclass(frozen=True, slots=True)
class SaidCase:
    """What a message, or an attribute of it, says in a case; or why it cannot."""

    attribute: str
    case: Case
    text: str
    problem: str = ""


def values_of(name: str, argument: Argument) -> list[Any]:
    """The values with which an argument is tried."""
    numbers: list[Any] = []
    if argument.is_number:
        numbers = list(dict.fromkeys([*NUMBERS, *(int(each) for each in argument.numbers)]))
    names: list[Any] = list(argument.choices)
    if names and OTHERWISE not in names:
        names.append(OTHERWISE)
    return numbers + names or [f"‹{name}›"]


def cases_of(arguments: Mapping[str, Argument]) -> list[Case]:
    """The combinations of values."""
    values = {name: values_of(name, argument) for name, argument in arguments.items()}
    count = 1
    for each in values.values():
        count *= len(each)
    if count <= MOST_CASES:
        return [dict(zip(values, each, strict=True)) for each in product(*values.values())]
    usual = {name: each[0] for name, each in values.items()}
    found: dict[tuple[Any, ...], Case] = {}
    for first, second in combinations(values, 2):
        for one, other in product(values[first], values[second]):
            case = usual | {first: one, second: other}
            found.setdefault(tuple(case.values()), case)
    return list(found.values())


def say_cases(words: Wording, key: str, source: str, arguments: Mapping[str, Argument]) -> Iterator[SaidCase]:
    """What a message and its attributes say in every case; a term is said by itself."""
    entry = parse(source)
    if entry is None:
        return
    parts = [""] if entry.value is not None else []
    parts += [each.id.name for each in entry.attributes]
    if key.startswith("-"):
        parts = [""]  # attributes of terms are only chosen by
    for part in parts:
        for case in cases_of(arguments):
            text, errors = words.attempt(key, case, part)
            yield SaidCase(part, case, text, str(errors[0]) if errors else "")
