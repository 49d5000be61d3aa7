"""Spells: whom they can be put on, what happens when they are, and how curses go (PR-MAGIC, PR-RUL-33,
-34)."""

from __future__ import annotations

from engine.effects.firing import context, fire, holds, push_effect
from engine.effects.numbers import number, refresh_numbers
from engine.games.princess.cards import leave_game
from engine.games.princess.codes import ON_ANYONE, ON_GHOST
from engine.games.princess.happenings import E_CURSE_GONE, E_CURSED
from engine.games.princess.moments import N_SAFE_CURSES, T_CURSE_LEAVES, T_CURSED
from engine.games.princess.state import State


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
            push_effect(g, effect, ctx)


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


def lies_somewhere(g: State, card: int) -> bool:
    """Whether a spell's own text has put it somewhere already."""
    if card in g.discard or card in g.gone or card in g.deck or card in g.shop:
        return True
    return any(card in g.hand[seat] or card in g.curses[seat] for seat in range(g.seats))


def curse(g: State, seat: int, card: int) -> None:
    """A curse comes to lie before a hero."""
    g.curses[seat].append(card)
    refresh_numbers(g)
    g.emit(E_CURSED, seat, card)
    fire(g, T_CURSED, seat, amount=len(g.curses[seat]))


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
