"""The operation ``take_token``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.context import Context
from engine.games.platformer.movement import collect
from engine.games.platformer.state import State
from engine.schema import word


@word("operation")
@dataclass(frozen=True)
class TakeToken:
    """The hero who holds the card takes the Gold or Gem from the chosen space."""

    def run(self, g: State, ctx: Context) -> None:
        """Take it."""
        if ctx.owner >= 0 and ctx.space >= 0 and g.token[ctx.space]:
            collect(g, ctx.owner, ctx.space)
