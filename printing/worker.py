"""The worker of the print centre: makes the prints that wait in the queue, one after the other, in a process
of its own, so that no request waits and no page is slow while sheets are drawn."""

from __future__ import annotations

import logging
import shutil
import time
from dataclasses import asdict
from typing import Any

from content.entries.fault import LocatedFault
from content.logbook import Fact, log_event, log_failure, name_of
from content.models import PrintResult
from content.patience import patiently, unless_busy
from content.print_queue import (
    MOST_RUNNING,
    art_bytes,
    content_of,
    files_of,
    finish,
    has_work,
    picture_cache,
    put_back,
    stored_fault,
    take,
    tell,
)
from content.processes import Workers, must_end
from engine.schema import Fault
from engine.snapshot import SnapshotError
from printing.jobs import PrintJob, Progress, Report
from printing.order import Order
from printing.sheets.errors import CancelledError, PrintRefusedError

TELL_EVERY = 0.25
"""Seconds between two words on how far a print is."""

_log = logging.getLogger(__name__)
workers = Workers("printworker", MOST_RUNNING, has_work)


def ensure_worker() -> None:
    """Start a worker if there is work that nobody does. Called whenever somebody orders or looks."""
    workers.ensure()


def work_off() -> int:
    """Make every print that waits; return how many there were."""
    count = 0
    while not must_end() and (result := take()) is not None:
        make(result)
        count += 1
    return count


def make(result: PrintResult) -> None:
    """Make one print, whatever becomes of it."""
    began = time.monotonic()
    facts: dict[str, Fact] = {"print": result.pk, "game": result.game_id, "by": name_of(result.made_by)}
    log_event(_log, "print begun", **facts, attempt=result.attempts)
    state, report = _outcome(result)
    if state is PrintResult.State.WAITING:
        patiently(lambda: put_back(result))  # a studio that stops does so without a word
        return
    patiently(lambda: finish(result, state, report))
    log_event(
        _log,
        "print ended",
        **facts,
        state=state.value,
        faces=report.get("faces"),
        files=len(report.get("files", ())),
        faults=len(report.get("faults", ())),
        seconds=time.monotonic() - began,
    )


def _outcome(result: PrintResult) -> tuple[PrintResult.State, dict[str, Any]]:
    """What becomes of a print; if it waits again, nothing."""
    folder = files_of(result.pk)
    try:
        report = _job(result).run(folder)
    except CancelledError:
        if must_end():
            return PrintResult.State.WAITING, {}  # also one to be stopped: the next worker sees that first
        return PrintResult.State.CANCELLED, {}
    except PrintRefusedError as error:
        return PrintResult.State.FAILED, {"faults": [stored_fault(each) for each in error.faults]}
    except SnapshotError:
        number = result.since.number if result.since is not None else 0
        fault = LocatedFault("", 0, Fault((), "print-old-release", {"is": number}))
        return PrintResult.State.FAILED, {"faults": [stored_fault(fault)]}
    except Exception as error:  # noqa: BLE001 - the queue must go on, and whoever waits must be told
        log_failure(_log, "print failed", error, print=result.pk)
        shutil.rmtree(folder, ignore_errors=True)
        fault = LocatedFault("", 0, Fault((), "print-broken", {"problem": type(error).__name__}))
        return PrintResult.State.FAILED, {"faults": [stored_fault(fault)]}
    return PrintResult.State.DONE, stored_report(report)


def _job(result: PrintResult) -> PrintJob:
    snapshot, since = content_of(result)
    pulse = _Pulse(result)
    return PrintJob(
        Order.from_json(result.order),
        snapshot,
        art_bytes,
        release=result.release.number if result.release is not None else 0,
        since=since,
        author=result.made_by.get_full_name() or result.made_by.username if result.made_by else "",
        cache=picture_cache(),
        archives=True,
        tell=pulse.tell,
        is_cancelled=pulse.is_stopped,
    )


class _Pulse:
    """Says how far the print is, not oftener than people can read, and hears whether it must stop: because a
    person wants that, or because this process must end."""

    def __init__(self, result: PrintResult) -> None:
        self.result = result
        self.latest = Progress("compose", "", 0, 1)
        self.stopped = False
        self.told_at = 0.0

    def tell(self, progress: Progress) -> None:
        self.latest = progress

    def is_stopped(self) -> bool:
        if time.monotonic() - self.told_at >= TELL_EVERY:
            self.told_at = time.monotonic()
            latest = self.latest
            self.stopped = unless_busy(
                lambda: tell(self.result, latest.step, latest.language, latest.done, latest.total), False
            )
        return self.stopped or must_end()


def stored_report(report: Report) -> dict[str, Any]:
    """What a print gave, as the database keeps it."""
    return {
        "files": [asdict(file) for file in report.files],
        "overflows": [asdict(overflow) for overflow in report.overflows],
        "changed": report.changed,
        "removed": report.removed,
        "faces": report.faces,
        "lacking": [stored_fault(each) for each in report.lacking],
    }
