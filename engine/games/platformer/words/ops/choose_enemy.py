"""The operation ``choose_enemy``."""

from __future__ import annotations

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.firing import ask
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import Where, enemies
from engine.kernel.frames import F_PICK_ENEMY
from engine.schema import Operations, Speech, word


def anything(g: State, ctx: Context) -> bool:
    """What an operation without `can_concern` says of every enemy."""
    return True


@word(
    "operation",
    gives=("enemy",),
    speaks=Speech(noun="enemy", chosen=lambda p: f"chosen_{p['where']}{'' if p['boss'] else '_not_boss'}"),
    sample={"do": [{"move_enemy": {"steps": 2}}]},
)
class ChooseEnemy:
    """The player chooses an enemy; the operations inside happen to it. Enemies to which none of them can
    happen are not offered (PF-D-79); nothing happens if there is none."""

    do: Operations
    where: Where = "anywhere"
    boss: bool = True

    def compile(self, builder: Builder) -> Run:
        block = builder.block(self.do)
        concerns = [getattr(builder.word("operation", raw), "can_concern", anything) for raw in self.do]

        def choices(g: State, ctx: Context) -> list[int]:
            found: list[int] = []
            for slot in enemies(g, ctx, self.where):
                ctx.enemy = slot
                if (self.boss or slot != g.boss_slot) and any(can(g, ctx) for can in concerns):
                    found.append(slot)
            return found

        choice = builder.filter(choices)
        return lambda g, ctx: ask(g, F_PICK_ENEMY, ctx, block, choice)
