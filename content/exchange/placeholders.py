"""Placeholders as tools for translators protect them: ``{effects}`` becomes one code that cannot be broken.

The codes of a translation bear the ids of the same placeholders in the source, so that a tool sees which one
is missing.
"""

from __future__ import annotations

from collections import defaultdict

from content.placeholders import PLACEHOLDER

Piece = str | tuple[str, str]
"""Text, or a placeholder with its id."""


def cut(source: str, *others: str) -> list[list[Piece]]:
    """Texts in pieces, the source first; the n-th of equal placeholders has the same id in each."""
    ids: dict[tuple[str, int], str] = {}
    found = []
    for text in (source, *others):
        seen: dict[str, int] = defaultdict(int)
        pieces: list[Piece] = []
        end = 0
        for match in PLACEHOLDER.finditer(text):
            if match.start() > end:
                pieces.append(text[end : match.start()])
            place = match[0], seen[match[0]]
            seen[match[0]] += 1
            pieces.append((match[0], ids.setdefault(place, str(len(ids) + 1))))
            end = match.end()
        if end < len(text):
            pieces.append(text[end:])
        found.append(pieces)
    return found
