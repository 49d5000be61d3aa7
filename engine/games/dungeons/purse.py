"""What heroes own: Health, Energy, Loot (DD-SETUP-06, -07, DD-DEFENSE-10, DD-RUL-23)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.dungeons.codes import ENERGY, HEALTH, LOOT
from engine.games.dungeons.happenings import E_GAINED, E_LOST
from engine.games.dungeons.moments import (
    N_HEALTH,
    N_NO_ENERGY,
    N_NO_HEALING,
    T_GAINED,
    T_LOST,
)
from engine.games.dungeons.state import State


def owned(g: State, seat: int, what: int) -> int:
    """How much of something a hero has."""
    if what == HEALTH:
        return g.health[seat]
    return g.energy[seat] if what == ENERGY else g.loot[seat]


def most_health(g: State, seat: int) -> int:
    """The highest Health of a hero: what the Hero card prints, and what cards add to it (DD-DEFENSE-10)."""
    return max(1, g.program.definitions[g.hero[seat]].health + number(g, seat, N_HEALTH))


def gain(g: State, seat: int, what: int, amount: int) -> None:
    """Add to what a hero has, as far as the limits let it. A fallen hero gains nothing."""
    if amount <= 0 or g.fallen[seat]:
        return
    if what == HEALTH:
        if number(g, seat, N_NO_HEALING) > 0:
            return
        amount = max(0, min(amount, most_health(g, seat) - g.health[seat]))
        g.health[seat] += amount
    elif what == ENERGY:
        if number(g, seat, N_NO_ENERGY) > 0:
            return
        if g.most_energy:
            amount = max(0, min(amount, g.most_energy - g.energy[seat]))
        g.energy[seat] += amount
    else:
        if g.most_loot:
            amount = max(0, min(amount, g.most_loot - g.loot[seat]))
        g.loot[seat] += amount
    if amount:
        g.emit(E_GAINED, seat, what, amount)
        fire(g, T_GAINED, seat, -1, amount, g.pos[seat], what)


def lose(g: State, seat: int, what: int, amount: int) -> int:
    """Take Energy or Loot from a hero, never below 0; how much was lost."""
    assert what in (ENERGY, LOOT)
    amount = min(amount, owned(g, seat, what))
    if amount <= 0:
        return 0
    if what == ENERGY:
        g.energy[seat] -= amount
    else:
        g.loot[seat] -= amount
    g.emit(E_LOST, seat, what, amount)
    fire(g, T_LOST, seat, -1, amount, g.pos[seat], what)
    return amount
