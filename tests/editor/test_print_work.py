"""Prints as jobs: an order is taken once, a stop is heard, a death is noticed."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from content import patience, processes
from content.actions.order_print import delete_print, order_print
from content.actions.steer_job import stop_job
from content.errors import NotAllowedError
from content.jobs import pulse, worker
from content.jobs.errors import TooManyJobsError
from content.jobs.faults import read_fault
from content.jobs.kinds import kind_of
from content.jobs.pulse import TELL_EVERY
from content.jobs.queue import finish, has_work, is_interrupted, take
from content.jobs.worker import perform, work_off
from content.models import Entry, Job, Pack, PrintResult, Release
from content.prints import PRINT, files_of
from printing.jobs import PrintJob
from printing.order import Order
from studio.logs import facts_of
from tests.kept import loaded, published
from tests.printing.sheets.conftest import PACK, ROOT

pytestmark = pytest.mark.django_db
State = PrintResult.State
KIND = kind_of(PRINT)
HEROES = Order("platformer", ("en", "de"), ("heroes",)).as_json()


@pytest.fixture(autouse=True)
def _prints_in_a_folder_of_their_own(settings: Any, tmp_path: Path) -> None:
    settings.PRINTS_ROOT = tmp_path / "prints"


@pytest.fixture
def pack(db: None, request: pytest.FixtureRequest) -> Pack:
    return published(PACK).game if "release" in request.fixturenames else loaded(PACK)


@pytest.fixture
def release(pack: Pack) -> Release:
    assert pack.current is not None
    return pack.current


def fresh(result: PrintResult) -> PrintResult:
    return PrintResult.objects.get(pk=result.pk)


def test_an_order_becomes_files_kept_with_its_release(pack: Pack, release: Release) -> None:
    made = order_print(pack, HEROES, release=release, author=None)
    assert (made.state, made.snapshot, has_work(PRINT)) == (State.WAITING, release.pk, True)
    assert work_off() == 1
    done = fresh(made)
    assert (done.state, done.job.percent, has_work(PRINT)) == (State.DONE, 100, False)
    assert done.job.done == done.job.total > 0
    assert done.job.runner == ""
    names = [file["name"] for file in done.report["files"]]
    assert names == ["platformer-en-a4-touching.pdf", "platformer-de-a4-touching.pdf"]
    assert sorted(path.name for path in files_of(made.pk).iterdir()) == sorted(names)
    assert list(PrintResult.objects.filter(release=release)) == [made]


def test_a_busy_database_ends_no_print(pack: Pack, busy: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word on how far it is can be left out; the result is left when the others are done."""
    refusals = [busy, busy]

    def leave(*args: Any) -> bool:
        if refusals:
            raise refusals.pop()
        return finish(*args)

    def tell(*args: Any, **named: Any) -> bool:
        raise busy

    monkeypatch.setattr(patience, "PATIENCE", (0.0, 0.0))
    monkeypatch.setattr(pulse, "tell", tell)
    monkeypatch.setattr(worker, "finish", leave)
    made = order_print(pack, HEROES, release=None, author=None)
    assert work_off() == 1
    assert fresh(made).state == State.DONE
    assert len(list(files_of(made.pk).iterdir())) == 2


def test_a_draft_is_printed_as_it_was_when_it_was_ordered(pack: Pack) -> None:
    made = order_print(pack, HEROES, release=None, author=None)
    Entry.objects.filter(kind="hero", slug="sweety").update(data={"health": "broken"})
    work_off()
    done = fresh(made)
    assert done.state == State.DONE
    assert done.job.payload is None


def test_changed_since_another_release(pack: Pack, release: Release) -> None:
    sweety = Entry.objects.get(kind="hero", slug="sweety")
    sweety.data = {**sweety.data, "health": 6}
    sweety.save()
    made = order_print(pack, HEROES, release=None, since=release, author=None)
    work_off()
    assert fresh(made).report["changed"] == {"en": ["hero/sweety"], "de": ["hero/sweety"]}


def test_faults_are_kept_and_can_be_read(pack: Pack, release: Release) -> None:
    wrong = Order("platformer", ("fr",), preset="a9").as_json()
    made = order_print(pack, wrong, release=release, author=None)
    work_off()
    done = fresh(made)
    assert done.state == State.FAILED
    assert {read_fault(each)[1].key for each in done.report["faults"]} == {"choice", "preset-unknown"}
    assert not files_of(made.pk).exists()


