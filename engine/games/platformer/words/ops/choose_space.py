"""The operation ``choose_space``."""

from __future__ import annotations

from typing import Literal

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.firing import ask
from engine.games.platformer.seal import is_sealed
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import place_of
from engine.kernel.frames import F_PICK_SPACE
from engine.schema import Operations, Speech, word


@word(
    "operation",
    needs=("this|holder|actor|hero",),
    gives=("space",),
    speaks=Speech(noun="space", chosen=lambda p: f"chosen_{p['what']}_{p['within']}"),
    sample={"do": ["place"]},
)
class ChooseSpace:
    """The player chooses an open space: free ones, those with a token, or those of a kind; near the hero
    or on its level."""

    do: Operations
    what: Literal["free", "token", "platform"] = "free"
    within: Literal["adjacent", "around", "row", "level", "map"] = "level"

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)
        choice = builder.filter(self._choices)
        return lambda g, ctx: ask(g, F_PICK_SPACE, ctx, block, choice)

    def _choices(self, g: State, ctx: Context) -> list[int]:
        centre = place_of(g, ctx)
        if centre < 0:
            return []
        return [
            space
            for space in range(g.low, g.high)
            if self._fits(g, space) and self._near(g, centre, space) and not is_sealed(g, centre, space)
        ]

    def _fits(self, g: State, space: int) -> bool:
        if self.what == "token":
            return g.piles[space] != 0
        return g.who[space] < 0 and (self.what == "free" or g.has_platform(space))

    def _near(self, g: State, centre: int, space: int) -> bool:
        if self.within == "adjacent":
            return any(g.near(centre, direction) == space for direction in range(4))
        if self.within == "around":
            return g.board.around(centre, space)
        if self.within == "row":
            return centre // g.board.width == space // g.board.width
        return self.within == "map" or g.board.level_of(centre) == g.board.level_of(space)
