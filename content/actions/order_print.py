"""Order a print, throw its result away. The print itself is made elsewhere, by the worker of its job
(`content.jobs`)."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from django.db import transaction

from content.actions.allow import require
from content.errors import NotAllowedError
from content.jobs.queue import put
from content.jobs.rights import require_steering
from content.logbook import log_when_kept, name_of
from content.models import Job, Pack, PrintResult, Release
from content.prints import PRINT, files_of
from content.snapshots import hash_of, snapshot_bytes
from content.store import read_content

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)


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
    content = snapshot_bytes(read_content(pack)) if release is None else None
    made = PrintResult.objects.create(
        job=put(PRINT, pack, author=author, payload=content),
        game=pack,
        release=release,
        since=since,
        snapshot=release.pk if release is not None else hash_of(content or b""),
        order=dict(order),
    )
    number = release.number if release is not None else None
    log_when_kept(log, "print ordered", print=made.pk, game=pack.pk, release=number, by=name_of(author))
    return made


def delete_print(result: PrintResult, *, author: User | None) -> None:
    """Throw a finished print away, with its files."""
    require_steering(result.job, author)
    with transaction.atomic():
        job = Job.objects.select_for_update(of=("self",)).only("state").get(pk=result.job_id)
        if job.is_open:
            raise NotAllowedError("content.delete_printresult")
        job.delete()
    shutil.rmtree(files_of(result.pk), ignore_errors=True)
