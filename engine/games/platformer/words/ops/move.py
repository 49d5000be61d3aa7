"""The operation ``move``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import BY_CARD, NO_FLOORS, NO_REACH, NO_WALLS
from engine.games.platformer.decisions.move import ask_move_by_card
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Subject, reached_heroes
from engine.marks import follow
from engine.schema import Between, Speech, word
from engine.schema.speech import Given, Say


def _ignored(p: Given, _say: Say) -> dict[str, str]:
    known = ("reach", "walls", "platforms")
    ignored = "_".join(each for each in known if each in p["ignore"])
    return {"ignore": follow(p["ignore"], ignored or "none")}


@word("operation", speaks=Speech("object", n="steps", extras=_ignored), worth=85)
class Move:
    """A hero may move up to so many spaces by the normal rules (PF-MOVE-06); "ignore" lifts what would
    stop or hurt. The holder of the card decides."""

    steps: Annotated[int, Between(1, 9)] = 1
    who: Subject = "self"
    ignore: tuple[Literal["reach", "walls", "platforms"], ...] = ()

    def run(self, g: State, ctx: Context) -> None:
        """Ask for the steps."""
        flags = BY_CARD
        for what, flag in (("reach", NO_REACH), ("walls", NO_WALLS), ("platforms", NO_FLOORS)):
            if what in self.ignore:
                flags |= flag
        for hero in reached_heroes(g, ctx, self.who):
            if g.pos[hero] >= 0:
                chooser = ctx.owner if ctx.owner >= 0 else hero
                ask_move_by_card(g, hero, self.steps, flags, chooser)
