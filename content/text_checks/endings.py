"""Endings: a sentence stays a sentence, a question a question, and a heading has no full stop."""

from __future__ import annotations

from collections.abc import Iterator

from content.text_checks.reading import Reading
from engine.schema import Fault

_MARKS = {mark: marks[0] for marks in (".。", "!！", "?؟？", "…", ":：") for mark in marks}
"""The same mark in several scripts."""
_CLOSING = "”»«“’)\"' \n"


def check(reading: Reading) -> Iterator[Fault]:
    """Another mark at the end than the source has."""
    wanted, found = _ending(reading.source), _ending(reading.text)
    if wanted != found and not reading.is_name:
        yield Fault((), "text-ending", {"is": found or "–", "instead": wanted or "–"})


def _ending(text: str) -> str:
    bare = text.rstrip(_CLOSING)
    return _MARKS.get(bare[-1:], "")
