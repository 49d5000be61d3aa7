"""Bring an entry back to how it was, with its texts and translations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from content.actions.allow import require
from content.actions.save_entry import entry_document_faults
from content.document import Document
from content.errors import InvalidError
from content.models import Entry, Release, Revision
from content.store import write_document
from engine.snapshot import Snapshot

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@transaction.atomic
def restore_entry(revision: Revision, *, author: User | None, why: str = "") -> Entry:
    """Write the document of a revision over the entry; a deleted entry comes into being again."""
    require(author, "content.change_entry")
    if revision.document is None:
        raise ValueError("a deletion holds nothing to restore")
    document = Document.from_json(revision.document)
    if revision.entry is not None:
        document.slug = revision.entry.slug  # it may have been renamed since
    faults = entry_document_faults(revision.game, document)
    if faults:
        raise InvalidError(faults)
    entry = write_document(revision.game, document, verb=Revision.Verb.RESTORED, author=author, why=why)
    if revision.entry is None and _was_released(revision):
        entry.is_released = True
        entry.save()
    return entry


def _was_released(revision: Revision) -> bool:
    """Whether any release holds the entry, so that its slug stays frozen when it comes back."""
    contents = Release.objects.filter(game=revision.game).values_list("content", flat=True)
    return any(
        revision.slug in Snapshot.read(bytes(content)).entries.get(revision.kind, {})
        for content in contents.iterator()
    )
