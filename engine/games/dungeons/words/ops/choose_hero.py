"""The operation ``choose_hero``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.firing import ask
from engine.games.dungeons.nearby import is_in_sight, standing
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import PLACES, bearer, heroes, holder
from engine.kernel.frames import F_PICK_HERO
from engine.schema import Operations, Speech, Stands, word


@word(
    "operation",
    gives=("hero",),
    speaks=Speech(
        noun="them",
        chosen="chosen",
        details=lambda p: {"where": p["where"], "myself": "yes" if p["myself"] else "no"},
    ),
    sample={"do": [{"gain": {"what": "health", "who": "them"}}], "where": "room"},
)
class ChooseHero:
    """The player chooses a hero; the operations inside happen to "them". Nothing happens if there is none."""

    asks: ClassVar[bool] = True
    tells: ClassVar[bool] = True
    do: Operations
    where: Annotated[
        Literal["anywhere", "adjacent", "room", "near", "sight", "fallen"], Stands(values=PLACES)
    ] = "anywhere"
    myself: bool = True
    """Whether the holder may be chosen, too."""

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)
        choice = builder.filter(self._choices)
        return lambda g, ctx: ask(g, F_PICK_HERO, ctx, block, choice)

    def _choices(self, g: State, ctx: Context) -> list[int]:
        me = holder(ctx)
        if self.where == "fallen":
            return heroes(g, ctx, "fallen")
        found = standing(g) if self.where in ("anywhere", "sight") else heroes(g, ctx, self.where)
        if self.where == "sight":
            found = [hero for hero in found if hero == me or is_in_sight(g, bearer(ctx), g.pos[hero])]
        if self.where == "adjacent" and self.myself and me >= 0 and ctx.this < 0 and g.pos[me] >= 0:
            found = sorted([*found, me])
        return [hero for hero in found if self.myself or hero != me]
