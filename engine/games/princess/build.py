"""Build the program of a release: definitions as numbers, effects as callables. Once per release; the
result is kept as long as the release is."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from engine.effects.compiling import Builder, blame
from engine.games.princess.checks import check_playable
from engine.games.princess.codes import EMBLEMS, FIRST_EMBLEM, MAGIC, MARKS, NO_TYPE, TARGETS, TYPES
from engine.games.princess.kinds import GAME
from engine.games.princess.moments import NUMBERS
from engine.games.princess.program import D_ADVENTURE, D_PRINCESS, KINDS, Definition, Program
from engine.games.princess.worth import worth_of
from engine.kernel.errors import OptionError
from engine.schema import spell_path
from engine.schema.checks import Written
from engine.snapshot import Snapshot

_built: WeakKeyDictionary[Snapshot, Program] = WeakKeyDictionary()


def program_of(release: Snapshot) -> Program:
    """The compiled release."""
    program = _built.get(release)
    if program is None:
        program = _built[release] = build(release)
    return program


def build(release: Snapshot) -> Program:
    """Compile a release; one that cannot be played is refused with everything that is wrong."""
    refuse_unplayable(release)
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
    builder = Builder(GAME, program, slugs)
    for definition, data in entries:
        with blame(definition.entry):
            read_numbers(program, definition, data, slugs)
        builder.effects(definition, data.effects)
        copies = definition.copies if definition.kind == D_ADVENTURE else int(definition.kind == D_PRINCESS)
        for _ in range(copies):
            program.cards.append(definition.index)
            program.types.append(definition.type)
            program.marks.append(definition.mark)
    builder.finish(NUMBERS)
    program.princess = program.types.index(NO_TYPE)
    return program


def refuse_unplayable(release: Snapshot) -> None:
    """Say everything that keeps a set of cards from being played."""
    entries = {
        (kind, slug): Written(msgspec.to_builtins(card.data), {}, card.copies)
        for kind, by_slug in release.entries.items()
        for slug, card in by_slug.items()
    }
    found = [
        {
            "entry": f"{kind}/{slug}",
            "path": spell_path(fault.path),
            "key": fault.key,
            "args": dict(fault.args),
        }
        for (kind, slug), fault in check_playable(entries)
    ]
    if found:
        listed = "; ".join(f"{each['entry']} {each['path']}: {each['key']} {each['args']}" for each in found)
        raise OptionError("", "unplayable", {"faults": found}, "", f"this release cannot be played: {listed}")


def read_numbers(
    program: Program, definition: Definition, data: Any, slugs: dict[tuple[str, str], int]
) -> None:
    """What is printed on a card besides its effects."""
    definition.life = getattr(data, "life", 0)
    if hasattr(data, "symbol"):
        definition.emblem = EMBLEMS.index(data.symbol)
    if getattr(data, "kidnapper", False):
        definition.kidnapper = True
        program.kidnapper = definition.index
    if definition.kind == D_ADVENTURE:
        definition.type = TYPES.index(data.type)
        definition.unstoppable = data.unstoppable
        definition.persistent = data.persistent
        definition.target = TARGETS.index(data.target)
        definition.hero = slugs["character", data.hero] if data.hero else -1
        definition.worth = worth_of(GAME, data.effects, definition.type == MAGIC)
        if data.mark == "emblem":
            definition.mark = FIRST_EMBLEM + program.definitions[definition.hero].emblem
        else:
            definition.mark = MARKS.index(data.mark)
