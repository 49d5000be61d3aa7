"""Give an entry another slug, as long as nothing hangs on the old one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from content.actions.allow import require
from content.actions.delete_entry import users_of
from content.errors import FrozenSlugError, InUseError, InvalidError
from content.models import Entry, Revision
from content.store import lock, note_revision, read_document
from engine.schema import Fault
from engine.schema.validate import is_slug

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@transaction.atomic
def rename_entry(entry: Entry, slug: str, *, author: User | None) -> None:
    """Rename an entry that was never released and that nobody refers to."""
    require(author, "content.change_entry")
    lock(entry.game_id)
    entry.refresh_from_db()
    if entry.is_released:
        raise FrozenSlugError(entry.slug)
    mentions = users_of(entry)
    if mentions:
        raise InUseError([(m.entry.kind, m.entry.slug, m.path) for m in mentions])
    if not is_slug(slug):
        raise InvalidError([Fault(("slug",), "slug", {"is": slug})])
    if Entry.objects.filter(game=entry.game_id, kind=entry.kind, slug=slug).exists():
        raise InvalidError([Fault(("slug",), "slug-taken", {"is": slug})])
    old, entry.slug = entry.slug, slug
    entry.version += 1
    entry.changed_by = author
    entry.save()
    entry.comments.update(slug=slug)
    note_revision(
        entry, read_document(entry), verb=Revision.Verb.EDITED, author=author, why=f"{old} → {slug}"
    )
