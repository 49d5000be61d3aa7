"""The shop, and cards in front of a hero: buying, exhausting, refreshing, discarding, artifacts (PF-SHOP,
PF-ITEM, PF-ART)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number, refresh_numbers
from engine.games.platformer.codes import GOLD, SHOP
from engine.games.platformer.happenings import E_ARTIFACT, E_BOUGHT, E_DISCARDED, E_REFRESHED
from engine.games.platformer.moments import (
    N_NO_BUY,
    N_PRICE,
    N_SHOP_REACH,
    T_ARTIFACT_TAKEN,
    T_BOUGHT,
    T_CARD_DISCARDED,
    T_CARD_EXHAUSTED,
    T_CARD_REFRESHED,
)
from engine.games.platformer.program import D_ARTIFACT, D_ITEM
from engine.games.platformer.purse import spend
from engine.games.platformer.state import State


def at_shop(g: State, hero: int) -> bool:
    """Whether a hero stands on a Shop space (PF-SHOP-01), or near enough to one if a card says so."""
    here = g.pos[hero]
    if here < 0:
        return False
    if g.board.kind[here] == SHOP:
        return True
    if number(g, hero, N_SHOP_REACH) > 0:
        for direction in range(4):
            there = g.near(here, direction)
            if there >= 0 and g.board.kind[there] == SHOP:
                return True
    return False


def price_of(g: State, hero: int, card: int) -> int:
    """The printed price (PF-SHOP-02), changed by cards."""
    price = g.program.definitions[g.program.cards[card]].price + number(g, hero, N_PRICE)
    return max(price, 0)


def can_buy(g: State, hero: int, slot: int) -> bool:
    """Whether a card of the display can be paid for."""
    card = g.display[slot]
    return card >= 0 and g.gold[hero] >= price_of(g, hero, card)


def may_buy(g: State, hero: int) -> bool:
    """Whether a hero is where one buys and may."""
    return at_shop(g, hero) and number(g, hero, N_NO_BUY) <= 0


def buy(g: State, hero: int, slot: int) -> None:
    """Pay, take the card, refill the gap at once (PF-SHOP-02, -03)."""
    card = g.display[slot]
    price = price_of(g, hero, card)
    refill(g, slot)
    g.held[hero].append(card)
    refresh_numbers(g)
    g.emit(E_BOUGHT, hero, card, price)
    fire(g, T_BOUGHT, hero, amount=price, space=g.pos[hero], cause=g.program.cards[card])
    spend(g, hero, GOLD, price)


def refill(g: State, slot: int) -> None:
    """Fill a gap from its deck; with an empty deck the gap stays for now (PF-D-57)."""
    deck = g.item_deck if slot < 3 else g.potion_deck
    g.display[slot] = deck.pop() if deck else -1


def fill_gaps(g: State) -> None:
    """Close the gaps of the display as soon as their deck has a card again (PF-D-78)."""
    for slot in range(len(g.display)):
        if g.display[slot] < 0:
            refill(g, slot)


def is_exhausted(g: State, hero: int, card: int) -> bool:
    """Whether a card (-1: the hero card) is turned by 90 degrees."""
    return g.tired[hero] == 1 if card < 0 else card in g.exhausted


def exhaust(g: State, hero: int, card: int) -> None:
    """Turn a card (-1: the hero card); it cannot be used until refreshed (PF-ITEM-02, -03, -06)."""
    if card < 0:
        g.tired[hero] = 1
    elif card not in g.exhausted:
        g.exhausted.append(card)
    fire(g, T_CARD_EXHAUSTED, hero, amount=card)


def refresh(g: State, hero: int, card: int) -> None:
    """Turn one card upright."""
    if not is_exhausted(g, hero, card):
        return
    if card < 0:
        g.tired[hero] = 0
    else:
        g.exhausted.remove(card)
    fire(g, T_CARD_REFRESHED, hero, amount=card)


def refresh_all(g: State, hero: int) -> None:
    """Step 2: turn all own cards upright, hero card and artifacts included (PF-TURN-04, PF-D-18)."""
    if g.tired[hero] or g.exhausted:
        g.emit(E_REFRESHED, hero)
        refresh(g, hero, -1)
        for card in g.held[hero]:
            refresh(g, hero, card)


def discard(g: State, hero: int, card: int) -> None:
    """A card leaves its owner: a potion or item goes to the bottom of its deck (PF-ITEM-05), from where it
    closes a gap at once (PF-D-78); an artifact goes back to the common area."""
    definition = g.program.definitions[g.program.cards[card]]
    g.held[hero].remove(card)
    if card in g.exhausted:
        g.exhausted.remove(card)
    if definition.kind == D_ARTIFACT:
        g.artifact_owner[g.artifacts.index(card)] = -1
    elif definition.kind == D_ITEM:
        g.item_deck.insert(0, card)
    else:
        g.potion_deck.insert(0, card)
    fill_gaps(g)
    refresh_numbers(g)
    g.emit(E_DISCARDED, hero, card)
    fire(g, T_CARD_DISCARDED, hero, cause=definition.index)


def take_artifact(g: State, hero: int, card: int) -> None:
    """An artifact changes hands and arrives refreshed (PF-ART-02, -03)."""
    index = g.artifacts.index(card)
    owner = g.artifact_owner[index]
    if owner == hero:
        return
    if owner >= 0:
        g.held[owner].remove(card)
    if card in g.exhausted:
        g.exhausted.remove(card)
    g.artifact_owner[index] = hero
    g.held[hero].append(card)
    refresh_numbers(g)
    g.emit(E_ARTIFACT, hero, card)
    fire(g, T_ARTIFACT_TAKEN, hero, amount=owner, cause=g.program.cards[card])
