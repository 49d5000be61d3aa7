"""How the numbers of events are told: as arguments, by which `locale/` words them, and as what they point at.

Arguments are plain numbers and slugs. A name ending in ``hero``, ``enemy``, ``card``, ``adventure`` or
``definition`` holds ``kind/slug`` of an entry; one ending in ``_text`` the address of a text of the
adventure."""

from __future__ import annotations

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
from engine.games.dungeons.happenings import unpacked
from engine.games.dungeons.naming import (
    card_at,
    card_entry,
    enemy_named,
    entry,
    hero_at,
    hero_entry,
    place,
    space_at,
    text,
)
from engine.games.dungeons.reasons import REASONS
from engine.games.dungeons.state import State
from engine.games.dungeons.story import LEADS, Exit
from engine.kernel.contract import Event
from engine.kernel.events import Field, Part
from engine.kernel.message import Args
from engine.kernel.targets import Die, Seat, enemy_figure

CORNERS = ("north-west", "north-east", "south-west", "south-east")
"""Of a space, as the line of a shot runs."""


NAMES: dict[str, tuple[str, ...]] = {
    "resource": RESOURCES,
    "cause": CAUSES,
    "phase": PHASES,
    "terrain": TERRAINS,
    "attribute": ATTRIBUTES,
    "roll": ROLLS,
    "corner": CORNERS,
    "type": (*TYPES, "none"),
    "end": ENDS,
}


def tell(g: State, field: Field, number: int, event: Event) -> Part:
    """A field of an event as people can be told of it."""
    name = field.name
    if field.kind in NAMES:
        return Part({name: NAMES[field.kind][number] if number >= 0 else ""})
    match field.kind:
        case "seat":
            return Part({name: number, "seat": number + 1}, (Seat(number),))
        case "hero":
            told: Args = {name: hero_entry(g, number), f"{name}_seat": number}
            return Part(told, hero_at(g, number) if number >= 0 else ())
        case "enemy":
            told = {**enemy_named(g, number, name), f"{name}_slot": number}
            return Part(told, (enemy_figure(number),) if number >= 0 else ())
        case "definition":
            return Part(definition_named(g, name, number))
        case "face":
            return Part({name: number}, (Die("roll", str(number)),))
        case "faces":
            faces = [str(face) for face in unpacked(number)]
            return Part({name: ", ".join(faces)}, tuple(Die("roll", face) for face in faces))
        case "card":
            return Part({name: card_entry(g, number)}, (card_at(g, number),))
        case "space":
            where = place(g, number) if number >= 0 else {"column": 0, "row": 0}
            prefix = name.removesuffix("space")
            told = {prefix + part: value for part, value in where.items()}
            return Part(told, (space_at(g, number),) if number >= 0 else ())
        case "die":
            return Part({name: g.program.die_slug[number]})
        case "clause":
            clause, reason = REASONS[number] if number >= 0 else ("DD-ENEMY-01", "no-way")
            return Part({"clause": clause, "reason": reason})
        case "exit" if number >= 0:
            return exit_named(g, g.story.exits[number])
        case _:
            return Part(story_argument(g, field, number, event))


def definition_named(g: State, name: str, definition: int) -> Args:
    """A card; of a part of the adventure the name of the special rule, if it is one."""
    named = entry(g, definition)
    if name != "definition" or not named.startswith("adventure/"):
        return {name: named}
    rule = rule_name(g, definition)
    return {name: named, "rule": "named" if rule else "nameless", "rule_text": rule}


def rule_name(g: State, definition: int) -> str:
    """The address of the name of a special rule; empty if it has none, or if it is another part of the
    adventure that acts."""
    if definition not in g.story.rules:
        return ""
    rule = g.story.rules.index(definition)
    return text(g, "rules", g.story.rule_names[rule], "name") if g.story.rules_named[rule] else ""


def laid(g: State, room: int) -> Args:
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


def exit_named(g: State, way: Exit) -> Part:
    """An exit: its name and text, where it is, column and row 0 if its room does not lie on the table, and
    where it leads: ``joined`` if that lies on the table already."""
    told = {"exit": way.name, "exit_text": text(g, f"rooms.{g.story.rooms[way.room].name}.exits", way.name)}
    if way.room not in g.tile_room:
        return Part({**told, "exit_column": 0, "exit_row": 0, "leads": LEADS[way.leads]})
    tile = g.tile_room.index(way.room)
    opening = g.map.first_opening[tile] + g.story.rooms[way.room].exits.index(way)
    where = space_at(g, g.map.opening_space[opening])
    leads = "joined" if g.map.opening_state[opening] == JOINED else LEADS[way.leads]
    return Part({**told, "exit_column": where.column, "exit_row": where.row, "leads": leads}, (where,))


def story_argument(g: State, field: Field, number: int, event: Event) -> Args:
    """Arguments that are parts of the adventure: their names and the addresses of their texts."""
    story = g.story
    match field.kind:
        case "room":
            found = story.rooms[number].name if number >= 0 else ""
            named = {"room": found, "room_text": text(g, "rooms", found, "name") if found else ""}
            return {**named, **laid(g, number)}
        case "encounter":
            found = story.encounters[number].name
            return {"encounter": found, "encounter_text": text(g, "encounters", found)}
        case "interaction":
            found = story.interactions[number].name
            named = {"interaction": found, "interaction_text": text(g, "interactions", found, "name")}
            return {**named, "read_text": text(g, "interactions", found)}
        case "passage":
            return {"passage_text": text(g, "passages", story.passages[number])}
        case "check" | "check_made":
            found = story.checks[number].name
            named = {"check": found, "check_text": text(g, "checks", found, "name")}
            if field.kind == "check":
                return named
            return {
                **named,
                "read_text": text(g, "checks", found, "passed_text" if event[2] else "failed_text"),
            }
        case "flag":
            return {"flag_text": text(g, "flags", story.flags[number], "name")}
        case "counter":
            clock = (
                text(g, "counters", story.counters[number], "name") if story.counters_named[number] else ""
            )
            return {"counter_text": clock, "most": story.counters_most[number]}
        case "rule":
            return {"rule_text": text(g, "rules", story.rule_names[number])}
        case "ending" if number >= 0:
            part = "victories" if event[1] == VICTORY else "defeats"
            endings = story.victories if event[1] == VICTORY else story.defeats
            return {"ending_text": text(g, part, endings[number].name)}
        case _:
            assert field.kind in ("exit", "ending"), field
            return {f"{field.name}_text": ""}
