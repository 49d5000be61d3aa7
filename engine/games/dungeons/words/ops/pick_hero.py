"""The operation ``pick_hero``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.firing import push_block
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.orders import Order, in_order
from engine.games.dungeons.words.targets import PLACES, heroes
from engine.schema import Operations, Speech, Stands, word


@word(
    "operation",
    gives=("hero",),
    speaks=Speech(noun="them", chosen="picked", details=lambda p: {"order": p["order"], "among": p["who"]}),
    sample={"do": [{"damage_hero": {"amount": 1}}], "order": "least_health"},
)
class PickHero:
    """The operations inside happen to the first hero by this order, without asking: the nearest, the one
    with the least Health, and so on."""

    tells: ClassVar[bool] = True
    do: Operations
    order: Order
    who: Annotated[Literal["all", "others", "room", "near", "adjacent"], Stands(values=PLACES)] = "all"

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)

        def run(g: State, ctx: Context) -> None:
            found = in_order(g, ctx, heroes(g, ctx, self.who), self.order)
            if found:
                ctx.hero = found[0]
                push_block(g, ctx, block)

        return run
