"""The state of Puddles, and the small deeds that rules and words share."""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.effects.program import Bearer, Code, Effect
from engine.kernel.frames import FIRST_ACTION, FIRST_FRAME
from engine.kernel.table import Table

N_HOP: Final = 0
NUMBERS: Final = 1
U_TURN: Final = 1
F_TURN: Final = FIRST_FRAME  # the active player decides
F_HOPPED: Final = FIRST_FRAME + 1  # the die lies
A_HOP: Final = FIRST_ACTION
A_EAT: Final = FIRST_ACTION + 1  # card
E_HOPPED: Final = 0
E_EATEN: Final = 1
E_DRAWN: Final = 2
E_EFFECT: Final = 3
EVENTS = (
    ("hopped", ("seat", "to")),
    ("eaten", ("seat", "card")),
    ("drawn", ("seat", "card")),
    ("effect", ()),
)


class Program(Code):
    """A release, compiled."""

    def __init__(self) -> None:
        super().__init__()
        self.frogs: list[int] = []


class State(Table):
    """One game."""

    program: Program
    frog: list[int]
    at: list[int]
    hands: list[list[int]]
    deck: list[int]
    puddles: int
    limit: int
    winner: int
    over: bool

    def clone(self) -> State:
        """An independent copy."""
        other = State()
        self.copy_to(other)
        other.program = self.program
        other.frog = self.frog
        other.at = self.at[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.puddles = self.puddles
        other.limit = self.limit
        other.winner = self.winner
        other.over = self.over
        return other

    def bearers(self) -> list[int]:
        """The frogs' talents act as long as the game goes on; snacks act from the hand."""
        found: list[int] = []
        for seat in range(self.seats):
            found += [self.frog[seat], seat, -1, -1]
            for card in self.hands[seat]:
                found += [self.program.cards[card], seat, -1, card]
        return found

    def listeners(self, bit: int, hero: int, enemy: int) -> list[int]:
        """Only talents wait for moments."""
        found: list[int] = []
        for turn in range(self.seats):
            seat = (self.active + turn) % self.seats
            if self.code.bearers[self.frog[seat]].triggers & bit:
                found += [self.frog[seat], seat, -1, -1]
        return found

    def begun(self, effect: Effect, ctx: Context) -> None:
        """Tell that an effect begins."""
        self.emit(E_EFFECT)

    def has_card(self, owner: int, card: int) -> bool:
        """Whether a snack has not been eaten."""
        return card in self.hands[owner]

    def draw(self, seat: int) -> None:
        """Draw a snack if there is one left (PU-2)."""
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.emit(E_DRAWN, seat, card)


def go(g: State, seat: int, by: int) -> None:
    """Go on or back; the last puddle ends the race (PU-3)."""
    g.at[seat] = max(0, min(g.puddles, g.at[seat] + by))
    g.emit(E_HOPPED, seat, g.at[seat])
    if g.at[seat] == g.puddles:
        g.winner = seat
        g.over = True


def discard(g: State, seat: int, card: int) -> None:
    """A snack is eaten and leaves the game."""
    g.hands[seat].remove(card)
    g.emit(E_EATEN, seat, card)


def bearer_of(g: State, card: int) -> Bearer:
    """The definition of a snack."""
    return g.code.bearers[g.program.cards[card]]
