"""Set off the effects that listen to a moment, and run effects frame by frame.

`fire` costs one comparison when no card in play listens. Matching effects are put on the stack, so that those
of the active player run first, then clockwise, then event and boss, then enemies.
"""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import A_NO, A_YES, F_EFFECT, FRAME
from engine.games.platformer.context import Context
from engine.games.platformer.happenings import E_CARD_USED, E_EFFECT
from engine.games.platformer.moments import T_ACTIVATED, T_CARD_USED, T_STAR_USED
from engine.games.platformer.numbers import common_definitions
from engine.games.platformer.program import D_HERO, Definition, Effect
from engine.games.platformer.state import State
from engine.kernel.errors import EffectLoopError

WHO_ACTS: Final = -2
"""Instead of an owner, for cards that act for everybody: the hero who acts."""
MOST_WORK: Final = 2000
"""Effects between two decisions before a card counts as running without end."""


def fire(
    g: State, moment: int, hero: int = -1, enemy: int = -1, amount: int = 0, space: int = -1, cause: int = -1
) -> None:
    """Something has happened: put every effect that listens to it on the stack."""
    bit = 1 << moment
    if not g.heard_all & bit:
        return
    found: list[int] = []
    definitions = g.program.definitions
    cards = g.program.cards
    for turn in range(g.seats):
        owner = (g.active + turn) % g.seats
        if g.heard[owner] & bit:
            _listen(
                g, definitions[g.hero[owner]], moment, owner, -1, -1, hero, enemy, amount, space, cause, found
            )
            for card in g.held[owner]:
                definition = definitions[cards[card]]
                if definition.triggers & bit:
                    _listen(g, definition, moment, owner, -1, card, hero, enemy, amount, space, cause, found)
            held = g.tokens[owner]
            if held:
                for index, kind in enumerate(g.token_kinds):
                    if held >> index & 1 and definitions[kind].triggers & bit:
                        _listen(
                            g,
                            definitions[kind],
                            moment,
                            owner,
                            -1,
                            -1,
                            hero,
                            enemy,
                            amount,
                            space,
                            cause,
                            found,
                        )
    if hero >= 0:
        for card in g.artifacts:
            definition = definitions[cards[card]]
            if definition.claims & bit:
                _claim(g, definition, moment, card, hero, enemy, amount, space, cause, found)
    for index in common_definitions(g):
        definition = definitions[index]
        if definition.triggers & bit:
            _listen(g, definition, moment, WHO_ACTS, -1, -1, hero, enemy, amount, space, cause, found)
    for slot, where in enumerate(g.enemy_pos):
        if where >= 0 or slot == enemy:
            definition = definitions[g.enemy_kind[slot]]
            if definition.triggers & bit and definition.index != g.boss:
                _listen(g, definition, moment, -1, slot, -1, hero, enemy, amount, space, cause, found)
    if found:
        for start in range(len(found) - FRAME, -1, -FRAME):
            g.stack += found[start : start + FRAME]


