"""The Princess as the kernel's contract knows a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.princess.beliefs import likelihood, role
from engine.games.princess.build import program_of
from engine.games.princess.codes import REASONS
from engine.games.princess.happenings import EVENTS
from engine.games.princess.imagining import imagine
from engine.games.princess.labels import tell
from engine.games.princess.machine import MACHINE
from engine.games.princess.options import PrincessOptions, as_json, read_options
from engine.games.princess.policy import choices, closing, is_settled, likely
from engine.games.princess.saving import load_state
from engine.games.princess.setup import set_up
from engine.games.princess.state import State
from engine.games.princess.state_copying import clone_state, dump_state
from engine.games.princess.value import estimate, promise
from engine.games.princess.view import View
from engine.games.princess.viewing import view_of
from engine.kernel.contract import Action, Event, Outcome
from engine.kernel.errors import Refusal
from engine.kernel.events import Field, Form, Part
from engine.kernel.playing import Playing
from engine.snapshot import Snapshot


class Princess(Playing):
    """A game in progress. ``state`` is for the rules and their tests; players and bots use the contract."""

    def __init__(self, state: State, release: str, seed: int, options: PrincessOptions) -> None:
        super().__init__(state, release, seed, MACHINE)
        self.state = state
        self.options = options

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None. A draw is one of the living, with the partners of the living (PR-END-08,
        PR-RUL-42)."""
        g = self.state
        if not g.ended:
            return None
        winners = tuple(seat for seat in range(g.seats) if g.winners >> seat & 1)
        drawn: list[int] = []
        if not winners:
            for seat in range(g.seats):
                if g.alive[seat] or (g.teams and g.alive[(seat + 2) % 4]):
                    drawn.append(seat)
        scores = tuple(1 if seat in winners else 0 for seat in range(g.seats))
        return Outcome(winners, scores, REASONS[g.ended], tuple(drawn))

    def not_yours(self) -> Refusal:
        """Why a seat that is not asked cannot act."""
        return Refusal("PR-TURN-02", "not-your-decision")

    def forms(self) -> Sequence[Form]:
        """The events that it tells of."""
        return EVENTS

    def tell(self, field: Field, number: int, event: Event) -> Part:
        """How a field of an event is told."""
        return tell(self.state, field, number, event)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view_of(self.state, seat)

    def clone(self) -> Princess:
        """An independent copy."""
        return Princess(clone_state(self.state), self.release, self.seed, self.options)

    def determinize(self, seat: int, seed: int, chance: str = "seed") -> Princess:
        """A full game that looks to the seat exactly like this one."""
        state = imagine(self.state, seat, seed)
        state.ask_chance = chance == "ask"
        return Princess(state, self.release, seed, self.options)

    def estimate(self, seat: int) -> int:
        """How good the position looks to a seat."""
        return estimate(self.state, seat)

    def promise(self, seat: int) -> int:
        """What the rest of the turn may add to the estimate."""
        return promise(self.state, seat)

    def choices(self) -> list[Action]:
        """The actions worth a thought."""
        return choices(self.state, self.legal())

    @property
    def is_settled(self) -> bool:
        """Whether nothing is half done."""
        return is_settled(self.state)

    def closing(self, legal: list[Action]) -> Action:
        """The action that leads to the end of the turn without further ado."""
        return closing(self.state, legal)

    def likely(self, chance: int) -> Action:
        """What the player who decides might well do."""
        return likely(self.state, self.legal(), chance)

    def likelihood(self, seat: int) -> int:
        """How well what is going on fits this state, in the eyes of a seat that imagines it."""
        return likelihood(self.state, seat)

    def role(self, seat: int) -> int:
        """Who is the Kidnapper."""
        return role(self.state)

    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON."""
        return self.saved("princess", as_json(self.options), dump_state(self.state))


def start(release: Snapshot, seats: int, seed: int, options: Mapping[str, Any], ask_chance: bool) -> Princess:
    """A new game, played up to its first decision."""
    read = read_options(options)
    state = set_up(program_of(release), seats, seed, read, ask_chance)
    MACHINE.settle(state)
    return Princess(state, release.hash, seed, read)


def load(release: Snapshot, dumped: Mapping[str, Any]) -> Princess:
    """The game that was saved."""
    state = load_state(program_of(release), dumped["state"])
    return Princess(state, release.hash, dumped["seed"], read_options(dumped["options"]))
