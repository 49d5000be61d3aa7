"""The operation ``spawn``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.games.dungeons.appearing import AS_THE_CARD, summon_near
from engine.games.dungeons.codes import TYPES
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import InStory, place_of
from engine.schema import Between, word


@word("operation", needs=("this|holder|actor|hero|space",), speaks="statement")
class Spawn:
    """An enemy of this threat appears near this enemy, or near the hero in question: its die is rolled, or
    shows the number."""

    threat: Annotated[int, Between(1, 3)]
    number: Annotated[int, Between(0, 9)] = 0
    """The Health its die shows; 0: the die is rolled."""
    type: Literal["card", "melee", "ranged"] = "card"
    group: InStory = ""
    """In an adventure: the group it belongs to."""

    def compile(self, builder: Builder) -> Run:
        group = builder.group(self.group) if self.group else -1
        kind = AS_THE_CARD if self.type == "card" else TYPES.index(self.type)

        def run(g: State, ctx: Context) -> None:
            space = place_of(g, ctx)
            if space < 0:
                space = ctx.space
            if space >= 0:
                summon_near(g, self.threat, kind, self.number, space, group)

        return run
