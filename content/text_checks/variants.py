"""Forbidden variants: wordings that the game's term base rules out."""

from __future__ import annotations

from collections.abc import Iterator

from content.terms.search import Search
from content.text_checks.reading import Reading
from engine.schema import Fault


def check(reading: Reading) -> Iterator[Fault]:
    """Each with what to write instead, and why."""
    for hit in Search(reading.terms, reading.language).hits(reading.text, reading.place):
        args = {"is": hit.found, "instead": hit.variant.instead, "why": hit.variant.why}
        yield Fault((), "term", args)
