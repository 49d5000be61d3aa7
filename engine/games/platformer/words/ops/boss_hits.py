"""The operation ``boss_hits``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.codes import BY_BOSS
from engine.games.platformer.enemies import attack_hero
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Who, reached_heroes
from engine.schema import Sample, Speech, word


@word(
    "operation",
    speaks=Speech("statement", of="the boss"),
    sample=Sample(kind="boss_attack", when="attack_resolved"),
)
class BossHits:
    """The boss attacks heroes: they suffer Wounds equal to its Damage (PF-BOSS-19)."""

    who: Who = "in_range"

    def run(self, g: State, ctx: Context) -> None:
        if g.boss_slot >= 0 and g.enemy_pos[g.boss_slot] >= 0:
            for hero in reached_heroes(g, ctx, self.who):
                attack_hero(g, g.boss_slot, hero, BY_BOSS)
