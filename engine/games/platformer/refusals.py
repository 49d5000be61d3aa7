"""Why an action is not allowed: the clause that says so. Asked for only when an action is not among the
legal ones."""

from __future__ import annotations

from engine.effects.numbers import number
from engine.games.platformer.codes import (
    A_ATTACK,
    A_BUY,
    A_CARD,
    A_FORGE,
    A_GEM,
    A_PORTAL,
    A_RESPAWN,
    A_SAVE,
    A_STEP,
    A_STRIKE,
    A_USE,
    BLANK,
    DIRECTIONS,
    EXTRA,
    F_ACT,
    F_COIN,
    F_HAND,
    F_MOVE,
    F_OFFER,
    F_PLACE,
    F_SAVE,
    F_STAR,
    F_STRIKE,
    HAND,
    MOVE,
    PAIR,
    POOL,
    PORTAL,
    SAVED,
    SWORD,
    SYMBOLS,
)
from engine.games.platformer.combat import attackable
from engine.games.platformer.dice import unused_counts
from engine.games.platformer.enemies import within_reach
from engine.games.platformer.moments import (
    N_NO_ATTACK,
    N_NO_BUY,
    N_NO_CARDS,
    N_NO_FORGE,
    N_NO_GEMS,
    N_NO_PORTAL,
)
from engine.games.platformer.movement import portal_price, push_mask
from engine.games.platformer.numbers import counts_as
from engine.games.platformer.shop import at_shop, is_exhausted, price_of
from engine.games.platformer.state import State
from engine.games.platformer.symbols import boosts_of, gem_price
from engine.kernel.errors import Refusal
from engine.kernel.frames import A_ENEMY, A_SPACE, FRAME

IN_STEP_5 = (A_ATTACK, A_BUY, A_CARD, A_PORTAL)


def refusal_of(g: State, action: tuple[int, int, int, int]) -> Refusal:
    """The reason against an action that is not legal."""
    if not g.stack:
        return Refusal("PF-BOSS-22", "over")
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    code, a, b, _c = action
    hero = g.active
    if frame == F_ACT and g.pos[hero] < 0:
        if code == A_RESPAWN:
            return Refusal("PF-DOWN-06", "no-such-symbol", {"symbol": face_name(a)})
        return Refusal("PF-TURN-08", "must-respawn")
    if code in (A_USE, A_FORGE) and frame in (F_ACT, F_STRIKE):
        return symbol_refusal(g, hero, frame, action)
    if code == A_ATTACK and frame == F_ACT:
        return attack_refusal(g, hero, a)
    if code == A_BUY and frame == F_ACT:
        return buy_refusal(g, hero, a)
    if code == A_CARD and frame in (F_ACT, F_STRIKE):
        return card_refusal(g, hero, a)
    if code == A_PORTAL and frame == F_ACT:
        return portal_refusal(g, hero, a)
    if code == A_STEP and frame == F_MOVE:
        return step_refusal(g, g.stack[base + 1], a)
    if code in (A_STEP, A_ENEMY) and frame == F_HAND:
        return hand_refusal(g, base, code, a)
    if code == A_GEM:
        return gem_refusal(g, base, frame, a)
    if code == A_STRIKE and frame == F_STRIKE:
        return Refusal("PF-SYM-02", "no-sword-yet")
    if code == A_SPACE and frame == F_PLACE:
        return Refusal("PF-DOWN-10" if g.from_boss[hero] else "PF-DOWN-07", "no-respawn-there")
    if code == A_RESPAWN and frame in (F_ACT, F_OFFER):
        on_map = g.pos[hero] >= 0
        return Refusal("PF-DOWN-05" if on_map else "PF-DOWN-06", "on-the-map" if on_map else "no-symbol")
    if code == A_SAVE:
        if frame != F_SAVE:
            return Refusal("PF-DICE-05", "save-later")
        return Refusal("PF-FORGE-05" if a >= PAIR else "PF-DICE-04", "not-unused", {"symbol": face_name(b)})
    if code in (A_USE, A_FORGE, *IN_STEP_5):
        return Refusal("PF-TURN-07", "not-now")
    return Refusal("PF-TURN-01", "not-now")


