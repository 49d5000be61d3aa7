"""The legal actions of every decision. The top frame of the stack says what is being decided."""

from __future__ import annotations

from typing import Final

from engine.effects.picking import is_pick, pick_actions
from engine.games.princess.asking import options
from engine.games.princess.codes import (
    A_BUY,
    A_CHARACTER,
    A_CURSE,
    A_DISCARD,
    A_DONE,
    A_GIVE,
    A_KEEP,
    A_NAME,
    A_PASS,
    A_PLACE,
    A_SALVAGE,
    A_SELL,
    A_SHOP,
    A_STEAL,
    A_TOP,
    A_TYPE,
    F_ACT,
    F_APPLY,
    F_ARRANGE,
    F_CHARACTER,
    F_CURSE,
    F_CURSE_TO,
    F_DISCARD,
    F_GIVE,
    F_KEEP,
    F_LET,
    F_NAME,
    F_PLACE,
    F_PRINCESS,
    F_RESURRECT,
    F_SALVAGE,
    F_SHOP,
    F_STEAL,
    F_TRADE,
)
from engine.games.princess.duel import AS_FLIGHT, flights
from engine.games.princess.limits import placeable
from engine.games.princess.magic import targets
from engine.games.princess.shop import can_buy, can_sell, may_buy, may_sell
from engine.games.princess.state import State
from engine.games.princess.turn import turn_actions
from engine.kernel.frames import A_HERO, A_NO, A_OPTION, A_YES, F_EFFECT, FRAME

Actions = list[tuple[int, int, int, int]]

ANSWERS: Final = {
    F_DISCARD: A_DISCARD,
    F_STEAL: A_STEAL,
    F_NAME: A_NAME,
    F_GIVE: A_GIVE,
    F_SHOP: A_SHOP,
    F_SALVAGE: A_SALVAGE,
    F_CURSE: A_CURSE,
    F_CURSE_TO: A_HERO,
    F_ARRANGE: A_TOP,
}


def legal(g: State) -> Actions:
    """All legal actions of the decision on top of the stack."""
    if not g.stack:
        return []
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_ACT:
        return turn_actions(g)
    if frame == F_PLACE:
        return place_actions(g, base)
    if frame == F_TRADE:
        return trade_actions(g)
    if frame in (F_EFFECT, F_PRINCESS):
        return [(A_YES, 0, 0, 0), (A_NO, 0, 0, 0)]
    if frame == F_RESURRECT:
        found = [(A_DISCARD, card, 0, 0) for card in g.hand[g.stack[base + 1]]]
        if g.stack[base + 2] > 0:
            found.append((A_DONE, 0, 0, 0))
        return found
    return rare_actions(g, base, frame)


def rare_actions(g: State, base: int, frame: int) -> Actions:
    """The decisions that come seldom."""
    if frame == F_KEEP:
        found = [(A_KEEP, card, 0, 0) for card in options(g)]
        found.append((A_DONE, 0, 0, 0))
        return found
    if frame == F_APPLY:
        return [(A_HERO, seat, 0, 0) for seat in targets(g, g.stack[base + 2], g.stack[base + 1])]
    if frame == F_CHARACTER:
        seat = g.stack[base + 1]
        return [(A_CHARACTER, index, 0, 0) for index in g.offered[2 * seat : 2 * seat + 2]]
    if frame == F_LET:
        return [(A_OPTION, index, 0, 0) for index in range(len(g.code.options[g.stack[base + 2]]))]
    if is_pick(frame):
        return pick_actions(g)
    code = ANSWERS.get(frame, A_TYPE)
    return [(code, choice, 0, 0) for choice in options(g)]


def place_actions(g: State, base: int) -> Actions:
    """The cards that can be placed; one who may only flee may also stay."""
    if g.stack[base + 2] == AS_FLIGHT:
        found = [(A_PLACE, card, 0, 0) for card in flights(g)]
        found.append((A_PASS, 0, 0, 0))
        return found
    return [(A_PLACE, card, 0, 0) for card in placeable(g, g.stack[base + 1])]


def trade_actions(g: State) -> Actions:
    """First sell, then buy; enough at any time (PR-RUL-19, -20)."""
    seat = g.active
    found: Actions = []
    if may_sell(g):
        for card in g.hand[seat]:
            if can_sell(g, seat, card):
                found.append((A_SELL, card, 0, 0))
    if may_buy(g) and can_buy(g, seat):
        for place, card in enumerate(g.shop):
            if card >= 0:
                found.append((A_BUY, place, 0, 0))
    found.append((A_DONE, 0, 0, 0))
    return found
