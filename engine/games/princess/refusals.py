"""Why an action is not allowed: the clause that says so. Asked for only when an action is not among the
legal ones. A refusal rests on what the player knows, never on what is hidden from them."""

from __future__ import annotations

from engine.effects.numbers import number
from engine.games.princess.codes import (
    A_ALONE,
    A_BUY,
    A_CHALLENGE,
    A_DISCARD,
    A_DONE,
    A_ENCHANT,
    A_EXPLORE,
    A_KEEP,
    A_PLACE,
    A_RESURRECT,
    A_SELL,
    A_STEAL,
    A_TRADE,
    A_USE,
    A_WANDER,
    F_ACT,
    F_DISCARD,
    F_KEEP,
    F_PLACE,
    F_RESURRECT,
    F_STEAL,
    F_TRADE,
    MAGIC,
    NO_TYPE,
    TYPES,
)
from engine.games.princess.limits import placeable
from engine.games.princess.moments import (
    N_NO_BUY,
    N_NO_CHALLENGE,
    N_NO_ENCHANT,
    N_NO_EXPLORE,
    N_NO_RESURRECT,
    N_NO_SELL,
    N_NO_WANDER,
    N_SAFE_CHALLENGE,
)
from engine.games.princess.shop import may_buy, may_sell, price
from engine.games.princess.state import State
from engine.games.princess.turn import MUST_RESURRECT, must_resurrect
from engine.kernel.errors import Refusal
from engine.kernel.frames import A_HERO, FRAME

HERO_ACTIONS = (A_EXPLORE, A_TRADE, A_CHALLENGE, A_ALONE)
GHOST_ACTIONS = (A_WANDER, A_ENCHANT, A_RESURRECT)


def refusal_of(g: State, action: tuple[int, int, int, int]) -> Refusal:
    """The reason against an action that is not legal."""
    if not g.stack:
        return Refusal("PR-END-01", "over")
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    code, a, _b, _c = action
    if frame == F_ACT:
        if code in HERO_ACTIONS:
            return hero_refusal(g, code, a)
        if code in GHOST_ACTIONS:
            return ghost_refusal(g, code, a)
        if code == A_USE:
            return Refusal("PR-RUL-37", "not-usable")
        return Refusal("PR-TURN-04" if g.alive[g.active] else "PR-GHOST-09", "not-now")
    if frame == F_PLACE:
        return place_refusal(g, g.stack[base + 1], code, a)
    if frame == F_TRADE:
        return trade_refusal(g, code, a)
    if frame == F_RESURRECT:
        if code == A_DONE:
            return Refusal("PR-RUL-30", "discard-one")
        return Refusal("PR-GHOST-16", "not-in-hand" if code == A_DISCARD else "not-now")
    if frame == F_KEEP and code == A_KEEP:
        return Refusal("PR-GHOST-04", "not-in-that-hand")
    if frame == F_STEAL and code == A_STEAL:
        return Refusal("PR-RUL-46", "not-in-that-hand")
    if frame == F_DISCARD and code == A_DISCARD:
        return Refusal("PR-RUL-46", "not-in-hand")
    if code == A_HERO:
        return Refusal("PR-RUL-34", "no-target")
    if code in (*HERO_ACTIONS, *GHOST_ACTIONS):
        return Refusal("PR-TURN-05", "not-now")
    return Refusal("PR-TURN-05", "not-now")


