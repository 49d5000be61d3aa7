"""Bring a test game back from its file: everything in it is checked, and every decision played again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from content.actions.allow import require
from content.models import Pack
from engine.kernel import CardError, IllegalActionError, OptionError, Replay, start
from engine.kernel.replay import digest
from playtest.games import bots
from playtest.games.actions.create_game import (
    PERMISSION,
    Created,
    SeatPlan,
    check_choices,
    point_at,
    seat_people,
)
from playtest.games.actions.export_game import FORMAT, VERSION
from playtest.games.contents import content_named
from playtest.games.errors import (
    BrokenContentError,
    ImportedActionError,
    MissingError,
    OptionsRefusedError,
    UnsoundError,
)
from playtest.games.hearing import record_events
from playtest.games.sitting import bot_seats
from playtest.games.writing import note_state, transact
from playtest.models import Move, TestGame

if TYPE_CHECKING:
    from django.contrib.auth.models import User

MOST_ACTIONS = 20_000
"""Longer than any game; a longer file is refused before it is played."""


def import_game(data: Mapping[str, Any], *, by: User | None) -> Created:
    """A new game that stands where the file's stood; people get new tokens. Whoever has the file knows
    everything in it, so a game that goes on is an open table from now on."""
    require(by, PERMISSION)
    replay, seats = read_file(data)
    content = content_named(replay.release)
    if content.game != replay.game:
        raise UnsoundError("import-other-game", path="replay.game", input=replay.game, game=content.game)
    pack = Pack.objects.get(pk=replay.game)
    try:
        game = start(
            content,
            seats=replay.seats,
            seed=replay.seed,
            options=replay.options,
            chance=replay.chance,
        )
    except OptionError as error:
        raise OptionsRefusedError(error, content, "replay.options") from error
    except CardError as error:
        raise BrokenContentError(error, content) from error
    game.events = []
    records: list[Move] = []
    for number, (seat, action) in enumerate(replay.actions):
        try:
            game.apply(action, seat)
        except IllegalActionError as error:
            raise ImportedActionError(number, error.refusal, content) from error
        except CardError as error:
            path = f"replay.actions[{number}]"
            raise UnsoundError("import-broken", path=path, number=number, entry=error.entry) from error
        records.append(
            Move(
                ply=number + 1,
                seat=seat,
                action=list(action),
                events=record_events(game, game.events or []),
                by_bot=seat >= 0 and bool(seats[seat].bot),
            )
        )
        game.events = []
    if data["digest"] != digest(game):
        raise UnsoundError("import-digest", path="digest")
    row = TestGame(
        game=pack,
        seats=replay.seats,
        seed=replay.seed,
        options=dict(replay.options),
        chance=replay.chance,
        language=data["language"],
        undo=data["undo"],
        open_table=True,
        created_by=by,
    )
    with transact():
        point_at(row, replay.release, pack, content.content)
        tokens = seat_people(row, seats, game)
        for record in records:
            record.game = row
        Move.objects.bulk_create(records, batch_size=200)
        row.ply = len(records)
        note_state(row, game, bot_seats(row))
        row.save()
    bots.wake(row)
    return Created(row, tokens)


def read_file(data: Mapping[str, Any]) -> tuple[Replay, list[SeatPlan]]:
    """The parts of a file, each of its declared sort."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT or data.get("version") != VERSION:
        raise UnsoundError("import-format", path="format", format=FORMAT, version=VERSION)
    for name, sort in (("replay", dict), ("seats", list), ("language", str), ("undo", str), ("digest", str)):
        if not isinstance(data.get(name), sort):
            raise UnsoundError("import-part", path=name, part=name)
    if len(data["language"]) > 12:
        raise UnsoundError("import-part", path="language", part="language")
    replay = _replay(data["replay"])
    seats = _seats(data["seats"])
    if len(seats) != replay.seats:
        raise UnsoundError("import-seats", path="seats", seats=len(seats), wanted=replay.seats)
    check_choices(replay.chance, data["undo"], replay.seed, seats)
    return replay, seats


SORTS: tuple[tuple[str, type], ...] = (
    ("release", str),
    ("game", str),
    ("seats", int),
    ("seed", int),
    ("options", dict),
    ("chance", str),
    ("actions", list),
)


def _replay(data: Mapping[str, Any]) -> Replay:
    for name, sort in SORTS:
        if type(data.get(name)) is not sort:
            raise UnsoundError("import-part", path=f"replay.{name}", part=name)
    if len(data["actions"]) > MOST_ACTIONS:
        raise UnsoundError("import-too-long", path="replay.actions", most=MOST_ACTIONS)
    for number, row in enumerate(data["actions"]):
        small = isinstance(row, list) and len(row) == 5
        if not small or not all(type(each) is int and abs(each) < 2**31 for each in row):
            raise UnsoundError("import-part", path=f"replay.actions[{number}]", part=f"actions[{number}]")
        if not -1 <= row[0] < data["seats"]:
            raise UnsoundError("import-part", path=f"replay.actions[{number}]", part=f"actions[{number}]")
    if len(data["release"]) != 64 or not data["release"].isalnum():
        raise MissingError("no-content", path="replay.release", release=data["release"][:64])
    return Replay.from_json(data)


def _seats(data: list[Any]) -> list[SeatPlan]:
    plans: list[SeatPlan] = []
    for number, row in enumerate(data):
        sound = isinstance(row, dict) and all(isinstance(row.get(each, ""), str) for each in ("name", "bot"))
        if not sound:
            raise UnsoundError("import-part", path=f"seats[{number}]", part=f"seats[{number}]")
        plans.append(SeatPlan(row.get("name", ""), row.get("bot", "")))
    return plans
