"""Gold, Gems and Hearts: gaining and spending them. The supply is unlimited (PF-SETUP-10, PF-D-57)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.platformer.codes import GEM, GOLD
from engine.games.platformer.happenings import E_GAINED, E_HEALED, E_SPENT
from engine.games.platformer.moments import N_NO_HEAL, T_GAINED, T_HEALED, T_SPENT
from engine.games.platformer.state import State


def gain(g: State, hero: int, resource: int, amount: int) -> None:
    """Give a hero Gold, Gems or Hearts."""
    if amount <= 0:
        return
    if resource == GOLD:
        g.gold[hero] += amount
    elif resource == GEM:
        g.gems[hero] += amount
    else:
        heal(g, hero, amount)
        return
    g.emit(E_GAINED, hero, resource, amount)
    fire(g, T_GAINED, hero, amount=amount, cause=resource)


def spend(g: State, hero: int, resource: int, amount: int) -> int:
    """Take Gold or Gems from a hero, as many as there are; how many were taken."""
    have = g.gold[hero] if resource == GOLD else g.gems[hero]
    taken = min(amount, have)
    if taken == 0:
        return taken
    if resource == GOLD:
        g.gold[hero] -= taken
    else:
        g.gems[hero] -= taken
    g.emit(E_SPENT, hero, resource, taken)
    fire(g, T_SPENT, hero, amount=taken, cause=resource)
    return taken


def heal(g: State, hero: int, amount: int) -> None:
    """Give Hearts back, never above the card's Health (PF-D-59)."""
    room = g.program.definitions[g.hero[hero]].health - g.hearts[hero]
    healed = min(amount, room)
    if healed > 0 and number(g, hero, N_NO_HEAL) <= 0:
        g.hearts[hero] += healed
        g.emit(E_HEALED, hero, healed)
        fire(g, T_HEALED, hero, amount=healed)


def owned(g: State, hero: int, resource: int) -> int:
    """How much of a resource a hero has."""
    if resource == GOLD:
        return g.gold[hero]
    return g.gems[hero] if resource == GEM else g.hearts[hero]
