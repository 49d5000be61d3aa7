"""Set off the effects that listen to a moment, and run effects frame by frame.

`fire` costs one comparison when no card in play listens. Matching effects are put on the stack so that they
run in the order in which the game lists their bearers.
"""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.effects.program import BY_ANYBODY, BY_OWNER, WHATEVER, Bearer, Effect
from engine.kernel.errors import EffectFaultError, EffectLoopError
from engine.kernel.frames import A_NO, A_YES, F_EFFECT, F_PICK_OPTION, FRAME
from engine.kernel.state import ANYBODY, EVERYBODY, BaseState

# The fields of an effect's frame. A question of an effect holds what lies inside it and what it offers in the
# first two, and everything from EFFECT to CAUSE at the same places.
CURSOR: Final = 1
"""The next operation; -1 before its costs are paid."""
BLOCK: Final = 2
INSIDE: Final = 1
OFFER: Final = 2
EFFECT: Final = 3
OWNER: Final = 4
THIS: Final = 5
CARD: Final = 6
HERO: Final = 7
ENEMY: Final = 8
AMOUNT: Final = 9
SPACE: Final = 10
CAUSE: Final = 11
REPEATS: Final = 12
"""How often it runs again."""

T_ALWAYS: Final = 0
"""No moment: what a card changes as long as it lies there."""
T_ACTIVATED: Final = 1
"""A player uses the card."""
FIRST_MOMENT: Final = 2
"""A game numbers its own moments from here on."""
MOST_WORK: Final = 2000
"""Effects between two decisions before a card counts as running without end."""


def fire(
    g: BaseState,
    moment: int,
    hero: int = -1,
    enemy: int = -1,
    amount: int = 0,
    space: int = -1,
    cause: int = -1,
) -> None:
    """Something has happened: put every effect that listens to it on the stack."""
    bit = 1 << moment
    if not g.heard_all & bit:
        return
    found: list[int] = []
    heard = g.listeners(bit, hero, enemy)
    for i in range(0, len(heard), 4):
        owner = heard[i + 1]
        this = heard[i + 2]
        card = heard[i + 3]
        _listen(g, heard[i], moment, owner, this, card, hero, enemy, amount, space, cause, found)
    for start in range(len(found) - FRAME, -1, -FRAME):
        g.stack += found[start : start + FRAME]


def set_off(g: BaseState, bearer: int, moment: int, ctx: Context) -> None:
    """Put the effects of one bearer alone on the stack, as if the moment were for it only."""
    found: list[int] = []
    _listen(
        g,
        bearer,
        moment,
        ctx.owner,
        ctx.this,
        ctx.card,
        ctx.hero,
        ctx.enemy,
        ctx.amount,
        ctx.space,
        ctx.cause,
        found,
    )
    for start in range(len(found) - FRAME, -1, -FRAME):
        g.stack += found[start : start + FRAME]


def _listen(
    g: BaseState,
    bearer: int,
    moment: int,
    owner: int,
    this: int,
    card: int,
    hero: int,
    enemy: int,
    amount: int,
    space: int,
    cause: int,
    found: list[int],
) -> None:
    for effect in g.code.bearers[bearer].effects:
        if effect.trigger != moment or effect.claims != (owner == ANYBODY):
            continue
        whose = owner
        if owner <= EVERYBODY:
            whose = actor(effect, hero, amount)
            if owner == ANYBODY and (whose < 0 or g.has_card(whose, card)):
                continue
            if whose < 0:
                whose = g.active
        ctx = context(effect.index, whose, this, card, hero, enemy, amount, space, cause)
        if holds(g, effect, ctx):
            _add_frame(found, effect, ctx)
            if effect.repeats and owner == hero:
                found[len(found) - FRAME + REPEATS] = amount - 1


def actor(effect: Effect, hero: int, amount: int) -> int:
    """The player whose deed an effect waits for; -1 if it is nobody's."""
    return amount if effect.actor_in_amount else hero


