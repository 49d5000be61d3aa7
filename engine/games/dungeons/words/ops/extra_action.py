"""The operation ``extra_action``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.activating import extra_actions
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Between, word


@word("operation", speaks="subject", worth=100)
class ExtraAction:
    """Heroes get more actions: at once in their activation, otherwise in their next one."""

    amount: Annotated[int, Between(1, 3)] = 1
    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for hero in heroes(g, ctx, self.who):
            extra_actions(g, hero, self.amount)
