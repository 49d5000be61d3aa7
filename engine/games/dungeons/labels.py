"""How events are named: a message key and its arguments, by which `locale/` words them.

Arguments are plain numbers and slugs. A name ending in ``hero``, ``enemy``, ``card``, ``adventure`` or
``definition`` holds ``kind/slug`` of an entry; one ending in ``_text`` the address of a text of the
adventure."""

from __future__ import annotations

from typing import Any

from engine.games.dungeons.codes import (
    ATTRIBUTES,
    CAUSES,
    ENDS,
    PHASES,
    RESOURCES,
    ROLLS,
    TERRAINS,
    TYPES,
    VICTORY,
)
from engine.games.dungeons.geometry.map import JOINED
from engine.games.dungeons.happenings import E_CHECK_ENDS, EVENTS, unpacked
from engine.games.dungeons.naming import card_entry, enemy_named, entry, hero_entry, place, text
from engine.games.dungeons.reasons import REASONS
from engine.games.dungeons.state import State
from engine.games.dungeons.story import LEADS, Exit

CORNERS = ("north-west", "north-east", "south-west", "south-east")
"""Of a space, as the line of a shot runs."""


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
