"""The queue of prints, kept in the database: whoever works takes the oldest order, says how far it is, and
leaves a result. A worker that died is noticed at once by its process if it ran on this machine, else by its
silence (`content.leases`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db.models import F, QuerySet
from django.utils import timezone

from content import leases
from content.entries.fault import LocatedFault
from content.models import Art, Language, PrintResult
from engine.schema import Fault
from engine.snapshot import Snapshot

MOST_RUNNING = 2
"""So many prints are made at once."""
SILENCE = timedelta(seconds=90)
"""A worker that has said nothing for so long is gone."""
MOST_ATTEMPTS = 2
"""A print whose worker died is begun again this often in all."""

State = PrintResult.State


def files_of(pk: int) -> Path:
    """The folder of a print's files."""
    return Path(settings.PRINTS_ROOT) / str(pk)


def picture_cache() -> Path:
    """Where pictures of faces are kept for the next time."""
    return Path(settings.PRINTS_ROOT) / "cache"


def has_work() -> bool:
    """Whether an order waits, or was left by a worker that died, and somebody should take it."""
    return next(_takeable(), None) is not None and _running() < MOST_RUNNING


def take() -> PrintResult | None:
    """The next order, now in progress and ours alone; nothing if there is none or enough are in progress."""
    for found in _takeable():
        if _running() >= MOST_RUNNING:
            return None
        if found.attempts >= MOST_ATTEMPTS:
            give_up(found)
        elif claim(found):
            return PrintResult.objects.select_related("release", "since", "made_by", "game").get(pk=found.pk)
    return None


def claim(result: PrintResult) -> bool:
    """Make an order that waits, or whose worker is gone, one that this process carries out."""
    unchanged = PrintResult.objects.filter(pk=result.pk, state=result.state, runner=result.runner)
    ours = unchanged.update(
        state=State.RUNNING,
        runner=leases.process_name(),
        attempts=result.attempts + 1,
        seen_at=timezone.now(),
        done=0,
        step="",
    )
    return bool(ours)


def put_back(result: PrintResult) -> None:
    """Let an order that we carry out wait for the next worker."""
    _mine(result).update(
        state=State.WAITING, runner="", attempts=F("attempts") - 1, done=0, step="", language=""
    )


def give_up(result: PrintResult) -> None:
    """The workers of an order died again and again: it is over."""
    fault = LocatedFault("", 0, Fault((), "print-interrupted"))
    finish(result, State.FAILED, {"faults": [stored_fault(fault)]})


def is_gone(result: PrintResult) -> bool:
    """Whether the worker of a print has died."""
    return leases.is_gone(result.runner, result.seen_at, SILENCE)


def is_interrupted(result: PrintResult) -> bool:
    """Whether a print should be under way, and whoever made it has died; another begins again."""
    return result.state == State.RUNNING and is_gone(result)


def stored_fault(located: LocatedFault) -> dict[str, Any]:
    """A fault as the database keeps it: worded only when somebody reads it, in their language."""
    place = f"{located.file}:{located.line}" if located.line else located.file
    fault = located.fault
    return {
        "place": place,
        "path": list(fault.path),
        "key": fault.key,
        "args": dict(fault.args),
        "hint": fault.hint,
    }


def read_fault(stored: Mapping[str, Any]) -> tuple[str, Fault]:
    """A kept fault and its place."""
    return stored["place"], Fault(tuple(stored["path"]), stored["key"], stored["args"], stored["hint"])


def tell(result: PrintResult, step: str, language: str, done: int, total: int) -> bool:
    """Say how far a print is; the answer is whether it must stop."""
    mine = _mine(result)
    if not mine.update(step=step, language=language, done=done, total=total, seen_at=timezone.now()):
        return True  # it was given to somebody else, or deleted: we were too slow
    return bool(mine.values_list("must_stop", flat=True).first())


def finish(result: PrintResult, state: State, report: Mapping[str, Any]) -> None:
    """Leave the result. A draft's content is no longer needed."""
    mine = _mine(result)
    if state is State.DONE:
        mine.update(done=F("total"))  # it was told now and then only
    mine.update(state=state, report=dict(report), finished_at=timezone.now(), draft=None, runner="")


def content_of(result: PrintResult) -> tuple[Snapshot, Snapshot | None]:
    """What is printed, and what it is compared with; the languages fall back as their rows say now."""
    Language.declare_all()
    content = result.release.content if result.release is not None else result.draft
    assert content is not None, "an order without content"
    since = Snapshot.read(bytes(result.since.content)) if result.since is not None else None
    return Snapshot.read(bytes(content)), since


def art_bytes(name: str) -> bytes:
    """The bytes of a picture by its hash. Raises `KeyError` if it is not there."""
    try:
        return Art.objects.get(pk=name).content()
    except (Art.DoesNotExist, FileNotFoundError):
        raise KeyError(name) from None


def _mine(result: PrintResult) -> QuerySet[PrintResult]:
    """The row of an order, as long as it is carried out by whom we know."""
    return PrintResult.objects.filter(pk=result.pk, state=State.RUNNING, runner=result.runner)


def _takeable() -> Iterator[PrintResult]:
    for result in _open().order_by("id"):
        if result.state == State.WAITING or is_gone(result):
            yield result


def _running() -> int:
    return sum(not is_gone(result) for result in _open().filter(state=State.RUNNING))


def _open() -> QuerySet[PrintResult]:
    return PrintResult.objects.filter(state__in=(State.WAITING, State.RUNNING)).defer("draft")
