"""The rules text of an entry in every language of its pack, as its page shows it."""

from __future__ import annotations

from content.actions.publish import read_content
from content.cardtext import compare
from content.models import Entry, Language
from engine.wording import WordingError


def rules_texts(entry: Entry) -> list[tuple[Language, str]]:
    """Language and text, the source language first; nothing for entries without effects.

    A game that somebody is just declaring has no words for its effects yet: then there is nothing to show
    either.
    """
    content = read_content(entry.game)
    names = Language.objects.in_bulk([content.source, *content.languages])
    try:
        texts = [
            (names[code], compare(content, code, entry.kind, entry.slug).shown)
            for code in (content.source, *content.languages)
        ]
    except WordingError:
        return []
    return [(language, text) for language, text in texts if text]
