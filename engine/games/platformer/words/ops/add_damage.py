"""The operation ``add_damage``."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.effects.context import Context
from engine.games.platformer.state import State
from engine.schema import Between, word


@word("operation", needs=("holder|actor",), worth=130)
class AddDamage:
    """Add damage to the attack being made, or to the next one this turn (PF-D-25). An activated card with
    this operation can also be used while an attack is put together."""

    mark: ClassVar[str] = "in_attack"
    amount: Annotated[int, Between(1, 20)] = 1

    def run(self, g: State, ctx: Context) -> None:
        if ctx.owner >= 0:
            g.bonus[ctx.owner] += self.amount

    def bonus(self) -> int:
        """The damage that it can add to an attack, for bots."""
        return self.amount
