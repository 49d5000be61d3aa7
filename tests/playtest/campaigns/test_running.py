"""A campaign gives the same results whoever plays it, in one go or in many, however often somebody dies."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.db import OperationalError
from django.utils import timezone

from content import patience, processes
from content.jobs import queue
from content.jobs.kinds import kind_of
from content.jobs.worker import work_off
from content.models import Job
from engine.bots import BOTS, RandomBot, Seat
from engine.kernel.contract import Action
from playtest.campaigns import running
from playtest.campaigns.actions import (
    cancel_campaign,
    delete_campaign,
    pause_campaign,
    progress_of,
    results_of,
    resume_campaign,
)
from playtest.campaigns.chunks import Cut
from playtest.campaigns.errors import WrongStateError
from playtest.campaigns.executors import ExecutorError, OneProcess, Share
from playtest.campaigns.models import CAMPAIGN, Campaign, ChunkResult
from playtest.campaigns.playing import Played
from playtest.campaigns.running import Progress
from playtest.campaigns.words import failure_text
from studio.logs import facts_of
from tests.playtest.campaigns.conftest import Start, campaign_of, run

State = Campaign.State
KIND = kind_of(CAMPAIGN)


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The runner looks at the state between any two games."""
    monkeypatch.setattr(running, "WAIT", 0.0)
    monkeypatch.setattr("content.jobs.pulse.TELL_EVERY", 0.0)


class Backwards(OneProcess):
    """Gives results in another order than it got the chunks."""

    def room(self) -> int:
        return 7 - len(self._shares)

    def result(self, seconds: float, between: Callable[[], None]) -> tuple[Share, Played] | None:
        self._shares.reverse()
        return super().result(seconds, between)


class Dying(OneProcess):
    """Plays so many chunks and dies."""

    def __init__(self, chunks: int, death: BaseException) -> None:
        super().__init__()
        self.left = chunks
        self.death = death
        self.played: list[int] = []

    def result(self, seconds: float, between: Callable[[], None]) -> tuple[Share, Played] | None:
        if not self.left:
            raise self.death
        self.left -= 1
        done = super().result(seconds, between)
        assert done is not None
        self.played.append(done[0].chunk.number)
        return done


def test_a_campaign_plays_every_game_of_its_grid(started: Start) -> None:
    done = run(started())
    assert (done.state, done.games, done.done_games, done.broken_games) == (State.DONE, 24, 24, 0)
    assert (done.done_chunks, done.job.finished_at is not None, done.job.runner) == (done.chunks, True, "")
    rows = list(results_of(done))
    assert [row.number for row in rows] == list(range(24))
    assert sorted((row.cell, row.seed) for row in rows) == [(c, s) for c in range(4) for s in range(6)]
    assert {len(row.observation["seats"]) for row in rows if row.observation} == {3, 4}
    assert {seat["bot"] for row in rows if row.observation for seat in row.observation["seats"]} == {"random"}


def test_the_log_tells_when_a_campaign_begins_and_how_it_ends(
    started: Start, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "content.jobs"):
        done = run(started())
    told = [(record.getMessage(), dict(facts_of(record))) for record in caplog.records]
    seconds = told[-1][1].pop("seconds")
    facts = {"job": done.job_id, "kind": CAMPAIGN, "game": "princess", "by": None}
    facts |= {"campaign": done.public_id, "games": 24, "broken": 0}
    assert seconds > 0
    assert told == [
        ("job begun", {**facts, "done": 0, "attempt": 1}),
        ("job ended", {**facts, "done": 24, "state": "done"}),
    ]


def test_the_order_of_results_does_not_matter(started: Start) -> None:
    assert run(started()).digest == run(started(), Backwards()).digest != ""


def test_other_seeds_have_another_digest(started: Start) -> None:
    assert run(started()).digest != run(started({"seed": 1})).digest


