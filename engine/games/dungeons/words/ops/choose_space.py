"""The operation ``choose_space``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.firing import ask
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import AROUND, bearer, is_where, place_of
from engine.kernel.frames import F_PICK_SPACE
from engine.schema import Operations, Speech, Stands, needing, word


@word(
    "operation",
    gives=("space",),
    speaks=Speech(
        noun="space", chosen="chosen", details=lambda p: {"where": p["within"], "centre": p["centre"]}
    ),
    sample={"do": ["place_hero"]},
)
class ChooseSpace:
    """The player chooses a free space; the operations inside happen there."""

    asks: ClassVar[bool] = True
    do: Operations
    within: Annotated[
        Literal["adjacent", "around", "room", "near", "sight"], Stands(values={"sight": AROUND})
    ] = "room"
    centre: Annotated[
        Literal["bearer", "enemy", "hero"],
        Stands(values={"bearer": AROUND, "enemy": needing("enemy"), "hero": needing("hero")}),
    ] = "bearer"
    """Near whom: the bearer of the effect, the enemy or the hero in question."""

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)
        choice = builder.filter(self._choices)
        return lambda g, ctx: ask(g, F_PICK_SPACE, ctx, block, choice)

    def _choices(self, g: State, ctx: Context) -> list[int]:
        centre = place_of(g, ctx)
        if self.centre == "enemy":
            centre = g.enemy_pos[ctx.enemy] if ctx.enemy >= 0 else -1
        elif self.centre == "hero":
            centre = g.pos[ctx.hero] if ctx.hero >= 0 else -1
        if centre < 0:
            return []
        board = g.map
        return [
            space
            for space in range(board.size)
            if board.tiles[space]
            and not board.opaque[space]
            and not board.is_dead_end(space)
            and g.who[space] < 0
            and is_where(g, bearer(ctx), centre, space, self.within)
        ]
