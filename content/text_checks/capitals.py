"""Capitals: a translation begins with a capital letter where its source does."""

from __future__ import annotations

from collections.abc import Iterator

from content.text_checks.reading import Reading
from engine.schema import Fault


def check(reading: Reading) -> Iterator[Fault]:
    """A small letter where the source has a capital. The other way round is German."""
    source, text = _first(reading.source), _first(reading.text)
    if source.isupper() and text.islower():
        yield Fault((), "text-capital", {"is": text})


def _first(text: str) -> str:
    """The first letter, unless a number or a placeholder comes before it."""
    for sign in text:
        if sign.isalpha():
            return sign
        if sign.isdigit() or sign == "{":
            return ""
    return ""
