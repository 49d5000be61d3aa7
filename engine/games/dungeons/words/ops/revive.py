"""The operation ``revive``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.dungeons.harm import revive
from engine.games.dungeons.nearby import free_near
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import SUBJECTS, bearer, heroes, place_of
from engine.schema import Between, Sample, Stands, word


@word(
    "operation",
    needs=("this|holder|actor|hero|space",),
    speaks="object",
    sample=Sample(when={"hero_falls": {"by": "other"}}),
    worth=120,
)
class Revive:
    """A fallen hero comes back with so much Health, beside the bearer of the effect (or beside the chosen
    space) (DD-RUL-40)."""

    health: Annotated[int, Between(1, 20)] = 1
    who: Annotated[Literal["them", "self", "fallen"], Stands(values=SUBJECTS)] = "them"

    def run(self, g: State, ctx: Context) -> None:
        for hero in heroes(g, ctx, self.who):
            centre = place_of(g, ctx) if bearer(ctx) != hero else -1
            if centre < 0:
                centre = ctx.space
            space = free_near(g, centre) if centre >= 0 else -1
            if g.fallen[hero] and space >= 0:
                revive(g, hero, self.health, space)
