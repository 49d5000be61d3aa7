"""How cards and players are named in labels and events: by ``kind/slug`` of their entries, for whose names
the wording asks the release."""

from __future__ import annotations

from engine.games.princess.state import State
from engine.kernel.decision import Label


def entry(g: State, definition: int) -> str:
    """``kind/slug`` of a definition."""
    return g.program.definitions[definition].entry


def card_entry(g: State, card: int) -> str:
    """``kind/slug`` of a single card."""
    return entry(g, g.program.cards[card])


def hero_entry(g: State, seat: int) -> str:
    """``kind/slug`` of a player's character; before there is one, of the first that was offered."""
    if g.character[seat] < 0:
        return entry(g, g.offered[2 * seat])
    return entry(g, g.character[seat])


def copy_number(g: State, card: int) -> int:
    """Which copy of its entry a card is, so that two of them do not read the same."""
    return card - g.program.cards.index(g.program.cards[card]) + 1


def card_label(g: State, key: str, card: int) -> Label:
    """An action with a single card."""
    return key, {"card": card_entry(g, card), "copy": copy_number(g, card)}


def hero_label(g: State, seat: int, key: str = "action-hero") -> Label:
    """An action with a player."""
    return key, {"hero": hero_entry(g, seat), "seat": seat + 1}
