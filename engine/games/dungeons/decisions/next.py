"""The decision ``next``: which hero activates next (DD-ROUND-03)."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import A_ACTIVATE
from engine.games.dungeons.decisions.act import begin_activation
from engine.games.dungeons.decisions.minor import minors
from engine.games.dungeons.decisions.open_moment import OpenMoment
from engine.games.dungeons.decisions.question import activation_refusal
from engine.games.dungeons.ending import check_end
from engine.games.dungeons.naming import hero_at, hero_entry
from engine.games.dungeons.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Args, Label

F_NEXT: Final = 19


def ask_next(g: State) -> None:
    """One hero after the other activates."""
    g.push(F_NEXT)


def pending(g: State) -> list[int]:
    """The heroes who have not activated yet (DD-RUL-04)."""
    return [seat for seat in range(g.seats) if g.pos[seat] >= 0 and not g.activated[seat]]


class Next(OpenMoment):
    """Who; it is not asked for the last one."""

    def decider(self, g: State, at: int) -> int:
        return pending(g)[0]

    def settle(self, g: State, at: int) -> bool:
        if check_end(g):
            return False
        waiting = pending(g)
        if len(waiting) > 1:
            return True
        if waiting:
            begin_activation(g, waiting[0])
        else:
            g.pop()
        return False

    def wants(self, g: State, at: int, seat: int) -> bool:
        return seat in pending(g) or super().wants(g, at, seat)

    def actions(self, g: State, at: int) -> list[Action]:
        found: list[Action] = [(A_ACTIVATE, seat, 0, 0) for seat in pending(g)]
        return found + minors(g, self.decider(g, at))

    def besides(self, g: State, at: int, seat: int) -> list[Action]:
        found: list[Action] = [(A_ACTIVATE, seat, 0, 0)] if seat in pending(g) else []
        return found + minors(g, seat)

    def act(self, g: State, at: int, action: Action) -> None:
        begin_activation(g, action[1])

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] == A_ACTIVATE:
            return activation_refusal(g, action[1]) or Refusal("DD-ROUND-04", "not-now")
        return super().refusal(g, at, action)

    def about(self, g: State, at: int, action: Action) -> Label:
        args: Args = {"hero": hero_entry(g, action[1]), "seat": action[1]}
        return Label("action-activate", args, hero_at(g, action[1]))


NEXT = Next(F_NEXT, "next")
