"""The operation ``prevent_damage``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from engine.effects.context import Context
from engine.games.princess.codes import F_HURT
from engine.games.princess.happenings import E_PREVENTED
from engine.games.princess.state import State
from engine.kernel.frames import FRAME
from engine.schema import Between, word


@word("operation", needs=("damage",))
@dataclass(frozen=True)
class PreventDamage:
    """Of the damage that is about to be dealt, so much is prevented."""

    amount: Annotated[int, Between(1, 99)] = 1

    def run(self, g: State, ctx: Context) -> None:
        """Lessen it."""
        base = len(g.stack) - FRAME
        while base >= 0 and g.stack[base] != F_HURT:
            base -= FRAME
        if base >= 0:
            prevented = min(self.amount, g.stack[base + 2])
            g.stack[base + 2] -= prevented
            g.emit(E_PREVENTED, g.stack[base + 1], prevented)
