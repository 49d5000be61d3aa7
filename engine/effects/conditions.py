"""The conditions that every game has."""

from __future__ import annotations

from typing import Annotated, Any

from engine.effects.context import Context
from engine.kernel.state import BaseState
from engine.schema import Between, Conditions, word


@word("condition", needs=("amount",), speaks="number")
class AmountAtLeast:
    """The number that the trigger brings along (damage, a price, spaces fallen) is at least this."""

    amount: Annotated[int, Between(1, 40)]

    def holds(self, g: BaseState, ctx: Context) -> bool:
        """Whether it is."""
        return ctx.amount >= self.amount


@word("condition", speaks="negation")
class Not:
    """None of these conditions holds."""

    conditions: Conditions

    def compile(self, builder: Any) -> Any:
        """Compile the conditions inside."""
        inner = [builder.condition(raw) for raw in self.conditions]
        return lambda g, ctx: not any(holds(g, ctx) for holds in inner)


@word("condition")
class AnyOf:
    """At least one of these conditions holds."""

    conditions: Conditions

    def compile(self, builder: Any) -> Any:
        """Compile the conditions inside."""
        inner = [builder.condition(raw) for raw in self.conditions]
        return lambda g, ctx: any(holds(g, ctx) for holds in inner)


CONDITIONS = (AmountAtLeast, Not, AnyOf)