def hero_refusal(g: State, code: int, a: int) -> Refusal:
    """Against an action of a hero."""
    seat = g.active
    if not g.alive[seat]:
        return Refusal("PR-GHOST-09", "a-ghost")
    if code == A_EXPLORE:
        if number(g, seat, N_NO_EXPLORE) > 0:
            return Refusal("PR-RUL-46", "forbidden")
        return Refusal("PR-RUL-21", "deck-empty")
    if code == A_TRADE:
        return Refusal("PR-RUL-46", "forbidden")
    if number(g, seat, N_NO_CHALLENGE) > 0:
        return Refusal("PR-RUL-46", "forbidden")
    if not placeable(g, seat):
        return Refusal("PR-RUL-06", "no-card-to-place")
    if code == A_ALONE:
        return Refusal("PR-CHALLENGE-16", "not-alone")
    if not 0 <= a < g.seats or a == seat:
        return Refusal("PR-CHALLENGE-01", "no-opponent")
    if not g.alive[a]:
        return Refusal("PR-RUL-04", "opponent-is-a-ghost")
    if number(g, a, N_SAFE_CHALLENGE) > 0:
        return Refusal("PR-RUL-46", "forbidden")
    return Refusal("PR-CHALLENGE-01", "no-opponent")


def ghost_refusal(g: State, code: int, a: int) -> Refusal:
    """Against an action of a ghost."""
    seat = g.active
    if g.alive[seat]:
        return Refusal("PR-TURN-04", "a-hero")
    if code == A_RESURRECT:
        if not g.deck:
            return Refusal("PR-GHOST-14", "deck-empty")
        if number(g, seat, N_NO_RESURRECT) > 0:
            return Refusal("PR-RUL-46", "forbidden")
        return Refusal("PR-GHOST-15", "no-cards")
    if must_resurrect(g):
        return Refusal("PR-GHOST-13" if code == A_WANDER else "PR-RUL-29", "must-resurrect")
    if code == A_WANDER:
        if number(g, seat, N_NO_WANDER) > 0:
            return Refusal("PR-RUL-46", "forbidden")
        if not g.deck:
            return Refusal("PR-RUL-21", "deck-empty")
        return Refusal("PR-GHOST-10", "too-many-cards", {"cards": MUST_RESURRECT})
    if number(g, seat, N_NO_ENCHANT) > 0:
        return Refusal("PR-RUL-46", "forbidden")
    if a not in g.hand[seat]:
        return Refusal("PR-GHOST-12", "not-in-hand")
    if g.program.types[a] != MAGIC:
        return Refusal("PR-GHOST-12", "no-spell")
    return Refusal("PR-RUL-34", "no-target")


def place_refusal(g: State, seat: int, code: int, card: int) -> Refusal:
    """Against placing a card."""
    if code != A_PLACE:
        return Refusal("PR-CHALLENGE-14", "must-place")
    if card not in g.hand[seat]:
        return Refusal("PR-CHALLENGE-02", "not-in-hand")
    kind = g.program.types[card]
    if kind == NO_TYPE:
        return Refusal("PR-RUL-16", "princess-cannot-be-placed")
    if card in g.played:
        return Refusal("PR-CHALLENGE-10", "already-played")
    return Refusal("PR-RUL-12", "type-forbidden", {"type": TYPES[kind]})


def trade_refusal(g: State, code: int, a: int) -> Refusal:
    """Against selling or buying."""
    seat = g.active
    if code == A_SELL:
        if not may_sell(g):
            return Refusal("PR-RUL-19", "sell-first")
        if a not in g.hand[seat]:
            return Refusal("PR-TRADE-01", "not-in-hand")
        if number(g, seat, N_NO_SELL) > 0:
            return Refusal("PR-RUL-46", "forbidden")
        return Refusal("PR-RUL-18", "princess-not-for-sale")
    if code == A_BUY:
        if not may_buy(g):
            return Refusal("PR-RUL-19", "sell-first")
        if number(g, seat, N_NO_BUY) > 0:
            return Refusal("PR-RUL-46", "forbidden")
        if not 0 <= a < len(g.shop) or g.shop[a] < 0:
            return Refusal("PR-TRADE-03", "no-card")
        return Refusal("PR-TRADE-06", "too-dear", {"price": price(g, seat), "gold": g.gold[seat]})
    return Refusal("PR-TURN-05", "not-now")
