"""Coming onto the map: Respawn (PF-DOWN-05 to -11, PF-D-03, PF-D-42)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.games.platformer.codes import BY_RESPAWN
from engine.games.platformer.decisions.collect import ask_collect
from engine.games.platformer.happenings import E_RESPAWNED
from engine.games.platformer.moments import T_RESPAWNED
from engine.games.platformer.movement import COLLECT_RESPAWN
from engine.games.platformer.state import State


def places(g: State, hero: int) -> list[int]:
    """Where a hero may respawn: a free space of the lowest row, or the next row up when it is full
    (PF-DOWN-07, PF-D-42); after being downed on the boss level a Shop there (PF-DOWN-10), or beside one
    (PF-DOWN-11)."""
    if g.from_boss[hero]:
        return _by_the_shops(g)
    width = g.board.width
    start = g.low
    while start < g.high:
        free = [s for s in range(start, start + width) if g.who[s] < 0]
        if free:
            return free
        start += width
    return []


def _by_the_shops(g: State) -> list[int]:
    """Free Shops of the boss level; else free spaces at the smallest number of steps from one, walls
    respected (PF-D-03)."""
    edge = g.board.shops[:]
    if not edge:
        edge = list(range(g.board.boss_start, g.board.boss_start + g.board.width))
    seen = set(edge)
    while edge:
        free = [s for s in edge if g.who[s] < 0]
        if free:
            free.sort()
            return free
        beyond: list[int] = []
        for space in edge:
            for direction in range(4):
                there = g.near(space, direction)
                if there >= 0 and there not in seen:
                    seen.add(there)
                    beyond.append(there)
        edge = beyond
    return []


def place(g: State, hero: int, space: int) -> None:
    """Put the hero on the map. It is no movement: no trap, no token, nothing that depends on moving
    (PF-DOWN-08)."""
    g.put(hero, space)
    g.from_boss[hero] = 0
    g.emit(E_RESPAWNED, hero, space)
    fire(g, T_RESPAWNED, hero, space=space, cause=BY_RESPAWN)
    if g.piles[space] and g.collect_mask & COLLECT_RESPAWN:
        ask_collect(g, hero, space)
