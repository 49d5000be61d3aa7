"""Which item of a list became which: what stayed, what moved, what was changed, what came and what went."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any

ALIKE = 0.5
"""From this share of common words on, an item elsewhere is taken for one that was moved and changed."""
_WORD = re.compile(r"\w+")


def pair_items(before: list[Any], after: list[Any]) -> tuple[dict[int, int], dict[int, int]]:
    """For items of the new list the index of the old one they were: those that kept their order, and those
    that moved. An item is the same if it says the same or bears the same ``id``."""
    old, new = [_identity(item) for item in before], [_identity(item) for item in after]
    kept: dict[int, int] = {}
    gaps = []
    for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "equal":
            kept.update(zip(range(c, d), range(a, b), strict=True))
        else:
            gaps.append((range(a, b), range(c, d)))
    moved = _moved(old, new, kept)
    gone = set(moved.values())
    for olds, news in gaps:
        free_olds = [index for index in olds if index not in gone]
        free_news = [index for index in news if index not in moved]
        kept.update(_likest(free_olds, free_news, old, new))
    for index in sorted({*range(len(old))} - {*kept.values(), *moved.values()}):
        left = [number for number in range(len(new)) if number not in kept and number not in moved]
        alike = {number: _likeness(old[index], new[number]) for number in left}
        best = max(left, key=lambda number: alike[number], default=None)
        if best is not None and alike[best] >= ALIKE:
            moved[best] = index
    return kept, moved


def same(one: Any, other: Any) -> bool:
    """Equal, whatever the order of keys; a number never passes for a truth value."""
    return bool(one == other) and _written(one) == _written(other)


def _moved(old: list[str], new: list[str], kept: dict[int, int]) -> dict[int, int]:
    left: dict[str, list[int]] = {}
    for index in sorted({*range(len(old))} - {*kept.values()}):
        left.setdefault(old[index], []).append(index)
    return {
        index: left[item].pop(0) for index, item in enumerate(new) if index not in kept and left.get(item)
    }


def _likest(olds: list[int], news: list[int], old: list[str], new: list[str]) -> Iterator[tuple[int, int]]:
    """Pairs the items of a gap, the most alike first, without crossing."""
    if not olds or not news:
        return
    a, c = max(
        ((a, c) for a in range(len(olds)) for c in range(len(news))),
        key=lambda pair: (_likeness(old[olds[pair[0]]], new[news[pair[1]]]), -abs(pair[0] - pair[1])),
    )
    yield from _likest(olds[:a], news[:c], old, new)
    yield news[c], olds[a]
    yield from _likest(olds[a + 1 :], news[c + 1 :], old, new)


def _likeness(one: str, other: str) -> float:
    """How many of their words two items share."""
    words, others = _words(one), _words(other)
    return len(words & others) / max(1, len(words | others))


@lru_cache(1000)
def _words(item: str) -> frozenset[str]:
    return frozenset(_WORD.findall(item))


def _identity(item: Any) -> str:
    if isinstance(item, dict) and isinstance(item.get("id"), str):
        return f"id {item['id']}"
    return _written(item)


def _written(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
