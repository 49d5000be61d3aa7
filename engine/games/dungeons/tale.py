"""What an adventure keeps: flags, counters, special rules in force, interactions on offer, terrain that
changes (ledger, section 6)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import refresh_numbers
from engine.games.dungeons.happenings import (
    E_COUNTER,
    E_FLAG,
    E_OFFERED,
    E_RULE_BEGINS,
    E_RULE_ENDS,
    E_TERRAIN,
    E_WITHDRAWN,
)
from engine.games.dungeons.moments import T_COUNTER_CHANGED, T_FLAG_CHANGED
from engine.games.dungeons.state import State


def set_flag(g: State, flag: int, to: bool) -> None:
    """Set or remove a flag."""
    value = 1 if to else 0
    if g.flags[flag] != value:
        g.flags[flag] = value
        g.unchecked = True
        g.emit(E_FLAG, flag, value)
        fire(g, T_FLAG_CHANGED, g.active, -1, flag)


def set_counter(g: State, counter: int, value: int) -> None:
    """Set a counter, within its bounds."""
    value = max(0, min(value, g.story.counters_most[counter]))
    before = g.counters[counter]
    if before != value:
        g.counters[counter] = value
        g.unchecked = True
        g.emit(E_COUNTER, counter, value)
        fire(g, T_COUNTER_CHANGED, g.active, -1, counter, -1, before)


def begin_rule(g: State, rule: int) -> None:
    """A special rule comes into force; it is not begun twice."""
    index = g.story.rules[rule]
    if index not in g.rules:
        g.rules.append(index)
        g.unchecked = True
        refresh_numbers(g)
        g.emit(E_RULE_BEGINS, rule)


def end_rule(g: State, rule: int) -> None:
    """A special rule is over."""
    index = g.story.rules[rule]
    if index in g.rules:
        g.rules.remove(index)
        g.unchecked = True
        refresh_numbers(g)
        g.emit(E_RULE_ENDS, rule)


def offer(g: State, interaction: int, on: bool) -> None:
    """An interaction is offered, or no longer."""
    value = 1 if on else 0
    if g.offered[interaction] != value:
        g.offered[interaction] = value
        g.emit(E_OFFERED if on else E_WITHDRAWN, interaction)


def spot(g: State, room: int, column: int, row: int) -> int:
    """The space of the map at a column and row of a room's tile as printed, counted from 1; -1 while the room
    is not on the table."""
    tile = g.room_tile[room]
    if tile < 0:
        return -1
    face = g.map.faces[tile]
    if column > face.width or row > face.height:
        return -1
    return g.map.space_on(tile, (row - 1) * face.width + column - 1)


def set_terrain(g: State, space: int, terrain: int) -> None:
    """Change the terrain of a space."""
    if g.map.terrain[space] != terrain:
        g.own_map().set_terrain(space, terrain)
        g.unchecked = True
        g.emit(E_TERRAIN, space, terrain)
