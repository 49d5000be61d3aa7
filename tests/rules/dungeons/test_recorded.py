"""Every adventure of the shipped pack can be won, and can be lost: recorded games are played again. If the
pack has changed so that one of them is impossible, `tests.rules.dungeons.record` records them anew."""

from __future__ import annotations

import json
from functools import cache

import pytest

from bench.packs import pack_release
from engine.games.dungeons.build import program_of
from engine.kernel.errors import IllegalActionError
from engine.kernel.replay import Replay
from engine.snapshot import Snapshot
from tests.rules.dungeons.record import FOLDER, file_of

ADVENTURES = ("first_shift", "the_tide_below", "vespers_in_brine")


@cache
def release() -> Snapshot:
    return pack_release("dungeons")


def test_every_adventure_is_recorded() -> None:
    assert sorted(story.slug for story in program_of(release()).stories) == list(ADVENTURES)
    expected = {file_of(adventure, won) for adventure in ADVENTURES for won in (True, False)}
    assert set(FOLDER.iterdir()) == expected


@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_recorded_game_ends_as_it_did(adventure: str, won: bool) -> None:
    saved = json.loads(file_of(adventure, won).read_text())
    replay = Replay.from_json(saved)
    try:
        game = replay.play(release())
    except IllegalActionError as error:
        pytest.fail(f"the pack has changed ({error}): run python -m tests.rules.dungeons.record")
    outcome = game.outcome
    assert outcome is not None
    assert saved["options"]["adventure"] == adventure
    assert outcome.reason == saved["reason"]
    assert outcome.reason.startswith("victory-" if won else "defeat-")
    assert outcome.winners == (tuple(range(replay.seats)) if won else ())
    assert game.to_act == ()