def context(
    effect: int, owner: int, this: int, card: int, hero: int, enemy: int, amount: int, space: int, cause: int
) -> Context:
    """The circumstances of an effect."""
    return Context(effect, owner, this, card, hero, enemy, amount, space, cause)


def holds(g: BaseState, effect: Effect, ctx: Context) -> bool:
    """Whether an effect's moment fits, its conditions hold and its costs can be paid."""
    if not affordable(g, effect, ctx):
        return False
    if not fits(g, effect, ctx):
        return False
    for condition in effect.conditions:
        if not condition(g, ctx):
            return False
    return all(payable(g, ctx) for payable in effect.payable)


def fits(g: BaseState, effect: Effect, ctx: Context) -> bool:
    """Whether the moment is the one that an effect waits for."""
    if effect.by != BY_ANYBODY and ctx.owner >= 0:
        acts = ctx.amount if effect.actor_in_amount else ctx.hero
        if (acts == ctx.owner) != (effect.by == BY_OWNER):
            return False
    if effect.of_this and ctx.this >= 0 and ctx.enemy != ctx.this:
        return False
    if effect.amount != WHATEVER and ctx.amount != effect.amount:
        return False
    if effect.space != WHATEVER and ctx.space != effect.space:
        return False
    if effect.cause != WHATEVER and ctx.cause != effect.cause:
        return False
    return all(test(g, ctx) for test in effect.tests)


def affordable(g: BaseState, effect: Effect, ctx: Context) -> bool:
    """Whether the card is there and ready, as far as the effect costs that."""
    if effect.exhausts and not g.is_ready(ctx.owner, ctx.card):
        return False
    return not effect.discards or g.has_card(ctx.owner, ctx.card)


def _add_frame(found: list[int], effect: Effect, ctx: Context) -> None:
    found += [
        *(F_EFFECT, -1, effect.block, effect.index, ctx.owner, ctx.this, ctx.card),
        *(ctx.hero, ctx.enemy, ctx.amount, ctx.space, ctx.cause, 0),
    ]


def push_effect(g: BaseState, effect: Effect, ctx: Context) -> None:
    """Put an effect on the stack whatever its moment."""
    _add_frame(g.stack, effect, ctx)


def activate(g: BaseState, effect: Effect, ctx: Context) -> None:
    """Use a card as an action: its costs are paid at once, its operations run from the stack. The context is
    the one that `usable` was asked with."""
    ctx.effect = effect.index
    base = len(g.stack)
    _add_frame(g.stack, effect, ctx)
    g.stack[base + CURSOR] = 0
    for pay in effect.pay:
        pay(g, ctx)


def usable(g: BaseState, bearer: Bearer, ctx: Context, marks: int = 0) -> Effect | None:
    """The activated effect of a card that could be used now, or None; with marks only one that bears them
    all."""
    if not bearer.triggers >> T_ACTIVATED & 1:
        return None
    for effect in bearer.effects:
        if effect.trigger == T_ACTIVATED and effect.marks & marks == marks:
            ctx.effect = effect.index
            if holds(g, effect, ctx):
                return effect
    return None


def run_effect(g: BaseState) -> bool:
    """Go on with the effect on top of the stack; True if it waits for a player's yes or no."""
    base = len(g.stack) - FRAME
    stack = g.stack
    effect = g.code.effects[stack[base + EFFECT]]
    cursor = stack[base + CURSOR]
    if cursor < 0:
        if effect.may:
            # What it listened to may have changed since, through effects that ran before it.
            if not holds(g, effect, read(g, base)):
                g.pop()
                return False
            return True
        begin(g, base, effect)
        return False
    block = g.code.blocks[stack[base + BLOCK]]
    if cursor >= len(block):
        if stack[base + REPEATS] > 0:
            stack[base + REPEATS] -= 1
            stack[base + CURSOR] = 0
        else:
            if g.events and effect.tells and stack[base + BLOCK] == effect.block:
                g.effect_ended(effect, read(g, base))
            g.pop()
        return False
    stack[base + CURSOR] = cursor + 1
    ctx = read(g, base)
    block[cursor](g, ctx)
    return False


