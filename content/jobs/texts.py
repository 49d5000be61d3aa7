"""Files of translations as jobs: one looks at what a file would change, another writes what was chosen of
it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from django.db import transaction
from django.db.models import QuerySet

from content.actions.allow import require
from content.actions.exchange_texts import apply_texts
from content.errors import TextFileFaultsError
from content.jobs.errors import JobRefusedError, JobStoppedError
from content.jobs.faults import read_fault, stored_fault
from content.jobs.pulse import Pulse
from content.jobs.queue import OPEN, finish, put
from content.models import Job, Pack
from content.patience import patiently
from content.text_plan import CHANGE, PlannedText, TextsPlan, plan_texts
from engine.schema import Fault

if TYPE_CHECKING:
    from django.contrib.auth.models import User

PREVIEW = "texts-preview"
APPLY = "texts-apply"


def order_preview(pack: Pack, content: bytes, *, name: str, language: str, author: User | None) -> Job:
    """Let a worker look at a file. Nothing of it is read before; it may speak of other games than this
    one."""
    require(author, "content.change_translation")
    parameters = {"name": name[:200], "language": language}
    return put(PREVIEW, pack, author=author, payload=content, parameters=parameters)


def order_apply(preview: Job, chosen: Iterable[int] | None, *, author: User | None, why: str = "") -> Job:
    """Let a worker write some of the texts that a preview has shown, by their numbers, or all that are
    changes. While just that is under way, asking again gives the same job."""
    require(author, "content.change_translation")
    wanted = sorted(set(chosen)) if chosen is not None else None
    with transaction.atomic():
        Job.objects.select_for_update(of=("self",)).only("pk").get(pk=preview.pk)
        for job in applications(preview).filter(state__in=OPEN):
            if job.parameters.get("chosen") == wanted:
                return job
        parameters = {
            "preview": preview.pk,
            "name": preview.parameters.get("name", ""),
            "language": preview.parameters.get("language", ""),
            "chosen": wanted,
            "why": why[:300],
        }
        return put(APPLY, preview.game, author=author, parameters=parameters)


def applications(preview: Job) -> QuerySet[Job]:
    """The jobs that write, or have written, what a preview has shown, the latest first."""
    return Job.objects.filter(kind=APPLY, parameters__preview=preview.pk).defer("payload")


def written_of(preview: Job) -> set[int]:
    """The numbers of the texts of a preview that have been written."""
    done = applications(preview).filter(state=Job.State.DONE)
    return {number for job in done for number in job.result.get("numbers", ())}


def preview_texts(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Read the file and compare it with the content."""
    assert job.payload is not None, "a preview without a file"
    language = job.parameters.get("language", "")
    try:
        plan = plan_texts(bytes(job.payload), author=job.made_by, language=language, hear=pulse.beat)
    except TextFileFaultsError as error:
        raise JobRefusedError(error.faults) from None
    return stored_plan(plan)


def write_texts(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Write what was chosen, and say so, in one transaction."""
    pulse.beat("write", 0, 2)
    shown = Job.objects.filter(pk=job.parameters["preview"], state=Job.State.DONE).first()
    if shown is None:
        raise JobRefusedError([("", Fault((), "sheet-forgotten"))])
    plan = read_plan(shown.result)
    numbers = job.parameters["chosen"]
    if numbers is None:
        numbers = [number for number, each in enumerate(plan.texts) if each.verdict == CHANGE]
    chosen = [plan.texts[number] for number in numbers if 0 <= number < len(plan.texts)]
    pulse.beat("write", 1, 2)

    def write() -> dict[str, Any]:
        with transaction.atomic():
            written = apply_texts(plan, chosen, author=job.made_by, why=job.parameters.get("why", ""))
            result = {"written": written, "numbers": numbers}
            if not finish(job, Job.State.DONE, result):
                raise JobStoppedError
        return result

    try:
        return patiently(write)
    except TextFileFaultsError as error:
        raise JobRefusedError(error.faults) from None


def stored_plan(plan: TextsPlan) -> dict[str, Any]:
    """A plan as the result of a job."""
    return {
        "format": plan.format,
        "language": plan.language,
        "unchanged": plan.unchanged,
        "empty": plan.empty,
        "texts": [_stored(each) for each in plan.texts],
    }


def _stored(each: PlannedText) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "unit": each.unit,
        "place": each.place,
        "verdict": each.verdict,
        "text": each.text,
        "began": each.began,
        "source": each.source,
        "before": msgspec.to_builtins(each.before),
        "after": msgspec.to_builtins(each.after),
        "faults": [stored_fault("", fault) for fault in each.faults],
        "warnings": [stored_fault("", fault) for fault in each.warnings],
    }
    return {name: _storable(value) for name, value in plain.items() if value}


def _storable(value: Any) -> Any:
    """A part of a plan as any database keeps it: what is refused for a character may have one that
    PostgreSQL cannot hold."""
    if isinstance(value, str):
        return value.replace("\0", "\ufffd")
    if isinstance(value, list):
        return [_storable(each) for each in value]
    if isinstance(value, dict):
        return {name: _storable(each) for name, each in value.items()}
    return value


def read_plan(stored: Mapping[str, Any]) -> TextsPlan:
    """The inverse of `stored_plan`."""
    return TextsPlan(
        stored["format"],
        stored["language"],
        [read_text(each) for each in stored["texts"]],
        stored["unchanged"],
        stored["empty"],
    )


def read_text(stored: Mapping[str, Any]) -> PlannedText:
    """One text of a plan."""
    faults = {name: [read_fault(each)[1] for each in stored.get(name, ())] for name in ("faults", "warnings")}
    plain = {name: value for name, value in stored.items() if name not in faults}
    planned = msgspec.convert({"text": "", "place": "", "unit": "", **plain}, PlannedText)
    planned.faults, planned.warnings = faults["faults"], faults["warnings"]
    return planned
