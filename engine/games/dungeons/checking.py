"""Attribute checks (DD-CHECK, DD-RUL-43)."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.firing import context, fire, push_block
from engine.effects.numbers import number
from engine.games.dungeons.codes import CHECK_DICE, F_CHECK, F_STORY, R_CHECK
from engine.games.dungeons.happenings import E_CHECK, E_CHECK_ENDS, E_CHECK_RESULT, E_READ_CHECK
from engine.games.dungeons.moments import N_CHECK_DICE, T_CHECK_MADE
from engine.games.dungeons.nearby import in_one_room, standing
from engine.games.dungeons.rolling import roll, successes, taken
from engine.games.dungeons.state import State
from engine.games.dungeons.story import CHOSEN, EACH, THEM
from engine.games.dungeons.strength import attribute
from engine.kernel.frames import FRAME

FAILED = 1
PASSED = 2


def check(
    g: State, seat: int, which: int, needed: int, ctx: Context, passed: int, failed: int, story: int = -1
) -> None:
    """A hero rolls four dice; one block of operations follows a pass, another a failure (DD-CHECK-01,
    -04)."""
    if g.pos[seat] < 0:
        return
    g.emit(E_CHECK, seat, which, needed)
    g.push(F_CHECK, seat, which, needed, passed, failed, story, 0, ctx.effect, ctx.owner, ctx.this, ctx.card)


def run_check(g: State) -> None:
    """Go on with the check on top of the stack."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    which = g.stack[base + 2]
    needed = g.stack[base + 3]
    if g.stack[base + 7] == 0:
        g.stack[base + 7] = 1
        dice = max(0, CHECK_DICE + number(g, seat, N_CHECK_DICE))
        roll(g, R_CHECK, seat, attribute(g, seat, which), dice)
        return
    made = taken(g)
    scored = successes(g, made)
    is_passed = scored >= needed
    story = g.stack[base + 6]
    block = g.stack[base + 4] if is_passed else g.stack[base + 5]
    ctx = context(
        g.stack[base + 8],
        g.stack[base + 9],
        g.stack[base + 10],
        g.stack[base + 11],
        seat,
        -1,
        scored,
        g.pos[seat],
        -1,
    )
    g.pop()
    g.unchecked = True
    g.emit(E_CHECK_RESULT, seat, scored, needed, 1 if is_passed else 0)
    if story >= 0:
        g.emit(E_CHECK_ENDS, story, 1 if is_passed else 0)
        g.passed[story] = PASSED if is_passed else max(FAILED, g.passed[story])
        extra = g.story.checks[story].by_number[min(scored, CHECK_DICE)]
        if extra >= 0:
            push_block(g, ctx, extra)
    if block >= 0:
        push_block(g, ctx, block)
    fire(g, T_CHECK_MADE, seat, -1, scored, which, 1 if is_passed else 0)


def story_check(g: State, index: int, seat: int) -> None:
    """A check of the adventure is read, and made by whom it says (DD-RUL-43)."""
    made = g.story.checks[index]
    state = g.passed[index]
    if state == PASSED or (state == FAILED and not made.retry):
        return
    mask = 0
    for hero in standing(g):
        if (
            made.who in (EACH, CHOSEN)
            or (made.who == THEM and hero == seat)
            or (made.who not in (THEM, EACH, CHOSEN) and in_one_room(g, g.pos[hero], g.pos[seat]))
        ):
            mask |= 1 << hero
    if mask:
        g.emit(E_READ_CHECK, index, seat)
        g.push(F_STORY, index, seat, mask)


def run_story(g: State) -> bool:
    """Go on with the check of the adventure on top of the stack; True if a player must choose who rolls."""
    base = len(g.stack) - FRAME
    made = g.story.checks[g.stack[base + 1]]
    mask = g.stack[base + 3]
    if made.who == CHOSEN and mask & (mask - 1):
        return True
    if mask == 0:
        g.pop()
        return False
    seat = (mask & -mask).bit_length() - 1
    g.stack[base + 3] = mask & (mask - 1)
    roll_story(g, g.stack[base + 1], seat)
    return False


def chosen(g: State, seat: int) -> None:
    """The players have chosen who makes the check."""
    base = len(g.stack) - FRAME
    index = g.stack[base + 1]
    g.pop()
    roll_story(g, index, seat)


def roll_story(g: State, index: int, seat: int) -> None:
    """A hero makes a check of the adventure."""
    made = g.story.checks[index]
    ctx = context(made.effect, seat, -1, -1, seat, -1, 0, -1, -1)
    check(g, seat, made.attribute, made.successes, ctx, made.passed, made.failed, index)
