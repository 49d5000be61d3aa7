"""Changes that an operation begins for a time: until the attack, the turn, the own next turn or the game
is over."""

from __future__ import annotations

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.lasting import LastingChange
from engine.effects.numbers import OF_ALL, OF_ENEMIES, OF_OTHERS, OF_THIS, ONE_ENEMY, ONE_SEAT, last
from engine.games.platformer.moments import U_INSTANT, U_TURN
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches


def for_a_time(changes: list[tuple[int, int, int]]) -> Run:
    """An operation that begins changes; how long they last is said by the effect, "turn" if it says
    nothing."""

    def run(g: State, ctx: Context) -> None:
        until = g.program.effects[ctx.effect].until
        owner = ctx.owner if ctx.owner >= 0 else ctx.hero
        for what, by, scope in changes:
            for whose in concerned(g, ctx, scope):
                last(g, owner, what, by, whose, U_TURN if until == U_INSTANT else until)

    return run


def concerned(g: State, ctx: Context, scope: int) -> list[int]:
    """The scopes of a change for a time: one, or one for each hero or enemy where the seal of the boss level
    keeps the change from some of them (PF-D-72)."""
    if scope == OF_THIS:
        enemy = this_enemy(g, ctx)
        return [ONE_ENEMY + enemy] if enemy >= 0 else []
    if scope == OF_ENEMIES:
        enemies = [slot for slot, there in enumerate(g.enemy_pos) if there >= 0]
        reached = [slot for slot in enemies if reaches(g, ctx, g.enemy_pos[slot])]
        return [scope] if reached == enemies else [ONE_ENEMY + slot for slot in reached]
    if scope in (OF_ALL, OF_OTHERS):
        heroes = [hero for hero in range(g.seats) if scope == OF_ALL or hero != ctx.owner]
        touched = [hero for hero in heroes if reaches(g, ctx, g.pos[hero])]
        return [scope] if touched == heroes else [ONE_SEAT + hero for hero in touched]
    return [scope]


def this_enemy(g: State, ctx: Context) -> int:
    """The enemy that bears the effect; on the boss's card the boss, on other cards the enemy in question."""
    if ctx.this >= 0:
        return ctx.this
    return g.boss_slot if g.program.effects[ctx.effect].definition == g.boss else ctx.enemy


class Lasting(LastingChange):
    """Changes a number."""

    def compile(self, builder: Builder) -> Run:
        """For a time."""
        return for_a_time(self.changes(builder))
