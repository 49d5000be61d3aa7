"""The effects of a release as the rules use them: lists of callables, built once per release by
`engine.effects.compiling`. Nothing here changes while games are played; all games of a release share it.

A game derives its own definitions and program from these classes and adds what is printed on its cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from engine.effects.context import Context

BY_ANYBODY: Final = 0
BY_OWNER: Final = 1
BY_OTHERS: Final = 2
"""Whose deed an effect waits for."""
WHATEVER: Final = -1
"""An effect does not ask about this number of its moment."""


class Effect:
    """One effect of a card, compiled: when it acts, what must hold, what it costs, what it does."""

    def __init__(self, index: int, definition: int, trigger: int) -> None:
        self.index = index
        self.definition = definition
        self.trigger = trigger
        self.by = BY_ANYBODY
        self.of_this = False
        """Whether the moment must be about the enemy that bears it."""
        self.amount = WHATEVER
        self.space = WHATEVER
        self.cause = WHATEVER
        self.tests: list[Callable[[Any, Context], bool]] = []
        """What else is asked about the moment."""
        self.conditions: list[Callable[[Any, Context], bool]] = []
        self.payable: list[Callable[[Any, Context], bool]] = []
        self.pay: list[Callable[[Any, Context], None]] = []
        self.exhausts = False
        """Whether it costs turning its card, or (`discards`) giving it up: the two costs almost every card
        has."""
        self.discards = False
        self.may = False
        self.block = 0
        self.until = 0
        self.number = -1
        """Its place among the effects written on its card; -1 if it is none of them."""
        self.marks = 0
        """What its operations are marked with, as a bit mask of the game's `MARKS`."""
        self.claims = False
        """Whether it takes the card it stands on; such an effect listens to every player."""
        self.actor_in_amount = False
        """Whether the moment's amount is the seat of the player who acts, and its hero who suffers it."""
        self.repeats = False
        """Whether it acts as often as the moment's amount says, for the player whose moment it is."""
        self.tells = False
        """Whether all that its operations do is told by events of their own."""


class Change:
    """A number or permission that a card changes as long as it lies there: what, by how much, whose, if
    what."""

    def __init__(
        self, what: int, by: int, scope: int, conditions: list[Callable[[Any, Context], bool]]
    ) -> None:
        self.what = what
        self.by = by
        self.scope = scope
        self.conditions = conditions


@mypyc_attr(allow_interpreted_subclasses=True)
class Bearer:
    """Whatever bears effects: a card, an enemy, a token. Its effects and the moments it listens to."""

    def __init__(self, index: int, kind: int, slug: str) -> None:
        self.index = index
        self.kind = kind
        self.slug = slug
        self.entry = slug
        """``kind/slug`` of the entry it belongs to, as everybody outside of the rules names it."""
        self.copies = 1
        self.effects: list[Effect] = []
        self.changes: list[Change] = []
        self.triggers = 0
        """Bit mask of the moments its effects listen to."""
        self.claims = 0
        """The same for effects that take the card they stand on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Code:
    """The compiled effects of a release."""

    def __init__(self) -> None:
        self.release = ""
        self.bearers: list[Bearer] = []
        self.effects: list[Effect] = []
        self.blocks: list[list[Callable[[Any, Context], None]]] = []
        self.options: list[list[int]] = []
        """Lists of blocks from which "choose_one" lets a player choose."""
        self.option_words: list[list[Any]] = []
        """For each of these lists what is written of each option: the operations as data, for those who say
        what there is to choose."""
        self.filters: list[Callable[[Any, Context], list[int]]] = []
        """What the questions for a hero, an enemy, a space or a card offer."""
        self.cards: list[int] = []
        """The definition of every single card, copies counted."""
        self.dice: list[list[int]] = []
        """The faces of every sort of die."""
        self.numbers = 0
        """How many numbers cards can change in this game."""
        self.conditional: list[int] = []
        """For each number, how many changes of the release carry a condition."""