def face_name(face: int) -> str:
    """A symbol's name, also of a number that is none."""
    return SYMBOLS[face] if 0 <= face < len(SYMBOLS) else "blank"


def symbol_refusal(g: State, hero: int, frame: int, action: tuple[int, int, int, int]) -> Refusal:
    """Against using or forging a symbol."""
    code, source, face, c = action
    if not 0 <= face < BLANK:
        return Refusal("PF-DICE-02", "no-such-symbol", {"symbol": face_name(face)})
    counts = unused_counts(g)
    if code == A_FORGE:
        if number(g, hero, N_NO_FORGE) > 0:
            return Refusal("PF-ITEM-01", "forbidden")
        have = counts[face] if source == PAIR else min(counts[face], 1) + (g.special[hero] == face)
        if have < 2:
            return Refusal("PF-FORGE-01", "no-pair", {"symbol": SYMBOLS[face]})
        if c // 8 == face:
            return Refusal("PF-D-45", "forge-other", {"symbol": SYMBOLS[face]})
        face, symbol = c // 8, c % 8
    else:
        symbol = c
        if source == POOL and counts[face] == 0:
            return Refusal("PF-SYM-06", "no-such-symbol", {"symbol": SYMBOLS[face]})
        if source == SAVED and g.special[hero] != face:
            return Refusal("PF-DICE-02", "not-saved", {"symbol": SYMBOLS[face]})
        if source == EXTRA and g.extra[face] == 0:
            return Refusal("PF-SYM-06", "no-such-symbol", {"symbol": SYMBOLS[face]})
    known = 0 <= face < BLANK and 0 <= symbol < BLANK
    if not known or counts_as(g, hero, face) >> symbol & 1 == 0:
        return Refusal("PF-SYM-05", "counts-not", {"face": face_name(face), "symbol": face_name(symbol)})
    if symbol == SWORD and frame == F_ACT:
        return Refusal("PF-COMBAT-01", "declare-first")
    if frame == F_STRIKE:
        return Refusal("PF-COMBAT-04", "only-swords")
    if symbol == MOVE:
        return Refusal("PF-MOVE-01", "no-way")
    if symbol == HAND:
        return Refusal("PF-ENEMY-09", "no-enemy-to-move")
    return Refusal("PF-TURN-07", "not-now")


def attack_refusal(g: State, hero: int, slot: int) -> Refusal:
    """Against declaring an attack."""
    if not 0 <= slot < len(g.enemy_pos) or g.enemy_pos[slot] < 0:
        return Refusal("PF-D-47", "no-such-enemy")
    if number(g, hero, N_NO_ATTACK) > 0:
        return Refusal("PF-ITEM-01", "forbidden")
    if not within_reach(g, hero, slot):
        return Refusal("PF-BOSS-10" if g.on_boss_level(g.enemy_pos[slot]) else "PF-BOSS-11", "sealed")
    if attackable(g, hero) >> slot & 1 == 0:
        return Refusal("PF-COMBAT-01", "not-adjacent")
    return Refusal("PF-SYM-02", "no-sword")


def buy_refusal(g: State, hero: int, slot: int) -> Refusal:
    """Against buying."""
    if not at_shop(g, hero):
        return Refusal("PF-SHOP-01", "no-shop")
    if number(g, hero, N_NO_BUY) > 0:
        return Refusal("PF-ITEM-01", "forbidden")
    if not 0 <= slot < len(g.display) or g.display[slot] < 0:
        return Refusal("PF-SHOP-02", "no-card")
    price = price_of(g, hero, g.display[slot])
    return Refusal("PF-SHOP-02", "too-dear", {"price": price, "gold": g.gold[hero]})


