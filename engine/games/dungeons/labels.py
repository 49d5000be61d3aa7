"""How actions and events are named: a message key and its arguments, by which `locale/` words them.

Arguments are plain numbers and slugs. A name ending in ``hero``, ``enemy``, ``card``, ``adventure`` or
``definition`` holds ``kind/slug`` of an entry; one ending in ``_text`` the address of a text of the
adventure."""

from __future__ import annotations

from typing import Any

from engine.effects.picking import is_pick
from engine.games.dungeons.codes import (
    A_ABILITY,
    A_ACTIVATE,
    A_AIM,
    A_ASK,
    A_ATTACK,
    A_BUY,
    A_CARD,
    A_DIE,
    A_GIVE,
    A_INTERACT,
    A_ITEM,
    A_MOVE,
    A_PASS,
    A_PLACE,
    A_STEP,
    A_TALENT,
    A_TRADE,
    ACTIONS,
    ATTRIBUTES,
    CAUSES,
    D_PLAIN,
    ENDS,
    F_STORY,
    FRAMES,
    PHASES,
    RESOURCES,
    ROLLS,
    TERRAINS,
    TYPES,
    VICTORY,
)
from engine.games.dungeons.energy import energy_price
from engine.games.dungeons.explain import place
from engine.games.dungeons.geometry.map import EXIT, JOINED
from engine.games.dungeons.happenings import E_CHECK_ENDS, EVENTS, unpacked
from engine.games.dungeons.nearby import number_of
from engine.games.dungeons.program import health_on, type_on
from engine.games.dungeons.reasons import REASONS
from engine.games.dungeons.shop import price_of
from engine.games.dungeons.state import State
from engine.games.dungeons.story import LEADS, Exit
from engine.games.dungeons.strength import speed
from engine.kernel.frames import (
    A_ENEMY,
    A_FACE,
    A_HERO,
    A_NO,
    A_OPTION,
    A_PICK,
    A_SPACE,
    A_YES,
    F_EFFECT,
    FRAME,
)

DIRECTIONS = ("north", "east", "south", "west")
CORNERS = ("north-west", "north-east", "south-west", "south-east")
"""Of a space, as the line of a shot runs."""


def entry(g: State, definition: int) -> str:
    """``kind/slug`` of a definition; of a part of an adventure that of the adventure."""
    return g.program.definitions[definition].entry


def card_entry(g: State, card: int) -> str:
    """``kind/slug`` of an item."""
    return entry(g, g.program.cards[card])


def hero_entry(g: State, seat: int) -> str:
    """``kind/slug`` of the hero of a seat; empty until one is chosen."""
    return entry(g, g.hero[seat]) if 0 <= seat < g.seats and g.hero[seat] >= 0 else ""


def enemy_named(g: State, slot: int, name: str = "enemy") -> dict[str, Any]:
    """An enemy as an argument of messages: its card, and its number if there have been several of them."""
    if slot < 0:
        return {name: ""}
    return {name: entry(g, g.enemy_kind[slot]), f"{name}_number": number_of(g, slot)}


def text(g: State, part: str, name: str, field: str = "text") -> str:
    """The address of a text of the adventure: entry, then the way to the text."""
    return f"adventure/{g.story.slug}/{part}.{name}.{field}"


def label(g: State, action: tuple[int, int, int, int]) -> tuple[str, dict[str, Any]]:
    """The message key of an action in the present decision, and its arguments; where a card asks, its
    ``definition``."""
    key, args = deed(g, action)
    base = len(g.stack) - FRAME
    if g.stack and (g.stack[base] == F_EFFECT or is_pick(g.stack[base])):
        args["definition"] = entry(g, g.program.effects[g.stack[base + 3]].definition)
    return key, args


