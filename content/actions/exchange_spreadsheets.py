"""Export a game's content as a spreadsheet; look at what an edited one would change; take it back, all of it
or nothing."""

from __future__ import annotations

import logging
import secrets
import time
from typing import TYPE_CHECKING

from django.db import transaction

from content.actions.allow import require
from content.errors import SheetFaultsError
from content.logbook import log_when_kept, name_of
from content.models import Entry, Pack
from content.spreadsheet_plan import Hear, Key, SheetPlan, named_by, plan_sheets, stamps
from content.store import lock, read_content, write_documents
from engine.schema import Fault

if TYPE_CHECKING:
    from django.contrib.auth.models import User


log = logging.getLogger(__name__)


def export_sheets(pack: Pack) -> bytes:
    """The content as it is now, as an XLSX file. Stamps come first: what is edited while we read must look
    changed."""
    from content.disk.spreadsheet_writer import write_sheets  # only here: it takes openpyxl

    now = stamps(pack)
    return write_sheets(read_content(pack), now)


def plan_import(pack: Pack, content: bytes, *, author: User | None, hear: Hear | None = None) -> SheetPlan:
    """What a spreadsheet would change. Nothing is held while it is read, and nothing is written. Rows and
    columns that are not in it are left alone."""
    require(author, "content.change_entry")
    return plan_sheets(pack, content, hear)


def apply_plan(pack: Pack, plan: SheetPlan, *, author: User | None) -> list[Key]:
    """Write exactly what a plan says; return the entries. If an entry has changed since, or one that is
    referred to is gone, nothing is written and the refusal names each of them."""
    require(author, "content.change_entry")
    if any(planned.before is None for planned in plan.entries):
        require(author, "content.add_entry")
    if plan.faults:
        raise SheetFaultsError(plan.faults)
    began = time.monotonic()
    mentions = [
        (planned.place, path, key) for planned in plan.entries for path, key in named_by(pack, planned.after)
    ]
    ours = {planned.after.key for planned in plan.entries}
    with transaction.atomic():
        lock(pack.pk)
        there = set(Entry.objects.filter(game=pack).values_list("kind", "slug"))
        now = stamps(pack)
        faults = [
            (planned.place, Fault((), "sheet-moved"))
            for planned in plan.entries
            if (planned.after.key in there) != (planned.before is not None)
            or now.get(planned.after.key, 0) != planned.stamp
        ]
        faults += [
            (place, Fault(path, "dangling", {"kind": key[0], "is": key[1]}))
            for place, path, key in mentions
            if key not in there and key not in ours
        ]
        if faults:
            raise SheetFaultsError(faults)
        wanted = [(planned.after, planned.verb) for planned in plan.entries]
        write_documents(pack, wanted, author=author, together=secrets.token_hex(8))
    log_when_kept(
        log,
        "spreadsheet taken in",
        game=pack.pk,
        entries=len(plan.entries),
        by=name_of(author),
        seconds=time.monotonic() - began,
    )
    return [planned.after.key for planned in plan.entries]
