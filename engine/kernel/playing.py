"""What every game answers in the same way, once it has said what is its own: `Playing` fulfils the contract
(`engine.kernel.contract.Playable`) by asking a handful of methods that a game overrides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from engine.effects.firing import fault
from engine.kernel.contract import Action, Event, Outcome
from engine.kernel.errors import IllegalActionError, Refusal, RulesError
from engine.kernel.events import Field, Form, Part, described, seen
from engine.kernel.machine import Machine
from engine.kernel.message import Happening, Label
from engine.kernel.rng import Stream, seeded
from engine.kernel.state import BaseState

MOST_CODES: Final = 128
"""No game tells of more sorts of event."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing:
    """A game in progress: the base of every game's class. A game keeps its state under its own type besides
    (``state``); players and bots use the contract."""

    def __init__(
        self, table: BaseState, release: str, seed: int, machine: Machine[Any] | None = None
    ) -> None:
        self.table = table
        self.release = release
        self.seed = seed
        self.machine = machine

    # What a game says of itself.

    def legal(self) -> list[Action]:
        """The legal actions of the decision on top of the stack."""
        assert self.machine is not None
        return self.machine.actions(self.table)

    def perform(self, action: Action) -> None:
        """Carry out a legal action and settle what follows."""
        assert self.machine is not None
        self.machine.perform(self.table, action)

    def decider(self) -> int:
        """The seat that must decide now."""
        assert self.machine is not None
        return self.machine.decider(self.table)

    def why_not(self, action: Action) -> Refusal:
        """Why an action that is not legal is not."""
        assert self.machine is not None
        return self.machine.refusal(self.table, action)

    def label(self, action: Action) -> Label:
        """What an action is called and what it is about."""
        assert self.machine is not None
        return self.machine.label(self.table, action)

    def not_yours(self) -> Refusal:
        """Why a seat that is not asked cannot act."""
        raise NotImplementedError

    def forms(self) -> Sequence[Form]:
        """The events that it tells of, by their codes."""
        raise NotImplementedError

    def tell(self, field: Field, number: int, event: Event) -> Part:
        """What a field of an event, if it is not a plain number, adds to what is told."""
        raise NotImplementedError

    # What follows from it.

    @property
    def events(self) -> list[Event] | None:
        """What has happened; None while nobody listens."""
        return self.table.events

    @events.setter
    def events(self, events: list[Event] | None) -> None:
        self.table.events = events
        self.table.heeds = []

    def listen(self, codes: Sequence[int]) -> None:
        """Begin to listen to events of these codes alone."""
        self.table.events = []
        self.table.heeds = [code in codes for code in range(MOST_CODES)]

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.table.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat that must decide now; nobody when it is over."""
        return (self.decider(),) if self.table.stack else ()

    @property
    def asked(self) -> int | None:
        """The seat of the main decision; None when it is over."""
        return self.decider() if self.table.stack else None

    def actions(self, seat: int | None = None) -> list[Action]:
        """The legal actions of the seat that must decide."""
        if not self.table.stack or (seat is not None and seat != self.decider()):
            return []
        return self.legal()

    def apply(self, action: Action, seat: int | None = None) -> None:
        """Carry out a legal action."""
        refusal = self.refusal(action, seat)
        if refusal is not None:
            raise IllegalActionError(refusal)
        self.play(action)

    def play(self, action: Action) -> None:
        """Carry out an action just taken from `actions`, without asking again whether it is legal."""
        try:
            self.perform(action)
        except RulesError:
            raise
        except Exception as error:
            raise fault(self.table, error) from error

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why an action is not allowed now, or None if it is."""
        if self.table.stack:
            if seat is not None and seat != self.decider():
                return self.not_yours()
            if tuple(action) in self.legal():
                return None
        return self.why_not(action)

    def rollout(self, seed: int, most: int = 1_000_000) -> int:
        """Play on at random until it is over or so many actions are taken; how many were."""
        try:
            return self._roll_out(seed, most)
        except RulesError:
            raise
        except Exception as error:
            raise fault(self.table, error) from error

    def _roll_out(self, seed: int, most: int) -> int:
        stream = Stream(seeded(seed))
        taken = 0
        while taken < most and self.table.stack:
            actions = self.legal()
            self.perform(actions[stream.below(len(actions))])
            taken += 1
        return taken

    def seen(self, event: Event, seat: int) -> Event | None:
        """An event as a seat may know it; None if it may not know of it at all."""
        return seen(self.forms(), event, seat)

    def describe(self, event: Event) -> Happening:
        """What an event is called and what it is about."""
        return described(self.forms(), event, self.tell)

    def estimate(self, seat: int) -> int:
        """How good the position looks to a seat; nothing is known of it here."""
        return 0

    def promise(self, seat: int) -> int:
        """What the rest of the turn may add to the estimate."""
        return 0

    def choices(self) -> list[Action]:
        """The actions worth a thought."""
        return self.legal()

    @property
    def is_settled(self) -> bool:
        """Whether nothing is half done."""
        return True

    def closing(self, legal: list[Action]) -> Action:
        """The action that leads to the end of the turn without further ado."""
        return legal[-1]

    def is_turn_of(self, seat: int) -> bool:
        """Whether it is the seat's turn."""
        return self.table.active == seat

    def likely(self, chance: int) -> Action:
        """What the player who decides might well do, by a number drawn by lot: anything."""
        actions = self.legal()
        return actions[chance % len(actions)]

    def likelihood(self, seat: int) -> int:
        """How well what others do fits this state, imagined by a seat: nothing is known of it here."""
        return 1000

    def role(self, seat: int) -> int:
        """The hidden roles of this state as one number: there are none."""
        return 0

    def saved(self, game: str, options: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
        """A dump as every game writes it."""
        return {"release": self.release, "game": game, "seed": self.seed, "options": options, "state": state}


def shared_win(winners: tuple[int, ...], seats: int, reason: str) -> Outcome:
    """The outcome of a game without points: 1 for winners; without any, all seats share a draw."""
    scores = tuple(1 if seat in winners else 0 for seat in range(seats))
    return Outcome(winners, scores, reason, () if winners else tuple(range(seats)))
