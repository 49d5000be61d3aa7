"""The state of Puddles, and the small deeds that rules and words share."""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.effects.program import Bearer, Code, Effect
from engine.kernel.events import Field, form
from engine.kernel.frames import FIRST_ACTION, FIRST_FRAME
from engine.kernel.keeping import Anew, Cards, Shared, Unsaved
from engine.kernel.state import BaseState

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
SEAT: Final = Field("seat", "seat")
CARD: Final = Field("card", "card", "hand", "seat")
EVENTS: Final = (
    form("hopped", SEAT, Field("to")),
    form("eaten", SEAT, CARD),
    form("drawn", SEAT, CARD, hides="card", told=("seat",)),
    form("effect"),
)


class Program(Code):
    """A release, compiled."""

    def __init__(self) -> None:
        super().__init__()
        self.frogs: list[int] = []


class State(BaseState):
    """One game."""

    def lay_out(self, program: Program, seats: int, puddles: int, limit: int) -> None:
        """All frogs wait at the first puddle, and nothing is dealt yet."""
        self.lay(program, seats)
        self.program: Unsaved[Program] = program
        self.frog: Shared[list[int]] = []
        self.at: list[int] = [0] * seats
        self.hands: Cards[list[list[int]]] = [[] for _ in range(seats)]
        self.deck: Cards[list[int]] = []
        self.puddles: int = puddles
        self.limit: int = limit
        self.winner: int = -1
        self.over: bool = False
        self.once: Anew[list[int]] = []  # no card of this game is used once in a while: not saved

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
