"""Texts keep their placeholders: a translation those of its source, an own rules text none but
``{effects}``."""

from __future__ import annotations

from collections.abc import Iterator

from content.checks import Finding, Level
from content.entries.pack import PackContent
from content.own_text import own_field
from content.placeholders import placeholder_faults
from engine.games import games


def check(content: PackContent) -> Iterator[Finding]:
    """An error for each text with placeholders that are lost or invented; translations that are stale wait
    for their translator first."""
    kinds = games()[content.game].kinds
    for (kind, slug), document in content.documents.items():
        own = own_field(kinds.get(kind))
        for fault in placeholder_faults(document.texts.get(own, ""), "", is_own=True):
            yield Finding(Level.ERROR, kind, slug, fault.under((own,)))
        for language, answers in document.translations.items():
            for field, answer in answers.items():
                if answer.answers == document.texts.get(field, ""):
                    for fault in placeholder_faults(answer.text, answer.answers, is_own=field == own):
                        yield Finding(Level.ERROR, kind, slug, fault.under((field,)), language)
