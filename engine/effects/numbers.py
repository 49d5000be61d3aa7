"""What cards change while they lie there or for a time: numbers, permissions, immunities.

The sums of all changes without conditions are kept in one table that is replaced whenever a card comes or
goes, so asking for a number is one look-up. Changes with conditions are asked when their number is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.effects.context import Context
from engine.effects.program import Bearer
from engine.kernel.state import ANYBODY, EVERYBODY, BaseState

# Whom a change concerns.
OF_SELF: Final = 0
OF_ALL: Final = 1
OF_OTHERS: Final = 2
OF_ENEMIES: Final = 3
OF_THIS: Final = 4
SCOPES = ("self", "all", "others", "enemies", "this")
ONE_ENEMY: Final = 16
"""A change for a time of one very enemy has ONE_ENEMY and the enemy's slot as its scope."""
ONE_SEAT: Final = 1024
"""A change for a time of one very player has ONE_SEAT and the seat as its scope."""

LASTING: Final = 6
"""How many ints a change for a time takes."""


def refresh_numbers(g: BaseState) -> None:
    """Add up all changes again, and who listens to what. Called whenever a card comes, goes or is turned."""
    seats = g.seats
    size = g.code.numbers
    table = [0] * ((seats + 1) * size)
    heard = [0] * seats
    everything = 0
    bearers = g.code.bearers
    there = g.bearers()
    for i in range(0, len(there), 4):
        bearer = bearers[there[i]]
        owner = there[i + 1]
        if owner == ANYBODY:
            everything |= bearer.claims
            continue
        everything |= bearer.triggers
        if owner >= 0:
            heard[owner] |= bearer.triggers
        for change in bearer.changes:
            if not change.conditions:
                scope = change.scope
                if owner == EVERYBODY and scope == OF_SELF:
                    scope = OF_ALL
                _add(table, seats, size, owner, change.what, change.by, scope)
    lasting = g.lasting
    for i in range(0, len(lasting), LASTING):
        _add(table, seats, size, lasting[i], lasting[i + 1], lasting[i + 2], lasting[i + 3])
    g.numbers = table
    g.heard = heard
    g.heard_all = everything
    g.refreshed()


def _add(table: list[int], seats: int, size: int, owner: int, what: int, by: int, scope: int) -> None:
    if scope >= ONE_SEAT:
        table[(scope - ONE_SEAT) * size + what] += by
    elif scope == OF_ENEMIES:
        table[seats * size + what] += by
    elif scope == OF_SELF:
        if owner >= 0:
            table[owner * size + what] += by
    else:
        for seat in range(seats):
            if scope == OF_ALL or (scope == OF_OTHERS and seat != owner):
                table[seat * size + what] += by


def number(g: BaseState, seat: int, what: int) -> int:
    """The sum of all changes of one number of a player."""
    total = g.numbers[seat * g.code.numbers + what]
    if g.code.conditional[what]:
        total += _conditional(g, seat, what)
    return total


def _conditional(g: BaseState, seat: int, what: int) -> int:
    total = 0
    there = g.bearers()
    for i in range(0, len(there), 4):
        bearer = g.code.bearers[there[i]]
        if bearer.changes and there[i + 1] != ANYBODY:
            total += _if_it_holds(g, bearer, seat, there[i + 1], what, there[i + 2], there[i + 3])
    return total


def _if_it_holds(g: BaseState, bearer: Bearer, seat: int, owner: int, what: int, this: int, card: int) -> int:
    total = 0
    for change in bearer.changes:
        if change.what != what or not change.conditions or change.scope in (OF_ENEMIES, OF_THIS):
            continue
        if change.scope == OF_SELF and owner >= 0 and owner != seat:
            continue
        if change.scope == OF_OTHERS and owner == seat:
            continue
        ctx = Context()
        ctx.owner = owner if owner >= 0 else seat
        ctx.hero = seat
        ctx.this = this
        ctx.card = card
        if all_hold(g, ctx, change.conditions):
            total += change.by
    return total


def all_hold(g: BaseState, ctx: Context, conditions: list[Callable[[Any, Context], bool]]) -> bool:
    """Whether all conditions of a change hold."""
    return all(condition(g, ctx) for condition in conditions)


def number_of_enemy(g: BaseState, bearer: Bearer, enemy: int, what: int) -> int:
    """The sum of all changes of one number of an enemy: its own ability, and what acts on all enemies."""
    total = g.numbers[g.seats * g.code.numbers + what]
    if g.lasting:
        total += _for_a_time(g.lasting, ONE_ENEMY + enemy, what)
    changes = bearer.changes
    if not changes and not g.code.conditional[what]:
        return total
    for change in changes:
        if change.what != what or change.scope != OF_THIS:
            continue
        ctx = Context()
        ctx.this = enemy
        ctx.enemy = enemy
        if all_hold(g, ctx, change.conditions):
            total += change.by
    if g.code.conditional[what]:
        there = g.bearers()
        for i in range(0, len(there), 4):
            if there[i + 1] != ANYBODY:
                total += _enemy_if(g, there[i], enemy, there[i + 1], there[i + 2], what)
    return total


def _for_a_time(lasting: list[int], scope: int, what: int) -> int:
    total = 0
    for i in range(0, len(lasting), LASTING):
        if lasting[i + 3] == scope and lasting[i + 1] == what:
            total += lasting[i + 2]
    return total


def _enemy_if(g: BaseState, index: int, enemy: int, owner: int, this: int, what: int) -> int:
    total = 0
    for change in g.code.bearers[index].changes:
        if change.what == what and change.scope == OF_ENEMIES and change.conditions:
            ctx = Context()
            ctx.owner = owner if owner >= 0 else g.active
            ctx.hero = ctx.owner
            ctx.this = this
            ctx.enemy = enemy
            if all_hold(g, ctx, change.conditions):
                total += change.by
    return total


def last(g: BaseState, owner: int, what: int, by: int, scope: int, until: int) -> None:
    """Begin a change for a time."""
    g.lasting += [owner, what, by, scope, until, g.turns]
    refresh_numbers(g)


def forget(g: BaseState, enemy: int) -> None:
    """Another enemy takes the slot: what was changed of the one before does not concern it."""
    lasting = g.lasting
    kept: list[int] = []
    for i in range(0, len(lasting), LASTING):
        if lasting[i + 3] != ONE_ENEMY + enemy:
            kept += lasting[i : i + LASTING]
    g.lasting = kept


def end_changes(g: BaseState, until: int, owner: int = -1, before: int = -1) -> None:
    """End the changes that last until now: of one owner if one is named, and only those begun before that
    turn if one is named."""
    lasting = g.lasting
    if not lasting:
        return
    kept: list[int] = []
    for i in range(0, len(lasting), LASTING):
        over = lasting[i + 4] == until
        if owner >= 0 and lasting[i] != owner:
            over = False
        if before >= 0 and lasting[i + 5] >= before:
            over = False
        if not over:
            kept += lasting[i : i + LASTING]
    if len(kept) != len(lasting):
        g.lasting = kept
        refresh_numbers(g)
