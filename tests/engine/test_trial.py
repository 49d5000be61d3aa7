"""Trying a release out: over seats and options, for as long as there is time; what breaks is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.kernel import CardError, EffectFaultError, EffectLoopError, ProgramError, trial
from engine.kernel.settings import settings_of
from engine.kernel.trial import SLICE, begin, play_trial
from engine.snapshot import Snapshot
from tests.rules.dungeons.pack import release as dungeons_release
from tests.rules.platformer.pack import release as platformer_release
from tests.rules.princess.pack import release as princess_release

RELEASES = {"platformer": platformer_release, "dungeons": dungeons_release, "princess": princess_release}


@pytest.mark.parametrize("game", RELEASES)
def test_games_are_played_over_seats_and_options(game: str) -> None:
    release: Snapshot = RELEASES[game]()
    settings = settings_of(release)
    begun = [begin(release, settings, number) for number in range(12)]
    assert len({each.seats for each in begun}) > 2
    varied = [each.dump()["options"] for each in begun]
    flags = [setting.name for setting in settings.settings if setting.sort == "flag"]
    assert all({options.get(flag, False) for options in varied} == {True, False} for flag in flags[:1])
    assert begin(release, settings, 7).dump() == begun[7].dump()


def test_all_games_begin_however_soon_it_is_enough() -> None:
    once = play_trial(princess_release(), 6, lambda: True)
    assert (once.games, once.finished, once.decisions, once.faults) == (6, 0, 6 * SLICE, ())
    whole = play_trial(princess_release(), 4, lambda: False)
    assert (whole.games, whole.finished) == (4, 4)


@pytest.mark.parametrize(
    ("error", "key"),
    [(EffectLoopError, "trial-endless"), (EffectFaultError, "trial-broken"), (ProgramError, "trial-program")],
)
def test_what_breaks_is_a_fault_of_its_card(
    error: type[CardError], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_it(*_: Any, **__: Any) -> None:
        raise error("item/greed_hammer", 2, "ZeroDivisionError: by zero")

    monkeypatch.setattr(trial, "start", break_it)
    found = play_trial(platformer_release(), 3, lambda: False)
    (broken,) = found.faults
    assert (broken.kind, broken.slug, broken.fault.key) == ("item", "greed_hammer", key)
    assert broken.fault.path == ("effects", 2)


def test_content_that_no_game_can_be_set_up_with_is_a_fault_too() -> None:
    whole = platformer_release()
    plain = json.loads(whole.content)
    plain["entries"]["boss"] = {}
    for kind in ("boss_attack", "boss_token", "item"):
        plain["entries"].pop(kind, None)
    found = play_trial(Snapshot.read(json.dumps(plain).encode()), 3, lambda: False)
    assert [each.fault.key for each in found.faults] == ["trial-options"]
