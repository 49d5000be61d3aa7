"""The decision ``choose``: which hero, equipment or ability to take at the start (DD-SETUP-03, DD-RUL-03)."""

from __future__ import annotations

from typing import Final

from engine.effects.numbers import refresh_numbers
from engine.games.dungeons.codes import A_CARD
from engine.games.dungeons.decisions.question import SEAT, Question
from engine.games.dungeons.happenings import E_CHOSEN
from engine.games.dungeons.naming import entry
from engine.games.dungeons.program import D_EQUIPMENT, D_HERO
from engine.games.dungeons.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Label
from engine.kernel.targets import Card

F_CHOOSE: Final = 17
KIND: Final = 2


def ask_choose(g: State, seat: int, kind: int) -> None:
    """A player takes a card of a kind."""
    g.push(F_CHOOSE, seat, kind)


def cards_of(g: State, kind: int) -> list[int]:
    """The cards of a kind that heroes have, by seat."""
    if kind == D_HERO:
        return g.hero
    return g.equipment if kind == D_EQUIPMENT else g.ability


def free_cards(g: State, kind: int) -> list[int]:
    """The cards of a kind that nobody has taken: each exists once (DD-RUL-03)."""
    taken = cards_of(g, kind)
    return [index for index in g.program.of_kind(kind) if index not in taken]


def take_card(g: State, seat: int, index: int) -> None:
    """A player takes a card; Health starts at the number on the Hero card (DD-SETUP-06)."""
    definition = g.program.definitions[index]
    cards_of(g, definition.kind)[seat] = index
    if definition.kind == D_HERO:
        g.health[seat] = definition.health
    refresh_numbers(g)
    g.emit(E_CHOSEN, seat, index)


class Choose(Question):
    """Which card; the last one is taken."""

    def settle(self, g: State, at: int) -> bool:
        left = free_cards(g, g.stack[at + KIND])
        if len(left) > 1:
            return True
        seat = g.stack[at + SEAT]
        g.pop()
        take_card(g, seat, left[0])
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        seat = g.stack[at + SEAT]
        return [(A_CARD, seat, index, 0) for index in free_cards(g, g.stack[at + KIND])]

    def perform(self, g: State, at: int, action: Action) -> None:
        g.pop()
        take_card(g, action[1], action[2])

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] != A_CARD:
            return super().refusal(g, at, action)
        taken = action[2] in g.hero or action[2] in g.equipment or action[2] in g.ability
        return Refusal("DD-RUL-03", "card-taken" if taken else "not-this-card")

    def label(self, g: State, at: int, action: Action) -> Label:
        named = entry(g, action[2])
        return Label("action-card", {"definition": named, "seat": action[1]}, (Card(named, "offered"),))


CHOOSE = Choose(F_CHOOSE, "choose")
