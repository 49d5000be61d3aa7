"""Numbers: a 3 of the source is a 3 in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from content.text_checks.reading import Reading
from engine.schema import Fault

_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
_THOUSANDS = re.compile(r"(?<=\d)[.,\u00a0\u202f ](?=\d{3}\b)")


def check(reading: Reading) -> Iterator[Fault]:
    """Numbers that only one of the two has. The decimal comma and what parts thousands are the language's
    own."""
    wanted, found = _numbers(reading.source), _numbers(reading.text)
    if lost := wanted - found:
        yield Fault((), "text-number-lost", {"is": _listed(lost)})
    if invented := found - wanted:
        yield Fault((), "text-number-invented", {"is": _listed(invented)})


def _numbers(text: str) -> Counter[str]:
    return Counter(number.replace(",", ".") for number in _NUMBER.findall(_THOUSANDS.sub("", text)))


def _listed(numbers: Counter[str]) -> str:
    return ", ".join(sorted(numbers.elements()))
