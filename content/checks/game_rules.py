"""What the rules of a game ask of its content beyond its kinds: that an adventure can be laid and won, that a
tile has its arrow."""

from __future__ import annotations

from collections.abc import Iterator

from content.checks import Finding, Level
from content.entries.pack import PackContent
from content.sound import document_faults
from engine.games import games
from engine.schema.checks import Written

OF_FILES = True
"""What it finds is a fault of the pack's files, too."""


def check(content: PackContent) -> Iterator[Finding]:
    """Every fault that the game's own checks find. Entries that do not fit their kinds have faults already
    and count as missing here."""
    game = games()[content.game]
    if not game.checks:
        return
    entries = {
        key: Written(document.data, document.texts, document.copies)
        for key, document in content.documents.items()
        if key[0] in game.kinds and not document_faults(game, document)
    }
    for found in game.checks:
        for (kind, slug), fault in found(game, entries):
            yield Finding(Level.ERROR, kind, slug, fault)
