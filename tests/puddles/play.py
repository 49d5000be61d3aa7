"""Puddles as the kernel's contract knows a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.effects.numbers import refresh_numbers
from engine.kernel.contract import CHANCE, Action, Event, Outcome
from engine.kernel.errors import Refusal
from engine.kernel.events import Field, Form, Part
from engine.kernel.frames import A_FACE, A_HERO, A_YES, F_THROW, FRAME
from engine.kernel.message import Label
from engine.kernel.options import read, wrong_seats
from engine.kernel.playing import Playing, shared_win
from engine.kernel.rng import Stream, fork, seeded
from engine.kernel.targets import Card, Die, Figure, Seat
from engine.snapshot import Snapshot
from tests.puddles.options import FEWEST, MOST, PuddlesOptions
from tests.puddles.rules import legal, perform, program_of, set_up
from tests.puddles.state import A_EAT, A_HOP, EVENTS, Program, State, bearer_of
from tests.puddles.state_copying import clone_state, dump_state, fill_state
from tests.puddles.view import View


class Puddles(Playing):
    """A game in progress."""

    def __init__(self, state: State, release: str, seed: int) -> None:
        super().__init__(state, release, seed)
        self.state = state

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        g = self.state
        if not g.over:
            return None
        winners = (g.winner,) if g.winner >= 0 else ()
        return shared_win(winners, g.seats, "race" if winners else "turn_limit")

    def legal(self) -> list[Action]:
        """The legal actions."""
        return legal(self.state)

    def perform(self, action: Action) -> None:
        """Carry out an action."""
        perform(self.state, action)

    def decider(self) -> int:
        """The player whose turn it is, or who owns the effect that asks."""
        g = self.state
        frame = g.stack[-FRAME]
        return CHANCE if frame == F_THROW else g.active

    def why_not(self, action: Action) -> Refusal:
        """A snack that is not in one's hand cannot be eaten."""
        return Refusal("PU-1", "not-in-hand" if action[0] == A_EAT else "not-now")

    def not_yours(self) -> Refusal:
        """Frogs wait for their turn."""
        return Refusal("PU-1", "not-your-turn")

    def label(self, action: Action) -> Label:
        """What an action is called and what it is about."""
        g, code, number = self.state, action[0], action[1]
        if code == A_HOP:
            return Label("action-hop", {}, (Figure("frog", g.active),))
        if code == A_EAT:
            snack, place = bearer_of(g, number).slug, g.hands[g.active].index(number)
            eaten = Card(f"snack/{snack}", "hand", g.active, place)
            return Label("action-eat", {"card": number, "snack": snack}, (eaten,))
        if code == A_HERO:
            return Label("action-hero", {"seat": number}, (Seat(number),))
        if code == A_FACE:
            return Label("action-face", {"face": number}, (Die("hop", str(number)),))
        return Label("action-yes" if code == A_YES else "action-no", {"option": number}, (Seat(g.active),))

    def forms(self) -> Sequence[Form]:
        """The events that it tells of."""
        return EVENTS

    def tell(self, field: Field, number: int, event: Event) -> Part:
        """A seat with its frog, or a snack."""
        if field.kind == "seat":
            return Part({field.name: number}, (Seat(number),))
        named = f"snack/{bearer_of(self.state, number).slug}"
        return Part({field.name: number}, (Card(named, "hand", event[1]),))

    def view(self, seat: int) -> View:
        """What a seat may know: the own hand, and how many snacks the others have (PU-2)."""
        g = self.state
        return View(
            active=g.active,
            turns=g.turns,
            at=g.at[:],
            frogs=[g.code.bearers[frog].slug for frog in g.frog],
            hand=g.hands[seat][:] if seat >= 0 else [],
            hands=[len(hand) for hand in g.hands],
            deck=len(g.deck),
            lasting=g.lasting[:],
        )

    def clone(self) -> Puddles:
        """An independent copy."""
        return Puddles(clone_state(self.state), self.release, self.seed)

    def determinize(self, seat: int, seed: int, chance: str = "seed") -> Puddles:
        """The snacks that the seat does not see are dealt anew."""
        g = clone_state(self.state)
        stream = Stream(fork(seeded(seed), seat))
        hidden = sorted(g.deck + [c for other, hand in enumerate(g.hands) if other != seat for c in hand])
        stream.shuffle(hidden)
        for other, hand in enumerate(g.hands):
            if other != seat:
                g.hands[other] = [hidden.pop() for _ in hand]
        g.deck = hidden
        g.rng = fork(seeded(seed), 1000 + seat)
        g.ask_chance = chance == "ask"
        refresh_numbers(g)
        return Puddles(g, self.release, seed)

    def estimate(self, seat: int) -> int:
        """How far ahead one is."""
        g = self.state
        return 2 * g.at[seat] - max(g.at)

    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON."""
        g = self.state
        return self.saved("puddles", {"puddles": g.puddles, "limit": g.limit}, dump_state(g))


def start(release: Snapshot, seats: int, seed: int, options: Mapping[str, Any], ask: bool) -> Puddles:
    """A new game."""
    read_options = read(PuddlesOptions, options)
    if not FEWEST <= seats <= MOST:
        raise wrong_seats("PU-2", seats, FEWEST, MOST)
    puddles, limit = read_options.puddles, read_options.limit
    return Puddles(set_up(program_of(release), seats, seed, puddles, limit, ask), release.hash, seed)


def load(release: Snapshot, dumped: Mapping[str, Any]) -> Puddles:
    """The game that was saved."""
    return Puddles(_restored(program_of(release), dumped["state"]), release.hash, dumped["seed"])


def _restored(program: Program, saved: Mapping[str, Any]) -> State:
    g = State()
    g.lay_out(program, saved["seats"], saved["puddles"], saved["limit"])
    fill_state(g, saved)
    refresh_numbers(g)
    return g
