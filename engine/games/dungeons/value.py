"""How good a position looks to the heroes: a rough number for planning bots, from what lies open only. A
Health of a hero counts about 100. All seats win or lose together, so all see the same number."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import VICTORY
from engine.games.dungeons.geometry.map import EXIT, UNEXPLORED
from engine.games.dungeons.geometry.routes import steps_from
from engine.games.dungeons.state import State
from engine.games.dungeons.story import ANYWHERE, IN_ROOM
from engine.games.dungeons.tale import spot

WON: Final = 1_000_000
EXPLORED: Final = 1600
"""What a room on the table is worth: adventures are won by exploring."""
ESCAPED: Final = 1500
FALLEN: Final = -900
FLAGGED: Final = 400
DONE: Final = 250
FAR: Final = 20
"""Beyond so many steps everything is equally far."""


def estimate(g: State, seat: int) -> int:
    """The worth of a position: heroes, the harm done to enemies and what they may still do, how far the
    story has come, how near the heroes are to what they can do next."""
    if g.ended:
        return WON - 100 * g.round if g.ended == VICTORY else -WON + 100 * g.round
    value = EXPLORED * len(g.tile_room) - 40 * g.round
    steps = steps_from(g.map, places_of_work(g))
    for hero in range(g.seats):
        value += hero_worth(g, hero, steps)
    for slot in range(len(g.enemy_pos)):
        value += enemy_worth(g, slot)
    for flag in g.flags:
        value += FLAGGED * flag
    for passed in g.passed:
        value += DONE // 2 * passed
    for done in g.done:
        value += DONE * min(done, 1)
    return value


def hero_worth(g: State, hero: int, steps: list[int]) -> int:
    """Health, Energy, Loot, items, and how near there is something to do."""
    if g.escaped[hero]:
        return ESCAPED
    here = g.pos[hero]
    if here < 0:
        return FALLEN
    health = g.health[hero]
    value = 100 * health - 500 // (health + 1)
    value += 30 * min(g.energy[hero], 8) + 30 * min(g.loot[hero], 12)
    for card in g.held[hero]:
        value += g.program.definitions[g.program.cards[card]].worth
    apart = steps[here]
    return value - 18 * (FAR if apart < 0 or apart > FAR else apart)


def enemy_worth(g: State, slot: int) -> int:
    """The harm done to an enemy counts; one that can still act costs a little, one that is stunned less."""
    card = g.program.definitions[g.enemy_kind[slot]]
    if g.enemy_pos[slot] < 0:
        return 250 + 80 * card.threat
    value = -110 * g.enemy_health[slot] - 30 * card.threat + 220
    return value + (50 if g.enemy_stunned[slot] else 0)


def places_of_work(g: State) -> list[int]:
    """Where heroes have something to do: enemies, exits not yet explored, what the adventure offers; without
    any of these, the ways out."""
    found = enemy_places(g) + unexplored_places(g) + offered_places(g)
    return found if found else ways_out(g)


def enemy_places(g: State) -> list[int]:
    """Where enemies stand."""
    return [there for there in g.enemy_pos if there >= 0]


def unexplored_places(g: State) -> list[int]:
    """The in-between spaces by which heroes can explore."""
    return openings_in(g, UNEXPLORED)


def ways_out(g: State) -> list[int]:
    """The ways out of the dungeon."""
    return openings_in(g, EXIT)


def openings_in(g: State, state: int) -> list[int]:
    """The spaces of the openings in a state."""
    board = g.map
    found: list[int] = []
    for opening in range(len(board.opening_tile)):
        if board.opening_state[opening] == state:
            found.append(board.opening_space[opening])
    return found


def offered_places(g: State) -> list[int]:
    """Where the adventure offers something that has not been done."""
    found: list[int] = []
    for index in range(len(g.offered)):
        each = g.story.interactions[index]
        if g.offered[index] and not g.done[index] and each.where != ANYWHERE and g.room_tile[each.room] >= 0:
            if each.where == IN_ROOM:
                found.append(g.map.interest(g.room_tile[each.room], 0))
            else:
                found.append(spot(g, each.room, each.column, each.row))
    return found


def promise(g: State, seat: int) -> int:
    """What the rest of the activation may still add to the estimate."""
    if g.ended or g.active != seat or g.pos[seat] < 0:
        return 0
    return 90 * g.actions
