"""The operation ``eliminate``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.life import eliminate
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, doer, heroes, is_deed
from engine.games.princess.worth import harm
from engine.schema import Speech, word


@word("operation", speaks=Speech("object", names={"person": "hero"}, called={"you": "you"}), worth=harm(150))
class Eliminate:
    """Eliminate heroes, whatever Life they have."""

    who: Who = "them"

    def run(self, g: State, ctx: Context) -> None:
        """Eliminate them, the first in turn order first."""
        for seat in reversed(heroes(g, ctx, self.who)):
            eliminate(g, seat, doer(g, ctx), is_deed(g, ctx))
