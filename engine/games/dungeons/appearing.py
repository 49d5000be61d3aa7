"""Encounters and the enemies that appear (DD-SPAWN, DD-RUL-07, -08, -16 to -19)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import context, fire, push_block
from engine.effects.numbers import refresh_numbers
from engine.games.dungeons.codes import FIRST_ENEMY, MELEE, R_SPAWN, RANGED
from engine.games.dungeons.geometry.spawning import spawn_space
from engine.games.dungeons.happenings import E_ENCOUNTER, E_NO_ROOM, E_ROLLS, E_SPAWN_ROLLED, E_SPAWNED
from engine.games.dungeons.moments import T_ENEMY_SPAWNED
from engine.games.dungeons.nearby import free_near
from engine.games.dungeons.program import health_on, type_on
from engine.games.dungeons.state import State
from engine.games.dungeons.story import ICON
from engine.games.dungeons.tale import begin_rule, offer
from engine.kernel.chance import throw
from engine.kernel.decision import Work

F_SPAWN: Final = 24
F_SUMMON: Final = 41

# Fields of an encounter.
ENCOUNTER: Final = 1
NEXT_ICON: Final = 2
TILE: Final = 3
READ: Final = 4
SEAT: Final = 5

# Fields of an enemy that is to appear.
THREAT: Final = 1
KIND: Final = 2
HEALTH: Final = 3
"""0: its die is rolled."""
WAY: Final = 4
WHERE: Final = 5
GROUP: Final = 6
ROLLED: Final = 7

# Ways to appear.
AROUND_POINT: Final = 0
NEAR_SPACE: Final = 1

POINTS: Final = 8
"""More points of interest than any tile has."""
SCALED_HEALTH: Final = 0
AS_THE_CARD: Final = -1


def read_encounter(g: State, encounter: int, tile: int, seat: int) -> None:
    """An encounter is to be read on a tile; the seat is whose hero has come upon it, -1 if nobody's has."""
    g.push(F_SPAWN, encounter, 0, tile, 0, seat)


class Spawn(Work[State]):
    """An encounter: it is read, its enemies appear one after the other, then its special rules begin and what
    happens at once happens (DD-EXPLORE-03, DD-RUL-19)."""

    def settle(self, g: State, at: int) -> bool:
        encounter = g.story.encounters[g.stack[at + ENCOUNTER]]
        cursor, seat = g.stack[at + NEXT_ICON], g.stack[at + SEAT]
        if cursor == 0 and g.stack[at + READ] == 0:
            g.stack[at + READ] = 1
            g.emit(E_ENCOUNTER, encounter.index, seat)
        icons = encounter.icons
        while cursor < len(icons):
            threat, health, kind, point, group, fewest, most = icons[cursor : cursor + ICON]
            cursor += ICON
            if fewest <= g.seats <= most:
                g.stack[at + NEXT_ICON] = cursor
                summon_around(g, threat, kind, health, g.stack[at + TILE], point, group)
                return False
        g.pop()
        if encounter.effect >= 0:
            effect = g.program.effects[encounter.effect]
            space = g.pos[seat] if seat >= 0 else -1
            ctx = context(effect.index, seat, -1, -1, seat, -1, 0, space, -1)
            push_block(g, ctx, effect.block)
        for rule in encounter.rules:
            begin_rule(g, rule)
        for interaction in encounter.interactions:
            offer(g, interaction, True)
        g.unchecked = True
        return False


def summon_around(g: State, threat: int, kind: int, health: int, tile: int, point: int, group: int) -> None:
    """An enemy is to appear around a point of interest of a tile. Health 0 rolls its die."""
    g.push(F_SUMMON, threat, kind, health, AROUND_POINT, tile * POINTS + point, group)


def summon_near(g: State, threat: int, kind: int, health: int, space: int, group: int) -> None:
    """An enemy is to appear near a space."""
    g.push(F_SUMMON, threat, kind, health, NEAR_SPACE, space, group)


class Summon(Work[State]):
    """An enemy appears, after its die has been rolled if it must be (DD-SPAWN-01 to -03)."""

    def settle(self, g: State, at: int) -> bool:
        threat, kind, health = g.stack[at + THREAT], g.stack[at + KIND], g.stack[at + HEALTH]
        way, where, group = g.stack[at + WAY], g.stack[at + WHERE], g.stack[at + GROUP]
        card, die = g.story.enemy_of[threat], g.story.die_of[threat]
        if card < 0:
            g.pop()
            return False
        if health == 0 and g.stack[at + ROLLED] == 0:
            g.stack[at + ROLLED] = 1
            g.emit(E_ROLLS, R_SPAWN, -1, 1)
            throw(g, die, 1)
            return False
        g.pop()
        if health == 0:
            face = g.dice[0]
            kind = type_on(face)
            health = health_on(face)
            g.emit(E_SPAWN_ROLLED, die, kind, health)
        elif kind == AS_THE_CARD:
            kind = MELEE if g.program.definitions[card].melee_dice else RANGED  # DD-RUL-08
        health += g.story.scaled(threat, g.seats, SCALED_HEALTH)
        if way == NEAR_SPACE:
            space = free_near(g, where)
        else:
            space = spawn_space(g.map, g.who, where // POINTS, where % POINTS)
        if space < 0:
            g.emit(E_NO_ROOM, card)  # DD-RUL-18
        else:
            appear(g, card, die, kind, health, space, group)
        return False


def appear(g: State, card: int, die: int, kind: int, health: int, space: int, group: int) -> int:
    """Put an enemy on the map; its slot."""
    slot = len(g.enemy_pos)
    g.enemy_kind.append(card)
    g.enemy_pos.append(-1)
    g.enemy_type.append(kind)
    g.enemy_health.append(max(1, min(health, g.program.highest(die))))  # DD-RUL-23
    g.enemy_die.append(die)
    g.enemy_stunned.append(0)
    g.enemy_group.append(group)
    g.enemy_foe.append(-1)
    g.put(FIRST_ENEMY + slot, space)
    g.unchecked = True
    refresh_numbers(g)
    g.emit(E_SPAWNED, slot, space, kind, g.enemy_health[slot])
    fire(g, T_ENEMY_SPAWNED, -1, slot, g.enemy_health[slot], space, -1)
    return slot


SPAWN = Spawn(F_SPAWN, "spawn")
SUMMON = Summon(F_SUMMON, "summon")
