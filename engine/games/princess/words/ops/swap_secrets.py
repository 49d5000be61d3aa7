"""The operation ``swap_secrets``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.secrets import swap
from engine.games.princess.state import State
from engine.games.princess.words.targets import WITH_ANOTHER, Subject, subject
from engine.schema import word


@word("operation", needs=("holder|actor",), speaks="own", sample=WITH_ANOTHER, worth=40)
class SwapSecrets:
    """You exchange Secrets with a player, each as it lies."""

    who: Subject = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        seat = subject(g, ctx, self.who)
        if seat >= 0 and ctx.owner >= 0 and seat != ctx.owner:
            swap(g, ctx.owner, seat)
