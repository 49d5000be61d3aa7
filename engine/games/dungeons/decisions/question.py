"""What the questions of Dungeons have in common."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import A_ACTIVATE, A_ATTACK, A_MOVE, A_PASS, A_STEP
from engine.games.dungeons.decisions.minor import MINOR, minor_refusal
from engine.games.dungeons.nearby import standing
from engine.games.dungeons.state import State
from engine.kernel.contract import Action
from engine.kernel.decision import Decision
from engine.kernel.errors import Refusal
from engine.kernel.targets import Seat, Targets

SEAT: Final = 1
"""The first field of most questions: the seat that is asked."""


class Question(Decision[State]):
    """A question whose first field is the seat that is asked, with something half resolved."""

    def decider(self, g: State, at: int) -> int:
        return g.stack[at + SEAT]

    def closed(self, g: State, at: int) -> Refusal | None:
        """Why no minor action may be taken now; None if it may (DD-RUL-05)."""
        return Refusal("DD-RUL-05", "half-resolved")

    def others(self, g: State, at: int) -> list[int]:
        """The seats that may act besides the one that is asked."""
        return []

    def besides(self, g: State, at: int, seat: int) -> list[Action]:
        """What such a seat may do."""
        return []

    def matter(self, g: State, at: int) -> Targets:
        """What an answer that names nothing is about: who is asked."""
        return (Seat(self.decider(g, at)),)

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        code = action[0]
        if code in MINOR:
            return minor_refusal(g, action, self.closed(g, at))
        if code == A_STEP:
            return Refusal("DD-ROUND-05", "not-moving")
        if code in (A_MOVE, A_ATTACK):
            return Refusal("DD-ROUND-02", "not-now")
        if code == A_ACTIVATE:
            return activation_refusal(g, action[1]) or Refusal("DD-ROUND-04", "finish-first")
        if code == A_PASS:
            return Refusal("DD-RUL-05", "not-asked")
        return Refusal("DD-ROUND-01", "not-now")


def activation_refusal(g: State, seat: int) -> Refusal | None:
    """Why a hero could not activate at any time of the phase."""
    if not 0 <= seat < g.seats:
        return Refusal("DD-RUL-01", "no-such-hero")
    if g.fallen[seat] or g.escaped[seat]:
        return Refusal("DD-RUL-40", "fallen")
    if g.activated[seat]:
        return Refusal("DD-RUL-04", "activated-already")
    return None


def somebody(g: State, seat: int) -> int:
    """A seat that decides for the group: the one concerned, the active one, or the first on the map."""
    if seat >= 0:
        return seat
    if g.active >= 0:
        return g.active
    there = standing(g)
    return there[0] if there else 0
