"""Delete an entry, unless others refer to it; its history stays and can bring it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from content.actions.allow import require
from content.errors import InUseError
from content.models import Entry, Mention, Revision
from content.store import lock

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def users_of(entry: Entry) -> list[Mention]:
    """Every mention of an entry by another one of its game."""
    return list(
        Mention.objects.filter(entry__game=entry.game_id, kind=entry.kind, slug=entry.slug)
        .exclude(entry=entry)
        .select_related("entry")
        .order_by("entry__kind", "entry__slug", "path")
    )


@transaction.atomic
def delete_entry(entry: Entry, *, author: User | None, why: str = "") -> None:
    """Take an entry away. A used one is refused with the list of its users."""
    require(author, "content.delete_entry")
    lock(entry.game_id)
    mentions = users_of(entry)
    if mentions:
        raise InUseError([(m.entry.kind, m.entry.slug, m.path) for m in mentions])
    note_deletion(entry, author=author, why=why)
    entry.delete()


def note_deletion(entry: Entry, *, author: User | None, why: str = "") -> None:
    """Keep in the history that an entry is about to go."""
    Revision.objects.create(
        game_id=entry.game_id,
        kind=entry.kind,
        slug=entry.slug,
        verb=Revision.Verb.DELETED,
        version=entry.version,
        why=why,
        made_by=author,
    )
