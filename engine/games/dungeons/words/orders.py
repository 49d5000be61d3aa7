"""Orders by which effects choose among heroes or enemies without asking."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.effects.context import Context
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import place_of

Order: TypeAlias = Literal[
    "nearest",
    "farthest",
    "least_health",
    "most_health",
    "least_energy",
    "most_energy",
    "least_loot",
    "most_loot",
]
"""Which hero: by distance from the bearer of the effect, or by what the heroes have. Ties: the lower Health,
then seat order."""

EnemyOrder: TypeAlias = Literal[
    "nearest", "farthest", "weakest", "strongest", "lowest_threat", "highest_threat"
]
"""Which enemy: by distance from the bearer, Health, or threat. Ties: the earliest to appear."""


def in_order(g: State, ctx: Context, seats: list[int], order: str) -> list[int]:
    """Heroes by an order, the first meant first."""
    centre = place_of(g, ctx)

    def rank(seat: int) -> int:
        if order in ("nearest", "farthest"):
            apart = g.map.distance(centre, g.pos[seat]) if centre >= 0 and g.pos[seat] >= 0 else 0
            return apart if order == "nearest" else -apart
        which, what = order.split("_")
        amount = {"health": g.health, "energy": g.energy, "loot": g.loot}[what][seat]
        return amount if which == "least" else -amount

    return sorted(seats, key=lambda seat: (rank(seat), g.health[seat], seat))


def enemies_in_order(g: State, ctx: Context, slots: list[int], order: str) -> list[int]:
    """Enemies by an order, the first meant first."""
    centre = place_of(g, ctx)

    def rank(slot: int) -> int:
        if order in ("nearest", "farthest"):
            apart = g.map.distance(centre, g.enemy_pos[slot]) if centre >= 0 else 0
            return apart if order == "nearest" else -apart
        if order in ("weakest", "strongest"):
            return g.enemy_health[slot] if order == "weakest" else -g.enemy_health[slot]
        threat = g.enemy_card(slot).threat
        return threat if order == "lowest_threat" else -threat

    return sorted(slots, key=lambda slot: (rank(slot), slot))
