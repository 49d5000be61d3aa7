"""Makes a print that was ordered: the work of its job, done by a worker. What draws it (`printing`) knows
neither the job nor the database."""

from __future__ import annotations

import shutil
from dataclasses import asdict
from typing import Any

from content.jobs.errors import JobRefusedError, JobStoppedError
from content.jobs.faults import placed, stored_fault
from content.jobs.pulse import Pulse
from content.models import Job, PrintResult
from content.prints import art_bytes, content_of, files_of, picture_cache
from engine.schema import Fault
from engine.snapshot import SnapshotError
from printing.jobs import PrintJob, Progress, Report
from printing.order import Order
from printing.sheets.errors import CancelledError, PrintRefusedError


def make_print(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Draw what was ordered into the folder of the print."""
    result = PrintResult.objects.select_related("release", "since").get(job=job)
    result.job = job
    folder = files_of(result.pk)
    try:
        return stored_report(_printer(result, pulse).run(folder))
    except CancelledError:
        raise JobStoppedError from None
    except PrintRefusedError as error:
        raise JobRefusedError([placed(each) for each in error.faults]) from None
    except SnapshotError:
        number = result.since.number if result.since is not None else 0
        raise JobRefusedError([("", Fault((), "print-old-release", {"is": number}))]) from None
    except Exception:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def stored_report(report: Report) -> dict[str, Any]:
    """What a print gave, as its job keeps it."""
    return {
        "files": [asdict(file) for file in report.files],
        "overflows": [asdict(overflow) for overflow in report.overflows],
        "changed": report.changed,
        "removed": report.removed,
        "faces": report.faces,
        "lacking": [stored_fault(*placed(each)) for each in report.lacking],
    }


def _printer(result: PrintResult, pulse: Pulse) -> PrintJob:
    snapshot, since = content_of(result)
    person = result.made_by

    def tell(progress: Progress) -> None:
        pulse.note(progress.step, progress.done, progress.total, progress.language)

    return PrintJob(
        Order.from_json(result.order),
        snapshot,
        art_bytes,
        release=result.release.number if result.release is not None else 0,
        since=since,
        author=person.get_full_name() or person.username if person is not None else "",
        cache=picture_cache(),
        archives=True,
        tell=tell,
        is_cancelled=pulse.is_stopped,
    )
