"""How good a position looks to the heroes: a rough number for planning bots, from what lies open only. A
Health of a hero counts about 100. All seats win or lose together, so all see the same number."""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.games.dungeons.codes import HIT, MELEE, P_SETUP, RANGED, VICTORY
from engine.games.dungeons.geometry.map import EXIT, UNEXPLORED
from engine.games.dungeons.state import State
from engine.games.dungeons.story import ANYWHERE, IN_ROOM, Interaction
from engine.games.dungeons.strength import attack_modifier, weapon_dice
from engine.games.dungeons.tale import spot
from engine.games.dungeons.ways import toil_to

WON: Final = 1_000_000
EXPLORED: Final = 5000
"""What a room on the table is worth: adventures are won by exploring. It is more than the enemies of any
room cost."""
ESCAPED: Final = 1500
FALLEN: Final = -1400
FLAGGED: Final = 400
PASSED: Final = 150
DONE: Final = 60
PROGRESS: Final = 450
"""What a counter is worth that brings a victory nearer."""
DREAD: Final = 60
"""What a counter costs that brings a defeat nearer; the last ones before it cost more."""
LAST: Final = 4
FAR: Final = 40
"""Beyond so many steps everything is equally far."""
NEAR: Final = 12
"""The same for what the adventure offers."""
TRIED: Final = 4
"""What has been tried more often than that draws nobody from afar any more."""
CROWD: Final = 2500
"""The larger, the less it matters how many enemies there are at once."""
PASSED_CHECK: Final = 2


def estimate(g: State, seat: int) -> int:
    """The worth of a position: heroes, enemies, how far the story has come, how near the heroes are to what
    they can do next."""
    if g.ended:
        return WON - 100 * g.round if g.ended == VICTORY else -WON + 100 * g.round
    value = EXPLORED * len(g.tile_room) - 40 * g.round + enemies(g) + progress(g)
    if g.phase == P_SETUP:
        return value + characters(g)
    foes = enemy_places(g)
    exits = unexplored_places(g)
    offers = offered_places(g)
    if not (foes or exits or offers):
        exits = ways_out(g)
    for hero in range(g.seats):
        value += hero_worth(g, hero)
        here = g.pos[hero]
        if here >= 0:
            value -= 20 * apart(g, here, foes, FAR) + 18 * apart(g, here, exits, FAR)
            value -= 8 * apart(g, here, offers, NEAR)
    return value


def hero_worth(g: State, hero: int) -> int:
    """Health, Energy, Loot, items."""
    if g.escaped[hero]:
        return ESCAPED
    if g.pos[hero] < 0:
        return FALLEN
    health = g.health[hero]
    value = 60 * health - 800 // (health + 1)
    value += 30 * min(g.energy[hero], 8) + 15 * min(g.loot[hero], 12)
    for card in g.held[hero]:
        value += g.program.definitions[g.program.cards[card]].worth
    return value


def apart(g: State, here: int, places: list[int], most: int) -> int:
    """The way to the nearest of some places, at most so long; none if there is no such place, so that it is
    always good to have done with one."""
    if not places:
        return 0
    least = most
    for place in places:
        steps = toil_to(g.map, place)[here]
        if 0 <= steps < least:
            least = steps
    return least


def enemies(g: State) -> int:
    """What the enemies count: those defeated for the heroes, those who can still act by threat and Health
    against them; many at once are much worse than one after the other."""
    value = 0
    crowd = 0
    for slot in range(len(g.enemy_pos)):
        threat = g.program.definitions[g.enemy_kind[slot]].threat
        if g.enemy_pos[slot] < 0:
            value += 150 + 50 * threat
            continue
        value -= 90 * g.enemy_health[slot]
        crowd += 150 + 110 * g.enemy_health[slot] + 30 * threat - (50 if g.enemy_stunned[slot] else 0)
    return value - crowd * crowd // CROWD


def progress(g: State) -> int:
    """How far the story has come: flags, checks, what was done, counters."""
    value = 0
    story = g.story
    for flag in g.flags:
        value += FLAGGED * flag
    for passed in g.passed:
        if passed == PASSED_CHECK:
            value += PASSED
    for done in g.done:
        if done:
            value += DONE
    for counter in range(len(g.counters)):
        count = g.counters[counter]
        if not story.dreaded[counter]:
            value += PROGRESS * count
            continue
        value -= DREAD * count
        late = count + LAST - story.counters_most[counter]
        if late > 0:
            value -= 3 * DREAD * late
    return value


def characters(g: State) -> int:
    """While characters are chosen: what the cards are worth, and how well weapon and hero go together."""
    value = 0
    for seat in range(g.seats):
        for index in (g.hero[seat], g.equipment[seat], g.ability[seat]):
            if index >= 0:
                value += g.program.definitions[index].worth
        if g.hero[seat] >= 0 and g.equipment[seat] >= 0:
            value += max(hits(g, seat, MELEE), hits(g, seat, RANGED))
    return value


def hits(g: State, seat: int, kind: int) -> int:
    """A hundred times the Hits that an attack with the weapon scores on average."""
    sides = max(0, min(HIT, 1 + attack_modifier(g, seat, kind)))
    return weapon_dice(g, seat, kind) * sides * 100 // HIT


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
    """Where the adventure offers something that could be done now or soon."""
    found: list[int] = []
    for index in range(len(g.offered)):
        each = g.story.interactions[index]
        if not g.offered[index] or each.where == ANYWHERE or g.room_tile[each.room] < 0:
            continue
        if g.done[index] > (0 if each.once else TRIED) or not is_possible(g, each):
            continue
        if each.where == IN_ROOM:
            found.append(g.map.interest(g.room_tile[each.room], 0))
        else:
            found.append(spot(g, each.room, each.column, each.row))
    return found


def is_possible(g: State, each: Interaction) -> bool:
    """Whether the conditions of an interaction hold, as far as they are not about the hero who does it."""
    ctx = Context()
    ctx.owner = 0
    ctx.hero = 0
    return all(condition(g, ctx) for condition in g.program.effects[each.effect].conditions)


def promise(g: State, seat: int) -> int:
    """What the rest of the activation may still add to the estimate."""
    if g.ended or g.active != seat or g.pos[seat] < 0:
        return 0
    return 90 * g.actions
