"""Note that somebody has an entry open, and find out who else has."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from django.utils import timezone

from content.actions.allow import require
from content.models import Entry, Presence

if TYPE_CHECKING:
    from django.contrib.auth.models import User

SECONDS = 45
"""How long somebody counts as present who says nothing more. Pages say so every 15 seconds, a page in the
background perhaps only twice a minute."""


def note_presence(entry: Entry, person: User, *, is_editing: bool) -> list[Presence]:
    """Somebody is here; the others who are, by name."""
    require(person, "content.view_entry")
    now = timezone.now()
    Presence.objects.update_or_create(
        entry=entry, person=person, defaults={"seen_at": now, "is_editing": is_editing}
    )
    Presence.objects.filter(seen_at__lt=now - timedelta(seconds=10 * SECONDS)).delete()
    return others_at(entry, person)


def others_at(entry: Entry, person: User) -> list[Presence]:
    """Who else has an entry open."""
    since = timezone.now() - timedelta(seconds=SECONDS)
    found = Presence.objects.filter(entry=entry, seen_at__gte=since).exclude(person=person)
    return list(found.select_related("person").order_by("person__username"))


def leave_entry(entry: Entry, person: User) -> None:
    """Somebody has closed the page."""
    Presence.objects.filter(entry=entry, person=person).delete()
