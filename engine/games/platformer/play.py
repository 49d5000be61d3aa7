"""Platformer as the kernel's contract knows a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.platformer.build import program_of
from engine.games.platformer.codes import REASONS
from engine.games.platformer.labels import describe, label
from engine.games.platformer.legal import legal
from engine.games.platformer.machine import perform, settle
from engine.games.platformer.options import PlatformerOptions, as_json, read_options
from engine.games.platformer.policy import choices, closing, is_settled
from engine.games.platformer.refusals import refusal_of
from engine.games.platformer.rollout import rollout
from engine.games.platformer.saving import dump_state, imagine, load_state
from engine.games.platformer.seats import decider
from engine.games.platformer.setup import set_up
from engine.games.platformer.state import State
from engine.games.platformer.value import estimate, promise
from engine.games.platformer.view import view_of
from engine.kernel.contract import Action, Event, Outcome
from engine.kernel.errors import IllegalActionError, Refusal
from engine.kernel.rng import Stream, seeded
from engine.snapshot import Snapshot


class Platformer:
    """A game in progress. ``state`` is for the rules and their tests; players and bots use the contract."""

    def __init__(self, state: State, release: str, seed: int, options: PlatformerOptions) -> None:
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
        """How it ended, or None."""
        g = self.state
        if not g.ended:
            return None
        winners = (g.winner,) if g.winner >= 0 else ()
        if g.solo:
            scores: tuple[int, ...] = (g.score,)
        else:
            scores = tuple(1 if seat == g.winner else 0 for seat in range(g.seats))
        return Outcome(winners, scores, REASONS[g.ended])

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
            return Refusal("PF-TURN-11", "not-your-decision")
        if tuple(action) in legal(g):
            return None
        return refusal_of(g, action)

    def label(self, action: Action) -> tuple[str, dict[str, Any]]:
        """The message key of an action and its arguments."""
        return label(self.state, action)

    def describe(self, event: Event) -> tuple[str, dict[str, Any]]:
        """The message key of an event and its arguments."""
        return describe(self.state, event)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know."""
        return view_of(self.state, seat)

    def clone(self) -> Platformer:
        """An independent copy."""
        return Platformer(self.state.clone(), self.release, self.seed, self.options)

    def determinize(self, seat: int, seed: int, chance: str = "seed") -> Platformer:
        """A full game that looks to the seat exactly like this one."""
        state = imagine(self.state, seat, seed, self.options.tile_set == "mixed")
        state.ask_chance = chance == "ask"
        return Platformer(state, self.release, seed, self.options)

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
        """Whether it is the seat's turn, and the boss does not act."""
        return self.state.active == seat and self.state.step <= 8

    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON."""
        return {
            "release": self.release,
            "game": "platformer",
            "seed": self.seed,
            "options": as_json(self.options),
            "state": dump_state(self.state),
        }


def start(
    release: Snapshot, seats: int, seed: int, options: Mapping[str, Any], ask_chance: bool
) -> Platformer:
    """A new game, played up to its first decision."""
    read = read_options(options)
    state = set_up(program_of(release), seats, seed, read, ask_chance)
    settle(state)
    return Platformer(state, release.hash, seed, read)


def load(release: Snapshot, dumped: Mapping[str, Any]) -> Platformer:
    """The game that was saved."""
    state = load_state(program_of(release), dumped["state"])
    return Platformer(state, release.hash, dumped["seed"], read_options(dumped["options"]))
