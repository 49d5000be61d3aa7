"""Forbidden variants: wordings that the game's term base rules out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from content.terms.base import TermBase, Variant
from content.terms.search import Search
from content.text_checks.reading import Reading
from engine.schema import Fault


def check(reading: Reading) -> Iterator[Fault]:
    """Each with what to write instead, and why."""
    for hit in _search(reading.terms.variants, reading.language).hits(reading.text, reading.place):
        args = {"is": hit.found, "instead": hit.variant.instead, "why": hit.variant.why}
        yield Fault((), "term", args)


@lru_cache(maxsize=32)
def _search(variants: tuple[Variant, ...], language: str) -> Search:
    """One for all texts of a language: to make it costs as much as a hundred texts."""
    return Search(TermBase(variants=variants), language)
