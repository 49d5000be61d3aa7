"""The operation ``push``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import DIRECTIONS, DOWN, EAST, UP, WEST
from engine.games.platformer.movement import can_be_pushed, push_figure
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import AROUND, Who, place_of, reached_heroes
from engine.schema import Between, Sample, Speech, Stands, word


@word(
    "operation",
    speaks=Speech("object", n="spaces", called={"you": "push you"}),
    sample=Sample({"who": "adjacent"}, kind="item", when="pushes_hero", fits=lambda p: p["who"] != "self"),
)
class Push:
    """Push heroes away from the bearer of the effect, as far as the way is free: one push, however long
    (PF-D-70). A trap wounds them (PF-D-34); who cannot be pushed stays (PF-D-71)."""

    spaces: Annotated[int, Between(1, 8)] = 1
    who: Who = "them"
    direction: Annotated[Literal["away", "left", "right", "up", "down"], Stands(values={"away": AROUND})] = (
        "away"
    )

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            direction = self._direction(g, ctx, hero)
            if g.pos[hero] >= 0 and direction >= 0 and can_be_pushed(g, hero):
                push_figure(g, hero, direction, -1, self.spaces)

    def _direction(self, g: State, ctx: Context, hero: int) -> int:
        if self.direction != "away":
            return DIRECTIONS.index(self.direction)
        centre, here, width = place_of(g, ctx), g.pos[hero], g.board.width
        if centre < 0 or here < 0:
            return -1
        if centre % width == here % width:
            return UP if here > centre else DOWN
        return EAST if here % width > centre % width else WEST
