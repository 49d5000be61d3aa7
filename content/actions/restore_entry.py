"""Bring an entry back to how it was, with its texts and translations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from content.actions.allow import require
from content.actions.save_entry import sound
from content.changes import documents_of
from content.entries.document import Document
from content.models import Comment, Entry, Language, Release, Revision
from content.store import lock, write_document

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@transaction.atomic
def restore_entry(revision: Revision, *, author: User | None, why: str = "") -> Entry:
    """Write the document of a revision over the entry; a deleted entry comes into being again."""
    require(author, "content.change_entry")
    if revision.document is None:
        raise ValueError("a deletion holds nothing to restore")
    lock(revision.game_id)
    document = Document.from_json(revision.document)
    if revision.entry is not None:
        document.slug = revision.entry.slug  # it may have been renamed since
    document.notes = {field: note for field, note in document.notes.items() if field in document.texts}
    spoken = Language.objects.in_bulk(list(document.translations))
    document.translations = {code: texts for code, texts in document.translations.items() if code in spoken}
    document = sound(revision.game, document, document)
    entry = write_document(revision.game, document, verb=Revision.Verb.RESTORED, author=author, why=why)
    if revision.entry is None:
        left = Comment.objects.filter(entry=None, game=entry.game_id, kind=entry.kind, slug=entry.slug)
        left.update(entry=entry)
        if _was_released(revision):
            entry.is_released = True
            entry.save()
    return entry


def _was_released(revision: Revision) -> bool:
    """Whether any release holds the entry, so that its slug stays frozen when it comes back."""
    contents = Release.objects.filter(game=revision.game).values_list("content", flat=True)
    key = (revision.kind, revision.slug)
    return any(key in documents_of(bytes(content)) for content in contents.iterator())
