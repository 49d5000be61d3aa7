"""What cards change while they lie there: numbers, permissions, immunities (ledger 7.2, modifiers).

The sums of all changes without conditions are kept in one table that is replaced whenever a card changes
hands, so asking for a number is one look-up. Changes with conditions are asked when their number is
(PF-ITEM-01).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.platformer.codes import STAR
from engine.games.platformer.context import Context
from engine.games.platformer.moments import (
    N_BLOCKED,
    N_COUNTS,
    NUMBERS,
    OF_ALL,
    OF_ENEMIES,
    OF_OTHERS,
    OF_SELF,
    OF_THIS,
    ONE_ENEMY,
    U_ATTACK,
    U_NEXT_TURN,
    U_TURN,
)
from engine.games.platformer.program import Definition
from engine.games.platformer.state import State

LASTING: Final = 6
"""How many ints a change for a time takes."""


def definitions_of(g: State, hero: int) -> list[int]:
    """The definitions of all cards that act for a hero: hero card, items, potions, artifacts, boss tokens."""
    found = [g.hero[hero]]
    cards = g.program.cards
    for card in g.held[hero]:
        found.append(cards[card])
    held = g.tokens[hero]
    if held:
        for index, definition in enumerate(g.token_kinds):
            if held >> index & 1:
                found.append(definition)
    return found


def common_definitions(g: State) -> list[int]:
    """The definitions that act for everybody: the event that lies on top, and the boss once its level is
    open."""
    found: list[int] = []
    if g.event >= 0:
        found.append(g.program.cards[g.event])
    if g.high_level == g.board.boss_level:
        found.append(g.boss)
    return found


def refresh_numbers(g: State) -> None:
    """Add up all changes again, and who listens to what. Called whenever a card comes, goes or is turned."""
    seats = g.seats
    table = [0] * ((seats + 1) * NUMBERS)
    heard = [0] * seats
    everything = 0
    definitions = g.program.definitions
    for hero in range(seats):
        for index in definitions_of(g, hero):
            definition = definitions[index]
            heard[hero] |= definition.triggers
            for change in definition.changes:
                if not change.conditions:
                    _add(table, seats, hero, change.what, change.by, change.scope)
        everything |= heard[hero]
    for index in common_definitions(g):
        definition = definitions[index]
        everything |= definition.triggers
        for change in definition.changes:
            if not change.conditions:
                _add(
                    table,
                    seats,
                    -1,
                    change.what,
                    change.by,
                    OF_ALL if change.scope == OF_SELF else change.scope,
                )
    for card in g.artifacts:
        everything |= definitions[g.program.cards[card]].claims
    for slot, where in enumerate(g.enemy_pos):
        if where >= 0:
            definition = definitions[g.enemy_kind[slot]]
            everything |= definition.triggers
            if definition.aura and definition.index != g.boss:
                for change in definition.changes:
                    if not change.conditions:
                        _add(table, seats, -1, change.what, change.by, change.scope)
    lasting = g.lasting
    for i in range(0, len(lasting), LASTING):
        _add(table, seats, lasting[i], lasting[i + 1], lasting[i + 2], lasting[i + 3])
    g.numbers = table
    counts: list[int] = []
    for hero in range(seats):
        for face in range(5):
            counts.append(_counts(g, table, hero, face))
    g.counts = counts
    g.heard = heard
    g.heard_all = everything


def _add(table: list[int], seats: int, owner: int, what: int, by: int, scope: int) -> None:
    if scope == OF_ENEMIES:
        table[seats * NUMBERS + what] += by
    elif scope == OF_SELF:
        if owner >= 0:
            table[owner * NUMBERS + what] += by
    else:
        for hero in range(seats):
            if scope == OF_ALL or (scope == OF_OTHERS and hero != owner):
                table[hero * NUMBERS + what] += by


def number(g: State, hero: int, what: int) -> int:
    """The sum of all changes of one number of a hero."""
    total = g.numbers[hero * NUMBERS + what]
    if g.program.conditional[what]:
        total += _conditional(g, hero, what)
    return total


def _conditional(g: State, hero: int, what: int) -> int:
    total = 0
    definitions = g.program.definitions
    for owner in range(g.seats):
        for index in definitions_of(g, owner):
            total += _if_it_holds(g, definitions[index], hero, owner, what)
    for index in common_definitions(g):
        total += _if_it_holds(g, definitions[index], hero, -1, what)
    for slot, where in enumerate(g.enemy_pos):
        definition = definitions[g.enemy_kind[slot]]
        if where >= 0 and definition.aura and definition.index != g.boss:
            total += _if_it_holds(g, definition, hero, -1, what, slot)
    return total


def _if_it_holds(g: State, definition: Definition, hero: int, owner: int, what: int, this: int = -1) -> int:
    total = 0
    for change in definition.changes:
        if change.what != what or not change.conditions or change.scope in (OF_ENEMIES, OF_THIS):
            continue
        if change.scope == OF_SELF and owner >= 0 and owner != hero:
            continue
        if change.scope == OF_OTHERS and owner == hero:
            continue
        ctx = Context()
        ctx.owner = owner if owner >= 0 else hero
        ctx.hero = hero
        ctx.this = this
        if all_hold(g, ctx, change.conditions):
            total += change.by
    return total


def all_hold(g: State, ctx: Context, conditions: list[Callable[[State, Context], bool]]) -> bool:
    """Whether all conditions of a change hold."""
    return all(condition(g, ctx) for condition in conditions)


def enemy_number(g: State, enemy: int, what: int) -> int:
    """The sum of all changes of one number of an enemy: its own ability, and what acts on all enemies."""
    total = g.numbers[g.seats * NUMBERS + what]
    if g.lasting:
        total += _for_a_time(g.lasting, ONE_ENEMY + enemy, what)
    definition = g.program.definitions[g.enemy_kind[enemy]]
    changes = definition.changes
    if not changes and not g.program.conditional[what]:
        return total
    for change in changes:
        if change.what != what or change.scope != OF_THIS:
            continue
        ctx = Context()
        ctx.this = enemy
        ctx.enemy = enemy
        if all_hold(g, ctx, change.conditions):
            total += change.by
    if g.program.conditional[what]:
        for owner in range(g.seats):
            for index in definitions_of(g, owner):
                total += _enemy_if(g, index, enemy, owner, what)
        for index in common_definitions(g):
            total += _enemy_if(g, index, enemy, -1, what)
    return total


def _for_a_time(lasting: list[int], scope: int, what: int) -> int:
    total = 0
    for i in range(0, len(lasting), LASTING):
        if lasting[i + 3] == scope and lasting[i + 1] == what:
            total += lasting[i + 2]
    return total


def _enemy_if(g: State, index: int, enemy: int, owner: int, what: int) -> int:
    total = 0
    definition = g.program.definitions[index]
    for change in definition.changes:
        if change.what == what and change.scope == OF_ENEMIES and change.conditions:
            ctx = Context()
            ctx.owner = owner if owner >= 0 else g.active
            ctx.hero = ctx.owner
            ctx.enemy = enemy
            if all_hold(g, ctx, change.conditions):
                total += change.by
    return total


def counts_as(g: State, hero: int, face: int) -> int:
    """The symbols that a face may be used as, as a bit mask (PF-SYM-05, PF-D-20); blocked ones left out."""
    if g.program.conditional_symbols:
        return _counts_now(g, hero, face)
    return g.counts[hero * 5 + face]


def _counts_now(g: State, hero: int, face: int) -> int:
    """The same when a card of the release changes symbols on a condition."""
    mask = g.program.definitions[g.hero[hero]].star if face == STAR else 1 << face
    for other in range(5):
        if number(g, hero, N_COUNTS + 5 * face + other) > 0:
            mask |= 1 << other
        if number(g, hero, N_BLOCKED + other) > 0:
            mask &= ~(1 << other)
    return 0 if number(g, hero, N_BLOCKED + face) > 0 else mask


def _counts(g: State, table: list[int], hero: int, face: int) -> int:
    mask = g.program.definitions[g.hero[hero]].star if face == STAR else 1 << face
    base = hero * NUMBERS
    for other in range(5):
        if table[base + N_COUNTS + 5 * face + other] > 0:
            mask |= 1 << other
        if table[base + N_BLOCKED + other] > 0:
            mask &= ~(1 << other)
    return 0 if table[base + N_BLOCKED + face] > 0 else mask


def last(g: State, owner: int, what: int, by: int, scope: int, until: int) -> None:
    """Begin a change for a time."""
    g.lasting += [owner, what, by, scope, until, g.turns]
    refresh_numbers(g)


def forget(g: State, enemy: int) -> None:
    """Another enemy takes the slot: what was changed of the one before does not concern it."""
    lasting = g.lasting
    kept: list[int] = []
    for i in range(0, len(lasting), LASTING):
        if lasting[i + 3] != ONE_ENEMY + enemy:
            kept += lasting[i : i + LASTING]
    g.lasting = kept


def expire(g: State, until: int, hero: int) -> None:
    """End the changes whose time is over: after an attack, at the end of a turn, at the start of one's
    next turn."""
    lasting = g.lasting
    if not lasting:
        return
    kept: list[int] = []
    for i in range(0, len(lasting), LASTING):
        over = lasting[i + 4] == until
        if until in (U_ATTACK, U_NEXT_TURN):
            over = over and lasting[i] == hero
        if until == U_TURN and lasting[i + 4] == U_ATTACK:
            over = True
        if until == U_NEXT_TURN and lasting[i + 5] == g.turns:
            over = False
        if not over:
            kept += lasting[i : i + LASTING]
    if len(kept) != len(lasting):
        g.lasting = kept
        refresh_numbers(g)