def test_the_log_tells_when_a_print_begins_and_how_it_ends(
    pack: Pack, release: Release, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = Order("platformer", ("fr",)).as_json()
    made = order_print(pack, wrong, release=release, author=None)
    with caplog.at_level(logging.INFO, "content.jobs"):
        work_off()
    told = [(record.getMessage(), dict(facts_of(record))) for record in caplog.records]
    seconds = told[-1][1].pop("seconds")
    facts = {"job": made.job_id, "kind": PRINT, "print": made.pk, "game": "platformer", "by": None}
    assert seconds > 0
    assert told == [
        ("job begun", {**facts, "attempt": 1}),
        ("job ended", {**facts, "state": "failed", "faults": 1}),
    ]


def test_a_release_that_cannot_be_read_is_told(pack: Pack, release: Release) -> None:
    old = Release.objects.create(hash="0" * 64, game=pack, number=9, content=b'{"format": 0}')
    made = order_print(pack, HEROES, release=release, since=old, author=None)
    work_off()
    place, fault = read_fault(fresh(made).report["faults"][0])
    assert (place, fault.key, fault.args) == ("", "print-old-release", {"is": 9})


def test_an_error_of_ours_does_not_stop_the_queue(
    pack: Pack, release: Release, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first = order_print(pack, HEROES, release=release, author=None)
    second = order_print(pack, HEROES, release=release, author=None)
    run = PrintJob.run

    def breaks_once(job: PrintJob, folder: Path) -> Any:
        if folder == files_of(first.pk):
            raise ZeroDivisionError
        return run(job, folder)

    monkeypatch.setattr(PrintJob, "run", breaks_once)
    assert work_off() == 2
    assert [fresh(each).state for each in (first, second)] == [State.FAILED, State.DONE]
    assert read_fault(fresh(first).report["faults"][0])[1].key == "print-broken"
    assert "ZeroDivisionError" in caplog.text


def test_progress_is_seen_and_a_stop_is_heard(
    pack: Pack, release: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("content.jobs.pulse.TELL_EVERY", 0.0)
    assert TELL_EVERY > 0
    made = order_print(pack, HEROES, release=release, author=None)
    seen: list[int] = []
    taken = take(PRINT)
    assert taken is not None
    original = PrintJob._advance

    def watched(job: PrintJob, step: str, language: str, amount: int) -> None:
        original(job, step, language, amount)
        seen.append(fresh(made).job.done)
        if len(seen) == 6:
            stop_job(made.job, author=None)

    monkeypatch.setattr(PrintJob, "_advance", watched)
    perform(taken)
    assert seen == sorted(seen)
    assert seen[-1] > 0
    done = fresh(made)
    assert done.state == State.CANCELLED
    assert not any(files_of(made.pk).glob("**/*.pdf"))


def test_a_waiting_order_is_stopped_at_once(pack: Pack, release: Release) -> None:
    made = order_print(pack, HEROES, release=release, author=None)
    stop_job(made.job, author=None)
    assert fresh(made).state == State.CANCELLED
    assert work_off() == 0


def test_an_order_is_taken_once_and_only_so_many_at_once(pack: Pack, release: Release) -> None:
    for _ in range(KIND.at_once + 1):
        order_print(pack, HEROES, release=release, author=None)
    taken = [take(PRINT) for _ in range(KIND.at_once + 1)]
    assert len({each.pk for each in taken if each is not None}) == KIND.at_once
    assert taken[-1] is None
    assert not has_work(PRINT)


def test_a_dead_worker_is_noticed_and_in_the_end_given_up(pack: Pack, release: Release) -> None:
    made = order_print(pack, HEROES, release=release, author=None)
    first = take(PRINT)
    assert first is not None
    assert take(PRINT) is None
    long_ago = timezone.now() - KIND.silence - timedelta(seconds=1)
    Job.objects.filter(pk=made.job_id).update(seen_at=long_ago)
    assert has_work(PRINT)
    second = take(PRINT)
    assert second is not None
    assert second.attempts == 2
    perform(first)  # it was only slow: it notices that its order was given away, and leaves it alone
    assert fresh(made).state == State.RUNNING
    Job.objects.filter(pk=made.job_id).update(seen_at=long_ago)
    assert take(PRINT) is None
    done = fresh(made)
    assert done.state == State.FAILED
    assert read_fault(done.report["faults"][0])[1].key == "print-interrupted"


def test_a_worker_of_this_machine_that_died_is_noticed_at_once(pack: Pack, release: Release) -> None:
    made = order_print(pack, HEROES, release=release, author=None)
    taken = take(PRINT)
    assert taken is not None
    assert not is_interrupted(fresh(made).job)
    host, _process, word = taken.runner.split(":")
    Job.objects.update(runner=f"{host}:{2**22 + 1}:{word}")
    assert is_interrupted(fresh(made).job)
    assert has_work(PRINT)
    again = take(PRINT)
    assert again is not None
    assert again.attempts == 2


def test_a_clock_that_goes_back_does_not_stop_the_queue(pack: Pack, release: Release) -> None:
    """Two workers died while the clock was two days ahead: nobody waits for these days to pass."""
    for _ in range(KIND.at_once + 1):
        order_print(pack, HEROES, release=release, author=None)
    assert take(PRINT)
    assert take(PRINT)
    Job.objects.filter(state=State.RUNNING).update(seen_at=timezone.now() + timedelta(days=2))
    assert has_work(PRINT)
    assert {each.attempts for each in (take(PRINT), take(PRINT)) if each is not None} == {2}


def test_a_worker_that_must_end_puts_its_order_back(
    pack: Pack, release: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = order_print(pack, HEROES, release=release, author=None)
    advance = PrintJob._advance

    def end(job: PrintJob, step: str, language: str, amount: int) -> None:
        advance(job, step, language, amount)
        processes._ending.set()

    with monkeypatch.context() as patched:
        patched.setattr(PrintJob, "_advance", end)
        with processes.heeding_the_end(None):
            assert work_off() == 1
    back = fresh(made)
    assert (back.state, back.job.attempts, back.job.runner, back.job.done) == (State.WAITING, 0, "", 0)
    assert not any(files_of(made.pk).glob("**/*.pdf"))
    assert work_off() == 1
    assert fresh(made).state == State.DONE


def test_who_may_order_stop_and_delete(pack: Pack, release: Release, person: Callable[..., User]) -> None:
    viewer, tester, designer = person("viewer"), person("playtester"), person("designer")
    with pytest.raises(NotAllowedError):
        order_print(pack, HEROES, release=release, author=viewer)
    made = order_print(pack, HEROES, release=release, author=tester)
    other = order_print(pack, HEROES, release=release, author=designer)
    for result, author in ((made, viewer), (other, tester)):
        with pytest.raises(NotAllowedError):
            stop_job(result.job, author=author)
        with pytest.raises(NotAllowedError):
            delete_print(result, author=author)
    with pytest.raises(NotAllowedError):
        delete_print(made, author=tester)  # not while it is under way
    stop_job(made.job, author=tester)
    delete_print(made, author=tester)
    stop_job(other.job, author=designer)
    delete_print(fresh(other), author=designer)
    assert not PrintResult.objects.exists()


def test_nobody_floods_the_queue(pack: Pack, release: Release, person: Callable[..., User]) -> None:
    tester = person("playtester")
    for _ in range(KIND.most_open):
        order_print(pack, HEROES, release=release, author=tester)
    with pytest.raises(TooManyJobsError):
        order_print(pack, HEROES, release=release, author=tester)


PROGRAM = """
import time
import django
django.setup()
from content.actions.order_print import order_print
from content.models import Pack, PrintResult
from printing.order import Order
from content.jobs.starting import ensure_workers
pack = Pack.objects.get(pk="platformer")
for language in ("en", "de"):
    order = Order("platformer", (language,), ("heroes",)).as_json()
    order_print(pack, order, release=pack.current, author=None)
ensure_workers("print")
until = time.monotonic() + 90
while time.monotonic() < until and PrintResult.objects.filter(job__state__in=("waiting", "running")).exists():
    time.sleep(0.2)
for result in PrintResult.objects.order_by("id"):
    print(result.state, *[file["name"] for file in result.report.get("files", [])])
"""


def test_a_worker_in_a_process_of_its_own(tmp_path: Path) -> None:
    """On an installation of its own: ordered here, printed there."""
    environment = {
        **os.environ,
        "TILEWRIGHT_HOME": str(tmp_path),
        "DJANGO_SETTINGS_MODULE": "studio.settings",
    }
    environment.pop("DATABASE_URL", None)
    subprocess.run(
        [sys.executable, "manage.py", "setup"], cwd=ROOT, env=environment, check=True, capture_output=True
    )
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == [
        "done platformer-en-a4-touching.pdf",
        "done platformer-de-a4-touching.pdf",
    ]
    assert (tmp_path / "prints" / "1" / "platformer-en-a4-touching.pdf").is_file()
