"""Set up a test game of a release or of the draft."""

from __future__ import annotations

import logging
import secrets
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from content.actions.allow import require
from content.logbook import log_failure, name_of
from content.models import Pack, Release
from content.snapshots import snapshot_bytes
from content.store import read_content
from engine.kernel import CardError, OptionError, Playable, start
from engine.kernel.start import has_rules
from engine.snapshot import Snapshot
from playtest.games import bots
from playtest.games.contents import content_named
from playtest.games.errors import BrokenContentError, MissingError, OptionsRefusedError, UnsoundError
from playtest.games.tokens import digest_of, fresh_token
from playtest.games.writing import note_state, transact
from playtest.models import FrozenDraft, SeatHolder, TestGame

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)

PERMISSION = "playtest.create_games"
MOST_SEED = 2**53 - 1
"""Seeds are numbers that every client can write exactly."""
MOST_SEATS = 20
"""More than any game has; the game itself says how many it wants."""
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who is to sit at a seat: a person, with or without a name, or a bot (``mcts:500ms``)."""

    name: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Created:
    """A new game and the tokens of the seats where people sit; nobody can read them again later."""

    game: TestGame
    seat_tokens: dict[int, str] = field(default_factory=dict)


def create_game(
    *,
    game: str,
    seats: Sequence[SeatPlan],
    by: User | None,
    release: str = "",
    draft: bool = False,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    language: str = "en",
    chance: str = "seed",
    undo: str = "never",
    open_table: bool = False,
) -> Created:
    """Begin a game. Without the hash of a release it is played with the current one, with ``draft`` with the
    content as it is being edited, frozen as of now. The engine refuses options and seats that a game does not
    have."""
    require(by, PERMISSION)
    check_choices(chance, undo, seed, seats)
    pack = Pack.objects.filter(pk=game).first()
    if pack is None:
        raise MissingError("no-such-game", path="game", game=game)
    content, frozen = _content(pack, release, draft)
    if not has_rules(content):
        raise UnsoundError("no-rules", path="game", game=game)
    if seed is None:
        seed = secrets.randbelow(MOST_SEED + 1)
    try:
        playing = start(content, game, seats=len(seats), seed=seed, options=options, chance=chance)
    except OptionError as error:
        raise OptionsRefusedError(error, content) from error
    except CardError as error:
        log_failure(
            log,
            "no test game can begin",
            error,
            game=game,
            content=content.hash[:12],
            entry=error.entry,
            by=name_of(by),
        )
        raise BrokenContentError(error, content) from error
    row = TestGame(
        game=pack,
        seats=len(seats),
        seed=seed,
        options=dict(options or {}),
        chance=chance,
        language=language,
        undo=undo,
        open_table=open_table,
        created_by=by,
    )
    with transact():
        point_at(row, content.hash, pack, frozen)
        tokens = seat_people(row, seats, playing)
    bots.wake(row)
    return Created(row, tokens)


def check_choices(chance: str, undo: str, seed: int | None, seats: Sequence[SeatPlan]) -> None:
    """Refuse what no game can be played with."""
    if chance not in TestGame.Chance.values:
        raise UnsoundError("choice", path="chance", input=chance, allowed=", ".join(TestGame.Chance.values))
    if undo not in TestGame.Undo.values:
        raise UnsoundError("choice", path="undo", input=undo, allowed=", ".join(TestGame.Undo.values))
    if seed is not None and not 0 <= seed <= MOST_SEED:
        raise UnsoundError("seed", path="seed", most=MOST_SEED)
    if not 1 <= len(seats) <= MOST_SEATS:
        raise UnsoundError("seats", path="seats", most=MOST_SEATS)
    for number, plan in enumerate(seats):
        if len(plan.name) > LONGEST_NAME:
            raise UnsoundError("name", path=f"seats[{number}].name", most=LONGEST_NAME)
        if plan.bot:
            bots.check(plan.bot, f"seats[{number}].bot")


def _content(pack: Pack, release: str, draft: bool) -> tuple[Snapshot, bytes]:
    """The content to play with; the bytes of a draft that must be kept."""
    if draft:
        if release:
            raise UnsoundError("release-and-draft", path="release")
        frozen = snapshot_bytes(read_content(pack))
        return Snapshot.read(frozen), frozen
    if not release:
        if pack.current_id is None:
            raise MissingError("no-release", path="release", game=pack.pk)
        return content_named(pack.current_id), b""
    if not Release.objects.filter(pk=release, game=pack).exists():
        raise MissingError("no-content", path="release", release=release)
    return content_named(release), b""


def point_at(row: TestGame, name: str, pack: Pack, frozen: bytes) -> None:
    """Name the content of a game in its row. A draft that is a release already is that release."""
    if Release.objects.filter(pk=name).exists():
        row.release_id = name
        return
    if not FrozenDraft.objects.filter(pk=name).exists():
        FrozenDraft.objects.get_or_create(
            hash=name, defaults={"game": pack, "packed": zlib.compress(frozen, 6)}
        )
    row.draft_id = name


def seat_people(row: TestGame, seats: Sequence[SeatPlan], playing: Playable) -> dict[int, str]:
    """Write a new game with its seats; the tokens of people."""
    note_state(row, playing, frozenset(seat for seat, plan in enumerate(seats) if plan.bot))
    row.save()
    tokens = {seat: fresh_token() for seat, plan in enumerate(seats) if not plan.bot}
    SeatHolder.objects.bulk_create(
        SeatHolder(
            game=row,
            seat=seat,
            name=plan.name.strip(),
            bot=plan.bot,
            token_digest=digest_of(tokens[seat]) if seat in tokens else None,
        )
        for seat, plan in enumerate(seats)
    )
    return tokens
