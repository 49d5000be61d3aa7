"""The rules text of an entry in every language of its pack, as its page shows it."""

from __future__ import annotations

from content.actions.publish import read_content
from content.cardtext import compare, has_effects
from content.disk.pack_reader import entry_faults
from content.disk.pack_writer import entry_value
from content.models import Entry, Language
from engine.games import games
from engine.wording import WordingError


def rules_texts(entry: Entry) -> list[tuple[Language, str]]:
    """Language and text, the source language first; nothing for entries without effects, or that no longer
    fit their kind.

    A game that somebody is just declaring has no words for its effects yet: then there is nothing to show
    either.
    """
    game = games()[entry.game_id]
    kind = game.kinds[entry.kind]
    if not has_effects(kind):
        return []
    content = read_content(entry.game)
    if entry_faults(game, kind, entry_value(game, content.documents[entry.kind, entry.slug])):
        return []
    names = Language.objects.in_bulk([content.source, *content.languages])
    try:
        texts = [
            (names[code], compare(content, code, entry.kind, entry.slug).shown)
            for code in (content.source, *content.languages)
        ]
    except WordingError:
        return []
    return [(language, text) for language, text in texts if text]
