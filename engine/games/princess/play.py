"""The Princess as the kernel's contract knows a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.princess.build import program_of
from engine.games.princess.codes import REASONS
from engine.games.princess.happenings import seen
from engine.games.princess.imagining import imagine
from engine.games.princess.labels import describe, label
from engine.games.princess.legal import legal
from engine.games.princess.machine import perform, settle
from engine.games.princess.options import PrincessOptions, as_json, read_options
from engine.games.princess.policy import choices, closing, is_settled
from engine.games.princess.refusals import refusal_of
from engine.games.princess.rollout import rollout
from engine.games.princess.saving import dump_state, load_state
from engine.games.princess.seats import decider
from engine.games.princess.setup import set_up
from engine.games.princess.state import State
from engine.games.princess.value import estimate, promise
from engine.games.princess.view import view_of
from engine.kernel.contract import Action, Event, Outcome
from engine.kernel.errors import IllegalActionError, Refusal
from engine.kernel.rng import Stream, seeded
from engine.snapshot import Snapshot

WON = 2
DREW = 1


class Princess:
    """A game in progress. ``state`` is for the rules and their tests; players and bots use the contract."""

    def __init__(self, state: State, release: str, seed: int, options: PrincessOptions) -> None:
        self.state = state
        self.release = release
        self.seed = seed
        self.options = options

    @property
    def events(self) -> list[Event] | None:
        """What has happened; None while nobody listens."""
        return self.state.events

    @events.setter
    def events(self, events: list[Event] | None) -> None:
        self.state.events = events

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.state.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat that must decide now."""
        return (decider(self.state),) if self.state.stack else ()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None. A draw is one of the living, with the partners of the living (PR-END-08,
        PR-RUL-42); they score 1, winners 2."""
        g = self.state
        if not g.ended:
            return None
        winners = tuple(seat for seat in range(g.seats) if g.winners >> seat & 1)
        scores: list[int] = []
        for seat in range(g.seats):
            lives = g.alive[seat] == 1 or (g.teams and g.alive[(seat + 2) % 4] == 1)
            scores.append(WON if seat in winners else DREW if not winners and lives else 0)
        return Outcome(winners, tuple(scores), REASONS[g.ended])

    def actions(self, seat: int | None = None) -> list[Action]:
        """The legal actions of the seat that must decide."""
        g = self.state
        if seat is not None and (not g.stack or seat != decider(g)):
            return []
        return legal(g)

    def apply(self, action: Action, seat: int | None = None) -> None:
        """Carry out a legal action."""
        refusal = self.refusal(action, seat)
        if refusal is not None:
            raise IllegalActionError(refusal)
        perform(self.state, action)

    def play(self, action: Action) -> None:
        """Carry out an action just taken from `actions`, without asking again whether it is legal."""
        perform(self.state, action)

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why an action is not allowed now, or None if it is."""
        g = self.state
        if g.stack and seat is not None and seat != decider(g):
            return Refusal("PR-TURN-02", "not-your-decision")
        if tuple(action) in legal(g):
            return None
        return refusal_of(g, action)

    def label(self, action: Action) -> tuple[str, dict[str, Any]]:
        """The message key of an action and its arguments."""
        return label(self.state, action)

    def describe(self, event: Event) -> tuple[str, dict[str, Any]]:
        """The message key of an event and its arguments."""
        return describe(self.state, event)

    def seen(self, event: Event, seat: int) -> Event:
        """The event as a seat is told of it: a card drawn in secret is -1 to the others."""
        return seen(event, seat)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know."""
        return view_of(self.state, seat)

    def clone(self) -> Princess:
        """An independent copy."""
        return Princess(self.state.clone(), self.release, self.seed, self.options)

    def determinize(self, seat: int, seed: int, chance: str = "seed") -> Princess:
        """A full game that looks to the seat exactly like this one."""
        state = imagine(self.state, seat, seed)
        state.ask_chance = chance == "ask"
        return Princess(state, self.release, seed, self.options)

    def rollout(self, seed: int, most: int = 1_000_000) -> int:
        """Play on at random until it is over or so many actions are taken; how many were."""
        return rollout(self.state, Stream(seeded(seed)), most)

    def estimate(self, seat: int) -> int:
        """How good the position looks to a seat."""
        return estimate(self.state, seat)

    def promise(self, seat: int) -> int:
        """What the rest of the turn may add to the estimate."""
        return promise(self.state, seat)

    def choices(self) -> list[Action]:
        """The actions worth a thought."""
        return choices(self.state, legal(self.state))

    @property
    def is_settled(self) -> bool:
        """Whether nothing is half done."""
        return is_settled(self.state)

    def closing(self, legal: list[Action]) -> Action:
        """The action that leads to the end of the turn without further ado."""
        return closing(self.state, legal)

    def is_turn_of(self, seat: int) -> bool:
        """Whether it is the seat's turn."""
        return self.state.active == seat

    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON."""
        return {
            "release": self.release,
            "game": "princess",
            "seed": self.seed,
            "options": as_json(self.options),
            "state": dump_state(self.state),
        }


def start(release: Snapshot, seats: int, seed: int, options: Mapping[str, Any], ask_chance: bool) -> Princess:
    """A new game, played up to its first decision."""
    read = read_options(options)
    state = set_up(program_of(release), seats, seed, read, ask_chance)
    settle(state)
    return Princess(state, release.hash, seed, read)


def load(release: Snapshot, dumped: Mapping[str, Any]) -> Princess:
    """The game that was saved."""
    state = load_state(program_of(release), dumped["state"])
    return Princess(state, release.hash, dumped["seed"], read_options(dumped["options"]))
