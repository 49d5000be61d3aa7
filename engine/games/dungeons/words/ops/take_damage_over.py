"""The operation ``take_damage_over``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.dungeons.harm import take_over
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import holder
from engine.schema import Sample, word


@word(
    "operation",
    needs=("damage", "holder|actor"),
    speaks="happening",
    sample=Sample(when={"damage_coming": {"by": "other"}}),
)
class TakeDamageOver:
    """The Damage that is coming is suffered by the hero who holds the card instead."""

    def run(self, g: State, ctx: Context) -> None:
        take_over(g, holder(ctx))
