"""Play the games of a chunk. Pure: content, order and numbers in, bytes out; on any machine, any number of
times, with the same result. Nothing here knows Django, a database or Dask."""

from __future__ import annotations

import gc
import hashlib
import re
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import msgspec

from engine.bots import Bot, Seat, make_bot, parse_bot
from engine.kernel import Action, Playable, Replay, start
from engine.kernel.observing import observe
from engine.kernel.rng import Stream, seeded
from engine.kernel.settings import settings_of
from engine.snapshot import Snapshot
from playtest.campaigns.grid import GamePlan, Grid
from playtest.campaigns.packing import Row, pack
from playtest.campaigns.spec import Spec
from playtest.campaigns.tallies import pack_tally, tally_rows

LONGEST = 200_000
"""A game that has not ended after so many decisions is broken."""
KEPT = 4
"""So many contents a worker keeps ready."""


class Chunk(NamedTuple):
    """A chunk to play."""

    snapshot: str
    """The hash of the content."""
    spec: bytes
    number: int
    first: int
    games: int


class Played(NamedTuple):
    """What came of a chunk."""

    number: int
    games: int
    broken: int
    packed: bytes
    digest: str
    tally: bytes
    """What they add up to; not part of the digest, for it can be made anew."""


ADDRESS = re.compile(r" at 0x[0-9a-f]+")
"""A place in memory, which would be another one each time a game breaks in the same way."""


class UnfinishedError(RuntimeError):
    """A game that does not end."""


def play_chunk(release: Snapshot, chunk: Chunk, between: Callable[[], None] | None = None) -> Played:
    """Play the games of a chunk; ``between`` is called before each."""
    grid = _grid(release, chunk.spec)
    rows: list[Row] = []
    was_on = gc.isenabled()
    gc.disable()  # games hold no cycles, and bots make very many clones
    try:
        for number in range(chunk.first, chunk.first + chunk.games):
            if between is not None:
                between()
            rows.append(play_game(release, grid.plan(number)))
    finally:
        if was_on:
            gc.enable()
    packed, digest = pack(rows)
    broken = sum(bool(row.fault) for row in rows)
    return Played(chunk.number, chunk.games, broken, packed, digest, pack_tally(tally_rows(rows)))


def play_game(release: Snapshot, plan: GamePlan) -> Row:
    """Play one game. If it breaks, for a card that never comes to an end or for a mistake of ours, the row
    says so and the others go on."""
    try:
        game = begin(release, plan)
        observer = observe(game, release)
        plies = _play_out(game, plan)
        if game.outcome is None:
            raise UnfinishedError(f"not over after {plies} decisions")
        observer.note(game.events or [])
        observation = observer.result(game, plies)
        for seat, bot in zip(observation["seats"], plan.cell.bots, strict=True):
            seat["bot"] = bot
        return Row(plan.number, plan.cell.number, plan.seed, plies, short_digest(game), observation)
    except Exception as error:  # noqa: BLE001 - whatever breaks a game must not break the campaign
        fault = ADDRESS.sub("", f"{type(error).__name__}: {error}")
        return Row(plan.number, plan.cell.number, plan.seed, 0, b"", None, fault)


def begin(release: Snapshot, plan: GamePlan) -> Playable:
    """The game before its first decision."""
    return start(release, seats=plan.cell.seats, seed=plan.seed, options=plan.cell.options)


def replay_game(release: Snapshot, spec: bytes, number: int) -> tuple[Replay, Playable]:
    """Play one game of a campaign again and write its decisions down; also the game as it ended or broke."""
    plan = _grid(release, spec).plan(number)
    game = begin(release, plan)
    actions: list[tuple[int, Action]] = []
    with suppress(Exception):  # a game that breaks is shown as far as it goes
        _play_out(game, plan, actions)
    cell = plan.cell
    return Replay(release.hash, release.game, cell.seats, plan.seed, cell.options, "seed", actions), game


def short_digest(game: Playable) -> bytes:
    """Names a final state, in few bytes."""
    return hashlib.blake2b(_state.encode(game.dump()["state"]), digest_size=8).digest()


_state = msgspec.msgpack.Encoder(order="deterministic")


def _play_out(game: Playable, plan: GamePlan, taken: list[tuple[int, Action]] | None = None) -> int:
    """Let the bots play to the end; how many decisions they made. They are written down if somebody asks."""
    if plan.cell.is_by_lot and taken is None:
        return game.rollout(plan.lot_seed, LONGEST)
    decide = _by_lot(game, plan) if plan.cell.is_by_lot else _by_bots(game, plan)
    made = 0
    while game.to_act and made < LONGEST:
        seat, action = decide()
        if taken is not None:
            taken.append((seat, action))
        game.apply(action, seat)
        made += 1
    return made


Decide: TypeAlias = Callable[[], tuple[int, Action]]


def _by_lot(game: Playable, plan: GamePlan) -> Decide:
    """The same lots as `Playable.rollout` draws."""
    stream = Stream(seeded(plan.lot_seed))

    def decide() -> tuple[int, Action]:
        seat = game.asked
        assert seat is not None
        legal = game.actions()
        return seat, legal[stream.below(len(legal))]

    return decide


def _by_bots(game: Playable, plan: GamePlan) -> Decide:
    """What the bot of the seat chooses that must decide."""
    seats = [Seat(game, number) for number in range(plan.cell.seats)]
    bots: list[Bot] = []
    for number, text in enumerate(plan.cell.bots):
        name, budget = parse_bot(text)
        bots.append(make_bot(name, plan.bot_seed(number), budget))

    def decide() -> tuple[int, Action]:
        seat = game.to_act[0]
        return seat, bots[seat].choose(seats[seat])

    return decide


@lru_cache(maxsize=KEPT)
def _grid(release: Snapshot, spec: bytes) -> Grid:
    return Grid(Spec.from_bytes(spec), settings_of(release))