def card_refusal(g: State, hero: int, card: int) -> Refusal:
    """Against using a card."""
    if card >= 0 and card not in g.held[hero]:
        return Refusal("PF-ITEM-02", "not-yours")
    if is_exhausted(g, hero, card):
        return Refusal("PF-ITEM-03", "exhausted")
    if number(g, hero, N_NO_CARDS) > 0:
        return Refusal("PF-ITEM-01", "forbidden")
    return Refusal("PF-D-60", "not-usable")


def portal_refusal(g: State, hero: int, space: int) -> Refusal:
    """Against a trip by portal."""
    board = g.board
    here = g.pos[hero]
    if board.kind[here] != PORTAL:
        return Refusal("PF-BOARD-12", "no-portal")
    if number(g, hero, N_NO_PORTAL) > 0:
        return Refusal("PF-ITEM-01", "forbidden")
    if space not in board.portals or space == here or board.level_of(space) != board.level_of(here):
        return Refusal("PF-BOARD-12", "no-portal-there")
    if g.gold[hero] < portal_price(g, hero):
        return Refusal("PF-D-01", "too-dear", {"price": portal_price(g, hero), "gold": g.gold[hero]})
    return Refusal("PF-D-35", "cannot-push")


def step_refusal(g: State, hero: int, direction: int) -> Refusal:
    """Against a step."""
    if not 0 <= direction < 4:
        return Refusal("PF-MOVE-01", "no-way")
    there = g.near(g.pos[hero], direction)
    if there < 0 and direction == 0:
        there = g.board.way_up[g.pos[hero]]
    if there >= 0 and not g.is_open(there):
        return Refusal("PF-D-49", "not-open", {"direction": DIRECTIONS[direction]})
    if there >= 0 and g.who[there] >= 0 and push_mask(g, g.who[there], there, g.pos[hero]) == 0:
        return Refusal("PF-D-35", "cannot-push")
    if direction == 2 and g.on_boss_level(g.pos[hero]) and g.pos[hero] < g.board.boss_start + g.board.width:
        return Refusal("PF-BOSS-07", "sealed")
    return Refusal("PF-MOVE-01", "no-way", {"direction": DIRECTIONS[direction]})


def hand_refusal(g: State, base: int, code: int, a: int) -> Refusal:
    """Against moving an enemy by Hand."""
    hero = g.stack[base + 1]
    if code == A_ENEMY:
        if not 0 <= a < len(g.enemy_pos) or g.enemy_pos[a] < 0:
            return Refusal("PF-ENEMY-09", "no-such-enemy")
        if not within_reach(g, hero, a):
            return Refusal("PF-BOSS-10" if g.on_boss_level(g.enemy_pos[a]) else "PF-BOSS-11", "sealed")
        return Refusal("PF-ENEMY-09", "no-enemy-to-move")
    slot = g.stack[base + 4]
    there = g.near(g.enemy_pos[slot], a) if slot >= 0 and 0 <= a < 4 else -1
    if there >= 0 and g.who[there] >= 0:
        return Refusal("PF-D-66", "occupied")
    return Refusal("PF-ENEMY-09", "no-way")


def gem_refusal(g: State, base: int, frame: int, which: int) -> Refusal:
    """Against boosting; in an attack, the Sword with this number."""
    hero = g.stack[base + 1]
    if frame not in (F_MOVE, F_HAND, F_STRIKE, F_COIN, F_STAR):
        return Refusal("PF-GEM-01", "nothing-to-boost")
    if number(g, hero, N_NO_GEMS) > 0:
        return Refusal("PF-ITEM-01", "forbidden")
    boosts = boosts_of(g, base, which)
    if boosts < 0:
        return Refusal("PF-D-21" if frame != F_STRIKE else "PF-GEM-01", "nothing-to-boost")
    price = gem_price(g, hero, boosts)
    if g.gems[hero] < price:
        return Refusal("PF-GEM-02", "too-few-gems", {"price": price, "gems": g.gems[hero]})
    if frame == F_STRIKE:
        return Refusal("PF-D-77", "same-sword", {"sword": which})
    return Refusal("PF-D-77", "already-begun")
