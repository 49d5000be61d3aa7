"""Dungeons as the kernel's contract knows a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.dungeons.build import program_of
from engine.games.dungeons.codes import ENDS, VICTORY
from engine.games.dungeons.decisions.question import Question
from engine.games.dungeons.explain import explain_attack, explain_enemy, explain_sight
from engine.games.dungeons.habits import likely
from engine.games.dungeons.happenings import EVENTS
from engine.games.dungeons.imagining import imagine
from engine.games.dungeons.labels import tell
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.options import DungeonsOptions, as_json, read_options
from engine.games.dungeons.policy import choices, closing, is_settled
from engine.games.dungeons.saving import load_state, save_state
from engine.games.dungeons.setup import set_up
from engine.games.dungeons.state import State
from engine.games.dungeons.state_copying import clone_state
from engine.games.dungeons.value import estimate, promise
from engine.games.dungeons.view import View
from engine.games.dungeons.viewing import view_of
from engine.kernel.contract import Action, Event, Outcome
from engine.kernel.errors import Refusal
from engine.kernel.events import Field, Form, Part
from engine.kernel.frames import FRAME
from engine.kernel.playing import Playing
from engine.snapshot import Snapshot


class Dungeons(Playing):
    """A game in progress. ``state`` is for the rules and their tests; players and bots use the contract.

    Besides the seat of the main decision, which comes first in `to_act`, every seat with a minor action may
    act at the same time (DD-RUL-05): that changes nothing about the main decision, which stays open."""

    def __init__(self, state: State, release: str, seed: int, options: DungeonsOptions) -> None:
        super().__init__(state, release, seed, MACHINE)
        self.state = state
        self.options = options

    def question(self) -> Question:
        """What is asked."""
        question = MACHINE.asking(self.state)
        assert isinstance(question, Question)
        return question

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat of the main decision, then those with a minor action."""
        g = self.state
        return (self.decider(), *self.question().others(g, len(g.stack) - FRAME)) if g.stack else ()

    def actions(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a seat; of the main decision unless another one is named."""
        g = self.state
        if not g.stack:
            return []
        if seat is None or seat == self.decider():
            return self.legal()
        return self.question().besides(g, len(g.stack) - FRAME, seat) if 0 <= seat < g.seats else []

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why an action is not allowed now, or None if it is."""
        mine = self.actions(seat)
        if tuple(action) in mine:
            return None
        return self.why_not(action) if mine or not self.state.stack else self.not_yours()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None: all seats win together, or nobody does."""
        g = self.state
        if not g.ended:
            return None
        won = g.ended == VICTORY
        winners = tuple(range(g.seats)) if won else ()
        return Outcome(winners, tuple(int(won) for _ in range(g.seats)), self.reason())

    def reason(self) -> str:
        """The key of the reason: ``victory-`` or ``defeat-`` and the id of the adventure's ending, or the
        default defeat."""
        g = self.state
        if g.ending < 0:
            return f"defeat-{ENDS[g.ended]}"
        endings = g.story.victories if g.ended == VICTORY else g.story.defeats
        return f"{ENDS[g.ended]}-{endings[g.ending].name}"

    def not_yours(self) -> Refusal:
        """Why a seat that is not asked cannot act."""
        return Refusal("DD-ROUND-04", "not-your-decision")

    def forms(self) -> Sequence[Form]:
        """The events that it tells of."""
        return EVENTS

    def tell(self, field: Field, number: int, event: Event) -> Part:
        """How a field of an event is told."""
        return tell(self.state, field, number, event)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view_of(self.state, seat)

    def clone(self) -> Dungeons:
        """An independent copy."""
        return Dungeons(clone_state(self.state), self.release, self.seed, self.options)

    def determinize(self, seat: int, seed: int, chance: str = "seed") -> Dungeons:
        """A full game that looks to the seat exactly like this one."""
        state = imagine(self.state, seat, seed)
        state.ask_chance = chance == "ask"
        return Dungeons(state, self.release, seed, self.options)

    def estimate(self, seat: int) -> int:
        """How good the position looks."""
        return estimate(self.state, seat)

    def promise(self, seat: int) -> int:
        """What the rest of the activation may add to the estimate."""
        return promise(self.state, seat)

    def choices(self) -> list[Action]:
        """The actions worth a thought."""
        return choices(self.state, self.legal())

    @property
    def is_settled(self) -> bool:
        """Whether nothing is half done."""
        return is_settled(self.state)

    def closing(self, legal: list[Action]) -> Action:
        """The action that leads to the end of the activation without further ado."""
        return closing(self.state, legal)

    def is_turn_of(self, seat: int) -> bool:
        """Whether it is the seat's activation, or nobody's and the seat decides for the group."""
        g = self.state
        return g.active == seat or (g.active < 0 and bool(g.stack) and self.decider() == seat)

    def likely(self, chance: int) -> Action:
        """What the player who decides might well do."""
        return likely(self.state, self.legal(), chance)

    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON."""
        return self.saved("dungeons", as_json(self.options), save_state(self.state))

    # Why.

    def why_sight(self, figure: int, space: int) -> dict[str, Any]:
        """Whether a figure has a space in sight, with the line or what stops it."""
        return explain_sight(self.state, figure, space)

    def why_not_attack(self, seat: int, slot: int, kind: int) -> Refusal | None:
        """Why a hero cannot attack an enemy with a line of the weapon, or None."""
        return explain_attack(self.state, seat, slot, kind)

    def why_enemy(self, slot: int) -> dict[str, Any]:
        """What an enemy would do if it activated now, and by which clauses."""
        return explain_enemy(self.state, slot)


def start(release: Snapshot, seats: int, seed: int, options: Mapping[str, Any], ask_chance: bool) -> Dungeons:
    """A new game, played up to its first decision."""
    read = read_options(options)
    state = set_up(program_of(release), seats, seed, read, ask_chance)
    MACHINE.settle(state)
    return Dungeons(state, release.hash, seed, read)


def load(release: Snapshot, dumped: Mapping[str, Any]) -> Dungeons:
    """The game that was saved."""
    state = load_state(program_of(release), dumped["state"])
    return Dungeons(state, release.hash, dumped["seed"], read_options(dumped["options"]))
