"""Identical: a sentence that reads as its source does was probably never translated."""

from __future__ import annotations

import re
from collections.abc import Iterator

from content.text_checks.reading import Reading
from engine.schema import Fault

_WORD = re.compile(r"[^\W\d_]{2,}")


def check(reading: Reading) -> Iterator[Fault]:
    """The source itself. A name of one word may well be the same in two languages."""
    if reading.text == reading.source and len(_WORD.findall(reading.text)) > 1:
        yield Fault((), "text-identical", {})
