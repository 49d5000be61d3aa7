"""The operation ``reroll``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import HIT
from engine.games.dungeons.decisions.pick_die import ROLL_AGAIN, ask_die
from engine.games.dungeons.rolling import reroll
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import holder
from engine.schema import Sample, word


@word("operation", needs=("roll", "holder|actor|hero"), sample=Sample(when="dice_rolled"), worth=70)
class Reroll:
    """Dice of the roll that lies there are rolled again: one of the hero's choice, all that fall short of
    6 with the modifier, or all."""

    dice: Literal["one", "misses", "all"] = "one"

    def can_act(self, g: State, ctx: Context) -> bool:
        """Whether a die would be rolled again."""
        return bool(self._chosen(g))

    def run(self, g: State, ctx: Context) -> None:
        """Roll them, or ask which."""
        if self.dice != "one":
            reroll(g, self._chosen(g))
        else:
            ask_die(g, holder(ctx), ROLL_AGAIN)

    def _chosen(self, g: State) -> int:
        """The dice that are, or may be, rolled again, as a bit mask."""
        mask = 0
        if g.rolls:
            made = g.rolls[-1]
            for index, face in enumerate(made.faces):
                if self.dice != "misses" or face + made.modifier < HIT:
                    mask |= 1 << index
        return mask
