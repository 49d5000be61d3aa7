"""Encounters and the enemies that appear (DD-SPAWN, DD-RUL-07, -08, -16 to -19)."""

from __future__ import annotations

from engine.effects.firing import context, fire, push_block
from engine.effects.numbers import refresh_numbers
from engine.games.dungeons.codes import F_SUMMON, FIRST_ENEMY, MELEE, R_SPAWN, RANGED
from engine.games.dungeons.geometry.spawning import spawn_space
from engine.games.dungeons.happenings import E_ENCOUNTER, E_NO_ROOM, E_ROLLS, E_SPAWN_ROLLED, E_SPAWNED
from engine.games.dungeons.moments import T_ENEMY_SPAWNED
from engine.games.dungeons.nearby import free_near
from engine.games.dungeons.program import health_on, type_on
from engine.games.dungeons.state import State
from engine.games.dungeons.story import ICON
from engine.games.dungeons.tale import begin_rule, offer
from engine.kernel.chance import throw
from engine.kernel.frames import FRAME

SCALED_HEALTH = 0
AS_THE_CARD = -1
AROUND_POINT = 0
NEAR_SPACE = 1


def run_encounter(g: State) -> None:
    """Go on with the encounter on top of the stack: it is read, its enemies appear one after the other, then
    its special rules begin and what happens at once happens (DD-EXPLORE-03, DD-RUL-19)."""
    base = len(g.stack) - FRAME
    encounter = g.story.encounters[g.stack[base + 1]]
    cursor = g.stack[base + 2]
    tile = g.stack[base + 3]
    seat = g.stack[base + 5]
    if cursor == 0 and g.stack[base + 4] == 0:
        g.stack[base + 4] = 1
        g.emit(E_ENCOUNTER, encounter.index, seat)
    icons = encounter.icons
    while cursor < len(icons):
        fewest = icons[cursor + 5]
        most = icons[cursor + 6]
        if fewest <= g.seats <= most:
            g.stack[base + 2] = cursor + ICON
            summon(
                g,
                icons[cursor],
                icons[cursor + 2],
                icons[cursor + 1],
                AROUND_POINT,
                tile * 8 + icons[cursor + 3],
                icons[cursor + 4],
            )
            return
        cursor += ICON
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


def summon(g: State, threat: int, kind: int, health: int, way: int, where: int, group: int) -> None:
    """An enemy is to appear: around a point of interest, or near a space. Health 0 rolls its die."""
    g.push(F_SUMMON, threat, kind, health, way, where, group)


def run_summon(g: State) -> None:
    """The enemy on top of the stack appears, after its die has been rolled if it must be (DD-SPAWN-01 to
    -03)."""
    base = len(g.stack) - FRAME
    threat = g.stack[base + 1]
    kind = g.stack[base + 2]
    health = g.stack[base + 3]
    way = g.stack[base + 4]
    where = g.stack[base + 5]
    group = g.stack[base + 6]
    card = g.story.enemy_of[threat]
    die = g.story.die_of[threat]
    if card < 0:
        g.pop()
        return
    if health == 0 and g.stack[base + 7] == 0:
        g.stack[base + 7] = 1
        g.emit(E_ROLLS, R_SPAWN, -1, 1)
        throw(g, die, 1)
        return
    g.pop()
    if health == 0:
        face = g.dice[0]
        kind = type_on(face)
        health = health_on(face)
        g.emit(E_SPAWN_ROLLED, die, kind, health)
    elif kind == AS_THE_CARD:
        kind = MELEE if g.program.definitions[card].melee_dice else RANGED  # DD-RUL-08
    health += g.story.scaled(threat, g.seats, SCALED_HEALTH)
    space = free_near(g, where) if way == NEAR_SPACE else spawn_space(g.map, g.who, where // 8, where % 8)
    if space < 0:
        g.emit(E_NO_ROOM, card)  # DD-RUL-18
        return
    appear(g, card, die, kind, health, space, group)


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
