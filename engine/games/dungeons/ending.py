"""The end of an adventure (DD-RUL-41, -49): looked at after every action, enemy activation and phase; a
victory comes before a defeat."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import all_hold
from engine.games.dungeons.codes import ALL_FALLEN, DEFEAT, RUNNING, VICTORY
from engine.games.dungeons.exploring import settle_exits
from engine.games.dungeons.happenings import E_ENDED
from engine.games.dungeons.state import State


def end_story(g: State, end: int, ending: int) -> None:
    """The adventure is over."""
    if g.ended == RUNNING:
        g.ended = end
        g.ending = ending
        g.stack.clear()
        g.attacks.clear()
        g.rolls.clear()
        g.active = -1
        g.emit(E_ENDED, end, ending)


def check_end(g: State) -> bool:
    """Whether the adventure has ended since it was last looked at: after every action, enemy activation and
    phase (DD-RUL-41)."""
    if not g.unchecked:
        return False
    g.unchecked = False
    if g.story.conditional_exits:
        settle_exits(g)
    return look_for_end(g)


def look_for_end(g: State) -> bool:
    """Whether the adventure has ended: victories first, then defeats, then the fall of all heroes."""
    ctx = Context()
    for number, ending in enumerate(g.story.victories):
        if ending.conditions and all_hold(g, ctx, ending.conditions):
            end_story(g, VICTORY, number)
            return True
    for number, ending in enumerate(g.story.defeats):
        if ending.conditions and all_hold(g, ctx, ending.conditions):
            end_story(g, DEFEAT, number)
            return True
    if all_gone(g):
        end_story(g, ALL_FALLEN, -1)
        return True
    return False


def all_gone(g: State) -> bool:
    """Whether no hero is left in the dungeon who could go on. If all of them have fallen, an adventure may
    say that it goes on."""
    for seat in range(g.seats):
        if not g.fallen[seat] and not g.escaped[seat]:
            return False
    return g.story.all_fall or sum(g.escaped) > 0
