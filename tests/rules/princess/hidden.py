"""Random states of The Princess, and what must hold of hidden information in each of them."""

from __future__ import annotations

import json
from collections.abc import Iterator

from engine.games.princess.codes import IN_DECK
from engine.games.princess.decisions.apply import spells_in_the_air
from engine.games.princess.happenings import (
    E_APPLIED,
    E_CARD_SHOWN,
    E_CURSE_GONE,
    E_DISCARDED,
    E_REFILLED,
    E_SHOWN,
    E_TOOK,
    E_TOP_DISCARDED,
    EVENTS,
)
from engine.games.princess.play import Princess, start
from engine.games.princess.program import D_SECRET
from engine.games.princess.state import State
from engine.games.princess.state_copying import CARDS
from engine.games.princess.viewing import knows_secret
from engine.kernel.contract import Action, Event
from engine.kernel.rng import Stream, seeded
from engine.kernel.view import as_json
from tests.conformance.cards import lying
from tests.rules.princess.pack import release

OPENLY = (E_APPLIED, E_CARD_SHOWN, E_CURSE_GONE, E_DISCARDED, E_REFILLED, E_SHOWN, E_TOOK, E_TOP_DISCARDED)
"""Events by which everybody sees a card."""


def states(count: int, first: int = 0) -> Iterator[tuple[int, Princess]]:
    """So many states from random games of 3 to 10 players, each with a number. The game goes on when the
    next one is asked for; a state that is to be kept must be cloned."""
    number = 0
    game = first
    while number < count:
        seats = 3 + game % 8
        options = {
            "many_players": True,
            "two_characters": seats <= 5 and game % 3 == 1,
            "teams": seats == 4 and game % 2 == 0,
            "face_down_marks": game % 5 != 0,
            "overload_opens_hand": game % 7 == 0,
            "rob_loser": game % 4 == 0,
            "flee_unstoppable": game % 4 == 1,
        }
        one = start(release(), seats, game, options, False)
        stream = Stream(seeded(game))
        while one.to_act and number < count:
            yield number, one
            number += 1
            for _ in range(1 + stream.below(5)):
                legal = one.actions()
                if legal:
                    one.play(legal[stream.below(len(legal))])
        game += 1


def view(game: Princess, seat: int) -> str:
    """A view as bytes."""
    return json.dumps(as_json(game.view(seat)))


def told(game: Princess, action: Action, seat: int) -> tuple[Princess, list[Event]]:
    """The game after an action, in a copy, and the events as a seat is told of them."""
    after = game.clone()
    after.events = []
    after.play(action)
    seen = [after.seen(event, seat) for event in after.events]
    return after, [event for event in seen if event is not None]


def visible(g: State, seat: int) -> set[int]:
    """The single cards that a seat sees or knows the place of."""
    size = len(g.program.cards)
    found = {
        *g.discard,
        *g.gone,
        *g.shop,
        *g.hand[seat],
        g.environment,
        *spells_in_the_air(g),
        g.program.princess,
    }
    for curses in g.curses:
        found.update(curses)
    for card in range(size):
        mask = g.known[seat * size + card]
        if mask and mask & (mask - 1) == 0:
            found.add(card)
    return found - {-1}


def secrets_known(g: State, seat: int) -> set[int]:
    """The Secrets of which a seat knows whose they are."""
    return {g.secret[other] for other in range(g.seats) if knows_secret(g, seat, other)}


def check_told(before: State, after: State, events: list[Event], seat: int) -> None:
    """Events name no card and no Secret that the seat does not know, before or afterwards; but for cards that
    lay open for a moment in between, in the shop or on a pile."""
    cards = visible(before, seat) | visible(after, seat)
    secrets = secrets_known(before, seat) | secrets_known(after, seat)
    for event in events:
        if event[0] in OPENLY:
            cards.update(event[1:3])
        for field, value in zip(EVENTS[event[0]].fields, event[1:], strict=False):
            if field.kind == "card" and value >= 0:
                assert value in cards, (event, seat)
            if field.kind == "definition" and after.program.definitions[value].kind == D_SECRET:
                assert value in secrets, (event, seat)


def laid_bare(g: State) -> list[int]:
    """What chance lays bare without a word: the back of the deck when the card above it goes, and which cards
    of the discard pile were shuffled into the deck."""
    return [g.program.marks[g.deck[-1]] if g.deck else -1, *g.discard]


def all_cards(g: State) -> list[int]:
    """Every single card that lies somewhere, sorted."""
    return sorted(lying(g, CARDS) + spells_in_the_air(g))


def check_sound(g: State) -> None:
    """Nothing is lost, and whatever is noted as known is true."""
    cards = range(len(g.program.cards))
    if g.character[0] >= 0 and -1 not in g.character:
        lady = g.program.princess
        assert all_cards(g) == [card for card in cards if card != lady or g.princess_at >= 0]
    for seat in range(g.seats):
        for card in cards:
            mask = g.known[seat * len(cards) + card]
            if mask == IN_DECK:
                assert card in g.deck
            elif mask:
                assert any(mask >> other & 1 and card in g.hand[other] for other in range(g.seats))
    assert g.secret.count(g.program.kidnapper) == 1
    assert len(set(g.secret)) == g.seats
    for seat in range(g.seats):
        assert (g.program.princess in g.hand[seat]) == (g.princess_at == seat)
        assert g.gold[seat] >= 0
        if g.character[seat] >= 0:
            assert 0 <= g.life[seat] <= g.life_maximum(seat)
