"""Cards on their way: from the deck to hands and piles, from hand to hand. Every card that moves, moves here,
so that what players know of it is always kept in step."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import refresh_numbers
from engine.games.princess.codes import CENTRE, ENVIRONMENT
from engine.games.princess.happenings import (
    E_CARD_SHOWN,
    E_DISCARDED,
    E_DREW,
    E_LEFT_GAME,
    E_PRINCESS_DROPPED,
    E_PRINCESS_TAKEN,
    E_SHUFFLED,
    E_TOOK,
    E_TOP_DISCARDED,
)
from engine.games.princess.knowing import (
    all_know,
    deck_shuffled,
    drawn,
    emptied,
    forget,
    passed,
)
from engine.games.princess.moments import T_DREW, T_PRINCESS_DROPPED, T_PRINCESS_TAKEN
from engine.games.princess.state import State


def draw(g: State, seat: int, count: int, bottom: bool = False) -> int:
    """Cards from the deck into a hand, as many as there are; the others see only the back of the top one
    (PR-EXPLORE-02, PR-RUL-22). How many were drawn."""
    count = min(count, len(g.deck))
    if count <= 0:
        return 0
    for _ in range(count):
        card = g.deck.pop(0) if bottom else g.deck.pop()
        drawn(g, card, seat)
        g.hand[seat].append(card)
        g.emit(E_DREW, seat, card, g.program.marks[card] if not bottom else -1)
    fire(g, T_DREW, seat, amount=count)
    return count


def leave_hand(g: State, seat: int, card: int) -> None:
    """Take a card out of a hand; it lies open from now on."""
    g.hand[seat].remove(card)
    if card in g.played:
        g.played.remove(card)
    forget(g, card)
    if not g.hand[seat]:
        emptied(g, seat)


def discard(g: State, seat: int, card: int) -> None:
    """From the hand to the discard pile; the Princess to the centre (PR-END-04)."""
    leave_hand(g, seat, card)
    g.emit(E_DISCARDED, seat, card)
    if card == g.program.princess:
        to_centre(g, seat)
    else:
        g.discard.append(card)


def to_centre(g: State, seat: int) -> None:
    """The Princess, already out of every hand, is put into the centre of the table."""
    g.princess_at = CENTRE
    refresh_numbers(g)
    g.emit(E_PRINCESS_DROPPED)
    fire(g, T_PRINCESS_DROPPED, seat)


def into_hand(g: State, seat: int, card: int) -> None:
    """A card that lies open comes into a hand; everybody has seen it."""
    g.hand[seat].append(card)
    all_know(g, card, seat)


def take_princess(g: State, seat: int) -> None:
    """The Princess from the centre into a hand (PR-CHALLENGE-12)."""
    into_hand(g, seat, g.program.princess)
    g.princess_at = seat
    refresh_numbers(g)
    g.emit(E_PRINCESS_TAKEN, seat)
    fire(g, T_PRINCESS_TAKEN, seat)


def hand_over(g: State, card: int, giver: int, taker: int, event: int, openly: bool = False) -> None:
    """A card goes from one hand to another; only the two see it, unless it goes openly. Where the Princess
    is, everybody sees: she has a back of her own (decision 0012)."""
    g.hand[giver].remove(card)
    if card in g.played:
        g.played.remove(card)
        openly = True  # it lay face up on the table
    g.hand[taker].append(card)
    if openly or card == g.program.princess:
        all_know(g, card, taker)
    else:
        passed(g, card, giver, taker, not g.hand[giver])
    if not g.hand[giver]:
        emptied(g, giver)
    if openly and event != E_TOOK:
        g.emit(E_CARD_SHOWN, giver, card)
    g.emit(event, taker, card, giver)
    if card == g.program.princess:
        g.princess_at = taker
        refresh_numbers(g)
        g.emit(E_PRINCESS_TAKEN, taker)
        fire(g, T_PRINCESS_TAKEN, taker)


def discard_top(g: State, count: int) -> int:
    """Cards from the top of the deck to the discard pile."""
    count = min(count, len(g.deck))
    for _ in range(count):
        card = g.deck.pop()
        forget(g, card)
        g.discard.append(card)
        g.emit(E_TOP_DISCARDED, card)
    return count


def shuffle_in(g: State, count: int) -> None:
    """Cards drawn by lot from the discard pile are shuffled into the deck."""
    count = min(count, len(g.discard))
    if count == 0:
        return
    for _ in range(count):
        g.deck.append(g.discard.pop(g.below(len(g.discard))))
    g.shuffle(g.deck)
    deck_shuffled(g)
    g.emit(E_SHUFFLED, count)


def leave_game(g: State, card: int) -> None:
    """A card that lies open leaves the game."""
    g.gone.append(card)
    g.emit(E_LEFT_GAME, card)


def is_triangle(g: State, card: int) -> bool:
    """Whether a card is Attack, Defence or Strategy."""
    return g.program.types[card] < ENVIRONMENT - 1
