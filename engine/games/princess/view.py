"""What a seat may know, and nothing else: what lies open (PR-RUL-38), the own hand and Secret, and what the
seat has seen and remembers of the rest (`engine.games.princess.knowing`)."""

from __future__ import annotations

from typing import Any

from engine.games.princess.codes import (
    CENTRE,
    IN_DECK,
    MARKS,
    OUT_OF_PLAY,
    REASONS,
    TYPES,
)
from engine.games.princess.decisions.apply import spells_in_the_air
from engine.games.princess.decisions.question import Question
from engine.games.princess.limits import has_open_hand, is_overloaded
from engine.games.princess.machine import MACHINE
from engine.games.princess.shop import price, sell_price
from engine.games.princess.state import State
from engine.kernel.frames import FRAME


def knows_secret(g: State, viewer: int, seat: int) -> bool:
    """Whether a seat knows a player's Secret (PR-RUL-36). Onlookers know those that are revealed."""
    if viewer == seat or g.revealed[seat] == 1:
        return True
    return viewer >= 0 and g.secret_seen[seat] >> viewer & 1 == 1


def is_face_down(g: State, viewer: int) -> bool:
    """Whether an attack lies on the table that the viewer cannot see."""
    return g.attack_placed and not g.attack_shown and viewer != g.challenger


def view_of(g: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it, as plain JSON."""
    return {
        "seat": seat,
        "turn": turn_of(g, seat),
        "heroes": [hero_of(g, seat, other) for other in range(g.seats)],
        "deck": deck_of(g, seat),
        "discard": [card_of(g, card) for card in g.discard],
        "shop": [card_of(g, card) for card in g.shop],
        "gone": [card_of(g, card) for card in g.gone],
        "environment": card_of(g, g.environment),
        "princess": {
            "status": "kidnapped" if g.princess_at == OUT_OF_PLAY else "free",
            "in_centre": g.princess_at == CENTRE,
            "holder": g.princess_at if g.princess_at >= 0 else None,
        },
        "challenge": challenge_of(g, seat),
        "spells": [card_of(g, card) for card in spells_in_the_air(g)],
        "lasting": g.lasting[:],
        "once": g.once[:],
        "outcome": REASONS[g.ended],
        "winners": [other for other in range(g.seats) if g.winners >> other & 1],
    }


def turn_of(g: State, seat: int) -> dict[str, Any]:
    """Whose turn it is, and what is being decided by whom."""
    asked: dict[str, Any] | None = None
    if g.stack:
        at = len(g.stack) - FRAME
        question = MACHINE.asking(g)
        asked = {"what": question.name, "who": question.decider(g, at)}
        card = question.asked_by(g, at)
        if card >= 0:
            asked["card"] = g.program.definitions[card].slug
        spell = question.spell(g, at) if isinstance(question, Question) else -1
        if spell >= 0 and seat == asked["who"]:
            asked["spell"] = g.program.definitions[g.program.cards[spell]].slug
    return {
        "active": g.active,
        "turns": g.turns,
        "first": g.first,
        "asked": asked,
        "extra": g.extra,
        "empty_turns": g.empty_turns,
    }


def card_of(g: State, card: int) -> dict[str, Any] | None:
    """A card that is seen."""
    if card < 0:
        return None
    return {"card": card, "slug": g.program.definitions[g.program.cards[card]].slug}


def hero_of(g: State, viewer: int, seat: int) -> dict[str, Any]:
    """A player as another sees them: the hand of one's own, of others what is known of it."""
    definitions = g.program.definitions
    dealt = g.character[seat] >= 0
    offered = g.offered[2 * seat : 2 * seat + 2]
    return {
        "seat": seat,
        "character": definitions[g.character[seat]].slug if dealt else None,
        "offered": [] if dealt else [definitions[index].slug for index in offered],
        "alive": g.alive[seat] == 1,
        "life": g.life[seat],
        "maximum": g.life_maximum(seat) if dealt else 0,
        "gold": g.gold[seat],
        "price": price(g, seat),
        "sell_price": sell_price(g, seat),
        "cards": len(g.hand[seat]),
        "overloaded": is_overloaded(g, seat),
        "open_hand": has_open_hand(g, seat),
        "hand": hand_of(g, viewer, seat),
        "secret": definitions[g.secret[seat]].slug if knows_secret(g, viewer, seat) else None,
        "revealed": g.revealed[seat] == 1,
        "curses": [card_of(g, card) for card in g.curses[seat]],
        "skips": g.skips[seat],
    }


def hand_of(g: State, viewer: int, seat: int) -> list[dict[str, Any] | None]:
    """The own hand as it is; of another's the cards known to be in it, then those that may be, with the seats
    they may be at. Onlookers see hands that lie open."""
    if viewer == seat or (viewer < 0 and has_open_hand(g, seat)):
        return [card_of(g, card) for card in g.hand[seat]]
    if viewer < 0:
        return []
    size = len(g.program.cards)
    row = g.known[viewer * size : (viewer + 1) * size]
    found = [card_of(g, card) for card, mask in enumerate(row) if mask == 1 << seat]
    for card, mask in enumerate(row):
        if mask & (mask - 1) and mask >> seat & 1:
            maybe: dict[str, Any] = card_of(g, card) or {}
            maybe["at"] = [other for other in range(g.seats) if mask >> other & 1]
            found.append(maybe)
    return found


def deck_of(g: State, viewer: int) -> dict[str, Any]:
    """How many cards are left, the mark on the back of the top one, and the cards whose places are known,
    counted from the top."""
    size = len(g.program.cards)
    places = [
        {"place": len(g.deck) - 1 - index, **(card_of(g, card) or {})}
        for index, card in enumerate(g.deck)
        if viewer >= 0 and g.known[viewer * size + card] == IN_DECK
    ]
    return {
        "cards": len(g.deck),
        "top": MARKS[g.program.marks[g.deck[-1]]] if g.deck else None,
        "known": places[::-1],
    }


def challenge_of(g: State, viewer: int) -> dict[str, Any] | None:
    """The challenge in progress: cards on the table, the one face down as its back only."""
    if g.challenger < 0:
        return None
    table: list[dict[str, Any]] = []
    for card in g.played:
        owner = g.challenger if card in g.hand[g.challenger] else g.opponent
        if card == g.attack and is_face_down(g, viewer):
            mark = MARKS[g.program.marks[card]] if g.marks_show else None
            table.append({"seat": owner, "card": None, "mark": mark})
        else:
            table.append({"seat": owner, **(card_of(g, card) or {})})
    hidden = is_face_down(g, viewer)
    return {
        "challenger": g.challenger,
        "opponent": g.opponent if g.opponent >= 0 else None,
        "round": g.round,
        "placed": g.attack_placed,
        "face_down": g.attack_placed and not g.attack_shown,
        "table": table,
        "attack_type": TYPES[g.attack_type] if g.attack_type >= 0 and not hidden else None,
        "response_type": TYPES[g.response_type] if g.response_type >= 0 else None,
        "winner": g.duel_winner if g.duel_winner >= 0 else None,
    }
