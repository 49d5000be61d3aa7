"""The operation ``add_dice``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import ADDS
from engine.schema import Between, Sample, word


@word(
    "operation",
    needs=("attack",),
    speaks=ADDS,
    sample=Sample(when="attack_declared", fits=lambda p: p["amount"] != 0),
)
class AddDice:
    """The attack that goes on rolls more (or fewer) dice."""

    amount: Annotated[int, Between(-8, 8)] = 1

    def run(self, g: State, ctx: Context) -> None:
        """Change the number of dice; below none counts as none when they are rolled (DD-RUL-50)."""
        if g.attacks:
            g.attacks[-1].dice += self.amount
