"""The legal actions of every decision. The top frame of the stack says what is being decided."""

from __future__ import annotations

from engine.effects.firing import T_ACTIVATED, context, usable
from engine.effects.numbers import number
from engine.effects.picking import pick_actions
from engine.games.platformer.codes import (
    A_ATTACK,
    A_BUY,
    A_CARD,
    A_DONE,
    A_END,
    A_FORGE,
    A_GEM,
    A_GRAVITY,
    A_PORTAL,
    A_RESPAWN,
    A_SAVE,
    A_STEP,
    A_STRIKE,
    A_USE,
    EXTRA,
    F_ACT,
    F_ATTACKED,
    F_COIN,
    F_COLLECT,
    F_GRAVITY,
    F_HAND,
    F_MOVE,
    F_OFFER,
    F_PICK_DIE,
    F_PLACE,
    F_PORTAL,
    F_SAVE,
    F_STAR,
    F_STEP,
    F_STRIKE,
    HAND,
    MOVE,
    PAIR,
    PAIR_SAVED,
    POOL,
    SAVED,
    STAR,
    SWORD,
)
from engine.games.platformer.combat import attackable
from engine.games.platformer.dice import unused_counts
from engine.games.platformer.enemies import can_be_handed, hand_steps
from engine.games.platformer.moments import MARK_ATTACK, N_NO_CARDS, N_NO_FORGE, N_NO_PORTAL
from engine.games.platformer.movement import portal_price, portal_targets, push_mask, target
from engine.games.platformer.numbers import counts_as
from engine.games.platformer.respawn import places
from engine.games.platformer.seats import decider
from engine.games.platformer.shop import can_buy, may_buy
from engine.games.platformer.state import State
from engine.games.platformer.symbols import boostable_swords, can_boost
from engine.kernel.chance import faces_asked
from engine.kernel.frames import A_ENEMY, A_FACE, A_NO, A_SPACE, A_YES, F_EFFECT, F_THROW, FRAME

Actions = list[tuple[int, int, int, int]]


def legal(g: State) -> Actions:
    """All legal actions of the decision on top of the stack."""
    if not g.stack:
        return []
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_ACT:
        return main_actions(g, g.stack[base + 1] == 1)
    if frame == F_MOVE:
        return move_actions(g, base)
    if frame == F_STRIKE:
        return strike_actions(g, base)
    if frame == F_HAND:
        return hand_actions(g, base)
    if frame == F_SAVE:
        return save_actions(g)
    if frame in (F_COLLECT, F_EFFECT, F_GRAVITY):
        return [(A_YES, 0, 0, 0), (A_NO, 0, 0, 0)]
    if frame in (F_STEP, F_PORTAL):
        return push_actions(g, base, frame)
    return rare_actions(g, base, frame)


def rare_actions(g: State, base: int, frame: int) -> Actions:
    """The decisions that come seldom."""
    if frame in (F_COIN, F_STAR):
        if can_boost(g, g.stack[base + 1], g.stack[base + 2]):
            return [(A_GEM, 0, 0, 0), (A_DONE, 0, 0, 0)]
        return [(A_DONE, 0, 0, 0)]
    if frame == F_ATTACKED:
        mask = g.stack[base + 2]
        return [(A_ENEMY, e, 0, 0) for e in range(len(g.enemy_pos)) if mask >> e & 1]
    if frame == F_PLACE:
        return [(A_SPACE, space, 0, 0) for space in places(g, g.stack[base + 1])]
    if frame == F_OFFER:
        return [*respawn_actions(g), (A_NO, 0, 0, 0)]
    if frame == F_THROW:
        return faces_asked(g)
    if frame == F_PICK_DIE:
        return [(A_FACE, face, 0, 0) for face, count in enumerate(unused_counts(g)) if count]
    return pick_actions(g)


def respawn_actions(g: State) -> Actions:
    """Respawn costs 1 symbol of any kind from the pool (PF-DOWN-06)."""
    if not places(g, g.active):
        return []
    return [(A_RESPAWN, face, 0, 0) for face, count in enumerate(unused_counts(g)) if count]


