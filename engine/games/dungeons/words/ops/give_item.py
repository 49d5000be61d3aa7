"""The operation ``give_item``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.games.dungeons.shop import take, turn_up
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import Subject, subject
from engine.schema import Ref, word


@word("operation", speaks="subject")
class GiveItem:
    """A hero gets this item, wherever it lies in deck, row or discard; nothing happens if every copy is
    held."""

    item: Annotated[str, Ref("item")]
    who: Subject = "them"

    def compile(self, builder: Builder) -> Run:
        wanted = builder.definition("item", self.item)

        def run(g: State, ctx: Context) -> None:
            hero = subject(g, ctx, self.who)
            if hero < 0:
                return
            for pile in (g.item_deck, g.discard):
                for card in pile:
                    if g.program.cards[card] == wanted:
                        pile.remove(card)
                        take(g, hero, card)
                        return
            for place, card in enumerate(g.row):
                if card >= 0 and g.program.cards[card] == wanted:
                    g.row[place] = -1
                    turn_up(g, place)
                    take(g, hero, card)
                    return

        return run
