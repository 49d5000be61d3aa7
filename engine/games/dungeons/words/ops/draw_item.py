"""The operation ``draw_item``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.context import Context
from engine.games.dungeons.shop import take
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import Who, heroes
from engine.schema import Between, word


@word("operation", speaks="subject", worth=60)
class DrawItem:
    """Heroes take the top cards of the item deck, as many as there are, without paying."""

    count: Annotated[int, Between(1, 3)] = 1
    who: Who = "self"

    def run(self, g: State, ctx: Context) -> None:
        for hero in heroes(g, ctx, self.who):
            for _ in range(min(self.count, len(g.item_deck))):
                take(g, hero, g.item_deck.pop())
