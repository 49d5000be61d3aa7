"""The decision ``character``: which of two characters to keep (PR-VARIANT-01)."""

from __future__ import annotations

from typing import Final

from engine.effects.numbers import refresh_numbers
from engine.games.princess.codes import A_CHARACTER
from engine.games.princess.decisions.question import SEAT, Question
from engine.games.princess.happenings import E_CHARACTER
from engine.games.princess.naming import entry
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.message import Label
from engine.kernel.targets import Card

F_CHARACTER: Final = 16


def ask_character(g: State, seat: int) -> None:
    """A player keeps one of two characters."""
    g.push(F_CHARACTER, seat)


class Character(Question):
    """One of the two that were dealt."""

    def actions(self, g: State, at: int) -> list[Action]:
        seat = g.stack[at + SEAT]
        return [(A_CHARACTER, index, 0, 0) for index in g.offered[2 * seat : 2 * seat + 2]]

    def perform(self, g: State, at: int, action: Action) -> None:
        seat = g.stack[at + SEAT]
        g.pop()
        g.character[seat] = action[1]
        refresh_numbers(g)
        g.emit(E_CHARACTER, seat, action[1])

    def label(self, g: State, at: int, action: Action) -> Label:
        seat, named = g.stack[at + SEAT], entry(g, action[1])
        offered = g.offered[2 * seat : 2 * seat + 2].index(action[1])
        return Label("action-character", {"definition": named}, (Card(named, "offered", seat, offered),))


CHARACTER = Character(F_CHARACTER, "character")
