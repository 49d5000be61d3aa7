"""The queue of prints, kept in the database: whoever works takes the oldest order, says how far it is, and
leaves a result. A worker that died is noticed by its silence."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db.models import Q
from django.utils import timezone

from content.disk.pack_reader import LocatedFault
from content.models import Art, PrintResult
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
    if not PrintResult.objects.filter(_takeable()).exists():
        return False
    return _running() < MOST_RUNNING


def take() -> PrintResult | None:
    """The next order, now in progress and ours alone; nothing if there is none or enough are in progress."""
    give_up_the_hopeless()
    while _running() < MOST_RUNNING:
        found = PrintResult.objects.filter(_takeable()).order_by("id").first()
        if found is None:
            return None
        ours = PrintResult.objects.filter(_takeable(), pk=found.pk, attempts=found.attempts).update(
            state=State.RUNNING, attempts=found.attempts + 1, seen_at=timezone.now(), done=0, step=""
        )
        if ours:
            return PrintResult.objects.select_related("release", "since", "made_by", "game").get(pk=found.pk)
    return None


def give_up_the_hopeless() -> None:
    """Orders whose workers died again and again are over."""
    silent = Q(state=State.RUNNING, seen_at__lt=timezone.now() - SILENCE, attempts__gte=MOST_ATTEMPTS)
    report = {"faults": [stored_fault(LocatedFault("", 0, Fault((), "print-interrupted")))]}
    PrintResult.objects.filter(silent).update(
        state=State.FAILED, report=report, finished_at=timezone.now(), draft=None
    )


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
    mine = PrintResult.objects.filter(pk=result.pk, state=State.RUNNING, attempts=result.attempts)
    if not mine.update(step=step, language=language, done=done, total=total, seen_at=timezone.now()):
        return True  # it was given to somebody else, or deleted: we were too slow
    return bool(mine.values_list("must_stop", flat=True).first())


def finish(result: PrintResult, state: State, report: Mapping[str, Any]) -> None:
    """Leave the result. A draft's content is no longer needed."""
    PrintResult.objects.filter(pk=result.pk, attempts=result.attempts, state=State.RUNNING).update(
        state=state, report=dict(report), finished_at=timezone.now(), draft=None
    )


def content_of(result: PrintResult) -> tuple[Snapshot, Snapshot | None]:
    """What is printed, and what it is compared with."""
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


def _takeable() -> Q:
    silent = Q(state=State.RUNNING, seen_at__lt=timezone.now() - SILENCE, attempts__lt=MOST_ATTEMPTS)
    return Q(state=State.WAITING) | silent


def _running() -> int:
    return PrintResult.objects.filter(state=State.RUNNING, seen_at__gte=timezone.now() - SILENCE).count()
