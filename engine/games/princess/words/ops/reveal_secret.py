"""The operation ``reveal_secret``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.princess.secrets import reveal
from engine.games.princess.state import State
from engine.games.princess.words.targets import Who, heroes
from engine.games.princess.worth import harm
from engine.schema import word


@word("operation", speaks="subject", worth=harm(70))
class RevealSecret:
    """Players turn their Secrets up; the Kidnapper's frees the Princess (PR-RUL-01)."""

    who: Who = "opponent"

    def run(self, g: State, ctx: Context) -> None:
        for seat in heroes(g, ctx, self.who):
            reveal(g, seat)