def _listen(
    g: State,
    definition: Definition,
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
    for effect in definition.effects:
        if effect.trigger == moment and not effect.claims:
            whose = owner
            if owner == WHO_ACTS:
                whose = actor(effect, hero, amount)
                if whose < 0:
                    whose = g.active
            ctx = context(effect.index, whose, this, card, hero, enemy, amount, space, cause)
            if holds(g, effect, ctx):
                _add_frame(found, effect, ctx)
                if moment == T_STAR_USED and owner == hero and definition.kind == D_HERO:
                    found[-1] = amount - 1  # PF-D-69: Gems multiply what the Star does


def _claim(
    g: State,
    definition: Definition,
    moment: int,
    card: int,
    hero: int,
    enemy: int,
    amount: int,
    space: int,
    cause: int,
    found: list[int],
) -> None:
    """An artifact's condition is met by a hero who does not hold it (PF-ART-02)."""
    holder = g.artifact_owner[g.artifacts.index(card)]
    for effect in definition.effects:
        if effect.trigger == moment and effect.claims:
            claimant = actor(effect, hero, amount)
            if claimant < 0 or claimant == holder:
                continue
            ctx = context(effect.index, claimant, -1, card, hero, enemy, amount, space, cause)
            if holds(g, effect, ctx):
                _add_frame(found, effect, ctx)


def actor(effect: Effect, hero: int, amount: int) -> int:
    """The hero whose deed an effect waits for; -1 if it is nobody's."""
    return amount if effect.actor_in_amount else hero


def context(
    effect: int, owner: int, this: int, card: int, hero: int, enemy: int, amount: int, space: int, cause: int
) -> Context:
    """The circumstances of an effect."""
    ctx = Context()
    ctx.effect = effect
    ctx.owner = owner
    ctx.this = this
    ctx.card = card
    ctx.hero = hero
    ctx.enemy = enemy
    ctx.amount = amount
    ctx.space = space
    ctx.cause = cause
    return ctx


def holds(g: State, effect: Effect, ctx: Context) -> bool:
    """Whether an effect's moment fits, its conditions hold and its costs can be paid."""
    if not affordable(g, effect, ctx):
        return False
    matches = effect.matches
    if matches is not None and not matches(g, ctx):
        return False
    for condition in effect.conditions:
        if not condition(g, ctx):
            return False
    return all(payable(g, ctx) for payable in effect.payable)


def affordable(g: State, effect: Effect, ctx: Context) -> bool:
    """Whether the card is there and ready, as far as the effect costs that."""
    if effect.exhausts and (g.tired[ctx.owner] == 1 if ctx.card < 0 else ctx.card in g.exhausted):
        return False
    return not effect.discards or ctx.card in g.held[ctx.owner]


def _add_frame(found: list[int], effect: Effect, ctx: Context) -> None:
    found += [
        F_EFFECT,
        -1,
        effect.block,
        effect.index,
        ctx.owner,
        ctx.this,
        ctx.card,
        ctx.hero,
        ctx.enemy,
        ctx.amount,
        ctx.space,
        ctx.cause,
        0,
    ]


def activate(g: State, effect: Effect, hero: int, card: int) -> None:
    """Use a card as an action: its costs are paid at once, its operations run from the stack (PF-ITEM-02)."""
    ctx = context(effect.index, hero, -1, card, hero, -1, 0, g.pos[hero], -1)
    g.emit(E_CARD_USED, hero, card, effect.definition)
    base = len(g.stack)
    _add_frame(g.stack, effect, ctx)
    g.stack[base + 1] = 0
    for pay in effect.pay:
        pay(g, ctx)
    fire(g, T_CARD_USED, hero, -1, 0, -1, effect.definition)


def usable(g: State, hero: int, definition: Definition, card: int, in_attack: bool) -> Effect | None:
    """The activated effect of a card that could be used now, or None."""
    if not definition.triggers >> T_ACTIVATED & 1:
        return None
    for effect in definition.effects:
        if effect.trigger == T_ACTIVATED and (effect.in_attack or not in_attack):
            ctx = context(effect.index, hero, -1, card, hero, -1, 0, g.pos[hero], -1)
            if holds(g, effect, ctx):
                return effect
    return None


def run_effect(g: State) -> bool:
    """Go on with the effect on top of the stack; True if it waits for a player's yes or no."""
    base = len(g.stack) - FRAME
    stack = g.stack
    effect = g.program.effects[stack[base + 3]]
    cursor = stack[base + 1]
    if cursor < 0:
        if effect.may:
            # What it listened to may have changed since, through effects that ran before it.
            if not holds(g, effect, read(g, base)):
                g.pop()
                return False
            return True
        begin(g, base, effect)
        return False
    block = g.program.blocks[stack[base + 2]]
    if cursor >= len(block):
        if stack[base + 12] > 0:
            stack[base + 12] -= 1
            stack[base + 1] = 0
        else:
            g.pop()
        return False
    stack[base + 1] = cursor + 1
    ctx = read(g, base)
    block[cursor](g, ctx)
    return False


def begin(g: State, base: int, effect: Effect) -> None:
    """Pay an effect's costs and let its operations run; drop it if the costs cannot be paid any more."""
    g.work += 1
    if g.work > MOST_WORK:
        name = g.program.definitions[effect.definition].slug
        raise EffectLoopError(f"the effects of {name!r} go on without end")
    ctx = read(g, base)
    if not affordable(g, effect, ctx):
        g.pop()
        return
    for payable in effect.payable:
        if not payable(g, ctx):
            g.pop()
            return
    g.stack[base + 1] = 0
    g.emit(E_EFFECT, effect.definition, ctx.owner)
    for pay in effect.pay:
        pay(g, ctx)


def answer_effect(g: State, action: int) -> None:
    """A player says yes or no to an effect that may be used."""
    base = len(g.stack) - FRAME
    if action == A_YES:
        begin(g, base, g.program.effects[g.stack[base + 3]])
    else:
        assert action == A_NO
        g.pop()


def read(g: State, base: int) -> Context:
    """The circumstances of the effect whose frame begins at a place of the stack."""
    stack = g.stack
    return context(
        stack[base + 3],
        stack[base + 4],
        stack[base + 5],
        stack[base + 6],
        stack[base + 7],
        stack[base + 8],
        stack[base + 9],
        stack[base + 10],
        stack[base + 11],
    )


def push_block(g: State, ctx: Context, block: int) -> None:
    """Run a list of nested operations in the circumstances of the outer effect."""
    g.push(
        F_EFFECT,
        0,
        block,
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


def ask(g: State, frame: int, ctx: Context, block: int, choice: int) -> None:
    """Ask a player to choose (F_PICK_...); the nested operations run with what was chosen."""
    g.push(
        frame,
        block,
        choice,
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
