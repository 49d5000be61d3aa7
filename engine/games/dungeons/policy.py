"""Which actions bots consider at a decision, and which one brings the activation to its end."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import (
    A_ACTIVATE,
    A_CANCEL,
    A_END,
    A_PASS,
    A_STEP,
    A_STOP,
    A_TRADE,
)
from engine.games.dungeons.decisions.act import F_ACT
from engine.games.dungeons.decisions.move import F_MOVE, has_begun, mover
from engine.games.dungeons.decisions.next import F_NEXT
from engine.games.dungeons.decisions.trade import F_TRADE
from engine.games.dungeons.state import State
from engine.games.dungeons.value import enemy_places, offered_places, unexplored_places, ways_out
from engine.games.dungeons.ways import DEEP, toil_of, toil_to
from engine.kernel.frames import A_YES, FRAME

Actions = list[tuple[int, int, int, int]]
FOES: Final = 3
"""So many enemies, the nearest ones, are thought of as goals of a move, ..."""
GOALS: Final = 2
"""... and so many exits and so many things on offer."""
DETOUR: Final = 4
"""By less than that a way round may be longer."""


def is_settled(g: State) -> bool:
    """Whether nothing is half done: a hero decides about the next action, or the players about the next
    hero."""
    return len(g.stack) >= FRAME and g.stack[len(g.stack) - FRAME] in (F_ACT, F_NEXT)


def choices(g: State, legal: Actions) -> Actions:
    """The actions worth a thought; ending the activation and trading are not among them."""
    if len(legal) == 1:
        return legal
    frame = g.stack[len(g.stack) - FRAME]
    if frame == F_TRADE:
        return [(A_CANCEL, 0, 0, 0)]
    if frame == F_MOVE:
        return steps_worth(g, legal)
    found = [action for action in legal if action[0] not in (A_TRADE, A_END)]
    return found or legal


def steps_worth(g: State, legal: Actions) -> Actions:
    """For each goal the one step that leads there best, a step away from the nearest enemy, and to stop. As
    long as there are more than a few enemies nobody thinks of opening yet another door."""
    here = g.pos[mover(g)]
    steps = [action for action in legal if action[0] == A_STEP]
    places = enemy_places(g)
    living = len(places)
    foes = nearest(g, here, places, FOES)
    exits: list[int] = []
    if living <= 1 or living <= g.seats // 2:
        exits = nearest(g, here, unexplored_places(g), GOALS)
    goals = foes + exits + nearest(g, here, offered_places(g), GOALS)
    if living == 0 and not exits:
        goals += nearest(g, here, ways_out(g), 1)
    found: Actions = []
    for goal in goals:
        add(found, towards(g, here, goal, steps))
    if foes:
        add(found, away(g, here, foes[0], steps))
    if has_begun(g):
        add(found, [action for action in legal if action[0] == A_STOP])
    return found or legal


def add(found: Actions, more: Actions) -> None:
    """Add what is not there yet."""
    for action in more:
        if action not in found:
            found.append(action)


def nearest(g: State, here: int, places: list[int], most: int) -> list[int]:
    """So many of the places, the nearest first."""
    found: list[tuple[int, int]] = []
    for place in places:
        steps = toil_to(g.map, place)[here]
        if steps > 0 and (steps, place) not in found:
            found.append((steps, place))
    found.sort()
    return [place for _, place in found[:most]]


def towards(g: State, here: int, goal: int, steps: Actions) -> Actions:
    """The step that brings a hero best to a place; if the way is barred, a detour."""
    field = toil_to(g.map, goal)
    best: Actions = []
    least = field[here] + (DETOUR if field[here] > 1 else 1)
    for action in steps:
        there = g.map.near[here * 4 + action[1]]
        cost = field[there] + toil_of(g.map, there)
        if field[there] >= 0 and cost < least:
            least = cost
            best = [action]
    return best


def away(g: State, here: int, foe: int, steps: Actions) -> Actions:
    """The step that brings a hero farthest from a place, not into a pit."""
    field = toil_to(g.map, foe)
    best: Actions = []
    most = field[here]
    for action in steps:
        there = g.map.near[here * 4 + action[1]]
        if field[there] > most and toil_of(g.map, there) < DEEP:
            most = field[there]
            best = [action]
    return best


def closing(g: State, legal: Actions) -> tuple[int, int, int, int]:
    """The action that leads to the end of the activation: end, stop, pass, call off, activate; yes to what a
    card offers; else the first one."""
    for action in legal:
        if action[0] in (A_END, A_STOP, A_PASS, A_CANCEL, A_ACTIVATE):
            return action
    for action in legal:
        if action[0] == A_YES:
            return action
    return legal[0]
