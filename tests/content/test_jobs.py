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
from content.errors import NotAllowedError
from content.jobs import pulse, queue, worker
from content.jobs.errors import JobRefusedError, JobStoppedError, TooManyJobsError
from content.jobs.pulse import Pulse
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
    raise JobRefusedError([("a!1", Fault(("b",), "sheet-broken"))] * (queue.MOST_FAULTS + 3))


def broken(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Work with a mistake of ours in it."""
    raise ZeroDivisionError


@pytest.fixture(autouse=True)
def _some_work(settings: Any) -> None:
    settings.JOBS = {
        **settings.JOBS,
        **{each.__name__: f"{__name__}.{each.__name__}" for each in (nothing, refused, broken)},
    }


def state_of(job: Job) -> str:
    job.refresh_from_db()
    return job.state


def test_a_job_from_waiting_to_its_result(lanternwick: Pack) -> None:
    job = queue.put("nothing", lanternwick, author=None, payload=b"abc", parameters={"a": 1})
    assert queue.has_work()
    call_command("jobworker")
    assert state_of(job) == State.DONE
    assert (job.result, job.payload, job.percent) == ({"heard": {"a": 1}}, None, 100)
    assert job.finished_at is not None
    assert not queue.has_work()


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
    jobs = [queue.put(kind, lanternwick, author=None) for kind in ("refused", "broken", "unheard_of")]
    assert work_off() == 3
    assert [state_of(job) for job in jobs] == [State.FAILED] * 3
    faults, count = queue.faults_of(jobs[0].result)
    assert (len(faults), count) == (queue.MOST_FAULTS, queue.MOST_FAULTS + 3)
    assert faults[0] == ("a!1", Fault(("b",), "sheet-broken"))
    assert [queue.faults_of(job.result)[0][0][1].key for job in jobs[1:]] == ["job-broken"] * 2


def test_a_job_is_taken_once_and_only_so_many_at_a_time(lanternwick: Pack) -> None:
    jobs = [queue.put("nothing", lanternwick, author=None) for _ in range(3)]
    taken = [queue.take(), queue.take()]
    assert [job and job.pk for job in taken] == [job.pk for job in jobs[:2]]
    assert queue.take() is None
    assert not queue.has_work()


@pytest.mark.parametrize("shift", [-queue.SILENCE, queue.SILENCE], ids=["silent", "clock set back"])
def test_a_job_whose_worker_died_is_begun_again_then_given_up(lanternwick: Pack, shift: timedelta) -> None:
    job = queue.put("nothing", lanternwick, author=None, payload=b"abc")
    for attempt in (1, 2):
        taken = queue.take()
        assert taken is not None
        assert taken.attempts == attempt
        assert queue.take() is None
        Job.objects.update(seen_at=timezone.now() + shift * 1.1)
    with CaptureQueriesContext(connection) as asked:
        assert queue.has_work(), "somebody must tell that it is over"
    assert all(query["sql"].startswith("SELECT") for query in asked.captured_queries)
    assert queue.take() is None
    assert state_of(job) == State.FAILED
    assert queue.faults_of(job.result)[0][0][1].key == "job-interrupted"
    assert job.payload is None


def test_a_worker_that_was_too_slow_can_neither_tell_nor_finish(lanternwick: Pack) -> None:
    queue.put("nothing", lanternwick, author=None)
    slow = queue.take()
    assert slow is not None
    Job.objects.update(seen_at=timezone.now() - 2 * queue.SILENCE)
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
    Job.objects.filter(pk=orphaned.pk).update(seen_at=timezone.now() - 2 * queue.SILENCE)
    assert queue.take() is None
    assert state_of(orphaned) == State.CANCELLED


def test_nobody_fills_the_queue_and_old_results_are_forgotten(lanternwick: Pack, person: Any) -> None:
    ada: User = person("designer")
    old = queue.put("nothing", lanternwick, author=ada)
    work_off()
    Job.objects.filter(pk=old.pk).update(finished_at=timezone.now() - 2 * queue.KEPT)
    for _ in range(queue.MOST_OPEN):
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
    assert [(place, fault.key) for place, fault in queue.faults_of(preview.result)[0]] == [
        ("ferryman!3", "range")
    ]


def test_what_changed_since_the_preview_is_not_overwritten(lanternwick: Pack) -> None:
    preview = previewed(lanternwick, None)
    bruno = Entry.objects.get(slug="bruno")
    document = read_document(bruno)
    document.data["strength"] = 2
    save_entry(bruno, document, version=bruno.version, author=None)
    writing = order_apply(preview, author=None)
    work_off()
    assert state_of(writing) == State.FAILED
    assert queue.faults_of(writing.result)[0] == [("ferryman!3", Fault((), "sheet-moved"))]
    assert Entry.objects.get(slug="bruno").data["strength"] == 2
    assert applied(preview) is None


def test_a_preview_that_is_no_longer_kept_is_not_written(lanternwick: Pack) -> None:
    preview = previewed(lanternwick, None)
    writing = order_apply(preview, author=None)
    preview.delete()
    work_off()
    assert state_of(writing) == State.FAILED
    assert queue.faults_of(writing.result)[0][0][1].key == "sheet-forgotten"


def test_a_worker_that_lost_its_job_writes_nothing(lanternwick: Pack) -> None:
    writing = order_apply(previewed(lanternwick, None), author=None)
    slow = queue.take()
    assert slow is not None

    class Late(Pulse):
        """Another worker takes the job over just before it is written."""

        def beat(self, step: str, done: int, total: int) -> None:
            Job.objects.filter(pk=self.job.pk).update(attempts=self.job.attempts + 1)

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
    assert queue.faults_of(writing.result)[0][0][1].key == "job-not-allowed"


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
