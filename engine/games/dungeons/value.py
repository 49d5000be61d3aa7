"""How good a position looks to the heroes: a rough number for planning bots, from what lies open only. A
Health of a hero counts about 100. All seats win or lose together, so all see the same number."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import FIRST_ENEMY, MELEE, VICTORY
from engine.games.dungeons.state import State

WON: Final = 1_000_000
EXPLORED: Final = 400
"""What a room on the table is worth: adventures are won by exploring."""
FLAGGED: Final = 300
FAR: Final = 12


def estimate(g: State, seat: int) -> int:
    """The worth of a position: heroes, enemies, how far the story has come, how near the heroes are to what
    they can do next."""
    if g.ended:
        return WON - 100 * g.round if g.ended == VICTORY else -WON + 100 * g.round
    value = 0
    for hero in range(g.seats):
        value += hero_worth(g, hero)
    for slot in range(len(g.enemy_pos)):
        if g.enemy_pos[slot] >= 0:
            value -= enemy_worth(g, slot)
    value += EXPLORED * len(g.tile_room)
    for flag in g.flags:
        value += FLAGGED * flag
    for passed in g.passed:
        value += FLAGGED // 2 * passed
    for done in g.done:
        value += FLAGGED // 2 * min(done, 1)
    return value - 20 * g.round


def hero_worth(g: State, hero: int) -> int:
    """Health, Energy, Loot, items, and whether there is something to do nearby."""
    if g.escaped[hero]:
        return 1500
    here = g.pos[hero]
    if here < 0:
        return -800
    health = g.health[hero]
    value = 100 * health - 400 // (health + 1)
    value += 35 * min(g.energy[hero], 8) + 30 * min(g.loot[hero], 12)
    for card in g.held[hero]:
        value += g.program.definitions[g.program.cards[card]].worth
    return value - 15 * distance_to_work(g, hero, here)


def enemy_worth(g: State, slot: int) -> int:
    """What it is worth to be rid of an enemy: its Health and what it can do."""
    card = g.program.definitions[g.enemy_kind[slot]]
    value = 130 * g.enemy_health[slot] + 60 * card.threat + card.worth // 2
    return value - (60 if g.enemy_stunned[slot] else 0)


def distance_to_work(g: State, hero: int, here: int) -> int:
    """Steps to the nearest enemy or unexplored exit; far away if there is none."""
    board = g.map
    best = FAR
    for slot in range(len(g.enemy_pos)):
        there = g.enemy_pos[slot]
        if there >= 0:
            steps = board.distance(here, there)
            weapon = g.program.definitions[g.equipment[hero]]
            if weapon.ranged_dice > weapon.melee_dice and steps > 1:
                steps = max(0, steps - 4)
            best = min(best, steps)
    for opening in range(len(board.opening_tile)):
        space = board.opening_space[opening]
        if board.opening_twin[opening] < 0 and not board.opaque[space]:
            best = min(best, board.distance(here, space) + 1)
    return best


def promise(g: State, seat: int) -> int:
    """What the rest of the activation may still add to the estimate."""
    if g.ended or g.active != seat or g.pos[seat] < 0:
        return 0
    return 90 * g.actions


def is_pressed(g: State, hero: int) -> bool:
    """Whether an enemy is adjacent to a hero."""
    here = g.pos[hero]
    for direction in range(4):
        there = g.map.near[here * 4 + direction]
        if there >= 0 and g.who[there] >= FIRST_ENEMY:
            return True
    return False


def strong_line(g: State, hero: int) -> int:
    """The attack line with more dice."""
    weapon = g.program.definitions[g.equipment[hero]]
    return MELEE if weapon.melee_dice >= weapon.ranged_dice else 1
