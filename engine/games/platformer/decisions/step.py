"""The decision ``step``: a single step, what it provokes, whom it pushes (PF-MOVE, PF-PUSH)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.platformer.codes import BY_CARD, BY_MOVEMENT, FIRST_ENEMY, NO_REACH
from engine.games.platformer.decisions.attacked import ask_attacked
from engine.games.platformer.decisions.pushing import THERE, Pushing
from engine.games.platformer.decisions.question import HERO
from engine.games.platformer.happenings import E_MOVED
from engine.games.platformer.moments import (
    N_IMMUNE_REACH,
    T_BOSS_LEVEL_ENTERED,
    T_CAME_NEXT,
    T_LADDER_USED,
    T_MOVE_BEGINS,
    T_MOVED,
    T_REACH_LEFT,
)
from engine.games.platformer.movement import COLLECT_CARD, COLLECT_MOVE, enter, neighbours
from engine.games.platformer.state import State

F_STEP: Final = 19
FLAGS: Final = 3
PROVOKED: Final = 4
"""1 once those who attack a leaving hero have done so."""
ORIGIN: Final = 5
WAY: Final = 6


def begin_step(g: State, hero: int, there: int, flags: int) -> None:
    """Start a single step; the rest runs from the stack."""
    g.push(F_STEP, hero, there, flags, 0, g.pos[hero], -1)


class Step(Pushing):
    """Enemies attack, whoever is in the way is pushed, the hero arrives."""

    def settle(self, g: State, at: int) -> bool:
        """A hero who is downed, or moved elsewhere, does not make the move (PF-D-32)."""
        hero, flags = g.stack[at + HERO], g.stack[at + FLAGS]
        if not g.stack[at + PROVOKED]:
            g.stack[at + PROVOKED] = 1
            provoke(g, hero, g.stack[at + THERE], flags)
            return False
        if g.pos[hero] != g.stack[at + ORIGIN]:
            g.pop()
            return False
        return self.go(g, at, flags)

    def arrive(self, g: State, hero: int, origin: int, there: int, flags: int) -> None:
        board = g.board
        g.put(hero, there)
        if g.events is not None:
            g.emit(E_MOVED, hero, origin, there)
        if g.heard_all:
            fire(g, T_MOVED, hero, space=there, cause=BY_MOVEMENT)
            if (there == origin + board.width and board.floor[there] == 1) or (
                there == origin - board.width and board.floor[origin] == 1
            ):
                fire(g, T_LADDER_USED, hero, space=there)
            if there >= board.boss_start > origin:
                fire(g, T_BOSS_LEVEL_ENTERED, hero, space=there)
            near = neighbours(g, there)
            slot = 0
            while near:
                if near & 1:
                    fire(g, T_CAME_NEXT, hero, slot, space=there, cause=BY_MOVEMENT)
                near >>= 1
                slot += 1
        enter(g, hero, there, BY_MOVEMENT, COLLECT_CARD if flags & BY_CARD else COLLECT_MOVE)


def provoke(g: State, hero: int, there: int, flags: int) -> None:
    """Every enemy adjacent to the hero at the start of the step attacks, and so does the one about to be
    pushed (PF-MOVE-04, PF-PUSH-04, PF-BOSS-08)."""
    mask = neighbours(g, g.pos[hero])
    figure = g.who[there]
    if figure >= FIRST_ENEMY:
        mask |= 1 << (figure - FIRST_ENEMY)
    fire(g, T_MOVE_BEGINS, hero, space=g.pos[hero])
    if mask:
        fire(g, T_REACH_LEFT, hero, space=g.pos[hero])
        if not flags & NO_REACH and number(g, hero, N_IMMUNE_REACH) <= 0:
            ask_attacked(g, hero, mask, BY_MOVEMENT)


STEP = Step(F_STEP, "step", WAY)
