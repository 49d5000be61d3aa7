"""Questions that effects ask: for a hero, an enemy, a space, a card, or one of several lists of operations.
What they offer comes from the word that asks; without a choice the question is not put.
"""

from __future__ import annotations

from engine.effects.firing import INSIDE, OFFER, push_block, read
from engine.kernel.frames import (
    A_ENEMY,
    A_HERO,
    A_OPTION,
    A_PICK,
    A_SPACE,
    F_PICK_CARD,
    F_PICK_ENEMY,
    F_PICK_HERO,
    F_PICK_OPTION,
    F_PICK_SPACE,
    FRAME,
)
from engine.kernel.message import Label
from engine.kernel.state import BaseState


def is_pick(frame: int) -> bool:
    """Whether a frame is such a question."""
    return F_PICK_HERO <= frame <= F_PICK_OPTION


def choices(g: BaseState) -> list[int]:
    """What the question on top of the stack offers."""
    base = len(g.stack) - FRAME
    return g.code.filters[g.stack[base + OFFER]](g, read(g, base))


def settle_pick(g: BaseState) -> bool:
    """True if a player must choose: nothing to choose from is passed over, a single choice is taken."""
    base = len(g.stack) - FRAME
    if g.stack[base] == F_PICK_OPTION:
        return True
    offered = choices(g)
    if not offered:
        g.pop()
        return False
    if len(offered) == 1:
        answer_pick(g, offered[0])
        return False
    return True


def pick_actions(g: BaseState) -> list[tuple[int, int, int, int]]:
    """The legal answers to the question on top of the stack."""
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_PICK_OPTION:
        return [(A_OPTION, index, 0, 0) for index in range(options_at(g, base))]
    code = A_PICK
    if frame == F_PICK_HERO:
        code = A_HERO
    elif frame == F_PICK_ENEMY:
        code = A_ENEMY
    elif frame == F_PICK_SPACE:
        code = A_SPACE
    return [(code, choice, 0, 0) for choice in choices(g)]


def answer_pick(g: BaseState, choice: int) -> None:
    """A player has chosen for an effect: its nested operations run with the choice."""
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    block = g.stack[base + INSIDE]
    ctx = read(g, base)
    if frame == F_PICK_ENEMY:
        ctx.enemy = choice
    elif frame == F_PICK_HERO:
        ctx.hero = choice
    elif frame in (F_PICK_SPACE, F_PICK_CARD):
        ctx.space = choice
    else:
        assert frame == F_PICK_OPTION
        block = option_block(g, base, choice)
    g.pop()
    push_block(g, ctx, block)


def options_at(g: BaseState, base: int) -> int:
    """How many lists of operations the question there offers."""
    return len(g.code.options[g.stack[base + OFFER]])


def option_block(g: BaseState, base: int, option: int) -> int:
    """The block of one of these lists."""
    return g.code.options[g.stack[base + OFFER]][option]


def option_label(g: BaseState, base: int, option: int) -> Label:
    """How one of these lists is named: its number, and the operations as data."""
    return Label(
        "action-option", {"option": option + 1, "do": g.code.option_words[g.stack[base + OFFER]][option]}
    )