def begin(g: BaseState, base: int, effect: Effect) -> None:
    """Pay an effect's costs and let its operations run; drop it if the costs cannot be paid any more."""
    g.work += 1
    if g.work > MOST_WORK:
        raise _loop(g, effect)
    ctx = read(g, base)
    if not affordable(g, effect, ctx):
        g.pop()
        return
    for payable in effect.payable:
        if not payable(g, ctx):
            g.pop()
            return
    g.stack[base + CURSOR] = 0
    g.begun(effect, ctx)
    for pay in effect.pay:
        pay(g, ctx)


def answer_effect(g: BaseState, action: int) -> None:
    """A player says yes or no to an effect that may be used."""
    base = len(g.stack) - FRAME
    if action == A_YES:
        begin(g, base, effect_at(g, base))
    else:
        assert action == A_NO
        g.pop()


def endless(g: BaseState) -> EffectLoopError:
    """The error for work that piles up without end; it names the card on top."""
    effect = at_work(g)
    return EffectLoopError("", -1, "the rules go on without end") if effect is None else _loop(g, effect)


def _loop(g: BaseState, effect: Effect) -> EffectLoopError:
    entry = g.code.bearers[effect.definition].entry
    return EffectLoopError(entry, effect.number, "its effects go on without end")


def fault(g: BaseState, error: Exception) -> EffectFaultError:
    """The error for a decision that failed in a way nobody foresaw; it names the card on top."""
    effect = at_work(g)
    said = f"{type(error).__name__}: {error}"
    entry, number = ("", -1) if effect is None else (g.code.bearers[effect.definition].entry, effect.number)
    found = EffectFaultError(entry, number, said)
    found.__cause__ = error  # compiled code does not say it by "raise ... from"
    return found


def at_work(g: BaseState) -> Effect | None:
    """The effect that is being carried out, or asks: the uppermost on the stack."""
    base = len(g.stack) - FRAME
    while base >= 0:
        if (
            g.stack[base] <= F_PICK_OPTION
        ):  # an effect, or one of its questions: all hold it at the same place
            return effect_at(g, base)
        base -= FRAME
    return None


def read(g: BaseState, base: int) -> Context:
    """The circumstances of the effect whose frame begins at a place of the stack."""
    stack = g.stack
    return context(
        stack[base + EFFECT],
        stack[base + OWNER],
        stack[base + THIS],
        stack[base + CARD],
        stack[base + HERO],
        stack[base + ENEMY],
        stack[base + AMOUNT],
        stack[base + SPACE],
        stack[base + CAUSE],
    )


def effect_at(g: BaseState, base: int) -> Effect:
    """The effect whose frame, or whose question's frame, begins at a place of the stack."""
    return g.code.effects[g.stack[base + EFFECT]]


def owner_at(g: BaseState, base: int) -> int:
    """The owner of that effect."""
    return g.stack[base + OWNER]


def waits_at(g: BaseState, base: int) -> bool:
    """Whether an effect begins there that has not begun yet."""
    return g.stack[base] == F_EFFECT and g.stack[base + CURSOR] < 0


def push_block(g: BaseState, ctx: Context, block: int) -> None:
    """Run a list of nested operations in the circumstances of the outer effect."""
    _nest(g, F_EFFECT, 0, block, ctx)


def ask(g: BaseState, frame: int, ctx: Context, block: int, choice: int) -> None:
    """Ask a player to choose (F_PICK_...); the nested operations run with what was chosen."""
    _nest(g, frame, block, choice, ctx)


def _nest(g: BaseState, frame: int, a: int, b: int, ctx: Context) -> None:
    g.push(
        frame,
        a,
        b,
        ctx.effect,
        ctx.owner,
        ctx.this,
        ctx.card,
        ctx.hero,
        ctx.enemy,
        ctx.amount,
        ctx.space,
        ctx.cause,
    )
