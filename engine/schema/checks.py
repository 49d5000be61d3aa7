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
