"""Placeholders: ``{effects}`` lost in German is a card without rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from content.own_text import PLACE
from engine.schema import Fault

PLACEHOLDER = re.compile(r"\{[a-z_]+\}")


def placeholder_faults(text: str, source: str, is_own: bool) -> Iterator[Fault]:
    """What a translation has lost of the placeholders of its source, and what it has invented. An own rules
    text may always take the rendered text in; that the source says it in its own words need not concern
    it."""
    if not text:
        return
    wanted, found = Counter(PLACEHOLDER.findall(source)), Counter(PLACEHOLDER.findall(text))
    if is_own and not wanted[PLACE]:
        found[PLACE] = 0
    lost, invented = wanted - found, found - wanted
    if lost:
        yield Fault((), "placeholder-lost", {"is": _listed(lost)})
    if invented:
        yield Fault((), "placeholder-invented", {"is": _listed(invented), "allowed": _listed(wanted) or "-"})


def _listed(placeholders: Counter[str]) -> str:
    return " ".join(sorted(placeholders.elements()))
