"""Order a print, stop it, throw its result away. The print itself is made elsewhere, by a worker that takes
one order after the other; see `content.print_queue`."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from django.db import transaction

from content.actions.allow import require
from content.errors import ContentError, NotAllowedError
from content.logbook import log_when_kept, name_of
from content.models import Pack, PrintResult, Release
from content.print_queue import files_of
from content.snapshots import hash_of, snapshot_bytes
from content.store import read_content

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)

MOST_WAITING = 10
"""So many prints one person may have under way."""


class TooManyPrintsError(ContentError):
    """Somebody has ordered more than can be finished soon."""


@transaction.atomic
def order_print(
    pack: Pack,
    order: Mapping[str, Any],
    *,
    release: Release | None,
    author: User | None,
    since: Release | None = None,
) -> PrintResult:
    """Put an order into the queue. Without a release the content as it is now is printed: it is kept with the
    order until it is finished, so that edits made meanwhile do not slip in."""
    require(author, "content.add_printresult")
    open_states = (PrintResult.State.WAITING, PrintResult.State.RUNNING)
    if author is not None:
        under_way = PrintResult.objects.filter(made_by=author, state__in=open_states).count()
        if under_way >= MOST_WAITING:
            raise TooManyPrintsError
    content = snapshot_bytes(read_content(pack)) if release is None else None
    made = PrintResult.objects.create(
        game=pack,
        release=release,
        since=since,
        snapshot=release.pk if release is not None else hash_of(content or b""),
        draft=content,
        order=dict(order),
        made_by=author,
    )
    number = release.number if release is not None else None
    log_when_kept(log, "print ordered", print=made.pk, game=pack.pk, release=number, by=name_of(author))
    return made


@transaction.atomic
def stop_print(result: PrintResult, *, author: User | None) -> None:
    """Stop a print that is waiting or in progress. Those who ordered it may, and those who may delete."""
    _require_own(result, author)
    stopped = PrintResult.objects.filter(pk=result.pk, state=PrintResult.State.WAITING).update(
        state=PrintResult.State.CANCELLED, draft=None
    )
    if not stopped:
        PrintResult.objects.filter(pk=result.pk, state=PrintResult.State.RUNNING).update(must_stop=True)


def delete_print(result: PrintResult, *, author: User | None) -> None:
    """Throw a finished print away, with its files."""
    _require_own(result, author)
    with transaction.atomic():
        current = PrintResult.objects.select_for_update(of=("self",)).get(pk=result.pk)
        if current.is_open:
            raise NotAllowedError("content.delete_printresult")
        current.delete()
    shutil.rmtree(files_of(result.pk), ignore_errors=True)


def _require_own(result: PrintResult, author: User | None) -> None:
    if author is not None and result.made_by_id == author.pk:
        require(author, "content.add_printresult")
    else:
        require(author, "content.delete_printresult")
