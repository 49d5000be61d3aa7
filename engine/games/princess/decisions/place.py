"""The decision ``place``: which card to place in a challenge (PR-CHALLENGE-02, -03, -14)."""

from __future__ import annotations

from typing import Final

from engine.effects.numbers import refresh_numbers
from engine.games.princess.cards import leave_hand
from engine.games.princess.codes import A_PASS, A_PLACE, ENVIRONMENT, NO_TYPE, TYPES
from engine.games.princess.decisions.question import SEAT, Question
from engine.games.princess.happenings import E_ENVIRONMENT, E_PLACED, E_SHOWN
from engine.games.princess.knowing import all_know
from engine.games.princess.limits import is_unstoppable, placeable, shows_cards
from engine.games.princess.magic import run_own
from engine.games.princess.moments import T_COMES_IN, T_REPLACED
from engine.games.princess.naming import card_label
from engine.games.princess.progress import end_duel
from engine.games.princess.shop import clear_shop
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Label

F_PLACE: Final = 21
ROLE: Final = 2

# Who places: the challenger, the opponent, or an opponent who may only flee.
AS_ATTACK: Final = 0
AS_RESPONSE: Final = 1
AS_FLIGHT: Final = 2


def ask_place(g: State, seat: int, role: int) -> None:
    """A player places a card."""
    g.push(F_PLACE, seat, role)


def is_attack(g: State, at: int) -> bool:
    """Whether the challenger is asked."""
    return g.stack[at + ROLE] == AS_ATTACK


def flights(g: State) -> list[int]:
    """The Environments with which the opponent could flee."""
    return [card for card in placeable(g, g.opponent) if g.program.types[card] == ENVIRONMENT]


class Place(Question):
    """Which card of the hand."""

    def actions(self, g: State, at: int) -> list[Action]:
        if g.stack[at + ROLE] == AS_FLIGHT:
            found: list[Action] = [(A_PLACE, card, 0, 0) for card in flights(g)]
            found.append((A_PASS, 0, 0, 0))
            return found
        return [(A_PLACE, card, 0, 0) for card in placeable(g, g.stack[at + SEAT])]

    def perform(self, g: State, at: int, action: Action) -> None:
        """A card is placed: face down, or face up if it must be (PR-RUL-10, -12, -13)."""
        seat = g.stack[at + SEAT]
        attacks = is_attack(g, at)
        g.pop()
        if action[0] == A_PASS:
            return
        card = action[1]
        if g.program.types[card] == ENVIRONMENT:
            flee(g, seat, card)
            return
        g.played.append(card)
        g.emit(E_PLACED, seat, card, g.program.marks[card] if g.marks_show else -1, g.round)
        if not attacks:
            g.response = card
            g.response_type = g.program.types[card]
            return
        g.attack = card
        g.attack_type = g.program.types[card]
        g.response_type = -1
        g.attack_placed = True
        if is_unstoppable(g, card) or shows_cards(g, seat) or g.opponent < 0:
            turn_up(g, seat, card)
            g.attack_shown = True

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        seat, card = g.stack[at + SEAT], action[1]
        if action[0] != A_PLACE:
            return Refusal("PR-CHALLENGE-14", "must-place")
        if card not in g.hand[seat]:
            return Refusal("PR-CHALLENGE-02", "not-in-hand")
        kind = g.program.types[card]
        if kind == NO_TYPE:
            return Refusal("PR-RUL-16", "princess-cannot-be-placed")
        if card in g.played:
            return Refusal("PR-CHALLENGE-10", "already-played")
        return Refusal("PR-RUL-12", "type-forbidden", {"type": TYPES[kind]})

    def label(self, g: State, at: int, action: Action) -> Label:
        if action[0] == A_PASS:
            return Label("action-pass-place", {}, self.matter(g, at))
        return card_label(g, g.stack[at + SEAT], "action-place", action[1])


def turn_up(g: State, seat: int, card: int) -> None:
    """Everybody sees a card on the table."""
    if seat != g.challenger or not g.attack_shown:
        all_know(g, card, seat)
        g.emit(E_SHOWN, seat, card)


def flee(g: State, seat: int, card: int) -> None:
    """Into another Environment: the challenge ends, and an attack face down goes back unseen (PR-RUL-10)."""
    end_duel(g)
    if g.attack_placed and not g.attack_shown:
        g.played.remove(g.attack)
    g.attack_placed = False
    bring_environment(g, seat, card)


def bring_environment(g: State, seat: int, card: int) -> None:
    """An Environment comes in: it replaces the one before, and the shop is discarded (PR-ENV-01 to -05)."""
    leave_hand(g, seat, card)
    old = g.environment
    g.environment = card
    g.emit(E_ENVIRONMENT, seat, card)
    refresh_numbers(g)
    clear_shop(g)
    run_own(g, g.program.cards[card], T_COMES_IN, seat, card, seat, -1)
    if old >= 0:
        g.discard.append(old)
        run_own(g, g.program.cards[old], T_REPLACED, seat, old, seat, -1)


PLACE = Place(F_PLACE, "place")
