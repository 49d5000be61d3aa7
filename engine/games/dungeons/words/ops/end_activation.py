"""The operation ``end_activation``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.dungeons.activating import end_activation
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import word


@word("operation", speaks="statement")
class EndActivation:
    """The activation of these heroes ends: actions not spent are lost."""

    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        for hero in heroes(g, ctx, self.who):
            end_activation(g, hero)
