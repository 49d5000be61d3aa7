"""The operation ``add_hits``."""

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
    sample=Sample(when="hits_counted", fits=lambda p: p["amount"] != 0),
)
class AddHits:
    """The attack that goes on, after it has been counted, scores more (or fewer) ordinary Hits on its
    target. They give no Energy."""

    amount: Annotated[int, Between(-5, 5)] = 1

    def run(self, g: State, ctx: Context) -> None:
        if g.attacks and g.attacks[-1].hits:
            attack = g.attacks[-1]
            attack.hits[attack.now] = max(0, attack.hits[attack.now] + self.amount)
