"""Texts that a page shows with a tick each before a deed on many of them: what was shown, in which version,
and what of it somebody chose. Those beyond the first few hundred are not shown, and chosen together."""

from __future__ import annotations

from collections.abc import Iterable

from django.http import QueryDict

MOST_SHOWN = 300


def spell_seen(texts: Iterable[tuple[int, int]]) -> str:
    """Texts and their versions as a field of a form; however many there are, it is one."""
    return " ".join(f"{unit}:{version}" for unit, version in texts)


def read_chosen(sent: QueryDict) -> dict[int, int]:
    """The texts that were chosen, with the versions that were shown."""
    seen: list[tuple[int, int]] = []
    for each in sent.get("seen", "").split():
        unit, _colon, version = each.partition(":")
        if unit.isascii() and version.isascii() and unit.isdigit() and version.isdigit() and len(each) < 30:
            seen.append((int(unit), int(version)))
    ticked = set(sent.getlist("text"))
    chosen = {unit: version for unit, version in seen[:MOST_SHOWN] if str(unit) in ticked}
    return chosen | (dict(seen[MOST_SHOWN:]) if "rest" in sent else {})
