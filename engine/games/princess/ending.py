"""The end of the journey and of the game (PR-END, PR-RUL-24 to -27)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.princess.cards import is_triangle
from engine.games.princess.codes import (
    BY_CARD_TEXT,
    F_END,
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
from engine.kernel.frames import FRAME


def check_journey(g: State, turns: int) -> bool:
    """Whether the game ends now. It is looked at when the deck is empty: after the refill at the start of a
    turn and after each action (PR-RUL-24). So many whole turns have been played since it ran out."""
    if g.deck:
        return False
    if g.princess_at >= 0:
        g.push(F_END, 0, HOLDS_PRINCESS, 1 << g.princess_at)  # PR-END-01, -07
    elif g.princess_at == OUT_OF_PLAY:
        g.push(F_END, 0, NEVER_FREED, 1 << kidnapper(g))  # PR-END-05
    elif not somebody_can_win_a_challenge(g):
        g.push(F_END, 0, NOBODY_CAN, 0)  # PR-END-08
    elif turns >= g.empty_laps * g.seats:
        g.push(F_END, 0, LAPS, 0)  # PR-RUL-26
    else:
        return False
    return True


def check_turns(g: State) -> bool:
    """Whether the game has lasted as long as it may (PR-RUL-26)."""
    if g.turns < g.turn_limit:
        return False
    g.push(F_END, 0, TURN_LIMIT, 0)
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


def run_end(g: State) -> None:
    """The Kidnapper who has won shows it; Secrets may have a word; then it is over."""
    base = len(g.stack) - FRAME
    reason = g.stack[base + 2]
    if g.stack[base + 1] == 0:
        g.stack[base + 1] = 1
        mask = g.stack[base + 3]
        winner = -1
        for seat in range(g.seats):
            if mask >> seat & 1:
                winner = seat
        if reason == NEVER_FREED and not g.revealed[winner]:
            g.revealed[winner] = 1  # it ends the game and frees nobody (PR-RUL-01)
            g.emit(E_SECRET, winner, g.secret[winner])
        fire(g, T_JOURNEY, winner)
        return
    finish(g, reason, g.stack[base + 3])


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
    base = len(g.stack) - FRAME
    while base >= 0 and g.stack[base] != F_END:
        base -= FRAME
    return base


def declare_winner(g: State, seat: int) -> None:
    """A card lets a player win: at the end of the journey instead of others, else at once."""
    base = ending_frame(g)
    if base < 0:
        finish(g, BY_CARD_TEXT, 1 << seat)
        return
    g.stack[base + 2] = BY_CARD_TEXT
    g.stack[base + 3] = 1 << seat


def share_victory(g: State, seat: int) -> None:
    """A card lets a player win beside the others at the end of the journey."""
    base = ending_frame(g)
    if base >= 0:
        g.stack[base + 3] |= 1 << seat
