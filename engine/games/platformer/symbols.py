"""Using symbols: what each does, and Gems that multiply it (PF-SYM, PF-GEM)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.platformer.codes import (
    COIN,
    F_COIN,
    F_HAND,
    F_MOVE,
    F_STAR,
    F_STRIKE,
    GEM,
    GOLD,
    HAND,
    MOVE,
    PAIR,
    STAR,
    SWORD,
)
from engine.games.platformer.combat import sword_worth
from engine.games.platformer.dice import forged, spend_symbol
from engine.games.platformer.happenings import E_BOOSTED, E_SYMBOL
from engine.games.platformer.moments import (
    N_COIN_GOLD,
    N_GEM_PRICE,
    N_HAND_STEPS,
    N_MOVE_STEPS,
    N_NO_GEMS,
    T_STAR_USED,
    T_SYMBOL_BOOSTED,
    T_SYMBOL_USED,
)
from engine.games.platformer.purse import gain, spend
from engine.games.platformer.state import State
from engine.kernel.frames import FRAME

ALIKE: Final = 4096
"""More than a symbol is ever boosted, to tell two Swords apart by one number."""


def gem_price(g: State, hero: int, boosts: int) -> int:
    """What the next step of boosting a symbol costs: 1 more than the one before (PF-GEM-02); cards change
    it, never below 1."""
    return max(boosts + 1 + number(g, hero, N_GEM_PRICE), 1)


def can_boost(g: State, hero: int, boosts: int) -> bool:
    """Whether a symbol in use can be boosted once more."""
    return boosts >= 0 and g.gems[hero] >= gem_price(g, hero, boosts) and number(g, hero, N_NO_GEMS) <= 0


def use(g: State, hero: int, source: int, face: int, result: int, symbol: int) -> None:
    """Use a symbol (PF-SYM-01 to -05). ``face`` is what is spent, ``result`` what a forged pair becomes,
    ``symbol`` what it counts as (PF-D-20). Within an attack, Swords go into that attack, which lies below
    whatever spending the symbol sets off."""
    top = len(g.stack) - FRAME
    spend_symbol(g, hero, source, face)
    times = 1 + g.double[hero]
    g.double[hero] = 0
    g.emit(E_SYMBOL, hero, symbol, source)
    if symbol == MOVE:
        unit = max(1 + number(g, hero, N_MOVE_STEPS), 1)
        g.push(F_MOVE, hero, unit * times, 0, 0, 0, unit)
    elif symbol == HAND:
        unit = max(1 + number(g, hero, N_HAND_STEPS), 1)
        g.push(F_HAND, hero, unit * times, 0, -1, 0, unit)
    elif symbol == COIN:
        unit = max(1 + number(g, hero, N_COIN_GOLD), 1)
        if can_boost(g, hero, 0):
            g.push(F_COIN, hero, 0, unit, unit * times)
        else:
            gain(g, hero, GOLD, unit * times)
    elif symbol == SWORD:
        assert g.stack[top] == F_STRIKE
        unit = sword_worth(g, hero)
        g.stack[top + 3] += unit * times
        g.stack[top + 4] += 1
        g.swords += [unit, 0]
    else:
        assert symbol == STAR
        acts = g.program.definitions[g.hero[hero]].triggers >> T_STAR_USED & 1
        if acts and can_boost(g, hero, 0):
            g.push(F_STAR, hero, 0, 1, times)
        else:
            shine(g, hero, times)
    if source >= PAIR:
        forged(g, hero, face, result)
    fire(g, T_SYMBOL_USED, hero, amount=symbol, cause=source)


def shine(g: State, hero: int, times: int) -> None:
    """The Star's own effect on the hero card: its costs are paid once, its operations run so many times,
    one time after the other (PF-GEM-06, PF-D-69). Other cards hear of it once."""
    fire(g, T_STAR_USED, hero, amount=times, space=g.pos[hero])


SWORD_IN: Final = 2
"""How many numbers of `State.swords` a Sword takes."""


def boosts_of(g: State, base: int, which: int = 0) -> int:
    """How often the symbol in use has been boosted; -1 if Gems cannot boost it. In an attack ``which`` is a
    Sword by the order in which they were put in, from 1; 0 is the last one."""
    frame = g.stack[base]
    if frame == F_STRIKE:
        swords = len(g.swords) // SWORD_IN
        if not 0 <= which <= swords or swords == 0:
            return -1
        return g.swords[SWORD_IN * (which if which else swords) - 1]
    if which or frame not in (F_MOVE, F_HAND, F_COIN, F_STAR):
        return -1
    return g.stack[base + (2 if frame in (F_COIN, F_STAR) else 3)]


def boostable_swords(g: State, hero: int) -> list[int]:
    """The Swords of the attack that can be boosted: the last one as 0, earlier ones by their number, from
    1, where that makes a difference (PF-D-77)."""
    found: list[int] = []
    known: list[int] = []
    swords = len(g.swords) // SWORD_IN
    for back in range(swords):
        at = SWORD_IN * (swords - 1 - back)
        like = g.swords[at] * ALIKE + g.swords[at + 1]
        if like not in known:
            known.append(like)
            if can_boost(g, hero, g.swords[at + 1]):
                found.append(swords - back if back else 0)
    return found


def boost(g: State, which: int = 0) -> None:
    """Discard Gems to let the symbol in use count once more (PF-GEM-01 to -06); in an attack the Sword
    addressed as `boosts_of` does."""
    base = len(g.stack) - FRAME
    kind = g.stack[base]
    hero = g.stack[base + 1]
    boosts = boosts_of(g, base, which)
    price = gem_price(g, hero, boosts)
    symbol = SWORD
    if kind == F_STRIKE:
        end = SWORD_IN * which if which else len(g.swords)
        g.swords[end - 1] += 1
        g.stack[base + 3] += g.swords[end - SWORD_IN]
    elif kind in (F_COIN, F_STAR):
        symbol = COIN if kind == F_COIN else STAR
        g.stack[base + 2] += 1
        g.stack[base + 4] += g.stack[base + 3]
    else:
        symbol = MOVE if kind == F_MOVE else HAND
        g.stack[base + 3] += 1
        g.stack[base + 2] += g.stack[base + 6]
    spend(g, hero, GEM, price)
    g.emit(E_BOOSTED, hero, symbol, boosts + 2)
    fire(g, T_SYMBOL_BOOSTED, hero, amount=boosts + 1, cause=symbol)
