"""Spreadsheets as jobs: one looks at what a file would change, another writes what the first has shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from django.db import transaction

from content.actions.allow import require
from content.actions.exchange_spreadsheets import apply_plan, plan_import
from content.entries.document import Document
from content.errors import SheetFaultsError
from content.jobs.errors import JobRefusedError, JobStoppedError
from content.jobs.pulse import Pulse
from content.jobs.queue import finish, put
from content.models import Job, Pack
from content.patience import patiently
from content.spreadsheet_plan import PlannedEntry, SheetPlan
from engine.schema import Fault

if TYPE_CHECKING:
    from django.contrib.auth.models import User

PREVIEW = "sheet-preview"
APPLY = "sheet-apply"


def order_preview(pack: Pack, content: bytes, *, name: str, author: User | None) -> Job:
    """Let a worker look at a file. Nothing of it is read before."""
    require(author, "content.change_entry")
    return put(PREVIEW, pack, author=author, payload=content, parameters={"name": name[:200]})


def order_apply(preview: Job, *, author: User | None) -> Job:
    """Let a worker write what a preview has shown. While that is under way, or done, asking again gives the
    same job."""
    require(author, "content.change_entry")
    with transaction.atomic():
        Job.objects.select_for_update(of=("self",)).only("pk").get(pk=preview.pk)
        known = applied(preview)
        if known is not None:
            return known
        parameters = {"preview": preview.pk, "name": preview.parameters.get("name", "")}
        return put(APPLY, preview.game, author=author, parameters=parameters)


def applied(preview: Job) -> Job | None:
    """The job that writes, or has written, what a preview has shown."""
    over = (Job.State.FAILED, Job.State.CANCELLED)
    found = Job.objects.filter(kind=APPLY, parameters__preview=preview.pk).exclude(state__in=over)
    return found.defer("result").first()


def preview_sheet(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Read the file and compare it with the content."""
    assert job.payload is not None, "a preview without a file"
    plan = plan_import(job.game, bytes(job.payload), author=job.made_by, hear=pulse.beat)
    if plan.faults:
        raise JobRefusedError(plan.faults)
    return stored_plan(plan)


def apply_sheet(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Write what was shown, and say so, in one transaction."""
    pulse.beat("write", 0, 2)
    shown = Job.objects.filter(pk=job.parameters["preview"], state=Job.State.DONE).first()
    if shown is None:
        raise JobRefusedError([("", Fault((), "sheet-forgotten"))])
    plan = read_plan(shown.result)
    pulse.beat("write", 1, 2)

    def write() -> dict[str, Any]:
        with transaction.atomic():
            changed = apply_plan(job.game, plan, author=job.made_by)
            result = {"changed": [list(key) for key in changed]}
            if not finish(job, Job.State.DONE, result):
                raise JobStoppedError
        return result

    try:
        return patiently(write)
    except SheetFaultsError as error:
        raise JobRefusedError(error.faults) from None


def stored_plan(plan: SheetPlan) -> dict[str, Any]:
    """A plan as the result of a job."""
    return {
        "unchanged": plan.unchanged,
        "entries": [
            {
                "place": each.place,
                "stamp": each.stamp,
                "before": each.before.as_json() if each.before else None,
                "after": each.after.as_json(),
            }
            for each in plan.entries
        ],
    }


def read_plan(stored: dict[str, Any]) -> SheetPlan:
    """The inverse of `stored_plan`."""
    return SheetPlan(entries=[read_entry(each) for each in stored["entries"]], unchanged=stored["unchanged"])


def read_entry(stored: dict[str, Any]) -> PlannedEntry:
    """One entry of a plan."""
    before = stored["before"]
    return PlannedEntry(
        stored["place"],
        stored["stamp"],
        msgspec.convert(before, Document) if before else None,
        msgspec.convert(stored["after"], Document),
    )
