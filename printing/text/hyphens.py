"""Where words may be divided, language by language."""

from __future__ import annotations

import re
from functools import cache

import pyphen

SHORTEST = 6
"""Words of fewer letters are never divided."""
EDGE = 3
"""Letters that stay together on either side of a division."""
_LETTERS = re.compile(r"[^\W\d_]+")


@cache
def _dictionary(language: str) -> pyphen.Pyphen | None:
    known = pyphen.language_fallback(language)
    return pyphen.Pyphen(lang=known, left=EDGE, right=EDGE) if known else None


@cache
def divisions(word: str, language: str) -> tuple[tuple[int, bool], ...]:
    """The places where a word may be divided, from the left: position, and whether a hyphen is added there. A
    word that bears a hyphen may be divided after it."""
    found: dict[int, bool] = {}
    dictionary = _dictionary(language)
    for match in _LETTERS.finditer(word):
        letters = match.group()
        if dictionary is not None and len(letters) >= SHORTEST:
            for position in dictionary.positions(letters):
                found[match.start() + int(position)] = True
    for position in range(2, len(word) - 1):
        if word[position - 1] in "-–/" and word[position].isalpha() and word[position - 2].isalpha():
            found[position] = False
    return tuple(sorted(found.items()))
