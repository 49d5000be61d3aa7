"""What campaigns leave behind: results, tallies, comparisons, single games; and who may do what."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

import pytest
from django.conf import settings
from django.contrib.auth.models import User

from content.errors import NotAllowedError
from content.jobs.kinds import kind_of
from content.jobs.queue import take
from content.models import Release
from content.wording import duration
from engine.snapshot import Snapshot
from playtest.campaigns import running, tallies
from playtest.campaigns.actions import (
    Content,
    cancel_campaign,
    delete_campaign,
    game_of,
    pairs_of,
    pause_campaign,
    progress_of,
    results_of,
    resume_campaign,
    row_of,
    start_campaign,
    start_comparison,
    tally_of,
)
from playtest.campaigns.errors import (
    CampaignError,
    NoReleaseError,
    NoSuchGameError,
    ReplayDiffersError,
    TooManyCampaignsError,
    WrongStateError,
)
from playtest.campaigns.executors import OneProcess
from playtest.campaigns.models import Campaign, ChunkResult
from playtest.campaigns.packing import digest_of
from playtest.campaigns.playing import short_digest
from playtest.campaigns.running import Progress, content_of, run_campaign
from playtest.campaigns.words import error_text, state_name
from playtest.models import FrozenDraft
from playtest.reports.tally import Tally
from tests.playtest.campaigns.conftest import ORDER, Start, run
from tests.playtest.games.conftest import publish

LANGUAGES = [code for code, _ in settings.LANGUAGES]


def edited(release: Release) -> Content:
    """The content of a release in which everybody lives longer, as a draft."""
    whole = json.loads(bytes(release.content))
    for character in whole["entries"]["character"].values():
        character["data"]["life"] += 2
    changed = json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
    return Content(Snapshot.read(changed), None)


def test_what_the_chunks_add_up_to_is_what_the_rows_do(
    started: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run(started())
    whole = Tally.of(row.observation for row in results_of(done))
    assert whole.counts["games"] == 24
    assert tally_of(done) == whole
    monkeypatch.setattr(tallies, "counted_by", lambda: b"another!")
    assert tally_of(done) == whole, "tallies of another counting are made anew"


def test_any_game_can_be_played_again_move_by_move(started: Start) -> None:
    done = run(
        started({"seats": [3], "bots": [["random"], ["random", "random", "planner"]], "vary": {}, "games": 2})
    )
    content = content_of(done)
    for row in results_of(done):
        found = game_of(done, row.number)
        assert found.row == row
        assert len(found.replay.actions) == row.plies
        assert short_digest(found.replay.play(content)) == row.digest


def test_a_game_that_has_not_been_played_yet_can_be_looked_at_too(started: Start) -> None:
    found = game_of(started(), 23)
    assert found.row is None
    assert found.replay.actions


def test_there_is_no_game_beyond_the_last(started: Start) -> None:
    with pytest.raises(NoSuchGameError) as refused:
        row_of(started(), 24)
    assert "23" in error_text(refused.value, "es")


def test_a_game_that_ends_otherwise_now_is_not_shown_as_the_same(
    started: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run(started())
    monkeypatch.setattr("playtest.campaigns.actions.read_campaign.short_digest", lambda game: b"other")
    with pytest.raises(ReplayDiffersError):
        game_of(done, 0)


def test_two_contents_are_played_by_turns_on_the_same_seeds(release: Release) -> None:
    base = start_comparison(
        release.game, ORDER, Content.of_release(release), edited(release), author=None, claimed=True
    )
    rival = base.rival
    early: list[tuple[int, int]] = []

    def tell(progress: Progress) -> None:
        early.append((base.results.count(), rival.results.count()))

    done = run_campaign(base, OneProcess(), tell)
    rival.refresh_from_db()
    assert (done.state, rival.state) == ("done", "done")
    assert (done.digest == "", rival.digest == "") == (False, False)
    assert done.digest != rival.digest
    assert all(abs(first - second) <= 1 for first, second in early)
    pairs = list(pairs_of(done))
    assert len(pairs) == 24
    assert all((a.number, a.cell, a.seed) == (b.number, b.cell, b.seed) for a, b in pairs)
    assert any(a.digest != b.digest for a, b in pairs)
    assert progress_of(rival).total == 48


def test_each_side_of_a_comparison_is_what_it_would_be_alone(release: Release, started: Start) -> None:
    other = edited(release)
    base = start_comparison(release.game, ORDER, Content.of_release(release), other, author=None)
    done = run(base)
    alone = run(start_campaign(release.game, ORDER, other, author=None))
    assert done.digest == run(started()).digest
    assert done.rival.digest == alone.digest


def test_a_runner_that_dies_while_it_names_the_sides_names_none(
    release: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = start_comparison(release.game, ORDER, Content.of_release(release), edited(release), author=None)
    named: list[str] = []

    def once(digests: Iterable[str]) -> str:
        if named:
            raise KeyboardInterrupt
        named.append(digest_of(digests))
        return named[0]

    monkeypatch.setattr(running, "digest_of", once)
    with pytest.raises(KeyboardInterrupt):
        run(base)
    assert set(Campaign.objects.values_list("job__state", "digest")) == {("running", "")}
    monkeypatch.setattr(running, "digest_of", digest_of)
    done = run(base)
    assert (done.state, done.rival.state, done.digest) == ("done", "done", named[0])


def test_the_sides_of_a_comparison_share_every_step(release: Release) -> None:
    base = start_comparison(release.game, ORDER, Content.of_release(release), edited(release), author=None)
    pause_campaign(base.rival, author=None)
    assert set(Campaign.objects.values_list("job__state", flat=True)) == {"paused"}
    assert take() is None
    resume_campaign(base.rival, author=None)
    taken = take()
    assert taken == base.job
    assert set(Campaign.objects.values_list("job__state", flat=True)) == {"running"}
    cancel_campaign(base, author=None)
    delete_campaign(base.rival, author=None)
    assert not Campaign.objects.exists()


def test_a_draft_is_kept_as_long_as_a_campaign_plays_it(release: Release) -> None:
    first, second = (start_campaign(release.game, ORDER, edited(release), author=None) for _ in range(2))
    assert FrozenDraft.objects.count() == 1
    assert content_of(first).hash == first.snapshot == second.snapshot != release.hash
    for campaign in (first, second):
        assert FrozenDraft.objects.count() == 1
        cancel_campaign(campaign, author=None)
        delete_campaign(campaign, author=None)
    assert not FrozenDraft.objects.exists()
    assert not ChunkResult.objects.exists()


def test_a_draft_that_is_a_release_already_is_that_release(release: Release) -> None:
    content = Content(Snapshot.read(bytes(release.content)), release)
    campaign = start_campaign(release.game, ORDER, content, author=None)
    assert (campaign.release, campaign.draft) == (release, None)


def test_a_game_without_a_release(release: Release) -> None:
    pack = release.game
    pack.current = None
    with pytest.raises(NoReleaseError):
        Content.current(pack)


@pytest.mark.parametrize(("role", "may"), [("owner", True), ("playtester", True), ("viewer", False)])
def test_who_may_run_campaigns(role: str, may: bool, release: Release, person: Callable[..., User]) -> None:
    content = Content.of_release(release)
    somebody = person(role)
    if not may:
        with pytest.raises(NotAllowedError):
            start_campaign(release.game, ORDER, content, author=somebody)
        return
    campaign = start_campaign(release.game, ORDER, content, author=somebody)
    assert campaign.made_by == somebody
    pause_campaign(campaign, author=somebody)


@pytest.mark.parametrize(("role", "may"), [("designer", True), ("playtester", False)])
def test_the_campaigns_of_others(role: str, may: bool, started: Start, person: Callable[..., User]) -> None:
    campaign, somebody = started(), person(role)
    if may:
        pause_campaign(campaign, author=somebody)
        delete_campaign(campaign, author=somebody)
        return
    for deed in (pause_campaign, cancel_campaign, resume_campaign, delete_campaign):
        with pytest.raises(NotAllowedError):
            deed(campaign, author=somebody)


def test_nobody_orders_without_end(release: Release, person: Callable[..., User]) -> None:
    content, tester = Content.of_release(release), person("playtester")
    for _ in range(kind_of("campaign").most_open):
        start_campaign(release.game, ORDER, content, author=tester)
    with pytest.raises(TooManyCampaignsError):
        start_campaign(release.game, ORDER, content, author=tester)


def test_names_in_addresses_cannot_be_guessed(started: Start) -> None:
    names = {started().public_id for _ in range(20)}
    assert len(names) == 20
    assert {len(name) for name in names} == {32}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_state_can_be_said(language: str, db: None) -> None:
    errors: list[CampaignError] = [
        TooManyCampaignsError(8),
        NoReleaseError("princess"),
        NoSuchGameError(7, 5),
        ReplayDiffersError(3),
        *(WrongStateError(deed, "done") for deed in ("pause", "resume", "cancel", "delete")),
    ]
    told = [error_text(error, language) for error in errors]
    assert len(set(told)) == len(errors)
    states = [state_name(state, language) for state in Campaign.State.values]
    assert len(set(states)) == len(states)
    assert all(state_name("done", language) in text for text in told[4:])
    assert [duration(seconds, language) for seconds in (5, 125, 7300)] == ["5 s", "2 min 5 s", "2 h 1 min"]


def test_all_three_games_are_played_the_same_way(db: None) -> None:
    for game, seats in (("platformer", 2), ("dungeons", 2)):
        release = publish(game)
        order = {"seats": [seats], "games": 3, "options": {}}
        done = run(start_campaign(release.game, order, Content.of_release(release), author=None))
        assert (done.state, done.done_games, done.broken_games) == ("done", 3, 0)
        assert tally_of(done).counts["games"] == 3
        assert game_of(done, 1).replay.actions
