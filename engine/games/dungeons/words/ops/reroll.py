"""The operation ``reroll``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import F_PICK_DIE, HIT
from engine.games.dungeons.rolling import reroll
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import holder
from engine.schema import word


@word("operation")
@dataclass(frozen=True)
class Reroll:
    """Dice of the roll that lies there are rolled again: one of the hero's choice, all that fall short of
    6 with the modifier, or all."""

    dice: Literal["one", "misses", "all"] = "one"

    def run(self, g: State, ctx: Context) -> None:
        """Roll them, or ask which."""
        if not g.rolls or not g.rolls[-1].faces:
            return
        made = g.rolls[-1]
        if self.dice == "one":
            g.push(F_PICK_DIE, holder(ctx), 0, 0)
            return
        mask = 0
        for index, face in enumerate(made.faces):
            if self.dice == "all" or face + made.modifier < HIT:
                mask |= 1 << index
        reroll(g, mask)
