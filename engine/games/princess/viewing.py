"""Shows a state to a seat: what lies open (PR-RUL-38), the own hand and Secret, and what the seat has seen
and remembers of the rest (`engine.games.princess.knowing`)."""

from __future__ import annotations

from msgspec import UNSET

from engine.games.princess.codes import CENTRE, IN_DECK, MARKS, OUT_OF_PLAY, REASONS, TYPES
from engine.games.princess.decisions.apply import spells_in_the_air
from engine.games.princess.decisions.question import Question
from engine.games.princess.limits import has_open_hand, is_overloaded
from engine.games.princess.machine import MACHINE
from engine.games.princess.shop import price, sell_price
from engine.games.princess.state import State
from engine.games.princess.view import (
    Asked,
    Card,
    Challenge,
    Deck,
    DeckCard,
    HandCard,
    Hero,
    LaidCard,
    Princess,
    Turn,
    View,
)
from engine.kernel.frames import FRAME


def knows_secret(g: State, viewer: int, seat: int) -> bool:
    """Whether a seat knows a player's Secret (PR-RUL-36). Onlookers know those that are revealed."""
    if viewer == seat or g.revealed[seat] == 1:
        return True
    return viewer >= 0 and g.secret_seen[seat] >> viewer & 1 == 1


def is_face_down(g: State, viewer: int) -> bool:
    """Whether an attack lies on the table that the viewer cannot see."""
    return g.attack_placed and not g.attack_shown and viewer != g.challenger


def view_of(g: State, seat: int) -> View:
    """The table as a seat sees it."""
    return View(
        seat=seat,
        turn=turn_of(g, seat),
        heroes=[hero_of(g, seat, other) for other in range(g.seats)],
        deck=deck_of(g, seat),
        discard=[card_of(g, card) for card in g.discard],
        shop=[card_of(g, card) if card >= 0 else None for card in g.shop],
        gone=[card_of(g, card) for card in g.gone],
        environment=card_of(g, g.environment) if g.environment >= 0 else None,
        princess=Princess(
            status="kidnapped" if g.princess_at == OUT_OF_PLAY else "free",
            in_centre=g.princess_at == CENTRE,
            holder=g.princess_at if g.princess_at >= 0 else None,
        ),
        challenge=challenge_of(g, seat),
        spells=[card_of(g, card) for card in spells_in_the_air(g)],
        lasting=g.lasting[:],
        once=g.once[:],
        outcome=REASONS[g.ended],
        winners=[other for other in range(g.seats) if g.winners >> other & 1],
    )


def turn_of(g: State, seat: int) -> Turn:
    """Whose turn it is, and what is being decided by whom."""
    return Turn(
        active=g.active,
        turns=g.turns,
        first=g.first,
        asked=asked_of(g, seat) if g.stack else None,
        extra=g.extra,
        empty_turns=g.empty_turns,
    )


def asked_of(g: State, seat: int) -> Asked:
    """What is being decided; the spell it is about is for whoever decides."""
    at = len(g.stack) - FRAME
    question = MACHINE.asking(g)
    who = question.decider(g, at)
    asking = question.asked_by(g, at)
    spell = question.spell(g, at) if isinstance(question, Question) and seat == who else -1
    return Asked(
        what=question.name,
        who=who,
        card=g.program.definitions[asking].slug if asking >= 0 else UNSET,
        spell=slug_of(g, spell) if spell >= 0 else UNSET,
    )


def slug_of(g: State, card: int) -> str:
    """What is printed on a card."""
    return g.program.definitions[g.program.cards[card]].slug


def card_of(g: State, card: int) -> Card:
    """A card that is seen."""
    return Card(card, g.program.definitions[g.program.cards[card]].slug)


def hero_of(g: State, viewer: int, seat: int) -> Hero:
    """A player as another sees them: the hand of one's own, of others what is known of it."""
    definitions = g.program.definitions
    dealt = g.character[seat] >= 0
    offered = g.offered[2 * seat : 2 * seat + 2]
    return Hero(
        seat=seat,
        character=definitions[g.character[seat]].slug if dealt else None,
        offered=[] if dealt else [definitions[index].slug for index in offered],
        alive=g.alive[seat] == 1,
        life=g.life[seat],
        maximum=g.life_maximum(seat) if dealt else 0,
        gold=g.gold[seat],
        price=price(g, seat),
        sell_price=sell_price(g, seat),
        cards=len(g.hand[seat]),
        overloaded=is_overloaded(g, seat),
        open_hand=has_open_hand(g, seat),
        hand=hand_of(g, viewer, seat),
        secret=definitions[g.secret[seat]].slug if knows_secret(g, viewer, seat) else None,
        revealed=g.revealed[seat] == 1,
        curses=[card_of(g, card) for card in g.curses[seat]],
        skips=g.skips[seat],
    )


def hand_of(g: State, viewer: int, seat: int) -> list[HandCard]:
    """The own hand as it is; of another's the cards known to be in it, then those that may be, with the seats
    they may be at. Onlookers see hands that lie open."""
    if viewer == seat or (viewer < 0 and has_open_hand(g, seat)):
        return [HandCard(card, slug_of(g, card)) for card in g.hand[seat]]
    if viewer < 0:
        return []
    size = len(g.program.cards)
    row = g.known[viewer * size : (viewer + 1) * size]
    found = [HandCard(card, slug_of(g, card)) for card, mask in enumerate(row) if mask == 1 << seat]
    for card, mask in enumerate(row):
        if mask & (mask - 1) and mask >> seat & 1:
            seats = [other for other in range(g.seats) if mask >> other & 1]
            found.append(HandCard(card, slug_of(g, card), seats))
    return found


def deck_of(g: State, viewer: int) -> Deck:
    """How many cards are left, the mark on the back of the top one, and the cards whose places are known,
    counted from the top."""
    size = len(g.program.cards)
    places = [
        DeckCard(len(g.deck) - 1 - index, card, slug_of(g, card))
        for index, card in enumerate(g.deck)
        if viewer >= 0 and g.known[viewer * size + card] == IN_DECK
    ]
    return Deck(
        cards=len(g.deck),
        top=MARKS[g.program.marks[g.deck[-1]]] if g.deck else None,
        known=places[::-1],
    )


def challenge_of(g: State, viewer: int) -> Challenge | None:
    """The challenge in progress: cards on the table, the one face down as its back only."""
    if g.challenger < 0:
        return None
    hidden = is_face_down(g, viewer)
    return Challenge(
        challenger=g.challenger,
        opponent=g.opponent if g.opponent >= 0 else None,
        round=g.round,
        placed=g.attack_placed,
        face_down=g.attack_placed and not g.attack_shown,
        table=[laid_card(g, card, hidden) for card in g.played],
        attack_type=TYPES[g.attack_type] if g.attack_type >= 0 and not hidden else None,
        response_type=TYPES[g.response_type] if g.response_type >= 0 else None,
        winner=g.duel_winner if g.duel_winner >= 0 else None,
    )


def laid_card(g: State, card: int, hidden: bool) -> LaidCard:
    """A card on the table; of the attack that is hidden only the back, with its mark if marks show."""
    owner = g.challenger if card in g.hand[g.challenger] else g.opponent
    if card == g.attack and hidden:
        return LaidCard(owner, None, mark=MARKS[g.program.marks[card]] if g.marks_show else None)
    return LaidCard(owner, card, slug_of(g, card))
