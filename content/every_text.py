"""Every text of a pack in every language: what people wrote, and the rules texts rendered from effects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from content.cardtext import compare, part_texts
from content.entries.pack import PackContent
from content.entries.validate import entry_faults
from content.entries.value import entry_value
from content.own_text import has_effects
from engine.games import games
from engine.schema import KindInfo, Path
from engine.wording import WordingError


@dataclass(frozen=True, slots=True)
class Text:
    """A text as readers find it: on which entry, where, in which language."""

    kind: str
    slug: str
    path: Path
    language: str
    text: str
    rendered: bool = False
    """Whether it comes from effects, so that nobody can mend it on the entry itself."""

    @property
    def field(self) -> str:
        """The last step of its address: ``name``."""
        return str(self.path[-1]).rpartition(".")[2]


def every_text(content: PackContent) -> Iterator[Text]:
    """All of them, entry by entry."""
    for kind, slug in content.documents:
        yield from written_texts(content, kind, slug)
        yield from rendered_texts(content, kind, slug)


def written_texts(content: PackContent, kind: str, slug: str) -> Iterator[Text]:
    """The source texts of an entry and their translations, up to date or not; own rules texts also where the
    source has none."""
    document = content.documents[kind, slug]
    for address in document.fields:
        if address in document.texts:
            yield Text(kind, slug, (address,), content.source, document.texts[address])
        for language in content.languages:
            answer = document.translations.get(language, {}).get(address)
            if answer is not None:
                yield Text(kind, slug, (address,), language, answer.text)


def rendered_texts(content: PackContent, kind: str, slug: str) -> Iterator[Text]:
    """The rules texts of an entry and of its parts. An entry that does not fit its kind has none; other
    checks say so."""
    game = games()[content.game]
    info = game.kinds.get(kind)
    if info is None or entry_faults(game, info, entry_value(game, content.documents[kind, slug])):
        return
    for language in (content.source, *content.languages):
        try:
            yield from _rendered_in(content, language, info, slug)
        except WordingError:
            continue  # a game that somebody is just declaring has no words for its effects yet


def _rendered_in(content: PackContent, language: str, info: KindInfo, slug: str) -> Iterator[Text]:
    """What is rendered in one language."""
    if has_effects(info):
        text = compare(content, language, info.name, slug).rendered
        if text:
            yield Text(info.name, slug, ("effects",), language, text, rendered=True)
    for address, part in part_texts(content, language, info.name, slug).items():
        yield Text(info.name, slug, tuple(address.split(".")), language, part, rendered=True)
