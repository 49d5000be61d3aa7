"""Stealing cards: by lot, of one's choice, by name (ledger, section 6)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.princess.cards import hand_over
from engine.games.princess.happenings import E_NAMED, E_STOLE
from engine.games.princess.moments import N_SAFE_THEFT, T_ROBBED
from engine.games.princess.state import State


def may_rob(g: State, thief: int, victim: int) -> bool:
    """Whether one player can steal from another."""
    return thief >= 0 and victim != thief and number(g, victim, N_SAFE_THEFT) <= 0


def steal(g: State, thief: int, victim: int, card: int, openly: bool = False) -> None:
    """A card changes hands against its owner's will."""
    hand_over(g, card, victim, thief, E_STOLE, openly)
    fire(g, T_ROBBED, victim, thief, 1)


def steal_random(g: State, thief: int, victim: int, count: int) -> None:
    """Cards drawn by lot, those on the table among them (PR-CHALLENGE-17)."""
    for _ in range(min(count, len(g.hand[victim]))):
        steal(g, thief, victim, g.hand[victim][g.below(len(g.hand[victim]))])


def nameable(g: State, thief: int, victim: int) -> list[int]:
    """The cards (definitions) that might be in a hand as far as the thief knows; it depends on nothing
    else."""
    size = len(g.program.cards)
    found: list[int] = []
    open_cards = g.discard + g.shop + g.gone + g.hand[thief]
    for seat in range(g.seats):
        open_cards = open_cards + g.curses[seat]
    for card, definition in enumerate(g.program.cards):
        if card in open_cards or card == g.environment or definition in found:
            continue
        if card == g.program.princess and g.princess_at < 0:
            continue
        known = g.known[thief * size + card]
        if known == 0 or known >> victim & 1:
            found.append(definition)
    return found


def steal_named(g: State, thief: int, victim: int, definition: int) -> None:
    """The thief names a card and gets it if it is there; everybody hears it."""
    for card in g.hand[victim]:
        if g.program.cards[card] == definition:
            g.emit(E_NAMED, thief, definition, victim, 1)
            steal(g, thief, victim, card, True)
            return
    g.emit(E_NAMED, thief, definition, victim, 0)
