"""The operation ``exhaust_cards``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.shop import exhaust
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.schema import word


@word("operation", speaks="subject")
class ExhaustCards:
    """Exhaust all items and artifacts of heroes."""

    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        for hero in reached_heroes(g, ctx, self.who):
            for card in g.held[hero]:
                exhaust(g, hero, card)
