"""The own texts of a game: each beside the text its effects give now, with what it rests on and what it
lacks.

An own text that restates the effects is *stale* when the rendered text is neither the one it was written for
nor the one it was confirmed for. It is *open* when it is stale, or when it lacks a number, an icon or a name
of the rendered text and nobody has confirmed that it fits: then the game is not published.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from content.cardtext import compare
from content.entries.document import NO_BASIS, Basis, Document
from content.entries.pack import PackContent
from content.entries.validate import entry_faults
from content.entries.value import entry_value
from content.facts import missing_facts
from content.own_text import PLACE, has_effects, own_field, restates
from engine.games import games
from engine.wording import WordingError


@dataclass(frozen=True)
class OwnText:
    """The rules text of an entry in one language; ``text`` is empty where nobody wrote an own one."""

    game: str
    kind: str
    slug: str
    field: str
    language: str
    text: str
    rendered: str
    basis: Basis
    names: tuple[str, ...] = ()
    is_source: bool = False
    source: str = ""
    """The own text of the source language, beside a translation."""
    answers: str = ""
    """The one that the translation answers."""

    @property
    def shown(self) -> str:
        """What players read."""
        return self.text.replace(PLACE, self.rendered) if self.text else self.rendered

    @property
    def is_confirmed(self) -> bool:
        """Whether somebody has confirmed that it fits the effects as they are."""
        return self.rendered == self.basis.confirmed_for

    @property
    def is_stale(self) -> bool:
        """Whether the effects say something else than what it was written and confirmed for."""
        return restates(self.text) and self.rendered != self.basis.written_for and not self.is_confirmed

    @cached_property
    def missing(self) -> tuple[str, ...]:
        """The numbers, icons and names that the effects have and it has not."""
        if not restates(self.text):
            return ()
        return missing_facts(self.text, self.rendered, self.names, self.language, self.game)

    @property
    def is_open(self) -> bool:
        """Whether somebody must mend or confirm it."""
        return self.is_stale or (not self.is_confirmed and bool(self.missing))


def own_texts_of(content: PackContent, kind: str, slug: str) -> Iterator[OwnText]:
    """The rules texts of one entry, the source language first; nothing for kinds without them, for entries
    that do not fit their kinds, and while a game has no words for its effects."""
    document = content.documents[kind, slug]
    if not _is_worded(content, document):
        return
    field = own_field(games()[content.game].kinds[kind])
    for language in (content.source, *content.languages):
        try:
            yield _own_text(content, document, field, language)
        except WordingError:
            return


def own_texts(content: PackContent) -> Iterator[OwnText]:
    """Every own text of a game."""
    for document in content.documents.values():
        field = own_field(games()[content.game].kinds.get(document.kind))
        if field in document.texts or any(field in answers for answers in document.translations.values()):
            for each in own_texts_of(content, *document.key):
                if each.text:
                    yield each


def _is_worded(content: PackContent, document: Document) -> bool:
    """Whether an entry fits its kind and says something."""
    game = games()[content.game]
    kind = game.kinds.get(document.kind)
    if kind is None or not has_effects(kind):
        return False
    return not entry_faults(game, kind, entry_value(game, document))


def _own_text(content: PackContent, document: Document, field: str, language: str) -> OwnText:
    said = compare(content, language, *document.key)
    basis, source, answers = document.own.get(field, NO_BASIS), "", ""
    if language != content.source:
        answer = document.translations.get(language, {}).get(field)
        basis = answer.basis if answer else NO_BASIS
        source, answers = document.texts.get(field, ""), answer.answers if answer else ""
    return OwnText(
        content.game,
        *document.key,
        field,
        language,
        said.override,
        said.rendered,
        basis,
        said.names,
        language == content.source,
        source,
        answers,
    )
