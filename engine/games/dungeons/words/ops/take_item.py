"""The operation ``take_item``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.games.dungeons.shop import discard
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import Subject, subject
from engine.schema import Ref, word


@word("operation", speaks="subject")
class TakeItem:
    """A hero loses this item: it is discarded."""

    item: Annotated[str, Ref("item")]
    who: Subject = "them"

    def compile(self, builder: Builder) -> Run:
        wanted = builder.definition("item", self.item)

        def run(g: State, ctx: Context) -> None:
            hero = subject(g, ctx, self.who)
            for card in g.held[hero][:] if hero >= 0 else []:
                if g.program.cards[card] == wanted:
                    discard(g, hero, card)
                    return

        return run
