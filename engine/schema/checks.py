"""Checks that a game adds to those of its kinds: what only its rules know, seen over all entries at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.schema.faults import Fault

if TYPE_CHECKING:
    from engine.schema.game import Game


class Written(NamedTuple):
    """An entry as checks see it: data without texts in the shortest form, source texts by address, copies."""

    data: dict[str, Any]
    texts: Mapping[str, str] = {}
    copies: int = 1


Key = tuple[str, str]
Entries = Mapping[Key, Written]
"""Entries by kind and slug. All of them fit their kinds."""

Check = Callable[["Game", Entries], Iterator[tuple[Key, Fault]]]
"""A check: every fault it finds, with the entry it is in."""


def of_kind(entries: Entries, kind: str) -> dict[str, Written]:
    """The entries of a kind by slug."""
    return {slug: each for (of, slug), each in entries.items() if of == kind}


def first_of(entries: Entries, kind: str) -> Key:
    """The entry to name where one is missing: the first of its kind, or one that ought to be there."""
    return kind, next(iter(of_kind(entries, kind)), kind)


def word_name(raw: Any) -> str:
    """The name of a word of the effect language as it was written, with or without parameters."""
    return raw if isinstance(raw, str) else str(next(iter(raw)))
