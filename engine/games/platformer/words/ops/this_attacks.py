"""The operation ``this_attacks``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.effects.context import Context
from engine.games.platformer.codes import BY_EFFECT
from engine.games.platformer.enemies import attack_hero
from engine.games.platformer.state import State
from engine.schema import word


@word("operation")
@dataclass(frozen=True)
class ThisAttacks:
    """This enemy attacks the hero the trigger is about, wherever it stands."""

    def run(self, g: State, ctx: Context) -> None:
        """Let it attack."""
        if ctx.this >= 0 and ctx.hero >= 0 and g.enemy_pos[ctx.this] >= 0:
            attack_hero(g, ctx.this, ctx.hero, BY_EFFECT)
