"""Three-way merging of documents: what the other side changed, what we changed, and where both changed the
same thing.

The same function serves a pack loaded over local edits and two people saving one entry.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from content.entries.document import Document, Place, assembled, places

Verdict = Literal["same", "theirs", "mine", "conflict"]


@dataclass(frozen=True, slots=True)
class Change:
    """One value that differs from the base on at least one side; ``None`` where it is absent."""

    place: Place
    base: Any
    theirs: Any
    mine: Any
    verdict: Verdict


def compare(base: Document | None, theirs: Document | None, mine: Document | None) -> list[Change]:
    """Every place at which one of the sides departs from the base, in the order of the documents."""
    old, left, right = places(base), places(theirs), places(mine)
    changes = []
    for place in dict.fromkeys((*left, *right, *old)):
        was, their, our = old.get(place), left.get(place), right.get(place)
        if their == our:
            if their != was:
                changes.append(Change(place, was, their, our, "same"))
        elif our == was:
            changes.append(Change(place, was, their, our, "theirs"))
        elif their == was:
            changes.append(Change(place, was, their, our, "mine"))
        else:
            changes.append(Change(place, was, their, our, "conflict"))
    return changes


def merged(
    base: Document | None, theirs: Document, mine: Document, *, prefer: Literal["theirs", "mine"] = "mine"
) -> Document:
    """Both sides' changes in one document; where they conflict, the preferred side's. What an own text rests
    on goes with the text."""
    parts = places(mine)
    for change in compare(base, theirs, mine):
        if change.verdict == "theirs" or (change.verdict == "conflict" and prefer == "theirs"):
            if change.theirs is None:
                parts.pop(change.place, None)
            else:
                parts[change.place] = change.theirs
    _keep_bases(parts, places(theirs), places(mine))
    return assembled(mine.kind, mine.slug, parts)


def _keep_bases(parts: dict[Place, Any], theirs: dict[Place, Any], mine: dict[Place, Any]) -> None:
    """Where the sides' texts differ, the basis is that of the side whose text was taken."""
    for place in dict.fromkeys((*theirs, *mine)):
        text = ("texts", *place[1:])
        if place[0] == "own" and theirs.get(text) != mine.get(text):
            side = theirs if parts.get(text) == theirs.get(text) else mine
            parts.pop(place, None)
            if place in side:
                parts[place] = side[place]


def difference(before: Document | None, after: Document | None) -> list[Change]:
    """What a change did, place by place."""
    return [change for change in compare(before, after, before) if change.verdict == "theirs"]