def deed(g: State, action: tuple[int, int, int, int]) -> tuple[str, dict[str, Any]]:
    """The message key of an action and what it is about."""
    code, a, b, c = action
    base = len(g.stack) - FRAME
    frame = g.stack[base] if g.stack else -1
    key = f"action-{ACTIONS[code]}"
    if code == A_STEP:
        return step_label(g, base, a)
    if code == A_MOVE:
        return key, {"speed": speed(g, g.active)}
    if code in (A_ATTACK, A_AIM, A_ENEMY):
        about: dict[str, Any] = {**enemy_named(g, a), **place(g, g.enemy_pos[a])}
        about["health"] = g.enemy_health[a]
        if code == A_ATTACK:
            about["type"] = TYPES[b]
        if code == A_AIM:
            about["die"] = len(g.attacks[-1].share) + 1
        return key, about
    if code in (A_ABILITY, A_TALENT):
        effect = g.program.effects[b]
        price = energy_price(g, a, g.ability[a]) if code == A_ABILITY else 0
        number = [each.index for each in g.definition(effect.definition).effects].index(b)
        return key, {
            "hero": hero_entry(g, a),
            "definition": entry(g, effect.definition),
            "energy": price,
            "number": number,
        }
    if code == A_ITEM:
        number = [each.index for each in g.definition(g.program.cards[b]).effects].index(c)
        held = g.held[a].index(b) + 1
        return key, {"hero": hero_entry(g, a), "card": card_entry(g, b), "place": held, "number": number}
    if code == A_BUY:
        card = g.row[b]
        return key, {
            "hero": hero_entry(g, a),
            "card": card_entry(g, card),
            "price": price_of(g, a, card),
            "place": b + 1,
        }
    if code == A_TRADE:
        return key, {"hero": hero_entry(g, a), "other_hero": hero_entry(g, b)}
    if code in (A_GIVE, A_ASK):
        if a == 0:
            return f"{key}-loot", {}
        owner = g.stack[base + 1] if code == A_GIVE else g.stack[base + 2]
        return f"{key}-item", {"card": card_entry(g, b), "place": g.held[owner].index(b) + 1}
    if code == A_INTERACT:
        name = g.story.interactions[b].name
        return key, {"hero": hero_entry(g, a), "interaction_text": text(g, "interactions", name, "name")}
    if code == A_CARD:
        return key, {"definition": entry(g, b), "seat": a}
    if code == A_PLACE:
        return key, {"hero": hero_entry(g, a), **place(g, b)}
    if code in (A_ACTIVATE, A_PASS):
        return key, {"hero": hero_entry(g, a), "seat": a}
    return shared_label(g, base, frame, action, key)


def step_label(g: State, base: int, direction: int) -> tuple[str, dict[str, Any]]:
    """A step, and what it leads to: exploring, or out of the dungeon."""
    seat = g.stack[base + 1]
    there = g.map.near[g.pos[seat] * 4 + direction]
    args: dict[str, Any] = {"direction": DIRECTIONS[direction], **place(g, there)}
    opening = g.map.opening_at[there]
    if g.map.unexplored_at(there) >= 0:
        return "action-explore", args
    if opening >= 0 and g.map.opening_state[opening] == EXIT:
        return "action-leave", args
    args["terrain"] = TERRAINS[g.map.terrain[there]]
    return "action-step", args


def shared_label(
    g: State, base: int, frame: int, action: tuple[int, int, int, int], key: str
) -> tuple[str, dict[str, Any]]:
    """The actions that every game has, and dice."""
    code, a, _b, _c = action
    if code in (A_YES, A_NO):
        return f"{key}-{FRAMES[frame].replace('_', '-')}", {"question": FRAMES[frame]}
    if code == A_HERO:
        return key, {"hero": hero_entry(g, a), "check": int(frame == F_STORY)}
    if code == A_SPACE:
        return key, place(g, a)
    if code == A_PICK:
        places = [held.index(a) + 1 for held in g.held if a in held]
        return key, {"card": card_entry(g, a), "place": places[0] if places else 0}
    if code == A_OPTION:
        passages = g.program.option_passages.get(g.stack[base + 2])
        if passages is None:
            return key, {"option": a + 1, "do": g.code.option_words[g.stack[base + 2]][a]}
        return "action-choice", {
            "option": a + 1,
            "passage_text": text(g, "passages", passage(g, passages[a])),
        }
    if code == A_DIE:
        made = g.rolls[-1]
        return key, {"face": made.faces[a], "roll": ROLLS[made.what]}
    if code == A_FACE:
        die = g.stack[base + 1]
        if die == D_PLAIN:
            return key, {"face": a}
        named = {"die": f"enemy_die/{g.program.die_slug[die]}"} if g.program.die_slug[die] else {}
        return "action-enemy-face", {"type": TYPES[type_on(a)], "health": health_on(a), **named}
    return key, {}


def passage(g: State, index: int) -> str:
    """The id of a passage."""
    return g.story.passages[index]


def describe(g: State, event: tuple[int, int, int, int, int]) -> tuple[str, dict[str, Any]]:
    """The message key of an event and its arguments."""
    key, names = EVENTS[event[0]]
    args: dict[str, Any] = {}
    for name, value in zip(names, event[1:], strict=False):
        args.update(argument(g, name, value, event))
    return f"event-{key}", args


TABLES: dict[str, tuple[str, ...]] = {
    "resource": RESOURCES,
    "cause": CAUSES,
    "phase": PHASES,
    "terrain": TERRAINS,
    "attribute": ATTRIBUTES,
    "roll": ROLLS,
    "corner": CORNERS,
    "from_corner": CORNERS,
    "type": (*TYPES, "none"),
    "end": ENDS,
}


