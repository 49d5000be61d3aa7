"""Phrases: how a wording is written down in a term base.

A phrase is words as they stand in a text. ``*`` at the end of a word is any ending, alone it is any word;
``#`` is any number, ``...`` any words within one clause, ``a|b`` either word. Letters of both cases are meant
unless the phrase is told to be exact. So no designer has to write a regular expression, and none can be
written that takes for ever.
"""

from __future__ import annotations

import re

LONGEST = 120
_PART = re.compile(r"[\w’'«»“”„‘,;:.–—-]+\*?(?:\|[\w’'«»“”„‘–-]+\*?)*|#|\*")
_MARKS = ",;:."
_WORDS = r"[^.,:;!?\n]*?"
"""Any words up to the next mark."""
_CLAUSE = rf"(?:{_WORDS}\s)?"


def is_phrase(text: str) -> bool:
    """Whether a text can be read as a phrase: at least one word, and only what phrases are made of."""
    parts = text.split()
    words = [part for part in parts if part != "..."]
    return bool(words) and parts[0] != "..." and parts[-1] != "..." and all(map(_PART.fullmatch, words))


def pattern(phrase: str, *, exact: bool = False) -> str:
    """The regular expression of a phrase."""
    found, between = "", ""
    for part in phrase.split():
        if part == "...":
            between = "any"
            continue
        gap = {"": "", "one": r"\s+", "any": rf"\s+{_CLAUSE}"}[between]
        if part[0] in _MARKS:
            gap = _WORDS if between == "any" else ""
        found += gap + _word(part)
        between = "one"
    starts = r"(?<![\w’])" if phrase[0].isalnum() or phrase[0] == "#" else ""
    ends = r"(?![\w])" if phrase[-1].isalnum() else ""
    return f"{starts}(?:{found}){ends}" if exact else f"{starts}(?i:{found}){ends}"


def _word(part: str) -> str:
    if part == "#":
        return r"[+−-]?(?:\d+|\ufffc)"
    if part == "*":
        return r"\w+"
    choices = [
        re.escape(choice.removesuffix("*")) + r"\w*" * choice.endswith("*") for choice in part.split("|")
    ]
    return choices[0] if len(choices) == 1 else f"(?:{'|'.join(choices)})"
