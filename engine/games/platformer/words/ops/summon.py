"""The operation ``summon``."""

from __future__ import annotations

from typing import Annotated

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.games.platformer.boss import summon
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches
from engine.schema import Between, Ref, word


@word("operation")
class Summon:
    """Put a summon of this kind on a free spawn space of the boss level; ignored if none is left or none
    is free (PF-BOSS-26)."""

    token: Annotated[str, Ref("boss_token")]
    amount: Annotated[int, Between(1, 8)] = 1

    def compile(self, builder: Builder) -> Run:
        kind = builder.definition("boss_token", self.token)

        def run(g: State, ctx: Context) -> None:
            if reaches(g, ctx, g.board.boss_start):
                for _ in range(self.amount):
                    summon(g, kind)

        return run
