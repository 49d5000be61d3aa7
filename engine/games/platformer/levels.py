"""Revealing and removing levels (PF-LEVEL), stocking them, the boss level (PF-BOSS-02 to -04, -09)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import forget, refresh_numbers
from engine.games.platformer.codes import (
    BOSS_SPAWN,
    BY_REMOVAL,
    FIRST_ENEMY,
    GEM_SPACE,
    GOLD_SPACE,
    MOST_ENEMIES,
    ONE_GEM,
    ONE_GOLD,
    SPAWN,
)
from engine.games.platformer.happenings import E_LEVEL_REMOVED, E_LEVEL_REVEALED, E_SPAWNED
from engine.games.platformer.moments import T_BOSS_SETUP, T_ENEMY_SPAWNED, T_LEVEL_REMOVED, T_LEVEL_REVEALED
from engine.games.platformer.state import State
from engine.games.platformer.wounds import down


def spawn(g: State, kind: int, space: int) -> int:
    """Put an enemy on a free space; its slot, or -1 if there is no room for more."""
    if g.who[space] >= 0:
        return -1
    slot = -1
    for index, where in enumerate(g.enemy_pos):
        if where < 0:
            slot = index
            break
    if slot < 0:
        if len(g.enemy_pos) >= MOST_ENEMIES:
            return -1
        slot = len(g.enemy_pos)
        g.enemy_pos.append(-1)
        g.enemy_kind.append(kind)
    g.enemy_kind[slot] = kind
    if g.lasting:
        forget(g, slot)
    g.put(FIRST_ENEMY + slot, space)
    g.heard_all |= g.program.definitions[kind].triggers
    g.emit(E_SPAWNED, kind, space)
    fire(g, T_ENEMY_SPAWNED, enemy=slot, space=space)
    return slot


def stock(g: State, level: int) -> None:
    """1 Gold on each Gold space, 1 Gem on each Gem space, 1 enemy on each spawn space (PF-LEVEL-03,
    PF-SETUP-13)."""
    board = g.board
    for space in range(level * board.level_size, (level + 1) * board.level_size):
        kind = board.kind[space]
        if kind == GOLD_SPACE:
            g.piles[space] = ONE_GOLD
        elif kind == GEM_SPACE:
            g.piles[space] = ONE_GEM
        elif kind == SPAWN and level < board.boss_level:
            spawn(g, g.level_enemy[level], space)


def reveal(g: State) -> None:
    """Turn up the level above the highest open one (PF-LEVEL-01 to -03); on the boss level the boss
    appears and the setup on its card is carried out (PF-BOSS-03, -04)."""
    board = g.board
    g.high_level += 1
    g.high = (g.high_level + 1) * board.level_size
    refresh_numbers(g)
    g.emit(E_LEVEL_REVEALED, g.high_level)
    stock(g, g.high_level)
    fire(g, T_LEVEL_REVEALED, g.active, amount=g.high_level + 1)
    if g.high_level == board.boss_level:
        fire(g, T_BOSS_SETUP, g.active)
        places = [s for s in range(board.boss_start, board.size) if board.kind[s] == BOSS_SPAWN]
        g.boss_slot = spawn(g, g.boss, places[g.below(len(places))])


def entered(g: State, hero: int, space: int) -> None:
    """A hero has come onto a space by moving or being pushed: the next level may open (PF-LEVEL-01,
    PF-D-26), the lower ones may go (PF-BOSS-09)."""
    board = g.board
    if (
        g.high_level < board.boss_level
        and space // board.level_size == g.high_level
        and board.is_top_row(space)
    ):
        reveal(g)
    if space >= board.boss_start and g.low_level < board.boss_level and all_above(g):
        while g.low_level < board.boss_level:
            remove(g)


def all_above(g: State) -> bool:
    """Whether every hero is on the boss level, or off the map after being downed there (PF-D-53)."""
    for hero in range(g.seats):
        if g.pos[hero] >= 0:
            if g.pos[hero] < g.board.boss_start:
                return False
        elif not g.from_boss[hero]:
            return False
    return True


def remove(g: State) -> None:
    """Turn the lowest level face down: its enemies and tokens are discarded, heroes on it are downed
    (PF-LEVEL-04 to
    -06)."""
    board = g.board
    first = g.low_level * board.level_size
    g.low_level += 1
    g.low = first + board.level_size
    g.emit(E_LEVEL_REMOVED, g.low_level - 1)
    downed: list[int] = []
    for space in range(first, g.low):
        g.piles[space] = 0
        figure = g.who[space]
        if figure >= FIRST_ENEMY:
            g.put(figure, -1)
        elif figure >= 0:
            downed.append(figure)
    fire(g, T_LEVEL_REMOVED, g.active, amount=g.low_level)
    for hero in downed:
        down(g, hero, BY_REMOVAL)
