"""The operation ``add_damage``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.state import State
from engine.schema import Between, Sample, Speech, word


@word(
    "operation",
    needs=("attack",),
    speaks=Speech("statement", of="the attack"),
    sample=Sample(when="attack_declared"),
)
class AddDamage:
    """If the attack that goes on deals Damage to its target, it deals more."""

    amount: Annotated[int, Between(1, 10)] = 1

    def run(self, g: State, ctx: Context) -> None:
        if g.attacks:
            attack = g.attacks[-1]
            while len(attack.extra) < len(attack.targets):
                attack.extra.append(0)
            attack.extra[attack.now] += self.amount
