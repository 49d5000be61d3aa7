"""The operation ``add_modifier``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.codes import R_ATTACK
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import ADDS
from engine.schema import Between, Sample, word


@word(
    "operation",
    needs=("attack",),
    speaks=ADDS,
    sample=Sample(when="attack_declared", fits=lambda p: p["amount"] != 0),
)
class AddModifier:
    """The attack that goes on gets a modifier on each die."""

    amount: Annotated[int, Between(-5, 5)] = 1

    def run(self, g: State, ctx: Context) -> None:
        """Change the modifier, also of dice that lie there."""
        if g.attacks:
            g.attacks[-1].modifier += self.amount
            if g.rolls and g.rolls[-1].what == R_ATTACK:
                g.rolls[-1].modifier += self.amount
