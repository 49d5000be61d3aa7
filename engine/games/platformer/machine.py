"""The machine: carry out an action, then work the stack down until somebody must decide."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import activate, answer_effect, context, endless, fire, run_effect, usable
from engine.effects.picking import answer_pick, is_pick, settle_pick
from engine.games.platformer.boss import run_boss
from engine.games.platformer.codes import (
    A_ATTACK,
    A_BUY,
    A_CARD,
    A_DONE,
    A_FORGE,
    A_GEM,
    A_GRAVITY,
    A_PORTAL,
    A_RESPAWN,
    A_STEP,
    A_USE,
    BY_HAND,
    F_ACT,
    F_ATTACKED,
    F_BOSS,
    F_COIN,
    F_COLLECT,
    F_GRAVITY,
    F_HAND,
    F_MOVE,
    F_OFFER,
    F_PICK_DIE,
    F_PLACE,
    F_PORTAL,
    F_ROLLED,
    F_SAVE,
    F_STAR,
    F_STEP,
    F_STRIKE,
    F_TURN,
    GOLD,
    POOL,
)
from engine.games.platformer.combat import declare, strike
from engine.games.platformer.dice import forged, has_unused, roll, run_rolled, save, spend_die, spend_symbol
from engine.games.platformer.enemies import attack_next, move_enemy, run_attacked
from engine.games.platformer.gravity import answer_ladder, begin_gravity, run_gravity
from engine.games.platformer.ground import collect
from engine.games.platformer.happenings import E_CARD_USED
from engine.games.platformer.moments import MARK_ATTACK, T_CARD_USED
from engine.games.platformer.movement import (
    begin_portal,
    begin_step,
    run_portal,
    run_step,
    target,
)
from engine.games.platformer.purse import gain
from engine.games.platformer.respawn import place, places
from engine.games.platformer.shop import buy
from engine.games.platformer.state import State
from engine.games.platformer.symbols import boost, shine, use
from engine.games.platformer.turn import run_offer, run_turn
from engine.kernel.chance import tell
from engine.kernel.frames import A_NO, A_YES, F_EFFECT, F_THROW, FRAME

DEEPEST: Final = 5200


def settle(g: State) -> None:
    """Work the stack down to the next decision, or to the end of the game."""
    while g.stack:
        base = len(g.stack) - FRAME
        frame = g.stack[base]
        if frame == F_TURN:
            run_turn(g)
        elif frame == F_EFFECT:
            if run_effect(g):
                return
        elif frame == F_ACT:
            return
        elif frame == F_MOVE:
            if g.pos[g.stack[base + 1]] < 0 or g.stack[base + 2] <= 0:
                g.pop()
            else:
                return
        elif frame == F_STEP:
            if run_step(g):
                return
        elif frame == F_ATTACKED:
            if run_attacked(g):
                return
        elif frame == F_GRAVITY:
            if run_gravity(g):
                return
        elif settle_rare(g, base, frame):
            return
        if len(g.stack) > DEEPEST:
            raise endless(g)


def settle_rare(g: State, base: int, frame: int) -> bool:
    """The frames that come seldom; True if somebody must decide."""
    if frame == F_HAND:
        slot = g.stack[base + 4]
        if (slot >= 0 and g.enemy_pos[slot] < 0) or g.stack[base + 2] <= 0:
            g.pop()
            return False
        return True
    if frame == F_STRIKE:
        if g.pos[g.stack[base + 1]] < 0 or g.enemy_pos[g.stack[base + 2]] < 0:
            g.pop()
            g.swords = []
            return False
        return True
    if frame == F_ROLLED:
        run_rolled(g)
        return False
    if frame == F_PORTAL:
        return run_portal(g)
    if frame == F_BOSS:
        run_boss(g)
        return False
    if frame == F_OFFER:
        return run_offer(g)
    if frame == F_PLACE:
        if g.pos[g.stack[base + 1]] >= 0 or not places(g, g.stack[base + 1]):
            g.pop()
            return False
        return True
    if frame == F_COLLECT:
        if g.piles[g.stack[base + 2]] == 0 or g.pos[g.stack[base + 1]] != g.stack[base + 2]:
            g.pop()
            return False
        return True
    if frame == F_PICK_DIE:
        if not has_unused(g):  # another card took the last one in the meantime (PF-BOSS-12)
            g.pop()
            return False
        return True
    if is_pick(frame):
        return settle_pick(g)  # PF-BOSS-12: what cannot be carried out is ignored
    return True


def perform(g: State, action: tuple[int, int, int, int]) -> None:
    """Carry out a legal action and settle what follows."""
    g.work = 0
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_ACT:
        act(g, action)
    elif frame == F_MOVE:
        if action[0] == A_STEP:
            hero = g.stack[base + 1]
            flags = g.stack[base + 5]
            g.stack[base + 2] -= 1
            g.stack[base + 4] = 1
            begin_step(g, hero, target(g, hero, action[1], flags), flags)
        elif action[0] == A_GEM:
            boost(g)
        elif action[0] == A_GRAVITY:
            begin_gravity(g, g.pos[g.active])
        else:
            g.pop()
    elif frame == F_STRIKE:
        attack(g, base, action)
    elif frame == F_STEP:
        g.stack[base + 6] = action[1]
    elif frame == F_COLLECT:
        hero = g.stack[base + 1]
        space = g.stack[base + 2]
        g.pop()
        if action[0] == A_YES:
            collect(g, hero, space)
    elif frame == F_EFFECT:
        answer_effect(g, action[0])
    elif frame == F_GRAVITY:
        answer_ladder(g, action[0] == A_YES)
    elif frame == F_SAVE:
        g.pop()
        if action[0] != A_NO:
            spend_symbol(g, g.active, action[1], action[2])
            if action[1] != POOL:
                forged(g, g.active, action[2], action[3])
            save(g, g.active, action[3])
    else:
        perform_rare(g, base, frame, action)
    settle(g)


def perform_rare(g: State, base: int, frame: int, action: tuple[int, int, int, int]) -> None:
    """The decisions that come seldom."""
    if frame == F_HAND:
        use_hand(g, base, action)
    elif frame in (F_COIN, F_STAR):
        if action[0] == A_GEM:
            boost(g)
            return
        hero = g.stack[base + 1]
        times = g.stack[base + 4]
        g.pop()
        if frame == F_COIN:
            gain(g, hero, GOLD, times)
        else:
            shine(g, hero, times)
    elif frame == F_ATTACKED:
        attack_next(g, base, action[1])
    elif frame == F_PORTAL:
        g.stack[base + 3] = action[1]
    elif frame == F_PLACE:
        hero = g.stack[base + 1]
        g.pop()
        place(g, hero, action[1])
    elif frame == F_OFFER:
        step = g.stack[base + 1]
        g.pop()
        if action[0] == A_RESPAWN:
            if step == 7:
                begin_gravity(g)  # PF-D-40: gravity is applied again
            respawn(g, action[1])
    elif frame == F_THROW:
        tell(g, action[1])
    elif frame == F_PICK_DIE:
        purpose = g.stack[base + 2]
        g.pop()
        use_die(g, purpose, action[1])
    else:
        answer_pick(g, action[1])


def act(g: State, action: tuple[int, int, int, int]) -> None:
    """An action of step 5."""
    hero = g.active
    code = action[0]
    if code == A_USE:
        use(g, hero, action[1], action[2], action[2], action[3])
    elif code == A_FORGE:
        use(g, hero, action[1], action[2], action[3] // 8, action[3] % 8)
    elif code == A_ATTACK:
        declare(g, hero, action[1])
    elif code == A_GRAVITY:
        begin_gravity(g, g.pos[hero])
    elif code == A_BUY:
        buy(g, hero, action[1])
    elif code == A_CARD:
        use_card(g, hero, action[1], False)
    elif code == A_PORTAL:
        begin_portal(g, hero, action[1])
    elif code == A_RESPAWN:
        base = len(g.stack) - FRAME
        g.stack[base + 1] = 0
        respawn(g, action[1])
    else:
        g.pop()


def use_card(g: State, hero: int, card: int, in_attack: bool) -> None:
    """Use a card; -1 is the hero card."""
    definition = g.program.definitions[g.hero[hero] if card < 0 else g.program.cards[card]]
    ctx = context(-1, hero, -1, card, hero, -1, 0, g.pos[hero], -1)
    effect = usable(g, definition, ctx, MARK_ATTACK if in_attack else 0)
    assert effect is not None
    g.emit(E_CARD_USED, hero, card, effect.definition)
    activate(g, effect, ctx)
    fire(g, T_CARD_USED, hero, cause=effect.definition)


def respawn(g: State, face: int) -> None:
    """Spend a symbol of the pool and choose the space (PF-DOWN-06, -07)."""
    spend_die(g, face)
    g.push(F_PLACE, g.active)


def attack(g: State, base: int, action: tuple[int, int, int, int]) -> None:
    """Put more into the attack, or strike."""
    hero = g.stack[base + 1]
    code = action[0]
    if code == A_USE:
        use(g, hero, action[1], action[2], action[2], action[3])
    elif code == A_FORGE:
        use(g, hero, action[1], action[2], action[3] // 8, action[3] % 8)
    elif code == A_GEM:
        boost(g, action[1])
    elif code == A_CARD:
        use_card(g, hero, action[1], True)
    else:
        strike(g)


def use_hand(g: State, base: int, action: tuple[int, int, int, int]) -> None:
    """Choose the enemy, boost, apply gravity, or move it one space (PF-SYM-04)."""
    if action[0] == A_GEM:
        boost(g)
    elif action[0] == A_GRAVITY:
        begin_gravity(g, g.pos[g.active])
    elif action[0] == A_DONE:
        g.pop()
    elif g.stack[base + 4] < 0:
        g.stack[base + 4] = action[1]
    else:
        slot = g.stack[base + 4]
        g.stack[base + 2] -= 1
        g.stack[base + 5] = 1
        there = g.near(g.enemy_pos[slot], action[1])
        move_enemy(g, slot, there, g.stack[base + 1], BY_HAND)


def use_die(g: State, purpose: int, face: int) -> None:
    """A die of the pool has been chosen: 0 spend it, 1 roll it again."""
    if purpose == 0:
        spend_die(g, face)
        return
    for die, shown in enumerate(g.faces):
        if shown == face and g.used >> die & 1 == 0:
            roll(g, 1 << die, False)
            return