def main_actions(g: State, must_respawn: bool) -> Actions:
    """Step 5 (PF-TURN-07, -08)."""
    hero = g.active
    found: Actions = []
    if g.pos[hero] < 0:
        found = respawn_actions(g)
        if not must_respawn or not found:
            found.append((A_END, 0, 0, 0))
        return found
    counts = unused_counts(g)
    special = g.special[hero]
    enemies = attackable(g, hero)
    can_move = False
    for direction in range(4):
        if target(g, hero, direction) >= 0:
            can_move = True
            break
    can_hand = False
    for slot in range(len(g.enemy_pos)):
        if can_be_handed(g, hero, slot):
            can_hand = True
            break
    can_strike = symbol_actions(g, hero, counts, special, can_move, can_hand, False, found)
    if enemies and can_strike:
        for slot in range(len(g.enemy_pos)):
            if enemies >> slot & 1:
                found.append((A_ATTACK, slot, 0, 0))
    card_actions(g, hero, False, found)
    if may_buy(g, hero):
        for place in range(len(g.display)):
            if can_buy(g, hero, place):
                found.append((A_BUY, place, 0, 0))
    portals = portal_targets(g, hero)
    if portals and g.gold[hero] >= portal_price(g, hero) and number(g, hero, N_NO_PORTAL) <= 0:
        for space in portals:
            found.append((A_PORTAL, space, 0, 0))
    found.append((A_GRAVITY, 0, 0, 0))
    found.append((A_END, 0, 0, 0))
    return found


def symbol_actions(
    g: State,
    hero: int,
    counts: list[int],
    special: int,
    can_move: bool,
    can_hand: bool,
    only_swords: bool,
    found: Actions,
) -> bool:
    """List the uses of single symbols and of forged pairs; whether a Sword could be had at all."""
    swords = False
    forging = number(g, hero, N_NO_FORGE) <= 0
    for face in range(5):
        extra = g.extra[face]
        count = counts[face]
        if count == 0 and extra == 0 and face != special:
            continue
        mask = counts_as(g, hero, face)
        if mask >> SWORD & 1:
            swords = True
        for symbol in range(5):
            if mask >> symbol & 1 == 0 or not _worth(symbol, can_move, can_hand, only_swords):
                continue
            if count:
                found.append((A_USE, POOL, face, symbol))
            if face == special:
                found.append((A_USE, SAVED, face, symbol))
            if extra:
                found.append((A_USE, EXTRA, face, symbol))
        if forging:
            if count > 1:
                swords = forge_actions(g, hero, PAIR, face, can_move, can_hand, only_swords, found) or swords
            if count and face == special:
                swords = (
                    forge_actions(g, hero, PAIR_SAVED, face, can_move, can_hand, only_swords, found) or swords
                )
    return swords


def _worth(symbol: int, can_move: bool, can_hand: bool, only_swords: bool) -> bool:
    """Whether using a symbol now could do anything."""
    if only_swords or symbol == SWORD:
        return only_swords and symbol == SWORD
    if symbol == MOVE:
        return can_move
    return can_hand if symbol == HAND else True


def forge_actions(
    g: State,
    hero: int,
    source: int,
    face: int,
    can_move: bool,
    can_hand: bool,
    only_swords: bool,
    found: Actions,
) -> bool:
    """What a pair can become and be used as at once: any symbol but the one spent (PF-FORGE-01, PF-D-45)."""
    swords = False
    for result in range(5):
        if result == face:
            continue
        mask = counts_as(g, hero, result)
        if mask >> SWORD & 1:
            swords = True
        for symbol in range(5):
            if mask >> symbol & 1 and _worth(symbol, can_move, can_hand, only_swords):
                if (
                    result == STAR
                    and symbol != STAR
                    and symbol != face
                    and counts_as(g, hero, symbol) >> symbol & 1
                ):
                    continue  # forging that symbol itself is the same
                found.append((A_FORGE, source, face, result * 8 + symbol))
    return swords


def card_actions(g: State, hero: int, in_attack: bool, found: Actions) -> None:
    """Cards that can be used now (PF-ITEM-02 to -06, PF-D-60); -1 is the hero card."""
    if g.heard[hero] >> T_ACTIVATED & 1 == 0 or number(g, hero, N_NO_CARDS) > 0:
        return
    definitions = g.program.definitions
    here = g.pos[hero]
    marks = MARK_ATTACK if in_attack else 0
    ctx = context(-1, hero, -1, -1, hero, -1, 0, here, -1)
    if usable(g, definitions[g.hero[hero]], ctx, marks) is not None:
        found.append((A_CARD, -1, 0, 0))
    cards = g.program.cards
    for card in g.held[hero]:
        ctx.card = card
        if usable(g, definitions[cards[card]], ctx, marks) is not None:
            found.append((A_CARD, card, 0, 0))


