"""The operation ``enemies_attack``."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.games.platformer.codes import BY_EFFECT
from engine.games.platformer.decisions.attacked import all_attack
from engine.games.platformer.enemies import attack_hero
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import heroes, source
from engine.schema import Stands, needing, word


@word("operation", speaks="statement")
class EnemiesAttack:
    """All enemies that the effect may influence (PF-D-72) attack the heroes adjacent to them, or only this
    enemy does."""

    which: Annotated[Literal["all", "this"], Stands(values={"this": needing("this")})] = "all"

    def run(self, g: State, ctx: Context) -> None:
        if self.which == "all":
            all_attack(g, BY_EFFECT, source(g, ctx))
        elif ctx.this >= 0:
            for hero in heroes(g, ctx, "adjacent"):
                attack_hero(g, ctx.this, hero, BY_EFFECT)
