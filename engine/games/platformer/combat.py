"""Attacks by heroes: who can be attacked, what an attack inflicts, defeat and loot (PF-COMBAT)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.platformer.codes import BOSS_DEFEATED, FIRST_ENEMY, GEM, GOLD
from engine.games.platformer.ending import end_game
from engine.games.platformer.enemies import within_reach
from engine.games.platformer.ground import pile_of
from engine.games.platformer.happenings import E_DEFEATED, E_LOOT, E_LOOT_LEFT, E_STRUCK
from engine.games.platformer.moments import (
    N_ATTACK_DAMAGE,
    N_ATTACK_REACH,
    N_DROPS_LOOT,
    N_ENEMY_LOOT_GEMS,
    N_ENEMY_LOOT_GOLD,
    N_HEALTH,
    N_LOOT_GEMS,
    N_LOOT_GOLD,
    N_NO_ATTACK,
    N_SWORD_DAMAGE,
    N_UNHURT,
    T_BOSS_SURVIVED,
    T_ENEMY_DEFEATED,
    T_LOOTED,
)
from engine.games.platformer.movement import neighbours
from engine.games.platformer.numbers import enemy_number
from engine.games.platformer.purse import gain
from engine.games.platformer.state import State


def health_of(g: State, enemy: int) -> int:
    """The damage that one attack must inflict: the card's Health; for the boss so much per level
    (PF-BOSS-20)."""
    kind = g.enemy_kind[enemy]
    definition = g.program.definitions[kind]
    health = definition.health
    if kind == g.boss:
        health += definition.per_level * g.board.levels
    health += enemy_number(g, enemy, N_HEALTH)
    return max(health, 1)


def attackable(g: State, hero: int) -> int:
    """The enemies a hero can attack: adjacent ones (PF-COMBAT-01, PF-D-31), further ones if a card says
    so."""
    here = g.pos[hero]
    if here < 0 or number(g, hero, N_NO_ATTACK) > 0:
        return 0
    mask = 0
    near = g.board.near
    for direction in range(4):
        there = near[here * 4 + direction]
        if g.low <= there < g.high and g.who[there] >= FIRST_ENEMY:
            mask |= 1 << (g.who[there] - FIRST_ENEMY)
    reach = number(g, hero, N_ATTACK_REACH)
    if reach > 0:
        mask = _further(g, hero, here, reach, mask)
    return mask


def _further(g: State, hero: int, here: int, reach: int, mask: int) -> int:
    seen = {here}
    edge = [here]
    for _ in range(reach + 1):
        beyond: list[int] = []
        for space in edge:
            for direction in range(4):
                there = g.near(space, direction)
                if there >= 0 and there not in seen:
                    seen.add(there)
                    beyond.append(there)
                    if g.who[there] >= FIRST_ENEMY and within_reach(g, hero, g.who[there] - FIRST_ENEMY):
                        mask |= 1 << (g.who[there] - FIRST_ENEMY)
        edge = beyond
    return mask


def sword_worth(g: State, hero: int) -> int:
    """What one Sword inflicts (PF-SYM-02)."""
    return max(1 + number(g, hero, N_SWORD_DAMAGE), 0)


def total(g: State, hero: int, damage: int) -> int:
    """What an attack would inflict: the symbols, the cards used for it, and what always helps or hinders."""
    return max(damage + g.bonus[hero] + number(g, hero, N_ATTACK_DAMAGE), 0)


def hit(g: State, hero: int, enemy: int, damage: int) -> None:
    """An enemy takes damage at once: it is defeated, or nothing is remembered (PF-COMBAT-02, -03)."""
    if g.enemy_pos[enemy] < 0:
        return
    health = health_of(g, enemy)
    unhurt = enemy_number(g, enemy, N_UNHURT) > 0
    g.emit(E_STRUCK, hero, g.enemy_kind[enemy], damage, health)
    if damage >= health and not unhurt:
        defeat(g, hero, enemy, damage - health)
    elif enemy == g.boss_slot:
        fire(g, T_BOSS_SURVIVED, hero, enemy, damage)


def defeat(g: State, hero: int, enemy: int, surplus: int) -> None:
    """The token leaves the map and the hero gets the loot (PF-COMBAT-05); the boss ends the game
    (PF-BOSS-22)."""
    kind = g.enemy_kind[enemy]
    where = g.enemy_pos[enemy]
    definition = g.program.definitions[kind]
    g.defeated[hero] += 1
    g.emit(E_DEFEATED, hero, kind)
    if enemy == g.boss_slot:
        g.put(FIRST_ENEMY + enemy, -1)
        end_game(g, BOSS_DEFEATED, hero, surplus)
        return
    gold = definition.loot_gold + enemy_number(g, enemy, N_ENEMY_LOOT_GOLD)
    gems = definition.loot_gems + enemy_number(g, enemy, N_ENEMY_LOOT_GEMS)
    drops = enemy_number(g, enemy, N_DROPS_LOOT) > 0
    g.put(FIRST_ENEMY + enemy, -1)
    if definition.summon:
        g.token_supply[g.token_kinds.index(kind)] += 1
    fire(g, T_ENEMY_DEFEATED, hero, enemy, definition.rank, where)
    if drops:
        leave(g, kind, where, gold, gems)
    else:
        loot(g, hero, enemy, gold, gems)


def leave(g: State, kind: int, where: int, gold: int, gems: int) -> None:
    """The loot stays on the space of the enemy, beside what lies there already: for whoever comes to take
    it (PF-D-73)."""
    gold = max(gold, 0)
    gems = max(gems, 0)
    if gold or gems:
        g.piles[where] += pile_of(gold, gems)
        g.emit(E_LOOT_LEFT, kind, where, gold, gems)


def loot(g: State, hero: int, enemy: int, gold: int, gems: int) -> None:
    """Take what the enemy's card gives."""
    gold += number(g, hero, N_LOOT_GOLD)
    gems += number(g, hero, N_LOOT_GEMS)
    gold = max(gold, 0)
    gems = max(gems, 0)
    g.emit(E_LOOT, hero, gold, gems)
    fire(g, T_LOOTED, hero, enemy, gold + gems)
    gain(g, hero, GOLD, gold)
    gain(g, hero, GEM, gems)


def beside_enemies(g: State, hero: int) -> int:
    """How many enemies are adjacent to a hero."""
    count = 0
    if g.pos[hero] >= 0:
        mask = neighbours(g, g.pos[hero])
        while mask:
            count += mask & 1
            mask >>= 1
    return count
