"""Changes that an operation begins for a time: until the attack, the turn, the own next turn or the game
is over."""

from __future__ import annotations

from engine.effects.compiling import Run
from engine.effects.context import Context
from engine.effects.numbers import OF_THIS, ONE_ENEMY, last
from engine.games.platformer.moments import U_INSTANT, U_TURN
from engine.games.platformer.state import State


def for_a_time(changes: list[tuple[int, int, int]]) -> Run:
    """An operation that begins changes; how long they last is said by the effect, "turn" if it says
    nothing."""

    def run(g: State, ctx: Context) -> None:
        until = g.program.effects[ctx.effect].until
        owner = ctx.owner if ctx.owner >= 0 else ctx.hero
        for what, by, scope in changes:
            if scope == OF_THIS:
                enemy = this_enemy(g, ctx)
                if enemy < 0:
                    continue
                scope = ONE_ENEMY + enemy
            last(g, owner, what, by, scope, U_TURN if until == U_INSTANT else until)

    return run


def this_enemy(g: State, ctx: Context) -> int:
    """The enemy that bears the effect; on the boss's card the boss, on other cards the enemy in question."""
    if ctx.this >= 0:
        return ctx.this
    return g.boss_slot if g.program.effects[ctx.effect].definition == g.boss else ctx.enemy
