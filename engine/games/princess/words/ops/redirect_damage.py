"""The operation ``redirect_damage``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.context import Context
from engine.games.princess.codes import F_HURT
from engine.games.princess.state import State
from engine.games.princess.words.targets import Subject, subject
from engine.kernel.frames import FRAME
from engine.schema import word


@word("operation", needs=("damage",))
@dataclass(frozen=True)
class RedirectDamage:
    """The damage that is about to be dealt is dealt to another hero instead."""

    to: Subject = "culprit"

    def run(self, g: State, ctx: Context) -> None:
        """Deal it to the other."""
        base = len(g.stack) - FRAME
        while base >= 0 and g.stack[base] != F_HURT:
            base -= FRAME
        seat = subject(g, ctx, self.to)
        if base >= 0 and seat >= 0 and g.alive[seat]:
            g.stack[base + 1] = seat
            g.stack[base + 5] = 0
