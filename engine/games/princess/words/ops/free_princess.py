"""The operation ``free_princess``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.secrets import free
from engine.games.princess.state import State
from engine.schema import word


@word("operation", speaks="happening")
class FreePrincess:
    """The Princess is Free, without the Kidnapper being exposed."""

    def run(self, g: State, ctx: Context) -> None:
        free(g)
