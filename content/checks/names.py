"""No two entries of a kind share a name in a language, or players could not tell them apart."""

from __future__ import annotations

from collections.abc import Iterator

from content.checks import Finding, Level
from content.entries.pack import PackContent
from engine.games import games
from engine.schema import Fault


def check(content: PackContent) -> Iterator[Finding]:
    """A warning for the second bearer of a name."""
    kinds = games()[content.game].kinds
    seen: dict[tuple[str, str, str], str] = {}
    for (kind, slug), document in sorted(content.documents.items()):
        title = kinds[kind].title_field if kind in kinds else ""
        names = {content.source: document.texts.get(title, "")}
        for language, answers in document.translations.items():
            names[language] = answers[title].text if title in answers else ""
        for language, name in names.items():
            if not name:
                continue
            first = seen.setdefault((kind, language, name.casefold()), slug)
            if first != slug:
                meant = ((kind, first),)
                fault = Fault((title,), "name-twice", {"is": name, "first": first}, entries=meant)
                yield Finding(Level.WARNING, kind, slug, fault, language)
