"""The contract that every game fulfils. Bots, the API, the table and the conformance suite know nothing else.

A game is one mutable object. `apply` changes it in place and whoever wants the old state clones it first. All
pending work stands on a stack of frames inside the state, as integers, so a game can be saved, cloned and
shown at every decision, also half-way through a card that asks three questions. Decisions of several seats at
once are several seats in `to_act`; each answers for itself through ``apply(action, seat)``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from engine.kernel.errors import Refusal
from engine.kernel.message import Happening, Label
from engine.kernel.view import View

Action: TypeAlias = tuple[int, int, int, int]
"""What a seat does: a code of the game and three numbers."""

Event: TypeAlias = tuple[int, int, int, int, int]
"""What has happened: a code of the game and four numbers. `Playable.describe` names them."""

CHANCE = -1
"""The seat of chance: with ``chance="ask"`` every die is a decision of this seat."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: winning seats, the score of each seat, the key of the reason, and the seats that
    share a draw. Whoever is in neither has lost; a cooperative game that is lost has no winners, no draw."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    drawn: tuple[int, ...] = ()


class Playable(Protocol):
    """A game in progress."""

    events: list[Event] | None
    """What has happened since the list was last emptied; None while nobody listens."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many players there are."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now (CHANCE among them if dice are asked for); empty when it is over."""

    @property
    @abstractmethod
    def asked(self) -> int | None:
        """The first seat of `to_act`, or None when it is over; bots that look far ahead ask only for it."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""

    @abstractmethod
    def actions(self, seat: int | None = None) -> list[Action]:
        """The legal actions of the seat's decision; of the first seat to act unless one is named."""

    @abstractmethod
    def apply(self, action: Action, seat: int | None = None) -> None:
        """Carry out a legal action; raise `IllegalActionError` if it is not one."""

    @abstractmethod
    def play(self, action: Action) -> None:
        """Carry out an action just taken from `actions`, without asking again whether it is legal."""

    @abstractmethod
    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why an action is not allowed now, or None if it is."""

    @abstractmethod
    def label(self, action: Action) -> Label:
        """What an action is called and what it is about, as the seat that may take it knows it."""

    @abstractmethod
    def describe(self, event: Event) -> Happening:
        """What an event is called and what it is about; all that `seen` has left of it."""

    @abstractmethod
    def listen(self, codes: Sequence[int]) -> None:
        """Begin to listen to events of these codes alone; others are not even made."""

    @abstractmethod
    def seen(self, event: Event, seat: int) -> Event | None:
        """An event as a seat may know it; None if it may not know of it at all."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """What a seat may know, and nothing else."""

    @abstractmethod
    def clone(self) -> Playable:
        """An independent copy; it listens to no events."""

    @abstractmethod
    def determinize(self, seat: int, seed: int, chance: str = "seed") -> Playable:
        """A full game that looks to the seat exactly like this one; what it cannot know is drawn anew."""

    @abstractmethod
    def rollout(self, seed: int, most: int = 1_000_000) -> int:
        """Play on at random, dice included, until it is over or so many actions are taken; how many were."""

    @abstractmethod
    def estimate(self, seat: int) -> int:
        """How good the position looks to a seat: for bots, from what lies open only."""

    @abstractmethod
    def promise(self, seat: int) -> int:
        """What the rest of the seat's turn may add to the estimate: for bots."""

    @abstractmethod
    def choices(self) -> list[Action]:
        """Of the legal actions those worth a thought: for bots."""

    @property
    @abstractmethod
    def is_settled(self) -> bool:
        """Whether nothing is half done, so that the turn could be ended here: for bots."""

    @abstractmethod
    def closing(self, legal: list[Action]) -> Action:
        """Of the legal actions the one that leads to the end of the turn without further ado: for bots."""

    @abstractmethod
    def is_turn_of(self, seat: int) -> bool:
        """Whether what goes on now belongs to the seat's own turn."""

    @abstractmethod
    def likely(self, chance: int) -> Action:
        """What the player who decides might well do, by a number drawn by lot: for bots that play on in an
        imagined game."""

    @abstractmethod
    def likelihood(self, seat: int) -> int:
        """How well what others are doing fits this state, imagined by a seat; 1000 tells nothing: for bots
        that weigh what they cannot see."""

    @abstractmethod
    def role(self, seat: int) -> int:
        """What a seat cannot see and will matter all game long, as one number: for bots that remember what
        they came to believe of it."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON."""


Options: TypeAlias = Mapping[str, Any]
