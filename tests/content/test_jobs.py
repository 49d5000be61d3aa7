"""The queue of jobs: taken once, stopped, taken over when a worker dies, given up in the end."""

from __future__ import annotations

import io
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import OperationalError, connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from openpyxl import load_workbook

from content import patience
from content.actions.exchange_spreadsheets import apply_plan, export_sheets
from content.actions.save_entry import save_entry
from content.actions.steer_job import stop_job
from content.errors import NotAllowedError
from content.jobs import pulse, queue, worker
from content.jobs.errors import JobRefusedError, JobStoppedError, TooManyJobsError
from content.jobs.faults import MOST_FAULTS, faults_of
from content.jobs.kinds import Kind
from content.jobs.pulse import Pulse
from content.jobs.rights import may_steer, seen_by
from content.jobs.spreadsheets import applied, apply_sheet, order_apply, order_preview, preview_sheet
from content.jobs.worker import perform, work_off
from content.models import Entry, Job, Pack
from content.store import read_document
from engine.schema import Fault

pytestmark = pytest.mark.django_db
State = Job.State


def nothing(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Work that is done at once."""
    pulse.beat("read", 1, 2)
    return {"heard": job.parameters}


def refused(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Work that cannot be done."""
    raise JobRefusedError([("a!1", Fault(("b",), "sheet-broken"))] * (MOST_FAULTS + 3))


def broken(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Work with a mistake of ours in it."""
    raise ZeroDivisionError


def kind(work: str, **more: Any) -> Kind:
    """A kind of job that does one of the above."""
    return Kind(
        work=f"{__name__}.{work}",
        label=lambda: work,
        title=lambda job: f"{work} {job.pk}",
        page=lambda job: f"/{work}/{job.pk}/",
        sign="bolt",
        may_see="content.view_entry",
        may_order="content.change_entry",
        may_steer="content.delete_entry",
        kept=KEPT,
        **more,
    )


KEPT = timedelta(days=14)
NOTHING = kind("nothing")
REFUSED = kind("refused")
BROKEN = kind("broken")
ENDLESS = kind("nothing", goes_on=True, attempts=3)


@pytest.fixture(autouse=True)
def _some_work(settings: Any) -> None:
    settings.JOBS = {
        **settings.JOBS,
        "nothing": f"{__name__}.NOTHING",
        "refused": f"{__name__}.REFUSED",
        "broken": f"{__name__}.BROKEN",
        "endless": f"{__name__}.ENDLESS",
    }


def state_of(job: Job) -> str:
    job.refresh_from_db()
    return job.state


def test_a_job_from_waiting_to_its_result(lanternwick: Pack) -> None:
    job = queue.put("nothing", lanternwick, author=None, payload=b"abc", parameters={"a": 1})
    assert queue.has_work("nothing")
    call_command("jobworker")
    assert state_of(job) == State.DONE
    assert (job.result, job.payload, job.percent) == ({"heard": {"a": 1}}, None, 100)
    assert job.finished_at is not None
    assert not queue.has_work("nothing")


def refusing(times: int, error: Exception, work: Any) -> Any:
    """Work that the database refuses at first, so many times."""
    left = [error] * times

    def refuse(*args: Any, **named: Any) -> Any:
        if left:
            raise left.pop()
        return work(*args, **named)

    return refuse


def test_a_busy_database_ends_no_job(
    lanternwick: Pack, busy: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A beat is left out, and the result is left when the others are done."""
    monkeypatch.setattr(patience, "PATIENCE", (0.0, 0.0))
    monkeypatch.setattr(pulse, "tell", refusing(10**6, busy, queue.tell))
    monkeypatch.setattr(worker, "finish", refusing(2, busy, queue.finish))
    job = queue.put("nothing", lanternwick, author=None)
    assert work_off() == 1
    assert state_of(job) == State.DONE


def test_what_a_busy_database_refused_is_written_later(
    lanternwick: Pack, busy: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PATIENCE", (0.0, 0.0))
    monkeypatch.setattr("content.jobs.spreadsheets.apply_plan", refusing(2, busy, apply_plan))
    job = order_apply(previewed(lanternwick, None), author=None)
    assert work_off() == 1
    assert state_of(job) == State.DONE


def test_a_beat_that_fails_for_another_reason_is_told(
    lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "tell", refusing(1, OperationalError("no such table"), queue.tell))
    job = queue.put("nothing", lanternwick, author=None)
    work_off()
    assert state_of(job) == State.FAILED


def test_what_goes_wrong_is_told(lanternwick: Pack, caplog: pytest.LogCaptureFixture) -> None:
    jobs = [queue.put(name, lanternwick, author=None) for name in ("refused", "broken")]
    assert work_off() == 2
    assert [state_of(job) for job in jobs] == [State.FAILED] * 2
    faults, count = faults_of(jobs[0].result)
    assert (len(faults), count) == (MOST_FAULTS, MOST_FAULTS + 3)
    assert faults[0] == ("a!1", Fault(("b",), "sheet-broken"))
    (_, fault), *others = faults_of(jobs[1].result)[0]
    assert (fault.key, fault.args, others) == ("job-broken", {"problem": "ZeroDivisionError"}, [])


def test_a_kind_that_this_version_does_not_know_is_left_alone(lanternwick: Pack) -> None:
    newer = Job.objects.create(kind="unheard_of", game=lanternwick)
    with pytest.raises(KeyError):
        queue.put("unheard_of", lanternwick, author=None)
    assert work_off() == 0
    assert state_of(newer) == State.WAITING


def test_a_job_is_taken_once_and_only_so_many_at_a_time(lanternwick: Pack) -> None:
    jobs = [queue.put("nothing", lanternwick, author=None) for _ in range(3)]
    taken = [queue.take(), queue.take()]
    assert [job and job.pk for job in taken] == [job.pk for job in jobs[:2]]
    assert queue.take() is None
    assert not queue.has_work("nothing")


@pytest.mark.parametrize("shift", [-NOTHING.silence, NOTHING.silence], ids=["silent", "clock set back"])
def test_a_job_whose_worker_died_is_begun_again_then_given_up(lanternwick: Pack, shift: timedelta) -> None:
    job = queue.put("nothing", lanternwick, author=None, payload=b"abc")
    for attempt in (1, 2):
        taken = queue.take()
        assert taken is not None
        assert taken.attempts == attempt
        assert queue.take() is None
        Job.objects.update(seen_at=timezone.now() + shift * 1.1)
    with CaptureQueriesContext(connection) as asked:
        assert queue.has_work("nothing"), "somebody must tell that it is over"
    assert all(query["sql"].startswith("SELECT") for query in asked.captured_queries)
    assert queue.take() is None
    assert state_of(job) == State.FAILED
    assert faults_of(job.result)[0][0][1].key == "job-interrupted"
    assert job.payload is None


def test_a_worker_that_was_too_slow_can_neither_tell_nor_finish(lanternwick: Pack) -> None:
    queue.put("nothing", lanternwick, author=None)
    slow = queue.take()
    assert slow is not None
    Job.objects.update(seen_at=timezone.now() - 2 * NOTHING.silence)
    other = queue.take()
    assert other is not None
    assert queue.tell(slow, "read", 1, 2)
    assert not queue.finish(slow, State.DONE, {})
    assert queue.finish(other, State.DONE, {"ours": True})


def test_jobs_are_stopped_waiting_running_and_orphaned(lanternwick: Pack) -> None:
    waiting = queue.put("nothing", lanternwick, author=None, payload=b"abc")
    queue.stop(waiting)
    assert (state_of(waiting), waiting.payload) == (State.CANCELLED, None)
    running = queue.put("nothing", lanternwick, author=None)
    taken = queue.take()
    assert taken is not None
    queue.stop(running)
    perform(taken)
    assert state_of(running) == State.CANCELLED
    orphaned = queue.put("nothing", lanternwick, author=None)
    queue.take()
    queue.stop(orphaned)
    Job.objects.filter(pk=orphaned.pk).update(seen_at=timezone.now() - 2 * NOTHING.silence)
    assert queue.take() is None
    assert state_of(orphaned) == State.CANCELLED


def test_nobody_fills_the_queue_and_old_results_are_forgotten(lanternwick: Pack, person: Any) -> None:
    ada: User = person("designer")
    old = queue.put("nothing", lanternwick, author=ada)
    work_off()
    Job.objects.filter(pk=old.pk).update(finished_at=timezone.now() - 2 * KEPT)
    for _ in range(NOTHING.most_open):
        queue.put("nothing", lanternwick, author=ada)
    assert not Job.objects.filter(pk=old.pk).exists()
    with pytest.raises(TooManyJobsError):
        queue.put("nothing", lanternwick, author=ada)


def with_strength(pack: Pack, strength: int) -> bytes:
    book = load_workbook(io.BytesIO(export_sheets(pack)))
    book["ferryman"]["F3"] = strength
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def previewed(pack: Pack, author: User | None, strength: int = 9) -> Job:
    job = order_preview(pack, with_strength(pack, strength), name="game.xlsx", author=author)
    work_off()
    job.refresh_from_db()
    return job


def test_a_spreadsheet_is_looked_at_and_then_written(lanternwick: Pack, person: Any) -> None:
    ada: User = person("designer")
    preview = previewed(lanternwick, ada)
    assert (preview.state, preview.payload, len(preview.result["entries"])) == (State.DONE, None, 1)
    assert Entry.objects.get(slug="bruno").data["strength"] == 7
    writing = order_apply(preview, author=ada)
    assert order_apply(preview, author=ada) == writing == applied(preview)
    work_off()
    assert (state_of(writing), writing.result) == (State.DONE, {"changed": [["ferryman", "bruno"]]})
    bruno = Entry.objects.get(slug="bruno")
    assert (bruno.data["strength"], bruno.changed_by) == (9, ada)


def test_a_faulty_spreadsheet_is_refused_by_its_cells(lanternwick: Pack) -> None:
    preview = previewed(lanternwick, None, strength=70)
    assert preview.state == State.FAILED
    assert [(place, fault.key) for place, fault in faults_of(preview.result)[0]] == [("ferryman!3", "range")]


def test_what_changed_since_the_preview_is_not_overwritten(lanternwick: Pack) -> None:
    preview = previewed(lanternwick, None)
    bruno = Entry.objects.get(slug="bruno")
    document = read_document(bruno)
    document.data["strength"] = 2
    save_entry(bruno, document, version=bruno.version, author=None)
    writing = order_apply(preview, author=None)
    work_off()
    assert state_of(writing) == State.FAILED
    assert faults_of(writing.result)[0] == [("ferryman!3", Fault((), "sheet-moved"))]
    assert Entry.objects.get(slug="bruno").data["strength"] == 2
    assert applied(preview) is None


def test_a_preview_that_is_no_longer_kept_is_not_written(lanternwick: Pack) -> None:
    preview = previewed(lanternwick, None)
    writing = order_apply(preview, author=None)
    preview.delete()
    work_off()
    assert state_of(writing) == State.FAILED
    assert faults_of(writing.result)[0][0][1].key == "sheet-forgotten"


def test_a_worker_that_lost_its_job_writes_nothing(lanternwick: Pack) -> None:
    writing = order_apply(previewed(lanternwick, None), author=None)
    slow = queue.take()
    assert slow is not None

    class Late(Pulse):
        """Another worker takes the job over just before it is written."""

        def beat(self, step: str, done: int, total: int, language: str = "") -> None:
            Job.objects.filter(pk=self.job.pk).update(runner="another")

    with pytest.raises(JobStoppedError):
        apply_sheet(slow, Late(slow))
    assert Entry.objects.get(slug="bruno").data["strength"] == 7
    assert state_of(writing) == State.RUNNING


def test_a_preview_is_stopped_while_it_is_read(lanternwick: Pack) -> None:
    job = order_preview(lanternwick, with_strength(lanternwick, 9), name="", author=None)
    taken = queue.take()
    assert taken is not None
    queue.stop(job)
    with pytest.raises(JobStoppedError):
        preview_sheet(taken, Pulse(taken))


def test_roles_are_asked_when_it_is_ordered_and_when_it_is_done(lanternwick: Pack, person: Any) -> None:
    with pytest.raises(NotAllowedError):
        order_preview(lanternwick, b"", name="", author=person("translator"))
    ada: User = person("designer")
    preview = previewed(lanternwick, ada)
    with pytest.raises(NotAllowedError):
        order_apply(preview, author=person("viewer"))
    writing = order_apply(preview, author=ada)
    ada.groups.clear()
    work_off()
    assert state_of(writing) == State.FAILED
    assert faults_of(writing.result)[0][0][1].key == "job-not-allowed"


def test_a_worker_that_must_end_gives_its_job_back(
    lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = queue.put("nothing", lanternwick, author=None)
    taken = queue.take()
    assert taken is not None
    for place in ("pulse", "worker"):
        monkeypatch.setattr(f"content.jobs.{place}.must_end", lambda: True)
    perform(taken)
    job.refresh_from_db()
    assert (job.state, job.attempts) == (State.WAITING, 0), "the next worker begins as if nobody had"
    assert work_off() == 0, "and this one takes no other"


def test_a_long_job_of_one_kind_holds_up_no_other(lanternwick: Pack) -> None:
    for _ in range(NOTHING.at_once + 1):
        queue.put("nothing", lanternwick, author=None)
    other = queue.put("endless", lanternwick, author=None)
    assert [job is not None and job.kind for job in (queue.take(), queue.take())] == ["nothing"] * 2
    assert not queue.has_work("nothing")
    assert queue.has_work("endless")
    assert queue.take("nothing") is None
    taken = queue.take()
    assert taken == other


def test_what_goes_on_is_paused_resumed_and_stopped_at_once(lanternwick: Pack) -> None:
    job = queue.put("endless", lanternwick, author=None)
    taken = queue.take()
    assert taken is not None
    assert not queue.tell(taken, "read", 3, 9)
    assert queue.pause(job)
    assert queue.tell(taken, "read", 4, 9), "its worker must stop"
    assert not queue.finish(taken, State.CANCELLED, {})
    assert (state_of(job), job.done, queue.take()) == (State.PAUSED, 3, None)
    assert not queue.pause(job)
    assert queue.resume(job)
    again = queue.take()
    assert again == job
    assert (again.done, again.total, again.attempts) == (3, 9, 1)
    assert queue.stop(job)
    assert state_of(job) == State.CANCELLED
    assert not queue.resume(job)
    assert not queue.stop(job)


def test_what_goes_on_counts_deaths_anew_when_something_is_kept(lanternwick: Pack) -> None:
    job = queue.put("endless", lanternwick, author=None)
    for attempt in (1, 2, 1, 2, 3):
        taken = queue.take()
        assert taken is not None
        assert taken.attempts == attempt
        if attempt == 2 and not job.done:
            queue.note_success(taken)
            job.done = 1
        Job.objects.update(seen_at=timezone.now() - 2 * ENDLESS.silence)
    assert queue.take() is None
    assert state_of(job) == State.FAILED
    assert queue.resume(job), "somebody may try again"


def test_a_worker_that_gives_back_what_it_has_kept_takes_no_attempt_away(lanternwick: Pack) -> None:
    job = queue.put("endless", lanternwick, author=None)
    taken = queue.take()
    assert taken is not None
    queue.note_success(taken)
    queue.put_back(taken)
    assert (state_of(job), job.attempts, job.runner) == (State.WAITING, 0, "")


def test_the_rate_is_that_of_the_step(lanternwick: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("content.jobs.pulse.time.monotonic", lambda: now[0])
    queue.put("nothing", lanternwick, author=None)
    taken = queue.take()
    assert taken is not None
    beating = Pulse(taken)
    assert beating.rate() == 0
    for second in range(4):
        now[0] = 100.0 + second
        beating.beat("read", 10 * second, 100)
    assert beating.rate() == pytest.approx(10)
    taken.refresh_from_db()
    assert taken.rate == pytest.approx(10)
    assert taken.percent == 30
    beating.beat("compare", 0, 5)
    assert beating.rate() == 0


def test_who_ordered_a_job_may_stop_it_and_who_may_stop_all(lanternwick: Pack, person: Any) -> None:
    ada, viewer, owner = person("designer"), person("viewer"), person("owner")
    job = queue.put("nothing", lanternwick, author=ada)
    with pytest.raises(NotAllowedError):
        stop_job(job, author=viewer)
    assert (may_steer(job, ada), may_steer(job, viewer), may_steer(job, owner)) == (True, False, True)
    assert stop_job(job, author=ada)
    assert not stop_job(job, author=owner), "it is over"
    assert "nothing" in seen_by(viewer)
    assert "sheet-apply" not in seen_by(viewer)
