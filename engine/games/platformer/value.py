"""How good a position looks to a seat: a rough number for planning bots, from what lies open only. A step of
the way counts 100."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.attacking import CERTAIN, boss_health, card_bonus, potential, readiness
from engine.games.platformer.codes import BLANK, COIN, MOVE, STAR, SWORD
from engine.games.platformer.combat import attackable
from engine.games.platformer.dice import unused_counts
from engine.games.platformer.movement import neighbours
from engine.games.platformer.numbers import counts_as
from engine.games.platformer.state import State
from engine.games.platformer.ways import FAR, resting_place, steps_between, way_left

WON: Final = 100_000
ABOVE: Final = 600
"""What it is worth to be on the boss level."""
FEW: Final = 6
READY: Final = 3000
"""What it is worth to be sure of the boss next time."""


def estimate(g: State, hero: int) -> int:
    """The worth of a position in which nothing of this turn is left: the way, health, wealth, the means to
    beat the boss, dangers nearby."""
    if g.ended:
        return WON + 10 * g.score if g.winner == hero else -WON
    here = g.pos[hero]
    ready = readiness(g, hero)
    value = holdings(g, hero) + READY * ready // CERTAIN
    if here < 0:
        return value + off_the_map(g, hero)
    here = resting_place(g, here)
    value -= dangers(g, hero, here)
    if here >= g.board.boss_start:
        return value + ABOVE + hunt(g, hero, here, ready)
    return value - 100 * way_left(g, here, True)


def promise(g: State, hero: int) -> int:
    """What the rest of the own turn may still add to the estimate, by the unused symbols."""
    value = 0
    here = g.pos[hero]
    if g.ended or here < 0:
        return value
    counts = unused_counts(g)
    moves = 0
    for face in range(5):
        count = counts[face] + g.extra[face]
        if count == 0:
            continue
        mask = counts_as(g, hero, face)
        if mask >> MOVE & 1:
            moves += count
            value += 50 * count
        elif mask >> SWORD & 1 or face == STAR:
            value += 35 * count
        else:
            value += (15 if mask >> COIN & 1 else 8) * count
    if here < g.board.boss_start:
        if moves:
            value += 50 * (way_left(g, here, True) - way_left(g, here, False))
    elif g.boss_slot >= 0 and attackable(g, hero) >> g.boss_slot & 1:
        enough = boss_health(g)
        now = potential(g, hero) + card_bonus(g, hero)
        value += 1000 if now >= enough else 300 * now // enough
    return value


def holdings(g: State, hero: int) -> int:
    """Hearts, Gold, Gems, cards, the stored symbol, boss tokens."""
    hearts = g.hearts[hero]
    value = 40 * hearts - 90 // (hearts + 1)
    if g.solo:
        value += 35 * hearts - 1500 // (hearts * hearts + 1)
    value += 30 * capped(g.gold[hero], 10) + gem_worth(g.gems[hero])
    definitions = g.program.definitions
    for card in g.held[hero]:
        value += definitions[g.program.cards[card]].worth
    value += symbol_worth(g, hero, g.special[hero])
    held = g.tokens[hero]
    while held:
        value -= 90
        held &= held - 1
    return value


def gem_worth(gems: int) -> int:
    """The first Gems are what a hero lacks most; what they do against the boss counts apart."""
    if gems <= FEW:
        return 220 * gems
    return 220 * FEW + 110 * capped(gems - FEW, FEW)


def capped(amount: int, most: int) -> int:
    """An amount that is worth its full value up to a point and a tenth of it beyond."""
    return amount if amount <= most else most + (amount - most) // 10


def off_the_map(g: State, hero: int) -> int:
    """A downed hero begins again at a shop of the boss level, or in the lowest row."""
    if g.from_boss[hero]:
        return ABOVE - 250
    nearest = FAR
    for space in range(g.low, g.low + g.board.width):
        steps = way_left(g, space, True)
        if steps < nearest:
            nearest = steps
    return -100 * nearest - 150


def dangers(g: State, hero: int, here: int) -> int:
    """The damage of the enemies next to a space."""
    harm = 0
    mask = neighbours(g, here)
    slot = 0
    while mask:
        if mask & 1:
            harm += g.program.definitions[g.enemy_kind[slot]].damage
        mask >>= 1
        slot += 1
    return 15 * harm


def hunt(g: State, hero: int, here: int, ready: int) -> int:
    """On the boss level one who is ready wants to be near the boss, others not."""
    if g.boss_slot < 0 or g.enemy_pos[g.boss_slot] < 0:
        return 0
    steps = steps_between(g, here, g.enemy_pos[g.boss_slot])
    if steps > 12:
        steps = 12
    return -(20 + ready // 8) * steps


def symbol_worth(g: State, hero: int, face: int) -> int:
    """How much a stored symbol helps, besides what a Sword does against the boss."""
    if face == BLANK:
        return 0
    mask = counts_as(g, hero, face)
    if mask >> MOVE & 1:
        return 60
    return 55 if mask >> SWORD & 1 else 45 if face == STAR else 20
