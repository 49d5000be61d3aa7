"""The operation ``swap_places``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.dungeons.codes import FIRST_ENEMY
from engine.games.dungeons.movement import swap
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import IN_QUESTION, bearer
from engine.schema import Speech, Stands, needing, word


@word(
    "operation",
    needs=("this|holder|actor|hero",),
    speaks=Speech("on_enemy", takes=lambda p: "enemy" if p["with_whom"] == "enemy" else "them"),
    sample=IN_QUESTION,
)
class SwapPlaces:
    """The bearer of the effect and the enemy in question, or the hero in question, change places."""

    with_whom: Annotated[
        Literal["enemy", "hero"], Stands(values={"enemy": needing("enemy"), "hero": needing("hero")})
    ] = "enemy"

    def run(self, g: State, ctx: Context) -> None:
        one = bearer(ctx)
        other = ctx.hero if self.with_whom == "hero" else FIRST_ENEMY + ctx.enemy if ctx.enemy >= 0 else -1
        if one >= 0 and other >= 0 and one != other and g.place(one) >= 0 and g.place(other) >= 0:
            swap(g, one, other)
