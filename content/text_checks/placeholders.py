"""Placeholders: what stands in braces in the source stands in the translation, and nothing else does."""

from __future__ import annotations

from collections.abc import Iterator

from content.placeholders import placeholder_faults
from content.text_checks.reading import Reading
from engine.schema import Fault


def check(reading: Reading) -> Iterator[Fault]:
    """What was lost, and what was invented."""
    yield from placeholder_faults(reading.text, reading.source, reading.is_own)
