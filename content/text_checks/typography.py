"""Typography: apostrophes, quotation marks, minus, ellipsis, spaces, as the language sets them."""

from __future__ import annotations

from collections.abc import Iterator

from content.text_checks.reading import Reading
from content.typography import typography_of
from engine.schema import Fault


def check(reading: Reading) -> Iterator[Fault]:
    """Slips of the type."""
    for slip in typography_of(reading.language).slips(reading.text):
        yield Fault((), "typography", {"rule": slip.rule, "is": slip.found, "instead": slip.instead})
