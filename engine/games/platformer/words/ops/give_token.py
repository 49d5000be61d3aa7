"""The operation ``give_token``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.games.platformer.wounds import gain_token
from engine.schema import Ref, word


@word("operation", speaks="subject")
class GiveToken:
    """Heroes gain a boss token; who has it already suffers 1 Wound instead (PF-BOSS-24)."""

    token: Annotated[str, Ref("boss_token")]
    who: Who = "them"

    def compile(self, builder: Builder) -> Run:
        kind = builder.definition("boss_token", self.token)

        def run(g: State, ctx: Context) -> None:
            if kind in g.token_kinds:
                for hero in reached_heroes(g, ctx, self.who):
                    gain_token(g, hero, g.token_kinds.index(kind))

        return run
