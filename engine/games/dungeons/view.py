"""What a seat may know: everything that lies open on the table. The order of the item deck, the dice to
come and what lies behind exits that nobody has explored or revealed are nobody's knowledge."""

from __future__ import annotations

from typing import Any

from engine.games.dungeons.codes import (
    ATTRIBUTES,
    ENDS,
    FIRST_ENEMY,
    KEYWORDS,
    MELEE,
    PHASES,
    RANGED,
    ROLLS,
    TERRAINS,
    TYPES,
)
from engine.games.dungeons.geometry.map import CLOSED, EXIT, JOINED
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.naming import place
from engine.games.dungeons.nearby import number_of
from engine.games.dungeons.options import SAFETY_STOP
from engine.games.dungeons.purse import most_health
from engine.games.dungeons.state import State
from engine.games.dungeons.story import TO_POOL
from engine.games.dungeons.strength import (
    attack_modifier,
    attribute,
    defence,
    enemy_defence,
    enemy_dice,
    enemy_keywords,
    enemy_modifier,
    enemy_speed,
    speed,
    weapon_dice,
    weapon_keywords,
)
from engine.kernel.frames import FRAME


def view_of(g: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it, as plain JSON."""
    return {
        "seat": seat,
        "adventure": g.story.slug,
        "round": {
            "number": g.round,
            "limit": told_limit(g),
            "phase": PHASES[g.phase],
            "active": g.active,
            "actions": g.actions,
            "activated": [bool(done) for done in g.activated],
            "queue": g.queue[:],
            "deciding": MACHINE.asking(g).name if g.stack else None,
            "frame": g.stack[-FRAME + 1 :] if g.stack else [],
        },
        "map": map_of(g),
        "heroes": [hero_of(g, hero) for hero in range(g.seats)],
        "enemies": [enemy_of(g, slot) for slot in range(len(g.enemy_pos)) if g.enemy_pos[slot] >= 0],
        "threats": {
            str(threat): g.definition(g.story.enemy_of[threat]).slug
            for threat in (1, 2, 3)
            if g.story.enemy_of[threat] >= 0
        },
        "items": {
            "row": [{"card": card, "slug": slug(g, card)} for card in g.row],
            "deck": len(g.item_deck),
            "discard": [slug(g, card) for card in g.discard],
            "deal": g.deal[:],
        },
        "story": story_of(g),
        "roll": roll_of(g),
        "attack": attack_of(g),
        "told": g.dice[:],
        "lasting": g.lasting[:],
        "once": g.once[:],
        "outcome": ENDS[g.ended],
        "ending": g.ending,
    }


def slug(g: State, card: int) -> str | None:
    """The slug of an item."""
    return g.definition(g.program.cards[card]).slug if card >= 0 else None


def name(g: State, index: int) -> str | None:
    """The slug of a definition."""
    return g.definition(index).slug if index >= 0 else None


def hero_of(g: State, seat: int) -> dict[str, Any]:
    """A hero as all see it."""
    complete = min(g.hero[seat], g.equipment[seat], g.ability[seat]) >= 0
    shown: dict[str, Any] = {
        "seat": seat,
        # From left to right as the cards lie (DD-SETUP-04).
        "equipment": name(g, g.equipment[seat]),
        "hero": name(g, g.hero[seat]),
        "ability": name(g, g.ability[seat]),
        "space": g.pos[seat],
        "place": place(g, g.pos[seat]) if g.pos[seat] >= 0 else None,
        "health": g.health[seat],
        "energy": g.energy[seat],
        "loot": g.loot[seat],
        "fallen": bool(g.fallen[seat]),
        "escaped": bool(g.escaped[seat]),
        "bonus_actions": g.bonus[seat],
        "items": [{"card": card, "slug": slug(g, card)} for card in g.held[seat]],
    }
    if complete:
        shown |= {
            "most_health": most_health(g, seat),
            "speed": speed(g, seat),
            "melee": [weapon_dice(g, seat, MELEE), attack_modifier(g, seat, MELEE)],
            "ranged": [weapon_dice(g, seat, RANGED), attack_modifier(g, seat, RANGED)],
            "defence": defence(g, seat),
            "attributes": {each: attribute(g, seat, number) for number, each in enumerate(ATTRIBUTES)},
            "keywords": keywords(weapon_keywords(g, seat)),
        }
    return shown


def told_limit(g: State) -> int:
    """The last round, if that is a rule of this adventure or of this game; 0 if it only keeps a game from
    going on for ever (DD-RUL-49)."""
    return g.round_limit if g.story.round_limit or g.round_limit != SAFETY_STOP else 0


def enemy_of(g: State, slot: int) -> dict[str, Any]:
    """An enemy as all see it."""
    card = g.enemy_card(slot)
    group = g.enemy_group[slot]
    return {
        "slot": slot,
        "enemy": card.slug,
        "number": number_of(g, slot),
        "threat": card.threat,
        "type": TYPES[g.enemy_type[slot]],
        "health": g.enemy_health[slot],
        "space": g.enemy_pos[slot],
        "place": place(g, g.enemy_pos[slot]),
        "stunned": bool(g.enemy_stunned[slot]),
        "foe": g.enemy_foe[slot],
        "group": g.story.groups[group] if group >= 0 else None,
        "speed": enemy_speed(g, slot),
        "melee": [enemy_dice(g, slot, MELEE), enemy_modifier(g, slot, MELEE)],
        "ranged": [enemy_dice(g, slot, RANGED), enemy_modifier(g, slot, RANGED)],
        "defence": enemy_defence(g, slot),
        "keywords": keywords(enemy_keywords(g, slot)),
    }


def keywords(mask: int) -> list[str]:
    """The names of keywords."""
    return [keyword for number, keyword in enumerate(KEYWORDS) if mask >> number & 1]


def map_of(g: State) -> dict[str, Any]:
    """The rooms on the table, their spaces, and what is known of their exits."""
    board = g.map
    rooms = []
    for tile, index in enumerate(g.tile_room):
        room = g.story.rooms[index]
        tile_slug, side = g.program.face_names[room.face.index]
        wide, high = board.extent(tile)
        rooms.append(
            {
                "room": room.name,
                "tile": tile_slug,
                "face": side,
                "column": board.tile_x[tile] + 1,
                "row": board.tile_y[tile] + 1,
                "turn": board.tile_rotation[tile],
                "width": wide,
                "height": high,
                "near": [near for near in range(len(g.tile_room)) if board.tile_near[tile] >> near & 1],
                "exits": [exit_of(g, tile, number) for number in range(len(room.exits))],
            }
        )
    return {
        "width": board.width,
        "height": board.height,
        "rooms": rooms,
        "spaces": [
            {
                "space": space,
                **place(g, space),
                "terrain": TERRAINS[board.terrain[space]],
                "between": bool(board.between[space]),
                "figure": figure(g.who[space]),
            }
            for space in range(board.size)
            if board.tiles[space]
        ],
    }


def figure(who: int) -> dict[str, int] | None:
    """Who stands on a space."""
    if who < 0:
        return None
    return {"seat": who} if who < FIRST_ENEMY else {"slot": who - FIRST_ENEMY}


def exit_of(g: State, tile: int, number: int) -> dict[str, Any]:
    """An exit of a room on the table: open or not, and what lies behind it as far as it is known."""
    board = g.map
    way = g.story.rooms[g.tile_room[tile]].exits[number]
    opening = board.first_opening[tile] + number
    state = board.opening_state[opening]
    known = None
    if g.exit_known[way.index] and way.to >= 0 and way.leads != TO_POOL:
        known = g.story.rooms[way.to].name
    named = {CLOSED: "closed", EXIT: "out", JOINED: "joined"}
    return {
        "exit": way.name,
        "space": board.opening_space[opening],
        **place(g, board.opening_space[opening]),
        "state": named.get(state, "unexplored"),
        "known": known,
    }


def story_of(g: State) -> dict[str, Any]:
    """What the adventure keeps, as far as players are told."""
    story = g.story
    return {
        "flags": {flag: bool(g.flags[index]) for index, flag in enumerate(story.flags)},
        "counters": {counter: g.counters[index] for index, counter in enumerate(story.counters)},
        "rules": [each for index, each in enumerate(story.rule_names) if story.rules[index] in g.rules],
        "interactions": [
            {"interaction": each.name, "done": g.done[index]}
            for index, each in enumerate(story.interactions)
            if g.offered[index]
        ],
        "checks": {each.name: g.passed[index] for index, each in enumerate(story.checks) if g.passed[index]},
    }


def roll_of(g: State) -> dict[str, Any] | None:
    """The dice that lie there."""
    if not g.rolls:
        return None
    made = g.rolls[-1]
    return {
        "roll": ROLLS[made.what],
        "figure": figure(made.figure),
        "modifier": made.modifier,
        "faces": made.faces[:],
    }


def attack_of(g: State) -> dict[str, Any] | None:
    """The attack that goes on."""
    if not g.attacks:
        return None
    attack = g.attacks[-1]
    return {
        "attacker": figure(attack.attacker),
        "type": TYPES[attack.kind],
        "dice": attack.dice,
        "modifier": attack.modifier,
        "keywords": keywords(attack.keywords),
        "targets": [figure(target) for target in attack.targets],
        "hits": attack.hits[:],
        "criticals": attack.criticals[:],
        "dealt": attack.dealt[:],
    }
