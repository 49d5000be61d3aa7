"""How good a position looks to a seat: a first measure for bots, from what the seat itself may know. It
reads the hands and Secrets of the (imagined) state it is given."""

from __future__ import annotations

from typing import Final

from engine.games.princess.codes import CENTRE, MAGIC, OUT_OF_PLAY
from engine.games.princess.limits import is_overloaded
from engine.games.princess.state import State

WIN: Final = 1_000_000
LIFE: Final = 300
GOLD: Final = 60
CARD: Final = 110
TYPE: Final = 60
OVERLOADED: Final = 250
PRINCESS: Final = 2500
CURSE: Final = 200
GHOST: Final = 1500
KIDNAPPER_SAFE: Final = 2500


def estimate(g: State, seat: int) -> int:
    """The seat's own standing less the average of the others'."""
    if g.ended:
        if g.winners >> seat & 1:
            return WIN
        return 0 if not g.winners and g.alive[seat] else -WIN
    own = standing(g, seat)
    others = 0
    count = 0
    for other in range(g.seats):
        if other != seat and not (g.teams and other == (seat + 2) % 4):
            others += standing(g, other)
            count += 1
    return own - others // max(1, count) + story(g, seat)


def standing(g: State, seat: int) -> int:
    """Life, gold, cards of different types, curses."""
    worth = GOLD * g.gold[seat] + CARD * min(len(g.hand[seat]), 7)
    types = 0
    for card in g.hand[seat]:
        types |= 1 << g.program.types[card]
    for kind in range(MAGIC):
        worth += TYPE * (types >> kind & 1)
    if g.alive[seat]:
        worth += LIFE * g.life[seat]
        if is_overloaded(g, seat):
            worth -= OVERLOADED
    else:
        worth -= GHOST
    return worth - CURSE * len(g.curses[seat])


def story(g: State, seat: int) -> int:
    """What the Princess means to the seat: the nearer the end, the more."""
    haste = 46 - min(46, len(g.deck))
    if g.princess_at == OUT_OF_PLAY:
        mine = g.secret[seat] == g.program.kidnapper
        return (KIDNAPPER_SAFE if mine else -KIDNAPPER_SAFE // 4) * (20 + haste) // 40
    if g.princess_at == CENTRE:
        return 0
    near = g.princess_at == seat or (g.teams and g.princess_at == (seat + 2) % 4)
    return (PRINCESS if near else -PRINCESS // 2) * (20 + haste) // 40


def promise(g: State, seat: int) -> int:
    """What the rest of the seat's turn may add: an action not yet taken is worth about a card."""
    return CARD if g.active == seat and not g.ended else 0
