"""Quick games with an entry as it is being edited against the entry as it is saved."""

from __future__ import annotations

import pytest
from django.core.cache import cache

from content.models import Entry, Job, Revision
from engine.kernel import EffectLoopError
from playtest.campaigns.models import Campaign
from playtest.models import FrozenDraft, TestGame
from playtest.reports.compare import answer
from playtest.trying.quick import play_on
from tests.playtest.trying.conftest import Edit

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    cache.clear()


def test_an_entry_as_it_is_saved_changes_nothing(edit: Edit) -> None:
    played = play_on(edit("princess", "character", "doctor_leech"), 4, lambda: False)
    assert played.done == 4
    found = answer(played.pairs)
    assert (found.pairs, found.equal) == (4, 4)


def test_a_clearly_stronger_card_moves_the_result(edit: Edit) -> None:
    strong = {"when": "turn_begins", "do": [{"gain_gold": {"amount": 10}}, {"draw": {"amount": 5}}, "heal"]}
    played = play_on(
        edit("princess", "character", "doctor_leech", life=9, effects=[strong]), 20, lambda: False
    )
    found = answer(played.pairs, {"character/doctor_leech"})
    wins = next(change for change in found.primary if change.subject == ("who", "character/doctor_leech"))
    assert found.pairs == 20
    assert wins.after > wins.before


def test_the_games_are_played_a_slice_at_a_time_and_come_to_the_same(edit: Edit) -> None:
    tried = edit("princess", "character", "doctor_leech", life=6)
    whole = play_on(tried, 6, lambda: False)
    cache.clear()
    done: list[int] = []
    while not done or done[-1] < 6:
        part = play_on(tried, 6, lambda: True)
        done.append(part.done)
    assert done == [1, 2, 3, 4, 5, 6]
    assert part.pairs == whole.pairs


def test_what_somebody_else_saves_meanwhile_begins_a_new_count(edit: Edit) -> None:
    assert play_on(edit("princess", "character", "doctor_leech", life=6), 2, lambda: False).done == 2
    assert play_on(edit("princess", "character", "doctor_leech", life=5), 20, lambda: True).done == 1


def test_a_card_that_breaks_a_game_is_named_and_the_side_too(edit: Edit) -> None:
    endless = {"when": "gained", "do": [{"gain": {"what": "gold"}}]}
    played = play_on(edit("platformer", "hero", "etern", effects=[endless]), 20, lambda: False)
    assert isinstance(played.broken, EffectLoopError)
    assert played.broken.entry == "hero/etern"
    assert not played.broken_is_saved


def test_nothing_is_stored(edit: Edit) -> None:
    tried = edit("princess", "character", "doctor_leech", life=6)
    counted = (Entry, Revision, Job, Campaign, TestGame, FrozenDraft)
    before = [model.objects.count() for model in counted]
    play_on(tried, 2, lambda: False)
    assert [model.objects.count() for model in counted] == before
