"""Spells: whom they can be put on, what happens when they are, and how curses go (PR-MAGIC, PR-RUL-33,
-34)."""

from __future__ import annotations

from engine.effects.firing import context, fire, holds
from engine.effects.numbers import number, refresh_numbers
from engine.games.princess.cards import leave_game, leave_hand
from engine.games.princess.codes import F_APPLY, ON_ANYONE, ON_GHOST
from engine.games.princess.happenings import E_APPLIED, E_CURSE_GONE, E_CURSED
from engine.games.princess.moments import N_SAFE_CURSES, T_APPLIED, T_CURSE_LEAVES, T_CURSED
from engine.games.princess.state import State
from engine.kernel.frames import F_EFFECT, FRAME


def run_own(
    g: State, definition: int, moment: int, owner: int, card: int, hero: int, enemy: int, amount: int = 0
) -> None:
    """Set off the effects of one card alone: a Success, a spell, a curse that leaves."""
    effects = g.program.definitions[definition].effects
    for index in range(len(effects) - 1, -1, -1):
        effect = effects[index]
        if effect.trigger != moment:
            continue
        ctx = context(effect.index, owner, -1, card, hero, enemy, amount, -1, -1)
        if holds(g, effect, ctx):
            g.push(F_EFFECT, -1, effect.block, effect.index, owner, -1, card, hero, enemy, amount, -1, -1, 0)


def can_bear(g: State, card: int, seat: int) -> bool:
    """Whether a spell can be put on a player: a living hero unless the card says otherwise (PR-RUL-34)."""
    definition = g.program.definitions[g.program.cards[card]]
    if definition.target != ON_ANYONE and (definition.target == ON_GHOST) == bool(g.alive[seat]):
        return False
    return not definition.persistent or number(g, seat, N_SAFE_CURSES) <= 0


def targets(g: State, card: int, caster: int) -> list[int]:
    """Whom the caster may choose, in turn order. A ghost cannot Enchant itself."""
    return [
        seat
        for seat in g.next_seats()
        if can_bear(g, card, seat) and (seat != caster or g.alive[caster] == 1)
    ]


def run_apply(g: State) -> bool:
    """A spell on its way: the target is chosen (True: somebody must decide), it leaves the hand, acts, and
    stays or is discarded (PR-RUL-33)."""
    base = len(g.stack) - FRAME
    caster = g.stack[base + 1]
    card = g.stack[base + 2]
    target = g.stack[base + 3]
    phase = g.stack[base + 4]
    definition = g.program.definitions[g.program.cards[card]]
    if phase == 0:
        if card not in g.hand[caster]:  # something that heard of it took the card away: it comes to nothing
            g.pop()
            return False
        if target < 0:
            possible = targets(g, card, caster)
            if len(possible) > 1:
                return True
            target = possible[0] if possible else -1
            g.stack[base + 3] = target
        g.stack[base + 4] = 1
        leave_hand(g, caster, card)
        g.emit(E_APPLIED, caster, card, target)
        if target < 0:
            g.discard.append(card)
            g.pop()
            return False
        if definition.persistent:
            curse(g, target, card)
        run_own(g, definition.index, T_APPLIED, caster, card, target, target)
        return False
    g.pop()
    if not definition.persistent and not lies_somewhere(g, card):
        g.discard.append(card)
    return False


def lies_somewhere(g: State, card: int) -> bool:
    """Whether a spell's own text has put it somewhere already."""
    if card in g.discard or card in g.gone or card in g.deck or card in g.shop:
        return True
    return any(card in g.hand[seat] or card in g.curses[seat] for seat in range(g.seats))


def apply_spell(g: State, caster: int, card: int, in_challenge: bool) -> None:
    """Begin to apply a spell."""
    g.push(F_APPLY, caster, card, -1, 0, 1 if in_challenge else 0)


def curse(g: State, seat: int, card: int) -> None:
    """A curse comes to lie before a hero."""
    g.curses[seat].append(card)
    refresh_numbers(g)
    g.emit(E_CURSED, seat, card)
    fire(g, T_CURSED, seat, -1, len(g.curses[seat]))


def take_curse(g: State, seat: int, card: int) -> None:
    """A curse is taken from a hero; where it goes is the caller's affair."""
    g.curses[seat].remove(card)
    refresh_numbers(g)
    g.emit(E_CURSE_GONE, seat, card)
    run_own(g, g.program.cards[card], T_CURSE_LEAVES, seat, card, seat, -1)


def drop_curse(g: State, seat: int, card: int, for_good: bool = False) -> None:
    """A curse is discarded, or leaves the game."""
    take_curse(g, seat, card)
    if for_good:
        leave_game(g, card)
    else:
        g.discard.append(card)
