"""The operation ``set_die``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.decisions.pick_die import SET, ask_die
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import holder
from engine.schema import Between, Sample, word


@word("operation", needs=("roll", "holder|actor|hero"), sample=Sample(when="dice_rolled"))
class SetDie:
    """One die of the roll that lies there, of the hero's choice, is turned to a number."""

    to: Annotated[int, Between(1, 6)]

    def run(self, g: State, ctx: Context) -> None:
        """Ask which."""
        ask_die(g, holder(ctx), SET, self.to)
