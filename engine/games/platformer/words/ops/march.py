"""The operation ``march``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.platformer.codes import EAST, WEST
from engine.games.platformer.enemies import march
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import source
from engine.schema import Speech, word


@word("operation", speaks=Speech(either={"direction": "either"}))
class March:
    """All enemies that the effect may influence (PF-D-72) move one space, as by the enemy die."""

    direction: Literal["left", "right"]

    def run(self, g: State, ctx: Context) -> None:
        march(g, EAST if self.direction == "right" else WEST, source(g, ctx))
