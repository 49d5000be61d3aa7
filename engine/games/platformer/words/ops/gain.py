"""The operation ``gain``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import RESOURCES
from engine.games.platformer.purse import gain
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.schema import Between, Sample, word

WORTH = {"gold": 25, "gem": 150, "heart": 40}
"""What one of each is worth to a bot."""


@word(
    "operation",
    speaks="subject",
    sample=Sample(stands_for={"": {"what": "gold"}}),
    worth=lambda p, _e: WORTH[p["what"]] * p.get("amount", 1),
)
class Gain:
    """Give Gold, Gems or Hearts to heroes; Hearts never above the card's Health (PF-D-59)."""

    what: Literal["gold", "gem", "heart"]
    amount: Annotated[int, Between(1, 20)] = 1
    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            gain(g, hero, RESOURCES.index(self.what), self.amount)
