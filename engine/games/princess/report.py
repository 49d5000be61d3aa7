"""What is worth counting of a game of The Princess: characters and Secrets, cards drawn, bought, sold and
played, what decides challenges, how heroes are eliminated, who holds the Princess."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.games.princess.codes import TRIANGLE
from engine.games.princess.happenings import (
    E_APPLIED,
    E_BOUGHT,
    E_CHALLENGED,
    E_CHARACTER,
    E_DREW,
    E_EFFECT,
    E_ELIMINATED,
    E_ENVIRONMENT,
    E_FREED,
    E_GOLD,
    E_PLACED,
    E_PRINCESS_TAKEN,
    E_RESURRECTED,
    E_SECRET,
    E_SOLD,
    E_TIED,
    E_TURN,
    E_WON,
)
from engine.games.princess.play import Princess
from engine.games.princess.program import D_CHARACTER, D_SECRET
from engine.kernel.contract import Event, Playable
from engine.kernel.observing import Observer

W_DRAWN: Final = 0
W_BOUGHT: Final = 1
W_USED: Final = 2
W_DECISIVE: Final = 3
W_SOLD: Final = 4
W_HELD: Final = 5
W_REVEALED: Final = 6
WAYS = ("drawn", "bought", "used", "decisive", "sold", "held", "revealed")
KINDS_USED: dict[str, tuple[str, ...]] = {
    "drawn": ("adventure_card",),
    "bought": ("adventure_card",),
    "used": ("adventure_card", "character", "secret"),
    "decisive": ("adventure_card",),
    "sold": ("adventure_card",),
    "held": ("princess",),
    "revealed": ("secret",),
}


def is_exempt(way: str, kind: str, data: Any) -> bool:
    """Starting cards do not come from the deck; what is not of the triangle wins no challenge."""
    if kind != "adventure_card":
        return False
    return (way == "bought" and bool(data.hero)) or (way == "decisive" and data.type not in TRIANGLE)


class PrincessObserver(Observer):
    """Notes of one game."""

    def __init__(self, game: Playable) -> None:
        super().__init__(game)
        assert isinstance(game, Princess)
        g = self.state = game.state
        definitions = g.program.definitions
        self.follow(WAYS, [d.entry for d in definitions], game.seats)
        self.lies: list[bool] = [bool(d.changes) or not d.effects for d in definitions]
        """Cards that change numbers act by lying there: to have one is to use it."""
        self.is_used: list[bool] = [d.kind in (D_CHARACTER, D_SECRET) for d in definitions]
        self.character = g.character[:]
        """As chosen: some cards let players swap."""
        self.secret = g.secret[:]
        for seat in range(g.seats):
            for card in g.hand[seat]:
                self.use(W_DRAWN * g.seats + seat, g.program.cards[card])
        self.laid = [-1] * g.seats
        """The card that each player has placed last in this turn."""
        self.round = 1
        self.gold = 0
        self.challenges = 0
        self.ties = 0
        self.eliminations = 0

    def heeds(self) -> list[int]:
        """The codes of the events it needs."""
        return [
            E_CHARACTER,
            E_TURN,
            E_DREW,
            E_BOUGHT,
            E_PLACED,
            E_APPLIED,
            E_ENVIRONMENT,
            E_WON,
            E_SOLD,
            E_EFFECT,
            E_GOLD,
            E_CHALLENGED,
            E_TIED,
            E_ELIMINATED,
            E_RESURRECTED,
            E_SECRET,
            E_FREED,
            E_PRINCESS_TAKEN,
        ]

    def note(self, events: Sequence[Event]) -> None:
        """Take notes of what has happened."""
        g = self.state
        seats = g.seats
        cards = g.program.cards
        for code, a, b, c, _d in events:
            if code == E_PLACED:
                self.laid[a] = b
                self.use(W_USED * seats + a, cards[b])
            elif code == E_TURN:
                self.laid = [-1] * seats
                if (b - 1) // seats + 1 > self.round:
                    self.end_round((b - 1) // seats + 1)
            elif code in (E_APPLIED, E_ENVIRONMENT):
                # What was laid down in a challenge is applied in it: one card, played once.
                if self.laid[a] != b:
                    self.use(W_USED * seats + a, cards[b])
            elif code == E_DREW:
                self.use(W_DRAWN * seats + a, cards[b])
            elif code == E_EFFECT:
                if 0 <= b < seats and self.is_used[a]:
                    self.use(W_USED * seats + b, a)
            elif code == E_GOLD:
                if b > 0:
                    self.gold += b
            elif code == E_BOUGHT:
                self.use(W_BOUGHT * seats + a, cards[b])
            elif code == E_SOLD:
                self.use(W_SOLD * seats + a, cards[b])
            elif code == E_WON:
                if b >= 0:
                    self.use(W_DECISIVE * seats + a, cards[b])
            elif code == E_CHALLENGED:
                self.challenges += 1
            elif code == E_TIED:
                self.ties += 1
            elif code == E_ELIMINATED:
                self.eliminations += 1
                self.fall(a, self.way_out(a, b, c))
                self.reach("first-elimination", self.round)
            elif code == E_RESURRECTED:
                self.count("resurrections")
            elif code == E_SECRET:
                self.use(W_REVEALED * seats + a, b)
            elif code == E_FREED:
                self.reach("freed", self.round)
            elif code == E_PRINCESS_TAKEN:
                self.use(W_HELD * seats + a, cards[g.program.princess])
            elif code == E_CHARACTER:
                self.character[a] = b

    def way_out(self, victim: int, by: int, challenge: int) -> str:
        """How a hero is eliminated, in one word."""
        if challenge:
            return "challenge"
        if by == victim:
            return "self"
        return "player" if by >= 0 else "card"

    def end_round(self, next_round: int) -> None:
        """Everybody has had a turn."""
        self.round = next_round
        self.keep_pace("gold", self.gold)
        self.keep_pace("challenges", self.challenges)
        self.keep_pace("eliminations", self.eliminations)

    def finish(self) -> None:
        """The game is over."""
        g = self.state
        for seat in range(g.seats):
            for definition in (self.character[seat], self.secret[seat]):
                if definition >= 0 and self.lies[definition]:
                    self.use(W_USED * g.seats + seat, definition)
        self.counts["challenges"] = self.challenges
        self.counts["ties"] = self.ties
        self.counts["eliminations"] = self.eliminations

    def who(self, seat: int) -> list[str]:
        """Character and Secret, as dealt."""
        return [self.names[index] for index in (self.character[seat], self.secret[seat]) if index >= 0]

    def place(self, seat: int) -> int:
        """Seats are numbered clockwise; one of them began."""
        return (seat - self.state.first) % self.state.seats

    def turns(self) -> int:
        """Rounds: turns of each player."""
        g = self.state
        return (g.turns + g.seats - 1) // g.seats


OBSERVER = PrincessObserver
