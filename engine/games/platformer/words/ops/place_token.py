"""The operation ``place_token``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.effects.context import Context
from engine.games.platformer.codes import RESOURCES
from engine.games.platformer.state import State
from engine.schema import word


@word("operation")
@dataclass(frozen=True)
class PlaceToken:
    """Put a Gold or a Gem on the chosen space, or on the space of the trigger, if it bears no token."""

    what: Literal["gold", "gem"]

    def run(self, g: State, ctx: Context) -> None:
        """Put it there."""
        if ctx.space >= 0 and g.is_open(ctx.space) and g.token[ctx.space] == 0:
            g.token[ctx.space] = RESOURCES.index(self.what)
