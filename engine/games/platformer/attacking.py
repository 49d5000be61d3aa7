"""What an attack could inflict, how to put one together, how likely the next turn brings enough for the
boss: for bots."""

from __future__ import annotations

from typing import Final

from engine.effects.numbers import number
from engine.games.platformer.codes import A_CARD, A_FORGE, A_GEM, A_STRIKE, A_USE, BLANK, SWORD
from engine.games.platformer.combat import health_of, sword_worth, total
from engine.games.platformer.decisions.strike import attacker, boosts_of_last, damage_so_far, victim
from engine.games.platformer.dice import unused_counts
from engine.games.platformer.moments import N_ATTACK_DAMAGE, N_GEM_PRICE, N_NO_FORGE, N_NO_GEMS
from engine.games.platformer.numbers import counts_as
from engine.games.platformer.program import ACTION_DIE, D_POTION
from engine.games.platformer.state import State
from engine.kernel.frames import FRAME

CERTAIN: Final = 1000
MOST_SWORDS: Final = 5
_chances: dict[tuple[int, ...], list[int]] = {}


def swords_left(g: State, hero: int) -> int:
    """How many Swords the unused symbols give, forged pairs included."""
    counts = unused_counts(g)
    forging = number(g, hero, N_NO_FORGE) <= 0
    special = g.special[hero]
    swords = 0
    for face in range(5):
        count = counts[face] + (1 if face == special else 0)
        if counts_as(g, hero, face) >> SWORD & 1:
            swords += count + g.extra[face]
        elif forging:
            swords += count // 2
    return swords


def inflicts(swords: int, gems: int, unit: int, surcharge: int) -> int:
    """The most that so many Swords inflict with so many Gems: the cheapest boosts first."""
    if swords <= 0:
        return 0
    times = swords
    step = 0
    while True:
        price = step + 1 + surcharge
        if price < 1:
            price = 1
        bought = gems // price
        if bought < swords:
            return (times + bought) * unit
        times += swords
        gems -= swords * price
        step += 1
        if step > 20:
            return times * unit


def potential(g: State, hero: int) -> int:
    """What an attack could inflict right now, cards in hand aside."""
    swords = swords_left(g, hero)
    if swords == 0:
        return 0
    unit = sword_worth(g, hero)
    gems = g.gems[hero] if number(g, hero, N_NO_GEMS) <= 0 else 0
    return total(g, hero, inflicts(swords, gems, unit, number(g, hero, N_GEM_PRICE)) + g.double[hero] * unit)


def card_bonus(g: State, hero: int) -> int:
    """The damage that held cards can add, exhausted ones aside."""
    bonus = 0
    definitions = g.program.definitions
    for card in g.held[hero]:
        more = definitions[g.program.cards[card]].bonus
        if more and card not in g.exhausted:
            bonus += more
    return bonus


def boss_health(g: State) -> int:
    """What must be inflicted on the boss, as far as one knows."""
    if g.boss_slot >= 0 and g.enemy_pos[g.boss_slot] >= 0:
        return health_of(g, g.boss_slot)
    definition = g.program.definitions[g.boss]
    health = definition.health + definition.per_level * g.board.levels
    return health if health > 1 else 1


def readiness(g: State, hero: int) -> int:
    """How near the next roll is likely to come to beating the boss, of `CERTAIN`: the chance that it is
    enough, and something for what falls short."""
    swords_of = 0
    for face in range(5):
        if counts_as(g, hero, face) >> SWORD & 1:
            swords_of |= 1 << face
    chances = sword_chances(g.program.dice[ACTION_DIE], swords_of)
    special = g.special[hero]
    stored = 1 if special != BLANK and swords_of >> special & 1 else 0
    unit = sword_worth(g, hero)
    surcharge = number(g, hero, N_GEM_PRICE)
    definitions = g.program.definitions
    flat = number(g, hero, N_ATTACK_DAMAGE)
    for card in g.held[hero]:
        flat += definitions[g.program.cards[card]].bonus
    health = boss_health(g)
    ready = 0
    for swords in range(len(chances)):
        chance = chances[swords]
        count = swords + stored
        if chance == 0 or count == 0:
            continue
        damage = inflicts(count, g.gems[hero], unit, surcharge) + flat
        if damage >= health:
            ready += chance
        elif damage > 0:
            ready += chance * damage * damage * damage // (2 * health * health * health)
    return ready


def sword_chances(die: list[int], swords_of: int) -> list[int]:
    """How likely five dice give 0, 1, 2 ... Swords, pairs of other symbols forged, of `CERTAIN`."""
    key = (swords_of, *die)
    known = _chances.get(key)
    if known is not None:
        return known
    found = [0] * (MOST_SWORDS + 1)
    faces = len(die)
    rolls = faces**5
    for roll in range(rolls):
        counts = [0, 0, 0, 0, 0]
        rest = roll
        for _ in range(5):
            counts[die[rest % faces]] += 1
            rest //= faces
        swords = 0
        for face in range(5):
            swords += counts[face] if swords_of >> face & 1 else counts[face] // 2
        found[swords] += 1
    for swords in range(MOST_SWORDS + 1):
        found[swords] = found[swords] * CERTAIN // rolls
    _chances[key] = found
    return found


def finish_attack(g: State, legal: list[tuple[int, int, int, int]]) -> tuple[int, int, int, int]:
    """Strike once it is enough; until then cards, plain Swords, forged ones, and Gems spread evenly, as
    far as needed. Potions only for the boss."""
    at = len(g.stack) - FRAME
    hero, enemy = attacker(g, at), victim(g, at)
    missing = health_of(g, enemy) - damage_so_far(g, at)
    strike = legal[-1]
    if missing <= 0 and strike[0] == A_STRIKE:
        return strike
    definitions = g.program.definitions
    more: tuple[int, int, int, int] | None = None
    boost: tuple[int, int, int, int] | None = None
    for action in legal:
        code = action[0]
        if code == A_CARD:
            card = action[1]
            if enemy == g.boss_slot or card < 0 or definitions[g.program.cards[card]].kind != D_POTION:
                return action
        elif code == A_GEM and action[1] == 0:
            boost = action
        elif more is None and code in (A_USE, A_FORGE):
            more = action
    if boost is None:
        return more if more is not None else strike
    unit = sword_worth(g, hero)
    left = swords_left(g, hero)
    wanted = (missing - left * unit + unit - 1) // unit if unit > 0 else 0
    if wanted > 0 and share_of_last(boosts_of_last(g), left, wanted) > 0:
        return boost
    return more if more is not None else (boost if missing > 0 else strike)


def share_of_last(boosts: int, others: int, wanted: int) -> int:
    """How many of the boosts wanted should go to the symbol in hand, which has some already, if the
    cheapest ones are bought first and so many symbols are still to come."""
    share = 0
    level = 0
    while wanted > 0:
        if boosts + share <= level:
            share += 1
            wanted -= 1
        wanted -= others
        level += 1
    return share
