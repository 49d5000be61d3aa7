"""The questions that cards put to players: which card to discard, steal, give or take, which curse, which
order, which type. Without a choice they are not put."""

from __future__ import annotations

from engine.effects.firing import push_block, read
from engine.games.princess.cards import discard, hand_over, into_hand
from engine.games.princess.codes import (
    F_ARRANGE,
    F_CURSE,
    F_CURSE_TO,
    F_DISCARD,
    F_GIVE,
    F_GUESS,
    F_KEEP,
    F_NAME,
    F_SALVAGE,
    F_SHOP,
    F_STEAL,
)
from engine.games.princess.happenings import E_ARRANGED, E_CARD_SHOWN, E_GAVE, E_GUESSED, E_TOOK
from engine.games.princess.knowing import all_know, seen_in_deck
from engine.games.princess.magic import can_bear, curse, drop_curse, take_curse
from engine.games.princess.shop import take_from_shop
from engine.games.princess.state import State
from engine.games.princess.theft import nameable, steal, steal_named
from engine.kernel.frames import FRAME


def options(g: State) -> list[int]:
    """What the question on top of the stack offers, in an order that tells nothing."""
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    seat = g.stack[base + 1]
    if frame in (F_DISCARD, F_GIVE):
        return g.hand[seat]
    if frame in (F_STEAL, F_KEEP):
        return sorted(g.hand[g.stack[base + 2]])
    if frame == F_NAME:
        return nameable(g, seat, g.stack[base + 2])
    if frame == F_SHOP:
        return [place for place, card in enumerate(g.shop) if card >= 0]
    if frame == F_SALVAGE:
        mask = g.stack[base + 3]
        return [card for card in g.discard if mask >> g.program.types[card] & 1]
    if frame == F_CURSE:
        return g.curses[g.stack[base + 2]]
    if frame == F_CURSE_TO:
        victim, card = g.stack[base + 2], g.stack[base + 3]
        return [other for other in g.next_seats() if other != victim and can_bear(g, card, other)]
    if frame == F_ARRANGE:
        count, placed = g.stack[base + 2], g.stack[base + 3]
        return sorted(g.deck[len(g.deck) - count : len(g.deck) - placed])
    assert frame == F_GUESS
    return [0, 1, 2, 3, 4]


def run_question(g: State) -> bool:
    """True if somebody must choose; without a choice what there is, is taken."""
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_KEEP:
        if g.hand[g.stack[base + 2]]:
            return True
        g.pop()
        return False
    if frame == F_GUESS:
        if g.hand[read(g, base).hero]:
            return True
        g.pop()
        return False
    offered = options(g)
    left = 1
    if frame in (F_DISCARD, F_SHOP, F_SALVAGE):
        left = g.stack[base + 2]
    elif frame in (F_STEAL, F_GIVE, F_CURSE):
        left = g.stack[base + 3]
    elif frame == F_ARRANGE:
        left = g.stack[base + 2] - g.stack[base + 3]
    if not offered or left <= 0:
        if frame == F_ARRANGE:
            g.emit(E_ARRANGED, g.stack[base + 1], g.stack[base + 2])
        g.pop()
        return False
    if len(offered) == 1 or (frame in (F_DISCARD, F_STEAL, F_GIVE) and len(offered) <= left):
        answer(g, offered[0])
        return False
    return True


def answer(g: State, choice: int) -> None:
    """One choice has been made."""
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    seat = g.stack[base + 1]
    if frame == F_DISCARD:
        g.stack[base + 2] -= 1
        discard(g, seat, choice)
    elif frame == F_STEAL:
        g.stack[base + 3] -= 1
        steal(g, seat, g.stack[base + 2], choice)
    elif frame == F_GIVE:
        g.stack[base + 3] -= 1
        hand_over(g, choice, seat, g.stack[base + 2], E_GAVE)
    elif frame == F_NAME:
        victim = g.stack[base + 2]
        g.pop()
        steal_named(g, seat, victim, choice)
    elif frame == F_SHOP:
        g.stack[base + 2] -= 1
        take_from_shop(g, seat, choice)
    elif frame == F_SALVAGE:
        g.stack[base + 2] -= 1
        g.discard.remove(choice)
        into_hand(g, seat, choice)
        g.emit(E_TOOK, seat, choice)
    elif frame == F_CURSE:
        answer_curse(g, base, choice)
    elif frame == F_CURSE_TO:
        victim, card = g.stack[base + 2], g.stack[base + 3]
        g.pop()
        take_curse(g, victim, card)
        curse(g, choice, card)
    elif frame == F_ARRANGE:
        arrange(g, base, choice)
    else:
        guess(g, choice)


def answer_curse(g: State, base: int, card: int) -> None:
    """A curse is discarded, or it is asked where it goes."""
    seat, victim, moves = g.stack[base + 1], g.stack[base + 2], g.stack[base + 4]
    g.stack[base + 3] -= 1
    if moves:
        g.push(F_CURSE_TO, seat, victim, card)
    else:
        drop_curse(g, victim, card)


def arrange(g: State, base: int, card: int) -> None:
    """The next card from the top."""
    placed = g.stack[base + 3]
    here = g.deck.index(card)
    there = len(g.deck) - 1 - placed
    g.deck[here], g.deck[there] = g.deck[there], g.deck[here]
    seen_in_deck(g, g.stack[base + 1], card)
    g.stack[base + 3] = placed + 1


def guess(g: State, kind: int) -> None:
    """The named type against a card drawn by lot, which everybody sees."""
    base = len(g.stack) - FRAME
    ctx = read(g, base)
    right, wrong = g.stack[base + 1], g.stack[base + 2]
    g.pop()
    card = g.hand[ctx.hero][g.below(len(g.hand[ctx.hero]))]
    all_know(g, card, ctx.hero)
    g.emit(E_CARD_SHOWN, ctx.hero, card)
    hit = g.program.types[card] == kind
    g.emit(E_GUESSED, ctx.owner, kind, ctx.hero, 1 if hit else 0)
    push_block(g, ctx, right if hit else wrong)
