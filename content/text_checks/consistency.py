"""Consistency: what reads the same in the source reads the same in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from content.text_checks.reading import Reading
from engine.schema import Fault


def check(reading: Reading) -> Iterator[Fault]:
    """What the same source was translated into elsewhere, if it was something else."""
    others = {text: number for text, number in reading.elsewhere.items() if text != reading.text}
    if others and reading.text not in reading.elsewhere:
        most = max(others, key=lambda text: others[text])
        yield Fault((), "text-inconsistent", {"instead": most, "times": others[most]})