def argument(g: State, name: str, value: int, event: tuple[int, int, int, int, int]) -> dict[str, Any]:
    """One argument of an event as people can be told of it."""
    if name in TABLES:
        return {name: TABLES[name][value] if value >= 0 else ""}
    if name == "hero_seat":
        return {name: value, "seat": value + 1}
    if name in ("hero", "other_hero", "roller"):
        return {name: hero_entry(g, value), f"{name}_seat": value}
    if name in ("enemy", "other_enemy"):
        return {**enemy_named(g, value, name), f"{name}_slot": value}
    if name == "definition" and entry(g, value).startswith("adventure/"):
        named = rule_name(g, value)
        return {name: entry(g, value), "rule": "named" if named else "nameless", "rule_text": named}
    if name in ("definition", "adventure"):
        return {name: entry(g, value)}
    if name in ("faces", "first_faces"):
        return {name: ", ".join(str(face) for face in unpacked(value))}
    if name == "card":
        return {name: card_entry(g, value)}
    if name in ("space", "from_space"):
        prefix = "from_" if name == "from_space" else ""
        where = place(g, value) if value >= 0 else {"column": 0, "row": 0}
        return {prefix + part: number for part, number in where.items()}
    if name == "die":
        return {name: g.program.die_slug[value]}
    if name == "clause":
        clause, reason = REASONS[value] if value >= 0 else ("DD-ENEMY-01", "no-way")
        return {"clause": clause, "reason": reason}
    return story_argument(g, name, value, event)


def rule_name(g: State, definition: int) -> str:
    """The address of the name of a special rule; empty if it has none, or if it is another part of the
    adventure that acts."""
    if definition not in g.story.rules:
        return ""
    rule = g.story.rules.index(definition)
    return text(g, "rules", g.story.rule_names[rule], "name") if g.story.rules_named[rule] else ""


def laid(g: State, room: int) -> dict[str, Any]:
    """How the tile of a room lies on the table: which one, its side, its quarter turns to the right, and the
    space at its top left. Nothing if it does not lie there."""
    if room not in g.tile_room:
        return {}
    tile = g.tile_room.index(room)
    slug, face = g.program.face_names[g.story.rooms[room].face.index]
    wide, high = g.map.extent(tile)
    return {
        "tile": f"tile/{slug}",
        "face": face,
        "turn": g.map.tile_rotation[tile],
        "width": wide,
        "height": high,
        "tile_column": g.map.tile_x[tile] + 1,
        "tile_row": g.map.tile_y[tile] + 1,
    }


def exit_place(g: State, way: Exit) -> dict[str, Any]:
    """Where an exit is, column and row 0 if its room does not lie on the table, and where it leads:
    ``joined`` if that lies on the table already."""
    if way.room not in g.tile_room:
        return {"exit_column": 0, "exit_row": 0, "leads": LEADS[way.leads]}
    tile = g.tile_room.index(way.room)
    opening = g.map.first_opening[tile] + g.story.rooms[way.room].exits.index(way)
    where = place(g, g.map.opening_space[opening])
    joined = g.map.opening_state[opening] == JOINED
    return {
        "exit_column": where["column"],
        "exit_row": where["row"],
        "leads": "joined" if joined else LEADS[way.leads],
    }


def story_argument(g: State, name: str, value: int, event: tuple[int, int, int, int, int]) -> dict[str, Any]:
    """Arguments that are parts of the adventure: their names and the addresses of their texts."""
    story = g.story
    if name == "room":
        found = story.rooms[value].name if value >= 0 else ""
        named = {"room": found, "room_text": text(g, "rooms", found, "name") if found else ""}
        return {**named, **laid(g, value)}
    if name == "encounter":
        found = story.encounters[value].name
        return {"encounter": found, "encounter_text": text(g, "encounters", found)}
    if name == "interaction":
        found = story.interactions[value].name
        named = {"interaction": found, "interaction_text": text(g, "interactions", found, "name")}
        return {**named, "read_text": text(g, "interactions", found)}
    if name == "passage":
        return {"passage_text": text(g, "passages", story.passages[value])}
    if name == "check":
        found = story.checks[value].name
        named = {"check": found, "check_text": text(g, "checks", found, "name")}
        if event[0] == E_CHECK_ENDS:
            named["read_text"] = text(g, "checks", found, "passed_text" if event[2] else "failed_text")
        return named
    if name == "flag":
        return {"flag_text": text(g, "flags", story.flags[value], "name")}
    if name == "counter":
        clock = text(g, "counters", story.counters[value], "name") if story.counters_named[value] else ""
        return {"counter_text": clock, "most": story.counters_most[value]}
    if name == "rule":
        return {"rule_text": text(g, "rules", story.rule_names[value])}
    if name == "exit":
        if value < 0:
            return {"exit_text": ""}
        way = story.exits[value]
        room = story.rooms[way.room].name
        told = {"exit": way.name, "exit_text": text(g, f"rooms.{room}.exits", way.name)}
        return {**told, **exit_place(g, way)}
    if name == "ending":
        if value < 0:
            return {"ending_text": ""}
        part = "victories" if event[1] == VICTORY else "defeats"
        endings = story.victories if event[1] == VICTORY else story.defeats
        return {"ending_text": text(g, part, endings[value].name)}
    return {name: value}
