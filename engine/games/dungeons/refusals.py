"""Why an action is not allowed: the clause that says so. Asked for only when an action is not among the legal
ones."""

from __future__ import annotations

from engine.effects.numbers import number
from engine.games.dungeons.attacking import barrage_targets
from engine.games.dungeons.codes import (
    A_ABILITY,
    A_ACTIVATE,
    A_AIM,
    A_ASK,
    A_ATTACK,
    A_BUY,
    A_CARD,
    A_GIVE,
    A_INTERACT,
    A_ITEM,
    A_MOVE,
    A_OFFER,
    A_PASS,
    A_PLACE,
    A_STEP,
    A_STOP,
    A_TALENT,
    A_TRADE,
    F_ACT,
    F_AIM,
    F_CHOOSE,
    F_MOVE,
    F_NEXT,
    F_POSITION,
    F_TRADE,
    FIRST_ENEMY,
    MELEE,
    RANGED,
    ROW,
)
from engine.games.dungeons.energy import energy_price
from engine.games.dungeons.explain import explain_attack
from engine.games.dungeons.geometry.compass import DX, DY
from engine.games.dungeons.geometry.face import BLOCKED
from engine.games.dungeons.geometry.map import CLOSED
from engine.games.dungeons.moments import (
    N_NO_ABILITY,
    N_NO_BUYING,
    N_NO_ITEMS,
    N_NO_MOVE,
    N_NO_TRADE,
    T_ACTIVATED,
)
from engine.games.dungeons.movement import cost_of, is_passing, passes
from engine.games.dungeons.nearby import is_beside
from engine.games.dungeons.seats import is_open_moment
from engine.games.dungeons.shop import price_of
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import speed
from engine.games.dungeons.trading import is_empty
from engine.games.dungeons.using import is_there
from engine.kernel.errors import Refusal
from engine.kernel.frames import FRAME

MINOR = (A_ABILITY, A_TALENT, A_ITEM, A_BUY, A_TRADE, A_INTERACT)


def refusal_of(g: State, action: tuple[int, int, int, int]) -> Refusal:
    """The reason against an action that is not legal."""
    if not g.stack:
        return Refusal("DD-RUL-41", "over")
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    code, a, b, _c = action
    if code in MINOR:
        return minor_refusal(g, action)
    if code == A_STEP:
        return step_refusal(g, base, a) if frame == F_MOVE else Refusal("DD-ROUND-05", "not-moving")
    if code == A_STOP and frame == F_MOVE:
        return Refusal("DD-RUL-09", "not-in-anothers-space")
    if code in (A_MOVE, A_ATTACK):
        return action_refusal(g, frame, action)
    if code == A_ACTIVATE:
        return activation_refusal(g, frame, a)
    if code == A_AIM and frame == F_AIM:
        key = "not-a-target" if a not in barrage_targets(g, g.attacks[-1]) else "not-now"
        return Refusal("DD-RUL-26", key)
    if code == A_PLACE and frame == F_POSITION:
        return Refusal("DD-RUL-02", "not-a-start-space")
    if code == A_CARD and frame == F_CHOOSE:
        taken = b in g.hero or b in g.equipment or b in g.ability
        return Refusal("DD-RUL-03", "card-taken" if taken else "not-this-card")
    if frame == F_TRADE and code in (A_GIVE, A_ASK, A_OFFER):
        if code == A_OFFER and is_empty(g):
            return Refusal("DD-RUL-45", "empty-deal")
        return Refusal("DD-RUL-45", "not-yours-to-give")
    if code == A_PASS:
        return Refusal("DD-RUL-05", "not-asked")
    return Refusal("DD-ROUND-01", "not-now")


def action_refusal(g: State, frame: int, action: tuple[int, int, int, int]) -> Refusal:
    """Against a Move or an Attack."""
    if frame == F_MOVE and action[0] == A_ATTACK:
        return Refusal("DD-RUL-11", "in-a-move")
    if frame != F_ACT:
        return Refusal("DD-ROUND-02", "not-now")
    seat = g.active
    if g.actions <= 0:
        return Refusal("DD-ROUND-02", "no-action-left")
    if action[0] == A_MOVE:
        if number(g, seat, N_NO_MOVE) > 0:
            return Refusal("DD-RUL-47", "forbidden")
        return Refusal("DD-RUL-50" if speed(g, seat) <= 0 else "DD-MOVE-01", "no-way")
    if action[2] not in (MELEE, RANGED):
        return Refusal("DD-RUL-22", "not-now")
    return explain_attack(g, seat, action[1], action[2]) or Refusal("DD-ROUND-02", "not-now")


def activation_refusal(g: State, frame: int, seat: int) -> Refusal:
    """Against activating a hero."""
    if not 0 <= seat < g.seats:
        return Refusal("DD-RUL-01", "no-such-hero")
    if g.fallen[seat] or g.escaped[seat]:
        return Refusal("DD-RUL-40", "fallen")
    if g.activated[seat]:
        return Refusal("DD-RUL-04", "activated-already")
    return Refusal("DD-ROUND-04", "finish-first" if frame != F_NEXT else "not-now")


