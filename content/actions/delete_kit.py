"""Delete several entries that refer to each other, unless others refer to one of them: all or nothing."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from django.db import transaction

from content.actions.allow import require
from content.actions.delete_entry import note_deletion, users_of
from content.errors import InUseError, KitChangedError
from content.kits import Key
from content.models import Entry, Pack, Revision
from content.store import lock

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@transaction.atomic
def delete_kit(pack: Pack, keys: Collection[Key], *, author: User | None, why: str = "") -> None:
    """Take entries away. Mentions among them do not count; any other is refused with the list of users."""
    require(author, "content.delete_entry")
    lock(pack.pk)
    entries = [Entry.objects.get(game=pack, kind=kind, slug=slug) for kind, slug in keys]
    wanted = set(keys)
    outside = [
        (each.entry.kind, each.entry.slug, each.path)
        for entry in entries
        for each in users_of(entry)
        if (each.entry.kind, each.entry.slug) not in wanted
    ]
    if outside:
        raise InUseError(outside)
    for entry in entries:
        note_deletion(entry, author=author, why=why)
        entry.delete()


@transaction.atomic
def undo_copies(pack: Pack, first: int, last: int, *, author: User | None) -> list[Key]:
    """Take away the entries that somebody made by the revisions from ``first`` to ``last``. Refused if one of
    them has been changed since."""
    require(author, "content.delete_entry")
    lock(pack.pk)
    made = Revision.objects.filter(
        game=pack, pk__range=(first, last), verb=Revision.Verb.CREATED, made_by=author
    )
    keys = list(made.order_by("pk").values_list("kind", "slug"))
    entries = list(made.values_list("entry", flat=True))
    if not keys or None in entries or Revision.objects.filter(entry__in=entries, pk__gt=last).exists():
        raise KitChangedError
    delete_kit(pack, keys, author=author)
    return keys
