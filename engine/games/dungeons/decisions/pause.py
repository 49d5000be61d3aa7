"""The decision ``pause``: whether to take minor actions between two enemies or in Recovery (DD-RUL-05)."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import A_PASS
from engine.games.dungeons.decisions.minor import has_minor, minors, uses
from engine.games.dungeons.decisions.open_moment import OpenMoment
from engine.games.dungeons.ending import check_end
from engine.games.dungeons.naming import hero_entry
from engine.games.dungeons.state import State
from engine.kernel.contract import Action
from engine.kernel.message import Args, Label
from engine.kernel.targets import Seat

F_PAUSE: Final = 31
ASKED: Final = 1
"""A bit mask of the seats that have not passed."""

# When players are asked.
NEVER: Final = 0
WHEN_CARDS: Final = 1


def ask_pause(g: State) -> None:
    """Ask the players whether they take minor actions now, if somebody could."""
    mask = 0
    for seat in range(g.seats):
        if wants_pause(g, seat):
            mask |= 1 << seat
    if mask:
        g.push(F_PAUSE, mask)


def wants_pause(g: State, seat: int) -> bool:
    """Whether a player is asked: with a card to use, or with any minor action, as the option says."""
    if g.pauses == NEVER or g.pos[seat] < 0:
        return False
    return bool(uses(g, seat)) if g.pauses == WHEN_CARDS else has_minor(g, seat)


class Pause(OpenMoment):
    """A minor action, or none."""

    def decider(self, g: State, at: int) -> int:
        mask = g.stack[at + ASKED]
        return (mask & -mask).bit_length() - 1

    def settle(self, g: State, at: int) -> bool:
        """As long as somebody who has not passed could do something."""
        if check_end(g):
            return False
        for seat in range(g.seats):
            if self.wants(g, at, seat) and not wants_pause(g, seat):
                self.drop(g, at, seat)
        if g.stack[at + ASKED]:
            return True
        g.pop()
        return False

    def wants(self, g: State, at: int, seat: int) -> bool:
        return g.stack[at + ASKED] >> seat & 1 == 1

    def drop(self, g: State, at: int, seat: int) -> None:
        """A seat is asked no more."""
        g.stack[at + ASKED] &= ~(1 << seat)

    def actions(self, g: State, at: int) -> list[Action]:
        return self.besides(g, at, self.decider(g, at))

    def besides(self, g: State, at: int, seat: int) -> list[Action]:
        return [*minors(g, seat), (A_PASS, seat, 0, 0)] if self.wants(g, at, seat) else []

    def act(self, g: State, at: int, action: Action) -> None:
        self.drop(g, at, action[1])

    def about(self, g: State, at: int, action: Action) -> Label:
        args: Args = {"hero": hero_entry(g, action[1]), "seat": action[1]}
        return Label("action-pass", args, (Seat(action[1]),))


PAUSE = Pause(F_PAUSE, "pause")
