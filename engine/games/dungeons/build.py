"""Build the program of a release: definitions as numbers, effects as callables, adventures as stories. Once
per release; the result is kept as long as the release is."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from engine.effects.compiling import blame
from engine.effects.program import Effect
from engine.effects.triggers import ACTIVATED
from engine.games.dungeons.codes import (
    ATTRIBUTES,
    CHECK_DICE,
    FIRST_ENEMY_DIE,
    KEYWORDS,
    MELEE,
    RANGED,
    TERRAINS,
    TYPES,
)
from engine.games.dungeons.energy import costs_energy
from engine.games.dungeons.geometry.face import SIDES, TileFace
from engine.games.dungeons.grid import size_grid
from engine.games.dungeons.kinds import GAME, TILE_MAP
from engine.games.dungeons.moments import NUMBERS, T_ACTIVATED, T_ENCOUNTER
from engine.games.dungeons.program import (
    D_ABILITY,
    D_ADVENTURE,
    D_CHECK,
    D_ENCOUNTER,
    D_EQUIPMENT,
    D_INTERACTION,
    D_ITEM,
    D_RULE,
    KINDS,
    Definition,
    Program,
    face_of,
)
from engine.games.dungeons.story import (
    CHECKERS,
    LEADS,
    PLACES,
    TO_POOL,
    Check,
    Encounter,
    Ending,
    Exit,
    Interaction,
    Room,
    Story,
)
from engine.games.dungeons.words.building import Builder, find
from engine.games.dungeons.words.costs import Action
from engine.games.dungeons.worth import names_in, worth_of
from engine.kernel.errors import OptionError
from engine.schema import is_word, word_info
from engine.snapshot import Snapshot

ATTACK_LINES = ("melee", "ranged", "defence", "melee_dice", "ranged_dice")
DEFAULT_DIE = [face_of(kind, health) for kind in (MELEE, RANGED) for health in (1, 2, 3)]
"""The faces of an enemy die that the set does not define (DD-RUL-08)."""
SCALED = ("health", "dice", "attack", "defence", "speed")
_built: WeakKeyDictionary[Snapshot, Program] = WeakKeyDictionary()


def program_of(release: Snapshot) -> Program:
    """The compiled release."""
    program = _built.get(release)
    if program is None:
        program = _built[release] = build(release)
    return program


def build(release: Snapshot) -> Program:
    """Compile a release."""
    program = Program()
    program.release = release.hash
    slugs: dict[tuple[str, str], int] = {}
    entries: list[tuple[Definition, Any]] = []
    for number, kind in enumerate(KINDS):
        for slug, card in sorted(release.entries.get(kind, {}).items()):
            definition = define(program, number, slug)
            definition.copies = card.copies
            slugs[kind, slug] = definition.index
            entries.append((definition, card.data))
    read_dice(program, release, slugs)
    read_tiles(program, release, slugs)
    builder = Builder(GAME, program, slugs)
    for definition, data in entries:
        if definition.kind == D_ADVENTURE:
            continue
        with blame(definition.entry):
            read_numbers(definition, data)
            definition.worth = worth_of(GAME, definition, data.effects)
        builder.effects(definition, data.effects)
        if definition.kind == D_ABILITY:
            for effect in definition.effects:
                if effect.trigger == T_ACTIVATED or effect.may:
                    costs_energy(effect, definition.price)
        if definition.kind == D_ITEM:
            first = len(program.cards)
            program.cards += [definition.index] * definition.copies
            program.items += range(first, len(program.cards))
    for definition, data in entries:
        if definition.kind == D_ADVENTURE:
            with blame(definition.entry):
                program.stories.append(StoryReader(builder, definition, data, release).read())
    builder.finish(NUMBERS)
    program.behaviours = builder.behaviours
    return program


def define(program: Program, kind: int, slug: str) -> Definition:
    """A new definition."""
    definition = Definition(len(program.definitions), kind, slug)
    of_story = kind >= len(KINDS)  # a part of an adventure, whose slug begins with the adventure's
    definition.entry = f"{KINDS[D_ADVENTURE if of_story else kind]}/{slug.split('/')[0]}"
    program.definitions.append(definition)
    program.bearers.append(definition)
    return definition


def read_numbers(definition: Definition, data: Any) -> None:
    """What is printed on a card besides its effects."""
    for field in (*ATTACK_LINES, "health", "threat", "kept"):
        if hasattr(data, field):
            setattr(definition, field, getattr(data, field))
    definition.speed = data.movement if definition.kind == D_EQUIPMENT else getattr(data, "speed", 0)
    definition.attributes = [getattr(data, name, 0) for name in ATTRIBUTES]
    definition.price = getattr(data, "energy", getattr(data, "loot", 0))
    for keyword in getattr(data, "keywords", ()):
        definition.keywords |= 1 << KEYWORDS.index(keyword)


def read_dice(program: Program, release: Snapshot, slugs: dict[tuple[str, str], int]) -> None:
    """The ordinary die, the default enemy die, and those of the set; a face is type and Health."""
    program.dice = [[1, 2, 3, 4, 5, 6], DEFAULT_DIE]
    program.die_slug = ["", ""]
    for slug, card in sorted(release.entries.get("enemy_die", {}).items()):
        slugs["enemy_die", slug] = len(program.dice)
        program.dice.append([face_of(TYPES.index(face.type), face.health) for face in card.data.faces])
        program.die_slug.append(slug)
        program.die_of_threat.setdefault(card.data.threat, slugs["enemy_die", slug])


def read_tiles(program: Program, release: Snapshot, slugs: dict[tuple[str, str], int]) -> None:
    """Both faces of every tile as tables."""
    for slug, card in sorted(release.entries.get("tile", {}).items()):
        for side in ("front", "back"):
            data = getattr(card.data, side)
            if data is None:
                continue
            index = len(program.face_names)
            grid = TILE_MAP.parse(data.map)
            terrain = [TERRAINS.index(kind) for row in grid.layers["terrain"] for kind in row]
            openings: list[int] = []
            for opening in data.openings:
                openings += [SIDES.index(opening.side), opening.at - 1]
            names = [opening.id for opening in data.openings]
            points = [(point.row - 1) * grid.width + point.column - 1 for point in data.points]
            arrow = names.index(data.arrow) if data.arrow in names else -1
            program.faces[index] = TileFace(index, grid.width, grid.height, terrain, openings, arrow, points)
            program.face_names.append((slug, side))
            program.opening_names.append(names)
            slugs[f"tile_{side}", slug] = index


class StoryReader:
    """Turns one adventure into a story: first all names, then the words that use them."""

    def __init__(self, builder: Builder, definition: Definition, data: Any, release: Snapshot) -> None:
        self.builder = builder
        self.program = builder.program
        self.data = data
        self.release = release
        self.story = Story(definition.index, definition.slug)

    def is_named(self, part: str, name: str) -> int:
        """1 if a part of the adventure has a name for players."""
        field = f"{part}.{name}.name"
        return int(bool(self.release.text(self.release.source, "adventure", self.story.slug, field)))

    def read(self) -> Story:
        """The story."""
        story, data, builder = self.story, self.data, self.builder
        story.heroes_least, story.heroes_most = data.heroes_least, data.heroes_most
        story.round_limit = data.round_limit
        story.all_fall = data.lost_when_all_fall
        self.read_threats()
        self.read_rooms()
        story.flags = [flag.id for flag in data.flags]
        story.flags_at_start = [int(flag.set) for flag in data.flags]
        story.counters = [counter.id for counter in data.counters]
        story.counters_at_start = [counter.start for counter in data.counters]
        story.counters_most = [counter.most for counter in data.counters]
        story.counters_named = [self.is_named("counters", counter.id) for counter in data.counters]
        feared = names_in([ending.conditions for ending in data.defeats], "counter")
        story.dreaded = [int(counter.id in feared) for counter in data.counters]
        story.passages = [passage.id for passage in data.passages]
        story.encounters = [Encounter(i, each.id) for i, each in enumerate(data.encounters)]
        story.interactions = [Interaction(i, each.id) for i, each in enumerate(data.interactions)]
        story.checks = [Check(i, each.id) for i, each in enumerate(data.checks)]
        story.victories = [Ending(i, each.id) for i, each in enumerate(data.victories)]
        story.defeats = [Ending(i, each.id) for i, each in enumerate(data.defeats)]
        story.rule_names = [rule.id for rule in data.rules]
        story.rules_named = [self.is_named("rules", rule.id) for rule in data.rules]
        builder.tale = story
        for room in data.rooms:
            if room.encounter:
                story.rooms[builder.room(room.id)].encounter = builder.encounter(room.encounter)
        if data.start.encounter:
            story.first = builder.encounter(data.start.encounter)
        self.compile()
        builder.tale = None
        size_grid(story)
        return story

    def read_threats(self) -> None:
        """The Enemy card and die of each threat, and scaling (DD-RUL-07, -08)."""
        story, slugs = self.story, self.builder.slugs
        for each in self.data.threats:
            story.enemy_of[each.threat] = slugs["enemy", each.enemy]
            if each.die is not None:
                story.die_of[each.threat] = slugs["enemy_die", each.die]
            else:
                story.die_of[each.threat] = self.program.die_of_threat.get(each.threat, FIRST_ENEMY_DIE)
            for step in each.scaling:
                for what, name in enumerate(SCALED):
                    story.scaling[(each.threat * 5 + step.heroes) * 5 + what] = getattr(step, name)

    def read_rooms(self) -> None:
        """Rooms, exits, pools and the start."""
        story, data = self.story, self.data
        names = [room.id for room in data.rooms]
        pools = [pool.id for pool in data.pools]
        story.pool_names = pools
        story.pools = [[self.named(names, room, "room") for room in pool.rooms] for pool in data.pools]
        for index, room in enumerate(data.rooms):
            key = (f"tile_{room.face}", room.tile)
            if key not in self.builder.slugs:
                args = {"adventure": f"adventure/{story.slug}", "tile": room.tile, "face": room.face}
                said = f"adventure {story.slug}: tile {room.tile!r} has no {room.face}"
                raise OptionError("", "tile-face", args, "", said)
            face = self.program.faces[self.builder.slugs[key]]
            made = Room(index, room.id, face)
            given = {way.id: way for way in room.exits}
            for opening, name in enumerate(self.program.opening_names[face.index]):
                way = Exit(len(story.exits), name, index, opening)
                if name in given:
                    way.leads = LEADS.index(given[name].leads)
                    if way.leads == TO_POOL:
                        way.to = self.named(pools, given[name].pool, "pool")
                    elif given[name].room:
                        way.to = self.named(names, given[name].room, "room")
                story.exits.append(way)
                made.exits.append(way)
            story.rooms.append(made)
        for placed in data.start.rooms:
            room = self.named(names, placed.room, "room")
            story.placed += [room, placed.column, placed.row, placed.turn]
        for spot in data.start.spaces:
            story.spaces += [self.named(names, spot.room, "room"), spot.column, spot.row]

    def named(self, names: list[str], name: str, what: str) -> int:
        """The number of a name."""
        return find(names, name, what, self.story.slug)

    def compile(self) -> None:
        """Everything that holds words."""
        story, data, builder = self.story, self.data, self.builder
        for rule in data.rules:
            definition = define(self.program, D_RULE, f"{story.slug}/{rule.id}")
            story.rules.append(definition.index)
            if rule.active:
                story.rules_at_start.append(definition.index)
            for raw in rule.effects:
                builder.effect(definition, raw)
        for room in data.rooms:
            made = story.rooms[builder.room(room.id)]
            for given in room.exits:
                for way in made.exits:
                    if way.name == given.id:
                        way.opens_if = [builder.condition(raw) for raw in given.opens_if]
                        story.conditional_exits = story.conditional_exits or bool(way.opens_if)
        for encounter, given in zip(story.encounters, data.encounters, strict=True):
            self.compile_encounter(encounter, given)
        for interaction, given in zip(story.interactions, data.interactions, strict=True):
            self.compile_interaction(interaction, given)
        for check, given in zip(story.checks, data.checks, strict=True):
            self.compile_check(check, given)
        for ending, given in zip(
            [*story.victories, *story.defeats], [*data.victories, *data.defeats], strict=True
        ):
            ending.conditions = [builder.condition(raw) for raw in given.conditions]

    def silent(self, kind: int, name: str, words: Any) -> Effect:
        """An effect that waits for nothing: it runs when it is read."""
        definition = define(self.program, kind, f"{self.story.slug}/{name}")
        effect = Effect(len(self.program.effects), definition.index, T_ENCOUNTER)
        self.program.effects.append(effect)
        effect.block = self.builder.block(words)
        definition.effects.append(effect)
        return effect

    def compile_encounter(self, encounter: Encounter, given: Any) -> None:
        """Icons, rules, interactions, what happens at once."""
        builder = self.builder
        for icon in given.enemies:
            encounter.icons += [
                icon.threat,
                icon.number or 0,
                -1 if icon.type == "card" else TYPES.index(icon.type),
                icon.point - 1,
                builder.group(icon.group) if icon.group else -1,
                icon.heroes_least,
                icon.heroes_most,
            ]
        encounter.rules = [builder.rule(name) for name in given.rules]
        encounter.interactions = [builder.interaction(name) for name in given.interactions]
        if given.do:
            encounter.effect = self.silent(D_ENCOUNTER, given.id, given.do).index

    def compile_interaction(self, made: Interaction, given: Any) -> None:
        """Where, who, price, what it does."""
        definition = define(self.program, D_INTERACTION, f"{self.story.slug}/{given.id}")
        raw = {"when": word_info(ACTIVATED).name, "if": given.conditions, "cost": given.cost, "do": given.do}
        self.builder.effect(definition, raw)
        made.effect = definition.effects[0].index
        made.where = PLACES.index(given.where)
        made.room = self.builder.room(given.room) if given.room else -1
        made.column, made.row = given.column, given.row
        made.once, made.offered = given.once, given.offered
        made.costs_action = any(is_word(raw, Action) for raw in given.cost)

    def compile_check(self, made: Check, given: Any) -> None:
        """Attribute, who rolls, and what follows."""
        made.effect = self.silent(D_CHECK, given.id, ()).index
        made.attribute = ATTRIBUTES.index(given.attribute)
        made.successes = given.successes
        made.who = CHECKERS.index(given.who)
        made.retry = given.retry
        made.passed = self.builder.block(given.passed)
        made.failed = self.builder.block(given.failed)
        made.by_number = [-1] * (CHECK_DICE + 1)
        for each in given.by_number:
            made.by_number[each.successes] = self.builder.block(each.do)
