"""Gold. Counters are never a limit (PR-RUL-44)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.games.princess.happenings import E_GOLD, E_GOLD_STOLEN
from engine.games.princess.moments import T_ROBBED
from engine.games.princess.state import State


def earn(g: State, seat: int, amount: int) -> None:
    """Gold from the supply, or (less than 0) back to it, as far as there is any."""
    amount = max(amount, -g.gold[seat])
    if amount:
        g.gold[seat] += amount
        g.emit(E_GOLD, seat, amount, g.gold[seat])


def steal_gold(g: State, thief: int, victim: int, amount: int) -> None:
    """Gold from one player to another, as much as there is."""
    amount = min(amount, g.gold[victim])
    if amount > 0:
        g.gold[victim] -= amount
        g.gold[thief] += amount
        g.emit(E_GOLD_STOLEN, thief, amount, victim)
        fire(g, T_ROBBED, victim, thief, amount)