def test_a_killed_runner_is_followed_by_one_that_plays_only_what_is_missing(started: Start) -> None:
    undisturbed = run(started()).digest
    campaign = started()
    dying = Dying(5, KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        run(campaign, dying)
    campaign.refresh_from_db()
    assert (campaign.state, campaign.done_chunks) == (State.RUNNING, 5)
    assert queue.take() is None, "its runner, this process, is alive"
    Job.objects.update(seen_at=timezone.now() - 2 * KIND.silence)
    taken = queue.take()
    assert taken == campaign.job
    rest = Dying(1000, AssertionError())
    done = running.run_campaign(campaign_of(taken), rest)
    assert done.digest == undisturbed
    assert sorted(dying.played + rest.played) == list(range(campaign.chunks))


def test_a_runner_of_this_machine_that_died_is_noticed_at_once(started: Start) -> None:
    campaign = started()
    assert queue.claim(campaign.job)
    assert not queue.has_work(CAMPAIGN)
    host, _process, word = campaign.job.runner.split(":")
    Job.objects.update(runner=f"{host}:{2**22 + 1}:{word}")
    assert queue.has_work(CAMPAIGN)
    assert progress_of(Campaign.objects.get()).is_abandoned
    Job.objects.update(runner=f"elsewhere:{2**22 + 1}:{word}")
    assert not queue.has_work(CAMPAIGN)


def test_a_clock_that_goes_back_does_not_stop_campaigns(started: Start) -> None:
    """The runner ran elsewhere and was last seen two days from now."""
    campaign = started()
    assert queue.claim(campaign.job)
    Job.objects.update(runner="elsewhere:1:word", seen_at=timezone.now() + timedelta(days=2))
    assert queue.has_work(CAMPAIGN)
    assert queue.take() == campaign.job


def test_a_runner_that_must_end_gives_its_campaign_back(started: Start) -> None:
    undisturbed = run(started()).digest

    def end(progress: Progress) -> None:
        if progress.done >= 5:
            processes._ending.set()

    with processes.heeding_the_end(None):
        back = run(started(), tell=end)
        assert (back.state, back.job.runner, back.job.attempts) == (State.WAITING, "", 0)
        assert work_off() == 0, "nor does it take another one"
    assert 5 <= back.done_games < 24
    done = run(back)
    assert (done.state, done.digest) == (State.DONE, undisturbed)


def test_two_runners_do_not_take_the_same_campaign(started: Start) -> None:
    campaign = started()
    other = Campaign.objects.select_related("job").get()
    assert queue.claim(campaign.job)
    assert not queue.claim(other.job)


def test_a_runner_that_was_too_slow_stops(started: Start) -> None:
    campaign = started()
    assert queue.claim(campaign.job)
    Job.objects.update(runner="somebody:1:else")
    after = running.run_campaign(campaign, OneProcess())
    assert (after.state, after.job.runner, after.done_chunks) == (State.RUNNING, "somebody:1:else", 0)


def test_a_chunk_that_two_have_played_counts_once(started: Start) -> None:
    campaign = started()

    class Overtaken(OneProcess):
        """Somebody else stores each result first."""

        def result(self, seconds: float, between: Callable[[], None]) -> tuple[Share, Played] | None:
            job, played = super().result(seconds, between) or pytest.fail("nothing played")
            ChunkResult.objects.get_or_create(
                campaign_id=job.owner,
                number=played.number,
                defaults={"first": job.chunk.first, "count": played.games, "digest": played.digest},
            )
            return job, played

    done = run(campaign, Overtaken())
    assert done.results.count() == done.chunks
    assert done.done_chunks == 0, "the other one has counted them"
    assert done.state == State.DONE


def test_pausing_stops_between_games_and_resuming_gives_the_same(started: Start) -> None:
    undisturbed = run(started()).digest
    campaign = started()

    def pause_at_ten(progress: Progress) -> None:
        if progress.done >= 10:
            pause_campaign(Campaign.objects.get(pk=campaign.pk), author=None)

    paused = run(campaign, tell=pause_at_ten)
    assert paused.state == State.PAUSED
    assert 10 <= paused.done_games < 24
    assert queue.take() is None
    resume_campaign(paused, author=None)
    assert paused.state == State.WAITING
    taken = queue.take()
    assert taken is not None
    assert running.run_campaign(campaign_of(taken), OneProcess()).digest == undisturbed


def test_a_cancelled_campaign_keeps_what_is_finished_and_never_runs_again(started: Start) -> None:
    campaign = started()

    def cancel(progress: Progress) -> None:
        if progress.done:
            cancel_campaign(Campaign.objects.get(pk=campaign.pk), author=None)

    cancelled = run(campaign, tell=cancel)
    assert cancelled.state == State.CANCELLED
    assert len(list(results_of(cancelled))) == cancelled.done_games > 0
    assert queue.take() is None
    for step in (pause_campaign, resume_campaign, cancel_campaign):
        with pytest.raises(WrongStateError):
            step(cancelled, author=None)


def test_a_campaign_deleted_while_it_runs_stops_its_runner(started: Start) -> None:
    campaign = started()

    def delete(progress: Progress) -> None:
        if progress.done:
            found = Campaign.objects.get(pk=campaign.pk)
            pause_campaign(found, author=None)
            delete_campaign(found, author=None)

    with pytest.raises(Campaign.DoesNotExist):
        run(campaign, tell=delete)
    assert not ChunkResult.objects.exists()


def test_a_running_campaign_is_not_deleted(started: Start) -> None:
    campaign = started()
    with pytest.raises(WrongStateError):
        delete_campaign(campaign, author=None)


def test_a_cluster_that_is_lost_fails_the_campaign_which_can_be_resumed(started: Start) -> None:
    undisturbed = run(started()).digest
    campaign = started()
    failed = run(campaign, Dying(3, ExecutorError("cluster-lost", address="tcp://10.0.0.7:8786")))
    assert (failed.state, failed.done_chunks) == (State.FAILED, 3)
    assert "tcp://10.0.0.7:8786" in failure_text(failed, "de")
    resume_campaign(failed, author=None)
    assert failure_text(failed, "de") == ""
    assert run(failed).digest == undisturbed


def test_a_mistake_of_ours_fails_the_campaign_by_name(
    started: Start, caplog: pytest.LogCaptureFixture
) -> None:
    failed = run(started(), Dying(0, ZeroDivisionError("seven")))
    assert failed.state == State.FAILED
    assert "ZeroDivisionError: seven" in failure_text(failed, "en")
    assert "ZeroDivisionError" in caplog.text


def test_a_database_that_is_busy_for_a_moment_does_not_end_a_campaign(
    started: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    write, refusals = running._write, [OperationalError("database is locked")] * 3

    def busy(job: Job, share: Share, played: Played) -> None:
        if played.number == 2 and refusals:
            raise refusals.pop()
        write(job, share, played)

    monkeypatch.setattr(running, "_write", busy)
    monkeypatch.setattr(patience, "PATIENCE", (0.0, 0.0, 0.0))
    assert run(started()).state == State.DONE
    assert caplog.text.count("database is locked") == 3
    refusals += [OperationalError("database is locked")] * 4
    failed = run(started())
    assert (failed.state, failed.fault["key"]) == (State.FAILED, "broken")


def test_runners_that_die_before_anything_is_finished_are_not_followed_for_ever(started: Start) -> None:
    campaign = started()
    for _ in range(KIND.attempts):
        assert queue.take() == campaign.job
        Job.objects.update(seen_at=timezone.now() - 2 * KIND.silence)
    assert queue.take() is None
    campaign.refresh_from_db()
    assert (campaign.state, campaign.fault["key"]) == (State.FAILED, "interrupted")


def test_rules_that_have_changed_do_not_finish_what_others_began(
    started: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = started()
    monkeypatch.setattr(running, "fingerprint", lambda: "0" * 64)
    failed = run(campaign)
    assert (failed.state, failed.fault["key"], failed.done_chunks) == (State.FAILED, "rules-changed", 0)


def test_a_game_that_breaks_is_told_and_the_others_go_on(
    started: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clumsy(RandomBot):
        """Trips over the fifth seed."""

        def choose(self, seat: Seat) -> Action:
            if self.seed // 16 == 5:
                raise RuntimeError("a card without end")
            return super().choose(seat)

    monkeypatch.setitem(BOTS, "planner", Clumsy)
    done = run(started({"bots": [["planner"]], "seats": [3], "vary": {}}))
    assert (done.state, done.broken_games, done.done_games) == (State.DONE, 1, 6)
    broken = [row for row in results_of(done) if row.fault]
    assert [(row.seed, row.fault) for row in broken] == [(5, "RuntimeError: a card without end")]
    assert progress_of(done).broken == 1


def test_how_far_it_is(started: Start) -> None:
    campaign = started()
    assert progress_of(campaign).percent == 0
    seen: list[Progress] = []
    halves: list[Any] = []

    def tell(progress: Progress) -> None:
        seen.append(progress)
        halves.append(progress_of(Campaign.objects.get(pk=campaign.pk)))

    done = run(campaign, tell=tell)
    assert [step.done for step in seen] == sorted(step.done for step in seen)
    assert (seen[-1].done, seen[-1].total) == (24, 24)
    middle = halves[len(halves) // 2]
    assert middle.state == "running"
    assert 0 < middle.percent < 100
    assert middle.rate > 0
    assert middle.seconds_left is not None
    assert progress_of(done).percent == 100


@pytest.mark.parametrize("games", [0, 1, 3, 4, 5, 11, 12, 13, 100, 1234])
@pytest.mark.parametrize("size", [1, 2, 3, 8, 9, 50])
def test_chunks_hold_every_game_once(games: int, size: int) -> None:
    cut = Cut(games, size)
    parts = [cut.part(number) for number in range(cut.chunks)]
    held = [game for part in parts for game in range(part.first, part.first + part.games)]
    assert held == list(range(games))
    assert [cut.holding(game) for game in held] == [part.number for part in parts for _ in range(part.games)]
    assert all(1 <= part.games <= size for part in parts)
    with pytest.raises(IndexError):
        cut.part(cut.chunks)
