"""Build the program of a release: definitions as numbers, effects as callables. Once per release; the
result is kept as long as the release is."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from engine.effects.compiling import Builder, Holds, blame
from engine.effects.context import Context
from engine.effects.numbers import OF_ALL, OF_ENEMIES, OF_OTHERS
from engine.games.platformer.boss import RANGES
from engine.games.platformer.codes import MOVE, RESULTS, SPACES, SYMBOLS
from engine.games.platformer.kinds import GAME
from engine.games.platformer.moments import MARKS, N_BLOCKED, N_DAMAGE, NUMBERS
from engine.games.platformer.program import (
    ACTION_DIE,
    D_ARTIFACT,
    D_ATTACK,
    D_BOSS,
    D_EVENT,
    D_HERO,
    D_ITEM,
    D_POTION,
    ENEMY_DIE,
    KINDS,
    Definition,
    Program,
    Tile,
)
from engine.games.platformer.seal import is_sealed
from engine.games.platformer.state import State
from engine.games.platformer.tile_map import TILE_MAP
from engine.games.platformer.worth import bonus_of, worth_of
from engine.snapshot import Snapshot

SETS = ("forest", "void")
FLOORS = ("none", "platform", "one_way")
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
            definition = Definition(len(program.definitions), number, slug)
            definition.entry = f"{kind}/{slug}"
            definition.copies = card.copies
            program.definitions.append(definition)
            program.bearers.append(definition)
            slugs[kind, slug] = definition.index
            entries.append((definition, card.data))
    builder = Builder(GAME, program, slugs, MARKS)
    for definition, data in entries:
        with blame(definition.entry):
            read_numbers(definition, data, slugs)
            definition.worth = worth_of(GAME, data.effects)
            definition.bonus = bonus_of(GAME, data.effects)
        builder.effects(definition, data.effects)
        seal_changes(definition)
        if definition.kind != D_HERO:
            for effect in definition.effects:
                effect.repeats = False  # PF-D-69: Gems multiply what the hero's own Star does
        if definition.kind in (D_ITEM, D_POTION, D_ATTACK, D_ARTIFACT, D_EVENT):
            program.cards += [definition.index] * definition.copies
    builder.finish(NUMBERS)
    for definition in program.definitions:
        for change in definition.changes:
            if change.conditions and N_BLOCKED <= change.what < N_DAMAGE:
                program.conditional_symbols = True
    read_tiles(program, release)
    read_dice(program, release)
    return program


def seal_changes(definition: Definition) -> None:
    """What a card changes of others while it lies there ends at the seal of the boss level (PF-D-72); an
    event is nobody's and acts everywhere. So whatever an enemy changes of others has a condition and is asked
    when it is needed: no sum changes when an enemy comes or goes."""
    if definition.kind != D_EVENT:
        for change in definition.changes:
            if change.scope in (OF_ALL, OF_OTHERS, OF_ENEMIES):
                change.conditions = [*change.conditions, changes_reach(definition.kind, change.scope)]


def changes_reach(kind: int, scope: int) -> Holds:
    """The condition that no seal lies between the bearer of a change and whom it concerns."""

    def holds(g: State, ctx: Context) -> bool:
        if ctx.this >= 0:
            here = g.enemy_pos[ctx.this]
        else:
            here = g.board.boss_start if kind == D_BOSS else g.pos[ctx.owner]
        there = g.enemy_pos[ctx.enemy] if scope == OF_ENEMIES else g.pos[ctx.hero]
        return not is_sealed(g, here, there)

    return holds


def read_numbers(definition: Definition, data: Any, slugs: dict[tuple[str, str], int]) -> None:
    """What is printed on a card besides its effects."""
    for field in ("health", "damage", "loot_gold", "loot_gems", "rank", "price"):
        setattr(definition, field, getattr(data, field, 0))
    definition.star = 0
    for symbol in getattr(data, "star", ()):
        definition.star |= 1 << SYMBOLS.index(symbol)
    if hasattr(data, "boss"):
        definition.boss = slugs["boss", data.boss]
    definition.signs = 0
    for sign in getattr(data, "signs", ()):
        definition.signs |= 1 << (RESULTS.index(sign) if sign in RESULTS else 3 + SYMBOLS.index(sign))
    if hasattr(data, "range"):
        definition.range = RANGES.index(data.range)
    definition.summon = getattr(data, "role", "") == "summon"
    if definition.kind == D_BOSS:
        definition.compares = data.activation == "compare_symbols"
        definition.per_level = data.health_per_level
        definition.health = data.health_base
        definition.rank = 4


def read_tiles(program: Program, release: Snapshot) -> None:
    """The drawings as tables, rows turned so that the lowest comes first."""
    for slug, card in sorted(release.entries.get("tile", {}).items()):
        grid = TILE_MAP.parse(card.data.map)
        for _ in range(card.copies):
            tile = Tile(slug, SETS.index(card.data.set), card.data.boss, grid.width, grid.height)
            for y in range(grid.height - 1, -1, -1):
                tile.kind += [SPACES.index(kind) for kind in grid.layers["kind"][y]]
                tile.ladder += [1 if ladder == "ladder" else 0 for ladder in grid.layers["ladder"][y]]
                tile.wall += [1 if wall == "wall" else 0 for wall in grid.layers["wall"][y]]
                tile.floor += [FLOORS.index(floor) for floor in grid.layers["floor"][y]]
            program.tiles.append(tile)


def read_dice(program: Program, release: Snapshot) -> None:
    """The faces of the dice; without die entries, one face of each symbol and a second Move, and two of
    each result."""
    program.dice = [[*range(5), MOVE], [0, 0, 1, 1, 2, 2]]
    for card in release.entries.get("die", {}).values():
        if card.data.role == "action":
            program.dice[ACTION_DIE] = [SYMBOLS.index(face) for face in card.data.faces]
        elif card.data.role == "enemy":
            program.dice[ENEMY_DIE] = [RESULTS.index(face) for face in card.data.faces]


assert KINDS.index("event") == D_EVENT
