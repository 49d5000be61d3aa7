"""What every game's state has: pending work, chance, events, and the sums of what cards change.

A game derives its `State` from `BaseState`, declares its own ints and flat lists as it is done here, and
answers four questions that the effect language asks: who listens, who bears changes, whether a card is ready
and whether it is still held.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from engine.effects.context import Context
from engine.effects.program import Code, Effect
from engine.kernel.frames import FRAME
from engine.kernel.keeping import Anew, Unsaved
from engine.kernel.rng import LIMIT, advance, value

EVERYBODY: Final = -2
"""Instead of an owner, for cards that act for everybody: whoever acts is the owner."""
ANYBODY: Final = -3
"""Instead of an owner, for a card that waits for somebody to take it."""
NOT_GIVEN: Final[list[list[int]]] = [[0] * (FRAME - 1 - given) for given in range(FRAME)]
"""What fills a frame up, by how many of its fields are given."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState:
    """The base of all states: ints and flat lists of ints, so that copying it is cheap."""

    def lay(self, code: Code, seats: int) -> None:
        """Nothing is on the table yet."""
        self.code: Unsaved[Code] = code
        self.seats: int = seats
        self.rng: int = 0
        self.ask_chance: bool = False
        self.events: Anew[list[tuple[int, int, int, int, int]] | None] = None
        self.heeds: Anew[list[bool]] = []
        """By code, whether the listener wants to be told of an event; empty: of every one."""
        self.stack: list[int] = []
        """Pending work: frames of FRAME ints each, the last one on top."""
        self.work: int = 0
        """Effects run since the last decision, to catch cards without end."""
        self.active: int = 0
        """The seat whose turn it is."""
        self.turns: int = 0
        """Turns begun, of all players together."""
        self.dice: list[int] = []
        """What the last throw shows."""
        self.once: list[int] = []
        """Effects that can be used once in a while and have been, in a numbering of the game's."""
        self.lasting: list[int] = []
        """Changes for a time: owner, what, by, scope, until, turns begun then."""
        # Derived; replaced, never changed in place, so that clones share them.
        self.numbers: Unsaved[list[int]] = []
        """For each seat the unconditional sum of every number cards change; last row: for all enemies."""
        self.heard: Unsaved[list[int]] = []
        """For each seat the mask of moments that the own cards listen to."""
        self.heard_all: Unsaved[int] = 0

    # Pending work.

    def push(self, frame: int, *fields: int) -> None:
        """Put a frame on top of the stack; fields that are not given are 0."""
        stack = self.stack
        stack.append(frame)
        stack.extend(fields)
        stack.extend(NOT_GIVEN[len(fields)])

    def pop(self) -> None:
        """Take the top frame away."""
        del self.stack[-FRAME:]

    # Chance.

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        bound = LIMIT - LIMIT % n
        state = advance(self.rng)
        number = value(state)
        while number >= bound:
            state = advance(state)
            number = value(state)
        self.rng = state
        return number % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    # Events.

    def emit(self, code: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
        """Tell the listener, if there is one, what has happened."""
        if self.events is not None and (not self.heeds or self.heeds[code]):
            self.events.append((code, a, b, c, d))

    # What the effect language asks a game.

    def listeners(self, bit: int, hero: int, enemy: int) -> list[int]:
        """Everything in play that listens to a moment (its bit), in the order in which it acts: definition,
        owner, this and card of each, one after the other. The owner is EVERYBODY for what acts for all."""
        raise NotImplementedError

    def bearers(self) -> list[int]:
        """Everything in play that bears effects or changes, the same way."""
        raise NotImplementedError

    def refreshed(self) -> None:
        """The sums have been made anew: a game may derive more from them."""

    def is_ready(self, owner: int, card: int) -> bool:
        """Whether a card is not exhausted; -1 is the card of the player's own figure."""
        return True

    def has_card(self, owner: int, card: int) -> bool:
        """Whether a player still holds a card."""
        return True

    def begun(self, effect: Effect, ctx: Context) -> None:
        """An effect begins: a game tells its listener."""

    def effect_ended(self, effect: Effect, ctx: Context) -> None:
        """An effect whose operations tell what they do is over: a game takes back what it has told of its
        beginning if nothing has come of it."""
