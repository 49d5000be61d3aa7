"""Terms: what the source calls by a term of the game is called by that term in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from content.terms.hits import concepts_in, has_concept
from content.text_checks.reading import Reading
from engine.schema import Fault


def check(reading: Reading) -> Iterator[Fault]:
    """Concepts of the source that the translation calls something else. Names are free to."""
    if reading.is_name:
        return
    for hit in concepts_in(reading.terms, reading.source, reading.source_language):
        forms = hit.concept.terms.get(reading.language, ())
        if forms and not has_concept(hit.concept, reading.text, reading.language):
            yield Fault((), "text-term-unused", {"is": hit.found, "instead": forms[0]})
