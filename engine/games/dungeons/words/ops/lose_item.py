"""The operation ``lose_item``."""

from __future__ import annotations

from typing import ClassVar

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.firing import ask
from engine.games.dungeons.shop import discard
from engine.games.dungeons.state import State
from engine.games.dungeons.words.building import Builder
from engine.games.dungeons.words.targets import Subject, subject
from engine.kernel.frames import F_PICK_CARD
from engine.schema import word


@word("operation", speaks="subject")
class LoseItem:
    """A hero discards an item of the player's choice; nothing happens without one."""

    asks: ClassVar[bool] = True
    who: Subject = "them"

    def compile(self, builder: Builder) -> Run:
        """The question for the item."""

        def choices(g: State, ctx: Context) -> list[int]:
            hero = subject(g, ctx, self.who)
            return g.held[hero][:] if hero >= 0 else []

        def drop(g: State, ctx: Context) -> None:
            discard(g, subject(g, ctx, self.who), ctx.space)

        block = builder.callables([drop])
        choice = builder.filter(choices)
        return lambda g, ctx: ask(g, F_PICK_CARD, ctx, block, choice)
