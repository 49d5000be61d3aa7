"""Change many entries of a kind at once: look at what it would do, then write all of it or nothing, as one
change in the history."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from django.db import transaction

from content.actions.allow import require, writable_languages
from content.change_plan import CellEdit, ChangePlan, plan_changes
from content.errors import ContentError, NotAllowedError
from content.lists.columns import LANGUAGE_MARK
from content.logbook import log_when_kept, name_of
from content.models import Pack
from content.store import lock, write_documents
from engine.schema import KindInfo

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)


class ChangeRefusedError(ContentError):
    """Cells that cannot be written as they are: there are faults, or somebody changed an entry meanwhile."""

    def __init__(self, plan: ChangePlan) -> None:
        self.plan = plan


def plan_many(
    pack: Pack, kind: KindInfo, edits: Sequence[CellEdit], *, author: User | None, spoken: str
) -> ChangePlan:
    """What some cells would change. Nothing is written."""
    require_cells(author, edits)
    return plan_changes(pack, kind, edits, spoken)


def change_many(
    pack: Pack, kind: KindInfo, edits: Sequence[CellEdit], *, author: User | None, spoken: str, why: str = ""
) -> tuple[str, list[str]]:
    """Write all cells or none; the name of the change, and the entries that are others now. If anything is
    wrong, or an entry has changed since its cells were read, nothing is written and the refusal holds the
    plan, which says where."""
    require_cells(author, edits)
    began = time.monotonic()
    together = secrets.token_hex(8)
    with transaction.atomic():
        lock(pack.pk)
        plan = plan_changes(pack, kind, edits, spoken)
        if plan.faults or plan.moved or plan.gone:
            raise ChangeRefusedError(plan)
        wanted = [(planned.after, planned.verb) for planned in plan.entries]
        if wanted:
            write_documents(pack, wanted, author=author, why=why, together=together)
    log_when_kept(
        log,
        "many entries changed",
        game=pack.pk,
        kind=kind.name,
        entries=len(wanted),
        by=name_of(author),
        seconds=time.monotonic() - began,
    )
    return together, [planned.after.slug for planned in plan.entries]


def require_cells(author: User | None, edits: Sequence[CellEdit]) -> None:
    """Refuse cells that somebody may not write: translators write the texts of their languages."""
    languages = {edit.column.partition(LANGUAGE_MARK)[2] for edit in edits}
    allowed = writable_languages(author)
    if "" in languages or not allowed:
        require(author, "content.change_entry")
    for language in sorted(languages - {""}):
        if language not in allowed:
            raise NotAllowedError(f"translate:{language}")
