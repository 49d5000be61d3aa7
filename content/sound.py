"""What is wrong with an entry by itself. Checks on the whole of a game ask it of every entry, again and again
while one of thousands changes: the answer is found once for each state of an entry and remembered."""

from __future__ import annotations

import pickle

from content.entries.document import Document
from content.entries.validate import entry_faults
from content.entries.value import entry_value
from engine.schema import Fault, Game

MOST = 20_000
_known: dict[int, tuple[Game, dict[bytes, tuple[Fault, ...]]]] = {}
"""By the identity of the game, which is held so that no other can have it."""


def document_faults(game: Game, document: Document) -> tuple[Fault, ...]:
    """Every fault of an entry whose kind the game declares."""
    known = _known.setdefault(id(game), (game, {}))[1]
    own = (document.data, document.texts, document.copies, document.framing, document.notes)
    key = pickle.dumps((document.kind, *own))
    found = known.get(key)
    if found is None:
        if len(known) >= MOST:
            known.clear()
        found = tuple(entry_faults(game, game.kinds[document.kind], entry_value(game, document)))
        known[key] = found
    return found