def step_refusal(g: State, base: int, direction: int) -> Refusal:
    """Against a step."""
    seat = g.stack[base + 1]
    points = g.stack[base + 2]
    if not 0 <= direction < 4:
        return Refusal("DD-MOVE-02", "no-way")
    board = g.map
    here = g.pos[seat]
    there = board.near[here * 4 + direction]
    if there < 0:
        square = here + DY[direction] * board.width + DX[direction]
        opening = board.opening_at[square]
        if (
            opening >= 0
            and board.opening_state[opening] == CLOSED
            and board.tiles[here] & board.tiles[square]
        ):
            return Refusal("DD-RUL-13", "closed")
        return Refusal("DD-RUL-10", "blocked" if board.terrain[square] == BLOCKED else "no-way")
    if cost_of(g, seat, there) > points:
        water = cost_of(g, seat, there) > 1
        return Refusal("DD-TERRAIN-01" if water else "DD-MOVE-01", "too-few-points", {"points": points})
    if g.who[there] >= FIRST_ENEMY and not passes(g, seat, g.who[there]):
        return Refusal("DD-MOVE-03", "enemy-in-the-way")
    return Refusal("DD-RUL-09", "cannot-end-there")


def minor_refusal(g: State, action: tuple[int, int, int, int]) -> Refusal:
    """Against a minor action."""
    code, seat, b, c = action
    if not 0 <= seat < g.seats:
        return Refusal("DD-RUL-01", "no-such-hero")
    if g.fallen[seat] or g.escaped[seat] or g.pos[seat] < 0:
        return Refusal("DD-RUL-40", "fallen")
    if not is_open_moment(g):
        base = len(g.stack) - FRAME
        passing = g.stack[base] == F_MOVE and is_passing(g, g.stack[base + 1])
        return Refusal("DD-RUL-05", "in-anothers-space" if passing else "half-resolved")
    if code == A_BUY:
        return buy_refusal(g, seat, b)
    if code == A_TRADE:
        return trade_refusal(g, seat, b)
    if code == A_INTERACT:
        return interact_refusal(g, seat, b)
    return use_refusal(g, code, seat, b, c)


def buy_refusal(g: State, seat: int, where: int) -> Refusal:
    """Against acquiring an item."""
    if not 0 <= where < ROW or g.row[where] < 0:
        return Refusal("DD-ITEM-01", "no-card")
    if number(g, seat, N_NO_BUYING) > 0:
        return Refusal("DD-RUL-47", "forbidden")
    price = price_of(g, seat, g.row[where])
    return Refusal("DD-ITEM-02", "too-dear", {"price": price, "loot": g.loot[seat]})


def trade_refusal(g: State, seat: int, other: int) -> Refusal:
    """Against a trade."""
    if not 0 <= other < g.seats or other == seat:
        return Refusal("DD-RUL-45", "no-such-hero")
    if g.fallen[other]:
        return Refusal("DD-RUL-40", "fallen")
    if not is_beside(g, g.pos[seat], g.pos[other]):
        return Refusal("DD-ITEM-05", "not-adjacent")
    if number(g, seat, N_NO_TRADE) > 0 or number(g, other, N_NO_TRADE) > 0:
        return Refusal("DD-RUL-47", "forbidden")
    return Refusal("DD-RUL-45", "nothing-to-trade")


def interact_refusal(g: State, seat: int, index: int) -> Refusal:
    """Against what the adventure offers."""
    if not 0 <= index < len(g.offered) or not g.offered[index]:
        return Refusal("DD-ROUND-06", "not-offered")
    each = g.story.interactions[index]
    if each.once and g.done[index]:
        return Refusal("DD-ROUND-06", "done-already")
    if not is_there(g, seat, each):
        return Refusal("DD-ROUND-06", "not-there")
    if each.costs_action and (g.active != seat or g.actions <= 0):
        return Refusal("DD-ROUND-06", "no-action-left")
    return Refusal("DD-ROUND-06", "not-usable")


def use_refusal(g: State, code: int, seat: int, b: int, c: int) -> Refusal:
    """Against using an Ability, a talent or an item."""
    if code == A_ITEM:
        if b not in g.held[seat]:
            return Refusal("DD-ITEM-04", "not-yours")
        if number(g, seat, N_NO_ITEMS) > 0:
            return Refusal("DD-RUL-47", "forbidden")
        index = c
        owned = [g.program.cards[b]]
    else:
        index = b
        owned = [g.ability[seat]] if code == A_ABILITY else [g.hero[seat], g.equipment[seat]]
    effects = g.program.effects
    if not 0 <= index < len(effects) or effects[index].definition not in owned:
        return Refusal("DD-ROUND-07", "not-yours")
    if effects[index].trigger != T_ACTIVATED:
        return Refusal("DD-RUL-05", "not-usable")
    if code == A_ABILITY:
        if number(g, seat, N_NO_ABILITY) > 0:
            return Refusal("DD-RUL-47", "forbidden")
        price = energy_price(g, seat, g.ability[seat])
        if g.energy[seat] < price:
            return Refusal("DD-ITEM-06", "too-little-energy", {"price": price, "energy": g.energy[seat]})
    return Refusal("DD-ROUND-07", "not-usable")
