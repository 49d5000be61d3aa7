"""The operation ``this_attacks``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.codes import BY_EFFECT
from engine.games.platformer.enemies import attack_hero
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches
from engine.schema import Sample, Speech, word


@word(
    "operation",
    needs=("this", "hero"),
    speaks=Speech("statement", takes="them"),
    sample=Sample(kind="enemy", stands_for={"enemy": {}}),
)
class ThisAttacks:
    """This enemy attacks the hero the trigger is about, wherever it stands."""

    def run(self, g: State, ctx: Context) -> None:
        if ctx.this < 0 or ctx.hero < 0 or g.enemy_pos[ctx.this] < 0:
            return
        if reaches(g, ctx, g.pos[ctx.hero]):
            attack_hero(g, ctx.this, ctx.hero, BY_EFFECT)
