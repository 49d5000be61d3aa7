"""What is wrong with the language of a text, as faults: words the game does not use, and slips of the
type."""

from __future__ import annotations

from collections.abc import Iterator

from content.terms.base import TermBase
from content.terms.search import Search
from content.typography import typography_of
from engine.schema import Fault

NOWHERE = ("", "")


class LanguageCheck:
    """Reads texts of a game in one language."""

    def __init__(self, game: str, terms: TermBase, language: str) -> None:
        self.game, self.language = game, language
        self.search = Search(terms, language)
        self.typography = typography_of(language)

    def faults(
        self, text: str, place: tuple[str, str] = NOWHERE, *, rendered: bool = False
    ) -> Iterator[Fault]:
        """The faults of a text; ``place`` is the kind of its entry and its field, or the file of messages
        and the message, ``play``. What was rendered from
        effects is mended in the messages, and the fault says in which file."""
        for hit in self.search.hits(text, place):
            args = {"is": hit.found, "instead": hit.variant.instead, "why": hit.variant.why}
            if rendered:
                file = f"locale/{self.language}/{self.game}/effects.ftl"
                yield Fault((), "term-rendered", args | {"file": file})
            else:
                yield Fault((), "term", args)
        for slip in self.typography.slips(text):
            args = {"rule": slip.rule, "is": slip.found, "instead": slip.instead}
            yield Fault((), "typography", args)
