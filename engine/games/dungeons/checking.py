"""Attribute checks (DD-CHECK, DD-RUL-43)."""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.effects.firing import context, fire, push_block
from engine.effects.numbers import number
from engine.games.dungeons.codes import CHECK_DICE, R_CHECK
from engine.games.dungeons.happenings import E_CHECK, E_CHECK_ENDS, E_CHECK_RESULT
from engine.games.dungeons.moments import N_CHECK_DICE, T_CHECK_MADE
from engine.games.dungeons.rolling import roll, successes, taken
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import attribute
from engine.kernel.decision import Work

F_CHECK: Final = 33
SEAT: Final = 1
ATTRIBUTE: Final = 2
NEEDED: Final = 3
IF_PASSED: Final = 4
IF_FAILED: Final = 5
STORY: Final = 6
"""The check of the adventure that it is, or -1."""
ROLLED: Final = 7
EFFECT: Final = 8
OWNER: Final = 9
THIS: Final = 10
CARD: Final = 11

# What has come of a check of the adventure.
FAILED: Final = 1
PASSED: Final = 2


def check(
    g: State, seat: int, which: int, needed: int, ctx: Context, passed: int, failed: int, story: int = -1
) -> None:
    """A hero rolls four dice; one block of operations follows a pass, another a failure (DD-CHECK-01,
    -04)."""
    if g.pos[seat] < 0:
        return
    g.emit(E_CHECK, seat, which, needed)
    g.push(F_CHECK, seat, which, needed, passed, failed, story, 0, ctx.effect, ctx.owner, ctx.this, ctx.card)


class Check(Work[State]):
    """A check."""

    def settle(self, g: State, at: int) -> bool:
        if g.stack[at + ROLLED]:
            self.end(g, at)
        else:
            g.stack[at + ROLLED] = 1
            seat = g.stack[at + SEAT]
            dice = max(0, CHECK_DICE + number(g, seat, N_CHECK_DICE))
            roll(g, R_CHECK, seat, attribute(g, seat, g.stack[at + ATTRIBUTE]), dice)
        return False

    def end(self, g: State, at: int) -> None:
        """What follows from the successes."""
        seat, which, needed = g.stack[at + SEAT], g.stack[at + ATTRIBUTE], g.stack[at + NEEDED]
        effect, owner, this, card = g.stack[at + EFFECT : at + CARD + 1]
        story = g.stack[at + STORY]
        scored = successes(g, taken(g))
        is_passed = 1 if scored >= needed else 0
        block = g.stack[at + (IF_PASSED if is_passed else IF_FAILED)]
        ctx = context(effect, owner, this, card, seat, -1, scored, g.pos[seat], -1)
        g.pop()
        g.unchecked = True
        g.emit(E_CHECK_RESULT, seat, scored, needed, is_passed)
        if story >= 0:
            g.emit(E_CHECK_ENDS, story, is_passed)
            g.passed[story] = PASSED if is_passed else max(FAILED, g.passed[story])
            extra = g.story.checks[story].by_number[min(scored, CHECK_DICE)]
            if extra >= 0:
                push_block(g, ctx, extra)
        if block >= 0:
            push_block(g, ctx, block)
        fire(g, T_CHECK_MADE, seat, -1, scored, which, is_passed)


CHECK = Check(F_CHECK, "check")
