"""How good a position looks to a seat: a rough number for planning bots, from what lies open only."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import (
    A_CARD,
    A_DONE,
    A_END,
    A_FORGE,
    A_GEM,
    A_SAVE,
    A_STRIKE,
    A_USE,
    BLANK,
    F_STRIKE,
    FRAME,
    POOL,
    STAR,
    SWORD,
)
from engine.games.platformer.combat import health_of, total
from engine.games.platformer.dice import unused
from engine.games.platformer.movement import neighbours
from engine.games.platformer.numbers import counts_as
from engine.games.platformer.state import State

WON: Final = 1_000_000
FAR: Final = 120
STRIDE: Final = 7
"""The most steps of one turn; those beyond the `EASY` ones need luck, and count three times."""
EASY: Final = 3
LEVEL: Final = 22
"""What a level that is still closed may take; rather more than it does, so that opening it looks good."""


def estimate(g: State, hero: int) -> int:
    """How much of the way is done, health, wealth, the means to beat the boss, the dangers nearby; a space
    of the way
    counts 100."""
    if g.ended:
        return WON if g.winner == hero else -WON
    value = 0
    here = g.pos[hero]
    if here < 0:
        value -= 200 if g.from_boss[hero] else 100 * FAR // 2
    elif here >= g.board.boss_start:
        value += 300 + boss_hunt(g, hero, here)
    else:
        mid_turn = g.active == hero and g.step == 5
        value -= 100 * way_left(g, here, mid_turn) + dangers(g, here)
    value += 45 * g.hearts[hero]
    value += 25 * capped(g.gold[hero], 8) + 60 * capped(g.gems[hero], 12)
    definitions = g.program.definitions
    for card in g.held[hero]:
        value += 45 * definitions[g.program.cards[card]].price
    value += symbol_worth(g, hero, g.special[hero]) // 2
    value += 15 * g.defeated[hero]
    value -= 100 * g.tokens[hero].bit_count()
    return value


def capped(amount: int, most: int) -> int:
    """An amount that is worth its full value up to a point and a tenth of it beyond."""
    return amount if amount <= most else most + (amount - most) // 10


def way_left(g: State, space: int, mid_turn: bool) -> int:
    """Steps to the top row of the highest open level, or onto the boss level, by way of places where one does
    not fall; and a guess for what is still closed."""
    board = g.board
    key = (g.high_level * 16 + g.low_level) * 2
    if mid_turn:
        key += 1
    steps = board.ways.get(key)
    if steps is None:
        steps = straight_ways(g, g.high_level) if mid_turn else ways_to(g, g.high_level)
        board.ways[key] = steps
    closed = board.boss_level - g.high_level
    return steps[space] + closed * LEVEL


def straight_ways(g: State, goal: int) -> list[int]:
    """For every space the fewest steps to the goal for a hero who need not rest on the way."""
    board = g.board
    size = (goal + 1) * board.level_size
    steps = [FAR] * size
    width = board.width
    first = goal * board.level_size
    edge = list(range(first, size)) if goal == board.boss_level else list(range(size - width, size))
    for space in edge:
        steps[space] = 0
    while edge:
        beyond: list[int] = []
        for space in edge:
            for direction in range(4):
                there = board.near[space * 4 + direction]
                if 0 <= there < size and steps[there] == FAR:
                    steps[there] = steps[space] + 1
                    beyond.append(there)
            under = space - width
            if under >= 0 and board.way_up[under] == space and steps[under] == FAR:
                steps[under] = steps[space] + 1
                beyond.append(under)
        edge = beyond
    return steps


def ways_to(g: State, goal: int) -> list[int]:
    """For every space the fewest steps to the goal when each turn has `STRIDE` steps and ends with a fall."""
    board = g.board
    size = (goal + 1) * board.level_size
    width = board.width
    first = goal * board.level_size
    is_boss = goal == board.boss_level
    top = first if is_boss else size - width
    rest = [resting_place(g, space) for space in range(size)]
    steps = [FAR] * size
    reach: list[list[int]] = []
    for space in range(size):
        reach.append(within_stride(g, space, size) if rest[space] == space else [])
    changed = True
    while changed:
        changed = False
        for space in range(size - 1, -1, -1):
            best = steps[space]
            if is_boss and space >= top:
                best = 0
            found = reach[space]
            for i in range(0, len(found), 2):
                there = found[i]
                cost = found[i + 1] if found[i + 1] <= EASY else 3 * found[i + 1] - 2 * EASY
                if there < top:
                    cost += 1 + steps[rest[there]]
                if cost < best:
                    best = cost
            if best < steps[space]:
                steps[space] = best
                changed = True
    return [steps[rest[space]] for space in range(size)]


def resting_place(g: State, space: int) -> int:
    """Where a hero ends who is on a space when gravity is applied, figures aside."""
    while not g.has_platform(space) and not g.board.ladder[space] and space - g.board.width >= g.low:
        space -= g.board.width
    return space


def within_stride(g: State, space: int, size: int) -> list[int]:
    """The spaces within the steps of one turn, each followed by the number of steps."""
    board = g.board
    found = [space, 0]
    seen = 1 << space
    edge = [space]
    for steps in range(1, STRIDE + 1):
        beyond: list[int] = []
        for here in edge:
            for direction in range(5):
                there = board.near[here * 4 + direction] if direction < 4 else board.way_up[here]
                if there >= g.low and there < size and seen >> there & 1 == 0:
                    seen |= 1 << there
                    beyond.append(there)
                    found.append(there)
                    found.append(steps)
        edge = beyond
    return found


def dangers(g: State, here: int) -> int:
    """The damage of the enemies next to a space."""
    total = 0
    mask = neighbours(g, here)
    slot = 0
    while mask:
        if mask & 1:
            total += 25 * g.program.definitions[g.enemy_kind[slot]].damage
        mask >>= 1
        slot += 1
    return total


def boss_hunt(g: State, hero: int, here: int) -> int:
    """On the boss level: the nearer the boss, the better; Gems and stored Swords are what beats it."""
    value = 40 * capped(g.gems[hero], 12) + symbol_worth(g, hero, g.special[hero])
    if g.boss_slot >= 0 and g.enemy_pos[g.boss_slot] >= 0:
        there = g.enemy_pos[g.boss_slot]
        width = g.board.width
        distance = abs(here % width - there % width) + abs(here // width - there // width)
        value -= 50 * distance
    return value


def closing(g: State, legal: list[tuple[int, int, int, int]]) -> tuple[int, int, int, int]:
    """The action that leads to the end of the turn: end, stop, finish the attack, save the best symbol; else
    the first
    one."""
    if g.stack[len(g.stack) - FRAME] == F_STRIKE:
        return finish_attack(g, legal)
    best = legal[0]
    worth = -1
    for action in legal:
        if action[0] == A_END or action[0] == A_DONE:
            return action
        if action[0] == A_SAVE:
            value = symbol_worth(g, g.active, action[3])
            if value > worth:
                best, worth = action, value
    if worth >= 0 and worth <= symbol_worth(g, g.active, g.special[g.active]):
        return legal[-1]
    return best


def finish_attack(g: State, legal: list[tuple[int, int, int, int]]) -> tuple[int, int, int, int]:
    """Strike once it is enough; until then cards, then Swords with Gems spread evenly over them, as far as
    needed."""
    base = len(g.stack) - FRAME
    hero = g.stack[base + 1]
    missing = health_of(g, g.stack[base + 2]) - total(g, hero, g.stack[base + 3])
    strike = legal[-1]
    if missing <= 0 and strike[0] == A_STRIKE:
        return strike
    swords = [action for action in legal if action[0] == A_USE]
    forged = [action for action in legal if action[0] == A_FORGE]
    cards = [action for action in legal if action[0] == A_CARD]
    boost = [action for action in legal if action[0] == A_GEM]
    if cards:
        return cards[0]
    count = 0
    for action in swords:
        count += unused(g, action[2]) if action[1] == POOL else 1
    more = count if count else len(forged[:1])
    boosts = g.stack[base + 5]
    if boost:
        share = 0
        while (more + 1) * (share + 1) * (share + 2) // 2 - boosts * (boosts + 1) // 2 <= g.gems[hero]:
            share += 1
        if boosts < share or (more == 0 and missing > 0):
            return boost[0]
    if swords:
        return swords[0]
    if forged:
        return forged[0]
    return strike


def symbol_worth(g: State, hero: int, face: int) -> int:
    """How much a stored symbol helps."""
    if face == BLANK:
        return 0
    return 140 if counts_as(g, hero, face) >> SWORD & 1 else 100 if face == STAR else 80
