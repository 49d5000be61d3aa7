"""The operation ``turn_die``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.decisions.pick_die import TURN, ask_die
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import holder
from engine.schema import Between, Sample, Speech, word


@word(
    "operation",
    needs=("roll", "holder|actor|hero"),
    speaks=Speech(signed="by"),
    sample=Sample({"by": 1}, when="dice_rolled", fits=lambda p: p["by"] != 0),
)
class TurnDie:
    """One die of the roll that lies there, of the hero's choice, shows more or less, between 1 and 6."""

    by: Annotated[int, Between(-5, 5)] = 1

    def run(self, g: State, ctx: Context) -> None:
        """Ask which."""
        ask_die(g, holder(ctx), TURN, self.by)
