"""Whom an attack may target (DD-ATTACK-12, DD-RANGED, DD-KEYWORD-10)."""

from __future__ import annotations

from engine.effects.numbers import number, number_of_enemy
from engine.games.dungeons.attack_state import Attack
from engine.games.dungeons.codes import MELEE, REACH
from engine.games.dungeons.geometry.reach import can_attack
from engine.games.dungeons.geometry.sides import ENEMIES, HEROES
from engine.games.dungeons.moments import N_E_IMMUNE_MELEE, N_E_IMMUNE_RANGED, N_UNSEEN
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import has_keyword, weapon_dice, weapon_keywords


def may_target(g: State, seat: int, slot: int, kind: int, keywords: int) -> bool:
    """Whether a hero's attack of a kind could target an enemy now (DD-ATTACK-12, DD-RANGED-02 to -05)."""
    there = g.enemy_pos[slot]
    here = g.pos[seat]
    if there < 0 or here < 0:
        return False
    if not can_attack(g.map, g.who, HEROES, kind, keywords >> REACH & 1 == 1, here, there):
        return False
    immune = N_E_IMMUNE_MELEE if kind == MELEE else N_E_IMMUNE_RANGED
    return number_of_enemy(g, g.enemy_card(slot), slot, immune) <= 0


def enemy_may_target(g: State, slot: int, seat: int, kind: int) -> bool:
    """Whether an enemy's attack of a kind could target a hero now (DD-RANGED-07)."""
    here = g.enemy_pos[slot]
    there = g.pos[seat]
    if there < 0 or here < 0 or number(g, seat, N_UNSEEN) > 0:
        return False
    reach = kind == MELEE and has_keyword(g, slot, REACH)
    return can_attack(g.map, g.who, ENEMIES, kind, reach, here, there)


def weapon_targets(g: State, seat: int, kind: int) -> list[int]:
    """The enemies that a hero could attack with the weapon."""
    if weapon_dice(g, seat, kind) <= 0:
        return []
    keywords = weapon_keywords(g, seat)
    return [slot for slot in range(len(g.enemy_pos)) if may_target(g, seat, slot, kind, keywords)]


def barrage_targets(g: State, attack: Attack) -> list[int]:
    """The enemies at which the next die of a hero's barrage may be aimed."""
    return [
        slot
        for slot in range(len(g.enemy_pos))
        if may_target(g, attack.attacker, slot, attack.kind, attack.keywords)
    ]
