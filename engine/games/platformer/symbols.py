"""Using symbols: which ones, forged ones among them, what they are spent for, what Gems cost (PF-SYM,
PF-FORGE, PF-GEM-02). What a symbol then does is a decision of its own (`decisions`)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.platformer.codes import (
    A_FORGE,
    A_USE,
    ACTIONS,
    BLANK,
    EXTRA,
    HAND,
    MOVE,
    PAIR,
    PAIR_SAVED,
    POOL,
    SAVED,
    SOURCES,
    STAR,
    SWORD,
    SYMBOLS,
)
from engine.games.platformer.dice import forged, spend_symbol, unused_counts
from engine.games.platformer.happenings import E_SYMBOL
from engine.games.platformer.moments import N_GEM_PRICE, N_NO_FORGE, N_NO_GEMS, T_SYMBOL_USED
from engine.games.platformer.naming import dice_at, face_name
from engine.games.platformer.numbers import counts_as
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Label

FORGED: Final = 8
"""Of a forged pair an action holds in one number what it becomes, so many times, and what that counts as."""


def forge_action(source: int, face: int, result: int, symbol: int) -> Action:
    """Forge a pair into a result and use that as a symbol."""
    return (A_FORGE, source, face, result * FORGED + symbol)


def result_of(action: Action) -> int:
    """The face that a use of a symbol rests on: what a pair becomes, or what is spent."""
    return action[3] // FORGED if action[0] == A_FORGE else action[2]


def symbol_of(action: Action) -> int:
    """What it is used as."""
    return action[3] % FORGED if action[0] == A_FORGE else action[3]


def symbol_actions(g: State, hero: int, useful: int, found: list[Action]) -> bool:
    """List the uses of single symbols and of forged pairs as one of those that would be of use, a bit mask;
    whether a Sword could be had at all."""
    swords = False
    counts = unused_counts(g)
    special = g.special[hero]
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
            if (mask & useful) >> symbol & 1 == 0:
                continue
            if count:
                found.append((A_USE, POOL, face, symbol))
            if face == special:
                found.append((A_USE, SAVED, face, symbol))
            if extra:
                found.append((A_USE, EXTRA, face, symbol))
        if forging:
            if count > 1:
                swords = forge_actions(g, hero, PAIR, face, useful, found) or swords
            if count and face == special:
                swords = forge_actions(g, hero, PAIR_SAVED, face, useful, found) or swords
    return swords


def forge_actions(g: State, hero: int, source: int, face: int, useful: int, found: list[Action]) -> bool:
    """What a pair can become and be used as at once: any symbol but the one spent (PF-FORGE-01, PF-D-45)."""
    swords = False
    for result in range(5):
        if result == face:
            continue
        mask = counts_as(g, hero, result)
        if mask >> SWORD & 1:
            swords = True
        for symbol in range(5):
            if (mask & useful) >> symbol & 1:
                if (
                    result == STAR
                    and symbol != STAR
                    and symbol != face
                    and counts_as(g, hero, symbol) >> symbol & 1
                ):
                    continue  # forging that symbol itself is the same
                found.append(forge_action(source, face, result, symbol))
    return swords


def begin_use(g: State, hero: int, action: Action) -> int:
    """Spend what stands behind a symbol; how many times it counts."""
    spend_symbol(g, hero, action[1], action[2])
    times = 1 + g.double[hero]
    g.double[hero] = 0
    g.emit(E_SYMBOL, hero, symbol_of(action), action[1])
    return times


def end_use(g: State, hero: int, action: Action) -> None:
    """Those who wait for a symbol hear of it."""
    if action[0] == A_FORGE:
        forged(g, hero, action[2], result_of(action))
    fire(g, T_SYMBOL_USED, hero, amount=symbol_of(action), cause=action[1])


def symbol_refusal(g: State, hero: int, action: Action, in_attack: bool) -> Refusal:
    """Against using or forging a symbol."""
    code, source, face, _c = action
    if not 0 <= face < BLANK:
        return Refusal("PF-DICE-02", "no-such-symbol", {"symbol": face_name(face)})
    counts = unused_counts(g)
    result, symbol = result_of(action), symbol_of(action)
    if code == A_FORGE:
        if number(g, hero, N_NO_FORGE) > 0:
            return Refusal("PF-ITEM-01", "forbidden")
        have = counts[face] if source == PAIR else min(counts[face], 1) + (g.special[hero] == face)
        if have < 2:
            return Refusal("PF-FORGE-01", "no-pair", {"symbol": SYMBOLS[face]})
        if result == face:
            return Refusal("PF-D-45", "forge-other", {"symbol": SYMBOLS[face]})
    elif (source == POOL and counts[face] == 0) or (source == EXTRA and g.extra[face] == 0):
        return Refusal("PF-SYM-06", "no-such-symbol", {"symbol": SYMBOLS[face]})
    elif source == SAVED and g.special[hero] != face:
        return Refusal("PF-DICE-02", "not-saved", {"symbol": SYMBOLS[face]})
    known = 0 <= result < BLANK and 0 <= symbol < BLANK
    if not known or counts_as(g, hero, result) >> symbol & 1 == 0:
        return Refusal("PF-SYM-05", "counts-not", {"face": face_name(result), "symbol": face_name(symbol)})
    if in_attack:
        return Refusal("PF-COMBAT-04", "only-swords")
    if symbol == SWORD:
        return Refusal("PF-COMBAT-01", "declare-first")
    if symbol == MOVE:
        return Refusal("PF-MOVE-01", "no-way")
    if symbol == HAND:
        return Refusal("PF-ENEMY-09", "no-enemy-to-move")
    return Refusal("PF-TURN-07", "not-now")


def symbol_label(hero: int, action: Action) -> Label:
    """Where a symbol comes from, what is spent and what it is used as."""
    args = {"source": SOURCES[action[1]], "face": SYMBOLS[action[2]]}
    if action[0] == A_FORGE:
        args["result"] = SYMBOLS[result_of(action)]
    args["symbol"] = SYMBOLS[symbol_of(action)]
    return Label(f"action-{ACTIONS[action[0]]}", args, dice_at(hero, action[1], action[2]))


def gem_price(g: State, hero: int, boosts: int) -> int:
    """What the next step of boosting a symbol costs: 1 more than the one before (PF-GEM-02); cards change
    it, never below 1."""
    return max(boosts + 1 + number(g, hero, N_GEM_PRICE), 1)


def can_boost(g: State, hero: int, boosts: int) -> bool:
    """Whether a symbol in use can be boosted once more."""
    return boosts >= 0 and g.gems[hero] >= gem_price(g, hero, boosts) and number(g, hero, N_NO_GEMS) <= 0
