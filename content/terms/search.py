"""Finds the wordings that a term base forbids: one pass over a text with one expression per language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from content.terms import phrases
from content.terms.base import TermBase, Variant

_BEGINS = re.compile(r"(?:^|[.:!?…\n])[\s«“„‘¿¡(—–*]*$")
"""What stands before the first word of a sentence."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A forbidden wording in a text, as it stands there."""

    variant: Variant
    found: str
    start: int


class Search:
    """The forbidden wordings of one language, ready to be looked for."""

    def __init__(self, terms: TermBase, language: str) -> None:
        self.variants: Sequence[Variant] = [each for each in terms.variants if each.language == language]
        parts = [phrases.pattern(each.write, exact=each.exact) for each in self.variants]
        self._any = re.compile("|".join(f"({part})" for part in parts)) if parts else None
        self._right = {
            each: re.compile("|".join(phrases.pattern(phrase) for phrase in each.unless))
            for each in self.variants
            if each.unless
        }

    def hits(self, text: str, place: tuple[str, str] = ("", "")) -> Iterator[Hit]:
        """Every forbidden wording in a text; ``place`` is the kind of the entry and the field it stands
        in."""
        at = 0
        while self._any is not None and (match := self._any.search(text, at)):
            variant = self.variants[(match.lastindex or 1) - 1]
            if self._is_right(variant, text, match, place):
                at = match.start() + 1
            else:
                yield Hit(variant, match[0], match.start())
                at = match.end()

    def _is_right(self, variant: Variant, text: str, match: re.Match[str], place: tuple[str, str]) -> bool:
        if {place[0], place[1], ".".join(place)}.intersection(variant.besides):
            return True
        if variant.inside and _BEGINS.search(text, 0, match.start()):
            return True
        right = self._right.get(variant)
        return right is not None and any(
            around.start() <= match.start() and match.end() <= around.end() for around in right.finditer(text)
        )
