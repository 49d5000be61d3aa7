"""The operation ``treat_as``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.state import State
from engine.schema import Between, Sample, word


@word(
    "operation",
    needs=("roll",),
    speaks="statement",
    sample=Sample({"number": 5, "as_number": 6}, when="dice_rolled"),
)
class TreatAs:
    """In the roll that lies there every die that shows one number counts as another: treat 5 as 6."""

    number: Annotated[int, Between(1, 6)]
    as_number: Annotated[int, Between(1, 6)]

    def run(self, g: State, ctx: Context) -> None:
        if g.rolls:
            g.rolls[-1].treated += [self.number, self.as_number]
