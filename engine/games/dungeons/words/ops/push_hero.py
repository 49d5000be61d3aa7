"""The operation ``push_hero``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.context import Context
from engine.games.dungeons.movement import away_from, push
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes, place_of
from engine.schema import Between, Sample, Speech, word


@word(
    "operation",
    needs=("this|holder|actor|hero",),
    speaks=Speech("object", n="spaces"),
    sample=Sample(when={"moved": {"by": "other"}}),
)
class PushHero:
    """Heroes are moved straight away from the bearer of the effect, or towards it, as far as the way is
    free."""

    tells: ClassVar[bool] = True
    spaces: Annotated[int, Between(1, 6)] = 1
    direction: Literal["away", "towards"] = "away"
    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        centre = place_of(g, ctx)
        for hero in heroes(g, ctx, self.who):
            if centre < 0 or g.pos[hero] < 0:
                continue
            direction = away_from(g, centre, g.pos[hero])
            if self.direction == "towards" and direction >= 0:
                direction = (direction + 2) % 4
            push(g, hero, direction, self.spaces, -1)
