"""Write own wordings into the files of ``locale/``; what stands there then is no longer an own wording."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from content.actions.reword import drop_dumped
from content.logbook import log_event
from content.messages.dump import PatchedFile, patch_files
from content.models import OwnMessage

log = logging.getLogger(__name__)


def planned_files(languages: Iterable[str] = ()) -> tuple[list[OwnMessage], list[PatchedFile]]:
    """The own wordings of some languages, or of all, and the files as they would be with them."""
    rows = OwnMessage.objects.order_by("language", "game", "key")
    wanted = list(languages)
    found = list(rows.filter(language__in=wanted) if wanted else rows)
    return found, patch_files(found)


def dump_wording(rows: list[OwnMessage], files: list[PatchedFile]) -> None:
    """Write the files, then drop the rows: who is stopped in between has both, which say the same. A row that
    somebody has changed meanwhile stays."""
    for file in files:
        if file.is_changed:
            file.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = file.path.with_suffix(".new")
            fresh.write_bytes(file.after.encode())
            fresh.replace(file.path)
    for row in rows:
        drop_dumped(row)
    log_event(log, "wording dumped", messages=len(rows))
