"""The operation ``take_this``."""

from __future__ import annotations

from typing import ClassVar

from engine.effects.context import Context
from engine.games.platformer.shop import take_artifact
from engine.games.platformer.state import State
from engine.schema import word


@word("operation", needs=("claim",))
class TakeThis:
    """On an artifact: the hero who has met its condition takes it, refreshed, even from another player
    (PF-ART-02,
    -03). Give the effect "may"."""

    mark: ClassVar[str] = "claims"

    def run(self, g: State, ctx: Context) -> None:
        take_artifact(g, ctx.owner, ctx.card)
