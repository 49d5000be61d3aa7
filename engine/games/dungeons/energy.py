"""The Energy printed on an Ability: what using it costs (DD-ITEM-06)."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import number
from engine.effects.program import Effect
from engine.games.dungeons.codes import ENERGY
from engine.games.dungeons.moments import N_ENERGY_COST
from engine.games.dungeons.purse import lose
from engine.games.dungeons.state import State


class EnergyPrice:
    """The price of an effect in Energy."""

    def __init__(self, printed: int) -> None:
        self.printed = printed

    def price(self, g: State, seat: int) -> int:
        """What it costs a hero now."""
        return max(0, self.printed + number(g, seat, N_ENERGY_COST))

    def payable(self, g: State, ctx: Context) -> bool:
        """Whether the hero has that much."""
        return ctx.owner >= 0 and g.energy[ctx.owner] >= self.price(g, ctx.owner)

    def pay(self, g: State, ctx: Context) -> None:
        """Pay it."""
        lose(g, ctx.owner, ENERGY, self.price(g, ctx.owner))


def costs_energy(effect: Effect, printed: int) -> None:
    """Make an effect cost Energy."""
    cost = EnergyPrice(printed)
    effect.payable.append(cost.payable)
    effect.pay.append(cost.pay)


def energy_price(g: State, seat: int, ability: int) -> int:
    """The Energy that the Ability costs a hero now."""
    return EnergyPrice(g.program.definitions[ability].price).price(g, seat)