def move_actions(g: State, base: int) -> Actions:
    """Gems before the first step of a move (PF-D-77), the next step, gravity before it (PF-D-76), or
    enough (PF-D-46)."""
    hero = g.stack[base + 1]
    found: Actions = []
    for direction in range(4):
        if target(g, hero, direction, g.stack[base + 5]) >= 0:
            found.append((A_STEP, direction, 0, 0))
    if g.stack[base + 4]:
        if may_apply_gravity(g):
            found.append((A_GRAVITY, 0, 0, 0))
        found.append((A_DONE, 0, 0, 0))
    else:
        if can_boost(g, hero, g.stack[base + 3]):
            found.append((A_GEM, 0, 0, 0))
        if not found or g.stack[base + 3] < 0:
            found.append((A_DONE, 0, 0, 0))
    return found


def hand_actions(g: State, base: int) -> Actions:
    """Which enemy, Gems before its first step, then where to, gravity in between (PF-ENEMY-09, -10,
    PF-D-76, -77)."""
    hero = g.stack[base + 1]
    slot = g.stack[base + 4]
    found: Actions = []
    if slot < 0:
        for enemy in range(len(g.enemy_pos)):
            if can_be_handed(g, hero, enemy):
                found.append((A_ENEMY, enemy, 0, 0))
    else:
        mask = hand_steps(g, slot)
        for direction in range(4):
            if mask >> direction & 1:
                found.append((A_STEP, direction, 0, 0))
    if g.stack[base + 5] == 0 and can_boost(g, hero, g.stack[base + 3]):
        found.append((A_GEM, 0, 0, 0))
    if g.stack[base + 5] and may_apply_gravity(g):
        found.append((A_GRAVITY, 0, 0, 0))
    if g.stack[base + 5] or not found:
        found.append((A_DONE, 0, 0, 0))
    return found


def may_apply_gravity(g: State) -> bool:
    """Whether the player who decides between two steps may apply gravity: the active one, in step 5
    (PF-GRAV-01, PF-D-76)."""
    return g.step == 5 and decider(g) == g.active and g.pos[g.active] >= 0


def strike_actions(g: State, base: int) -> Actions:
    """What can go into the attack being made, and the strike (PF-COMBAT-04)."""
    hero = g.stack[base + 1]
    found: Actions = []
    symbol_actions(g, hero, unused_counts(g), g.special[hero], False, False, True, found)
    for which in boostable_swords(g, hero):
        found.append((A_GEM, which, 0, 0))
    card_actions(g, hero, True, found)
    if g.stack[base + 4] or not found:
        found.append((A_STRIKE, 0, 0, 0))
    return found


def save_actions(g: State) -> Actions:
    """Step 6: the symbol of one unused die, or one forged from two (PF-DICE-04, PF-FORGE-05); or nothing."""
    hero = g.active
    counts = unused_counts(g)
    found: Actions = []
    forging = number(g, hero, N_NO_FORGE) <= 0
    for face in range(5):
        if counts[face] == 0:
            continue
        if g.special[hero] != face:
            found.append((A_SAVE, POOL, face, face))
        for result in range(5):
            if forging and result != face and result != g.special[hero]:
                if counts[face] > 1:
                    found.append((A_SAVE, PAIR, face, result))
                if g.special[hero] == face:
                    found.append((A_SAVE, PAIR_SAVED, face, result))
    found.append((A_NO, 0, 0, 0))
    return found


def push_actions(g: State, base: int, frame: int) -> Actions:
    """Where the occupant is pushed to (PF-PUSH-02)."""
    there = g.stack[base + 2]
    origin = g.pos[g.stack[base + 1]]
    mask = push_mask(g, g.who[there], there, origin)
    assert frame in (F_STEP, F_PORTAL)
    return [(A_STEP, d, 0, 0) for d in range(4) if mask >> d & 1]
