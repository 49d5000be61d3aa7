"""Where the terms of a game stand in a text: what a translator sees marked in the source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from content.terms.base import Concept, TermBase

_WORD = r"(?<![^\W_]){}(?![^\W_])"
LEAST_STEM, LONGEST_ENDING = 4, 3


@dataclass(frozen=True, slots=True)
class TermHit:
    """A term in a text, as it stands there."""

    concept: Concept
    found: str
    start: int

    @property
    def end(self) -> int:
        """Behind its last letter."""
        return self.start + len(self.found)


def concepts_in(terms: TermBase, text: str, language: str) -> Iterator[TermHit]:
    """The terms that stand in a text, from left to right, the longest where several begin; each concept
    once."""
    seen: set[str] = set()
    for hit in term_hits(terms, text, language):
        if hit.concept.name not in seen:
            seen.add(hit.concept.name)
            yield hit


def term_hits(terms: TermBase, text: str, language: str) -> Iterator[TermHit]:
    """Every term in a text, from left to right, the longest where several begin. A term that is written with
    a capital is meant only where it has it: a Hit is no “hit the road”."""
    forms = {form: concept for concept in terms.concepts.values() for form in concept.terms.get(language, ())}
    forms |= {form[:1].upper() + form[1:]: concept for form, concept in forms.items()}
    expression = _any_of(tuple(sorted(forms, key=lambda form: (-len(form), form))))
    if expression is None:
        return
    for match in expression.finditer(text):
        yield TermHit(forms[match[0]], match[0], match.start())


def has_concept(concept: Concept, text: str, language: str) -> bool:
    """Whether a text uses a form of a term, or another form with the same beginning: languages bend words in
    more ways than a list has, and write them together."""
    folded = text.casefold()
    return any(_stem(form) in folded for form in concept.terms.get(language, ()))


def _stem(form: str) -> str:
    """What stays of a word when its ending changes."""
    folded = form.casefold()
    return folded[: max(LEAST_STEM, len(folded) - LONGEST_ENDING)]


@lru_cache(maxsize=64)
def _any_of(forms: tuple[str, ...]) -> re.Pattern[str] | None:
    if not forms:
        return None
    return re.compile(_WORD.format(f"(?:{'|'.join(re.escape(form) for form in forms)})"))
