"""What each seat knows of cards that lie hidden: in hands and in the deck.

``known[seat * cards + card]`` is 0 if the seat knows nothing of the card, a bit mask of the hands it may be
in (one bit: it is there), or IN_DECK if the seat knows its place in the deck. What lies open, and a seat's
own hand, needs no note. What is noted is always true; it is all that a seat remembers (decision 0012).
"""

from __future__ import annotations

from engine.games.princess.codes import IN_DECK
from engine.games.princess.happenings import E_SAW, E_SAW_DECK
from engine.games.princess.state import State


def forget(g: State, card: int) -> None:
    """The card lies open now, or nobody knows where it went."""
    cards = len(g.program.cards)
    for seat in range(g.seats):
        g.known[seat * cards + card] = 0


def all_know(g: State, card: int, holder: int) -> None:
    """Everybody has seen the card come into a hand, or lie in it."""
    cards = len(g.program.cards)
    for seat in range(g.seats):
        g.known[seat * cards + card] = 1 << holder


def drawn(g: State, card: int, holder: int) -> None:
    """A card has come from the deck into a hand: who knew it in the deck knows where it is."""
    cards = len(g.program.cards)
    for seat in range(g.seats):
        at = seat * cards + card
        if g.known[at] == IN_DECK:
            g.known[at] = 1 << holder


def passed(g: State, card: int, giver: int, taker: int, alone: bool) -> None:
    """A card has gone from hand to hand unseen by others. They still know that whatever may have been in the
    first hand is in one of the two, but for cards on the table and the Princess, whose place everybody sees;
    if it was the only card there, it is in the second."""
    cards = len(g.program.cards)
    mine = 1 << giver
    theirs = 1 << taker
    known = g.known
    princess = g.program.princess
    for seat in range(g.seats):
        first = seat * cards
        if seat == giver:
            known[first + card] = theirs
        elif seat == taker:
            known[first + card] = 0
        elif alone and known[first + card] == mine:
            known[first + card] = theirs
        else:
            for other in range(cards):
                if known[first + other] & mine and other not in g.played and other != princess:
                    known[first + other] |= theirs


def emptied(g: State, holder: int) -> None:
    """A hand is empty: nothing can be in it."""
    keep = ~(1 << holder)
    known = g.known
    for at in range(len(known)):
        known[at] &= keep


def seen_hand(g: State, viewer: int, holder: int) -> None:
    """A seat has seen a whole hand: it knows what is in it, and that nothing else is."""
    cards = len(g.program.cards)
    first = viewer * cards
    bit = 1 << holder
    before = g.known[first : first + cards]
    for at in range(first, first + cards):
        if g.known[at] & bit:
            g.known[at] &= ~bit
    for card in g.hand[holder]:
        g.known[first + card] = bit
        if before[card] != bit:
            g.emit(E_SAW, viewer, card, holder)


def swapped(g: State, one: int, two: int) -> None:
    """Two hands have been exchanged (they lie exchanged already): both players know what they gave away."""
    cards = len(g.program.cards)
    first, second = 1 << one, 1 << two
    known = g.known
    for seat in range(g.seats):
        base = seat * cards
        for at in range(base, base + cards):
            mask = known[at]
            if (mask & first and not mask & second) or (mask & second and not mask & first):
                known[at] = mask ^ first ^ second
    for viewer, holder in ((one, two), (two, one)):
        for at in range(viewer * cards, (viewer + 1) * cards):
            known[at] &= ~(first | second)
        for card in g.hand[viewer]:
            known[viewer * cards + card] = 0
            g.emit(E_SAW, viewer, card, viewer)
        for card in g.hand[holder]:
            known[viewer * cards + card] = 1 << holder


def seen_in_deck(g: State, viewer: int, card: int) -> None:
    """A seat knows the place of a card in the deck."""
    g.emit(E_SAW_DECK, viewer, card, len(g.deck) - 1 - g.deck.index(card))
    g.known[viewer * len(g.program.cards) + card] = IN_DECK


def deck_shuffled(g: State) -> None:
    """Nobody knows anything about the order of the deck any more."""
    for card in g.deck:
        forget(g, card)


def note_open_hand(g: State, seat: int) -> None:
    """A hand that lies open is known to everybody."""
    for viewer in range(g.seats):
        if viewer != seat:
            seen_hand(g, viewer, seat)
