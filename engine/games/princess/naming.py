"""How cards and players are named in labels and events: by ``kind/slug`` of their entries, for whose names
the wording asks the release; and how they are pointed at on the table."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.codes import CENTRE, IN_DECK
from engine.games.princess.state import State
from engine.kernel.message import Args, Label
from engine.kernel.targets import Card, Seat, Target


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


def card_label(g: State, viewer: int, key: str, card: int, *others: Target) -> Label:
    """An action of a seat with a single card, and with what else it is about."""
    args: Args = {"card": card_entry(g, card), "copy": copy_number(g, card)}
    return Label(key, args, (card_at(g, viewer, card), *others))


def hero_label(g: State, seat: int, key: str = "action-hero", *others: Target) -> Label:
    """An action with a player, and with what else it is about."""
    return Label(key, {"hero": hero_entry(g, seat), "seat": seat + 1}, (Seat(seat), *others))


def card_at(g: State, viewer: int, card: int) -> Card:
    """A card that a seat sees, to be pointed at: where it lies as far as the seat knows."""
    named = card_entry(g, card)
    for seat in range(g.seats):
        if card in g.curses[seat]:
            return Card(named, "curses", seat, g.curses[seat].index(card))
    if card in g.hand[viewer]:
        return Card(named, "hand", viewer, g.hand[viewer].index(card))
    if card in g.shop:
        return Card(named, "shop", None, g.shop.index(card))
    if card in g.discard:
        return Card(named, "discard", None, g.discard.index(card))
    if card == g.environment:
        return Card(named, "environment")
    if card == g.program.princess and g.princess_at == CENTRE:
        return Card(named, "centre")
    return remembered(g, viewer, card)


def remembered(g: State, viewer: int, card: int) -> Card:
    """A card that lies hidden, as a seat knows of it: in a hand, among the cards known to be there, or at its
    place in the deck from the top; else it is only named."""
    named, size = card_entry(g, card), len(g.program.cards)
    row = g.known[viewer * size : (viewer + 1) * size]
    if row[card] == IN_DECK:
        return Card(named, "deck", None, len(g.deck) - 1 - g.deck.index(card))
    for seat in range(g.seats):
        if row[card] == 1 << seat:
            there = [other for other in range(size) if row[other] == row[card]]
            return Card(named, "hand", seat, there.index(card))
    return Card(named, "table")


def bearer_at(g: State, viewer: int, definition: int, ctx: Context) -> Card:
    """The card that bears an effect, to be pointed at by a seat that reads its text: a single card, or the
    character or Secret of a player."""
    if ctx.card >= 0:
        return card_at(g, viewer, ctx.card)
    named = entry(g, definition)
    if definition in g.character:
        return Card(named, "character", g.character.index(definition))
    if ctx.owner >= 0 and g.secret[ctx.owner] == definition:
        return Card(named, "secret", ctx.owner)
    return Card(named, "table")
