"""How good a position looks to a seat: its chance of winning in ten thousandths, by a rough model. It reads
the hands and Secrets of the (imagined) state it is given.

The chance goes to whoever the story favours (the Kidnapper while she is kidnapped, the holder once she is
free), the less the more turns are left to change it; the rest is shared out by how strong everybody is."""

from __future__ import annotations

from typing import Final

from engine.games.princess.codes import CENTRE, ENVIRONMENT, MAGIC, OUT_OF_PLAY
from engine.games.princess.limits import is_overloaded
from engine.games.princess.state import State

WON: Final = 10_000
DRAWN: Final = 600
LIFE: Final = (0, 110, 190, 250, 300, 340, 370)
"""What so many Life are worth; the last ones are dearest."""
MOST_LIFE: Final = 6
ALIVE: Final = 120
GHOST: Final = 90
CARD: Final = 22
MAGIC_CARD: Final = 30
FLIGHT: Final = 60
"""What the first Environment in hand is worth: a way out of a challenge."""
TYPE: Final = 35
"""What each type of the triangle in hand is worth besides."""
GOLD: Final = 16
MOST_GOLD: Final = 6
MOST_CARDS: Final = 6
OVERLOADED: Final = 130
HUNT: Final = 16
"""What one turn of another hero does, on average, to a Kidnapper whom nobody suspects, in hundredths of
Life."""
HUNT_KNOWN: Final = 50
ROB: Final = 22
"""The same for a hero who holds the Princess."""
AFTERWARDS: Final = 60
"""The share in hundredths that an exposed Kidnapper keeps of what others of that strength may hope for."""


def estimate(g: State, seat: int) -> int:
    """The chance of the seat, or of its team."""
    if g.ended:
        if g.winners >> seat & 1:
            return WON
        return DRAWN if not g.winners and g.alive[seat] else 0
    chance = chance_of(g, seat)
    if g.teams:
        chance += chance_of(g, (seat + 2) % 4)
    return chance


def chance_of(g: State, seat: int) -> int:
    """The chance of one seat."""
    strengths = [strength(g, other) for other in range(g.seats)]
    turns = len(g.deck) * 3 // 4 + 1
    if g.princess_at == OUT_OF_PLAY:
        favourite = g.secret.index(g.program.kidnapper)
        is_known = g.secret_seen[favourite] & ~(1 << favourite) != 0
        harm = turns * (HUNT_KNOWN if is_known else HUNT) * hunters(g, favourite) // g.seats
        strengths[favourite] = strengths[favourite] * AFTERWARDS // 100
    elif g.princess_at == CENTRE:
        return shared(strengths, seat, WON)
    else:
        favourite = g.princess_at
        harm = turns * ROB * hunters(g, favourite) // g.seats
        if is_overloaded(g, favourite):
            harm *= 2
    firm = 100 * g.life[favourite] + 20 * min(5, len(g.hand[favourite]))
    kept = WON * firm // max(1, firm + harm)  # a dead favourite without cards whom nobody hunts has neither
    chance = shared(strengths, seat, WON - kept)
    return chance + kept if seat == favourite else chance


def hunters(g: State, favourite: int) -> int:
    """How many living heroes are after somebody."""
    count = 0
    for seat in range(g.seats):
        if g.alive[seat] and seat != favourite and not (g.teams and seat == (favourite + 2) % 4):
            count += 1
    return count


def shared(strengths: list[int], seat: int, whole: int) -> int:
    """A seat's share of a whole, by strength."""
    return whole * strengths[seat] // max(1, sum(strengths))


def strength(g: State, seat: int) -> int:
    """Life, gold, cards of different types, curses; ghosts hope to come back while the deck lasts."""
    program = g.program
    cards = 0
    types = 0
    for card in g.hand[seat]:
        kind = program.types[card]
        if kind > ENVIRONMENT:
            continue
        if kind == ENVIRONMENT:
            cards += CARD if types >> kind & 1 else FLIGHT
        elif kind == MAGIC:
            cards += MAGIC_CARD
        else:
            cards += CARD + program.definitions[program.cards[card]].worth // 4
            if not types >> kind & 1:
                cards += TYPE
        types |= 1 << kind
    held = len(g.hand[seat])
    if held > MOST_CARDS:
        cards = cards * MOST_CARDS // held
    worth = cards + GOLD * min(g.gold[seat], MOST_GOLD)
    if not g.alive[seat]:
        return (GHOST + worth // 2) if g.deck else 5
    worth += ALIVE + LIFE[min(g.life[seat], MOST_LIFE)]
    if is_overloaded(g, seat):
        worth -= OVERLOADED
    for card in g.curses[seat]:
        worth -= program.definitions[program.cards[card]].worth // 2
    return max(20, worth)


def promise(g: State, seat: int) -> int:
    """What the rest of the seat's turn may add: an action not yet taken is worth a little."""
    return 100 if g.active == seat and not g.ended else 0
