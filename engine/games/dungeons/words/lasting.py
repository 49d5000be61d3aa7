"""Changes that an operation begins for a time, and whom they concern."""

from __future__ import annotations

from typing import Final

from engine.effects.compiling import Builder, Run
from engine.effects.context import Context
from engine.effects.lasting import LastingChange
from engine.effects.numbers import OF_SELF, OF_THIS, ONE_ENEMY, last
from engine.games.dungeons.moments import U_INSTANT, U_ROOM, U_ROUND
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import enemy_of, holder

OF_THEM: Final = 8
"""The hero in question: known only when the effect runs."""


def for_a_time(changes: list[tuple[int, int, int]]) -> Run:
    """An operation that begins changes; how long they last is said by the effect, "round" if it says
    nothing."""

    def run(g: State, ctx: Context) -> None:
        until = g.program.effects[ctx.effect].until
        owner = holder(ctx)
        for what, by, scope in changes:
            if scope == OF_THIS:
                enemy = ctx.this if ctx.this >= 0 else enemy_of(ctx)
                if enemy < 0 or g.enemy_pos[enemy] < 0:
                    continue
                scope = ONE_ENEMY + enemy
            if scope == OF_THEM:
                owner, scope = ctx.hero, OF_SELF
            if owner < 0 and scope == OF_SELF:
                continue
            last(g, owner, what, by, scope, U_ROUND if until == U_INSTANT else until)
            if until == U_ROOM and owner >= 0 and g.pos[owner] >= 0:
                g.lasting[-1] = g.map.tiles[g.pos[owner]]

    return run


class Lasting(LastingChange):
    """Changes a number."""

    def scope(self) -> int:
        """The number of whom it concerns."""
        return OF_THEM if getattr(self, "of", "") == "them" else super().scope()

    def compile(self, builder: Builder) -> Run:
        """For a time."""
        return for_a_time(self.changes(builder))
