"""The operation ``draw``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.princess.cards import draw
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.games.princess.worth import help_
from engine.schema import Between, Sample, word


@word("operation", speaks="subject", sample=Sample(stands_for={"": {}}), worth=help_(30))
class Draw:
    """Players draw cards from the top or the bottom of the adventure deck, as many as there are."""

    count: Annotated[int, Between(1, 9)] = 1
    who: Who = "self"
    place: Literal["top", "bottom"] = "top"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            draw(g, seat, self.count, self.place == "bottom")
