"""The operation ``spawn_enemy``."""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.games.platformer.codes import SPAWN
from engine.games.platformer.levels import spawn
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches
from engine.schema import word


@word("operation")
class SpawnEnemy:
    """Put an enemy of the level's kind on a free spawn space: on the highest revealed normal level, or on
    that of the hero who holds the card."""

    level: Literal["highest", "own"] = "own"

    def run(self, g: State, ctx: Context) -> None:
        board = g.board
        hero = ctx.owner if ctx.owner >= 0 else g.active
        level = board.level_of(g.pos[hero]) if self.level == "own" and g.pos[hero] >= 0 else g.high_level
        level = min(level, board.boss_level - 1)
        if level < g.low_level or not reaches(g, ctx, level * board.level_size):
            return
        spaces = range(level * board.level_size, (level + 1) * board.level_size)
        free = [space for space in spaces if board.kind[space] == SPAWN and g.who[space] < 0]
        if free:
            spawn(g, g.level_enemy[level], free[g.below(len(free))])
