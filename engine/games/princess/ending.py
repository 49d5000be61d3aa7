"""The end of the journey and of the game (PR-END, PR-RUL-24 to -27)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.princess.cards import is_triangle
from engine.games.princess.codes import (
    BY_CARD_TEXT,
    HOLDS_PRINCESS,
    LAPS,
    NEVER_FREED,
    NOBODY_CAN,
    OUT_OF_PLAY,
    TURN_LIMIT,
)
from engine.games.princess.happenings import E_ENDED, E_SECRET
from engine.games.princess.moments import N_NO_BUY, T_JOURNEY
from engine.games.princess.shop import can_sell, price, sell_price
from engine.games.princess.state import State
from engine.kernel.decision import Work
from engine.kernel.frames import FRAME

F_END: Final = 39
ANNOUNCED: Final = 1
REASON: Final = 2
WINNERS: Final = 3
"""A bit mask of seats."""


def push_end(g: State, reason: int, winners: int) -> None:
    """The journey comes to its end."""
    g.push(F_END, 0, reason, winners)


def check_journey(g: State, turns: int) -> bool:
    """Whether the game ends now. It is looked at when the deck is empty: after the refill at the start of a
    turn and after each action (PR-RUL-24). So many whole turns have been played since it ran out."""
    if g.deck:
        return False
    if g.princess_at >= 0:
        push_end(g, HOLDS_PRINCESS, 1 << g.princess_at)  # PR-END-01, -07
    elif g.princess_at == OUT_OF_PLAY:
        push_end(g, NEVER_FREED, 1 << kidnapper(g))  # PR-END-05
    elif not somebody_can_win_a_challenge(g):
        push_end(g, NOBODY_CAN, 0)  # PR-END-08
    elif turns >= g.empty_laps * g.seats:
        push_end(g, LAPS, 0)  # PR-RUL-26
    else:
        return False
    return True


def check_turns(g: State) -> bool:
    """Whether the game has lasted as long as it may (PR-RUL-26)."""
    if g.turns < g.turn_limit:
        return False
    push_end(g, TURN_LIMIT, 0)
    return True


def kidnapper(g: State) -> int:
    """The seat whose Secret is the Kidnapper."""
    return g.secret.index(g.program.kidnapper)


def somebody_can_win_a_challenge(g: State) -> bool:
    """Whether a living hero has a card of the triangle, or can buy one (PR-RUL-25)."""
    on_sale = any(card >= 0 and is_triangle(g, card) for card in g.shop)
    for seat in range(g.seats):
        if not g.alive[seat]:
            continue
        if any(is_triangle(g, card) for card in g.hand[seat]):
            return True
        if on_sale and number(g, seat, N_NO_BUY) <= 0:
            for_sale = len([card for card in g.hand[seat] if can_sell(g, seat, card)])
            if g.gold[seat] + for_sale * sell_price(g, seat) >= price(g, seat):
                return True
    return False


class End(Work[State]):
    """The Kidnapper who has won shows it; Secrets may have a word; then it is over."""

    def settle(self, g: State, at: int) -> bool:
        """Announce it, then end."""
        reason, winners = g.stack[at + REASON], g.stack[at + WINNERS]
        if g.stack[at + ANNOUNCED]:
            finish(g, reason, winners)
            return False
        g.stack[at + ANNOUNCED] = 1
        winner = -1
        for seat in range(g.seats):
            if winners >> seat & 1:
                winner = seat
        if reason == NEVER_FREED and not g.revealed[winner]:
            g.revealed[winner] = 1  # it ends the game and frees nobody (PR-RUL-01)
            g.emit(E_SECRET, winner, g.secret[winner])
        fire(g, T_JOURNEY, winner)
        return False


def finish(g: State, reason: int, winners: int) -> None:
    """The game is over. A team wins if one of its members does (PR-VARIANT-02)."""
    if g.teams and winners:
        for seat in range(g.seats):
            if winners >> seat & 1:
                winners |= 1 << (seat + 2) % 4
    g.ended = reason
    g.winners = winners
    g.stack.clear()
    g.emit(E_ENDED, reason, winners)


def ending_frame(g: State) -> int:
    """Where the end of the game stands on the stack, or -1."""
    at = len(g.stack) - FRAME
    while at >= 0 and g.stack[at] != F_END:
        at -= FRAME
    return at


def declare_winner(g: State, seat: int) -> None:
    """A card lets a player win: at the end of the journey instead of others, else at once."""
    at = ending_frame(g)
    if at < 0:
        finish(g, BY_CARD_TEXT, 1 << seat)
        return
    g.stack[at + REASON] = BY_CARD_TEXT
    g.stack[at + WINNERS] = 1 << seat


def share_victory(g: State, seat: int) -> None:
    """A card lets a player win beside the others at the end of the journey."""
    at = ending_frame(g)
    if at >= 0:
        g.stack[at + WINNERS] |= 1 << seat


END = End(F_END, "end")
