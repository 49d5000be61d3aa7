"""Platformer as the kernel's contract knows a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.platformer.build import program_of
from engine.games.platformer.codes import REASONS, S_END
from engine.games.platformer.habits import likely
from engine.games.platformer.happenings import EVENTS
from engine.games.platformer.imagining import imagine
from engine.games.platformer.labels import tell
from engine.games.platformer.machine import MACHINE
from engine.games.platformer.options import PlatformerOptions, as_json, read_options
from engine.games.platformer.policy import choices, closing, is_settled
from engine.games.platformer.saving import load_state
from engine.games.platformer.setup import set_up
from engine.games.platformer.state import State
from engine.games.platformer.state_copying import clone_state, dump_state
from engine.games.platformer.value import estimate, promise
from engine.games.platformer.view import View
from engine.games.platformer.viewing import view_of
from engine.kernel.contract import Action, Event, Outcome
from engine.kernel.errors import Refusal
from engine.kernel.events import Field, Form, Part
from engine.kernel.playing import Playing, shared_win
from engine.snapshot import Snapshot


class Platformer(Playing):
    """A game in progress. ``state`` is for the rules and their tests; players and bots use the contract."""

    def __init__(self, state: State, release: str, seed: int, options: PlatformerOptions) -> None:
        super().__init__(state, release, seed, MACHINE)
        self.state = state
        self.options = options

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        g = self.state
        if not g.ended:
            return None
        winners = (g.winner,) if g.winner >= 0 else ()
        if g.solo:
            return Outcome(winners, (g.score,), REASONS[g.ended])
        return shared_win(winners, g.seats, REASONS[g.ended])

    def not_yours(self) -> Refusal:
        """Why a seat that is not asked cannot act."""
        return Refusal("PF-TURN-11", "not-your-decision")

    def forms(self) -> Sequence[Form]:
        """The events that it tells of."""
        return EVENTS

    def tell(self, field: Field, number: int, event: Event) -> Part:
        """How a field of an event is told."""
        return tell(self.state, field, number, event)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view_of(self.state, seat)

    def clone(self) -> Platformer:
        """An independent copy."""
        return Platformer(clone_state(self.state), self.release, self.seed, self.options)

    def determinize(self, seat: int, seed: int, chance: str = "seed") -> Platformer:
        """A full game that looks to the seat exactly like this one."""
        state = imagine(self.state, seat, seed, self.options.tile_set == "mixed")
        state.ask_chance = chance == "ask"
        return Platformer(state, self.release, seed, self.options)

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

    def is_turn_of(self, seat: int) -> bool:
        """Whether it is the seat's turn, and the boss does not act."""
        return self.state.active == seat and self.state.step <= S_END

    def likely(self, chance: int) -> Action:
        """What the player who decides might well do."""
        return likely(self.state, self.legal(), chance)

    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON."""
        return self.saved("platformer", as_json(self.options), dump_state(self.state))


def start(
    release: Snapshot, seats: int, seed: int, options: Mapping[str, Any], ask_chance: bool
) -> Platformer:
    """A new game, played up to its first decision."""
    read = read_options(options)
    state = set_up(program_of(release), seats, seed, read, ask_chance)
    MACHINE.settle(state)
    return Platformer(state, release.hash, seed, read)


def load(release: Snapshot, dumped: Mapping[str, Any]) -> Platformer:
    """The game that was saved."""
    state = load_state(program_of(release), dumped["state"])
    return Platformer(state, release.hash, dumped["seed"], read_options(dumped["options"]))
