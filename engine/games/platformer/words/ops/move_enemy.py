"""The operation ``move_enemy``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.platformer.decisions.hand import ask_hand_by_card
from engine.games.platformer.enemies import can_be_handed
from engine.games.platformer.state import State
from engine.schema import Between, Speech, word


@word("operation", needs=("enemy",), speaks=Speech(takes="enemy", n="steps"), worth=20)
class MoveEnemy:
    """The holder of the card may move the chosen enemy up to so many spaces, as with a Hand. Only an enemy
    that a Hand could move can be chosen for it (PF-D-79)."""

    steps: Annotated[int, Between(1, 9)] = 1

    def run(self, g: State, ctx: Context) -> None:
        """Ask for the steps."""
        if self.can_concern(g, ctx):
            ask_hand_by_card(g, mover(g, ctx), self.steps, ctx.enemy)

    def can_concern(self, g: State, ctx: Context) -> bool:
        """Whether the chosen enemy could be moved."""
        return ctx.enemy >= 0 and can_be_handed(g, mover(g, ctx), ctx.enemy)


def mover(g: State, ctx: Context) -> int:
    """The hero who moves the enemy."""
    return ctx.owner if ctx.owner >= 0 else g.active
