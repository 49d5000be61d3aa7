"""How much of a game differs from its current release, counted once for each change of content."""

from __future__ import annotations

from django.core.cache import cache
from django.db.models import Max

from content.changes import changes_between, languages_between
from content.models import Pack, Revision
from content.snapshots import snapshot_bytes
from content.store import read_content


def unpublished(pack: Pack) -> int:
    """Entries and languages that publishing would change. Remembered until the next revision or release."""
    last = Revision.objects.filter(game=pack).aggregate(last=Max("pk"))["last"] or 0
    languages = ",".join(sorted(language.pk for language in pack.languages.all()))
    key = f"unpublished:{pack.pk}:{pack.current_id}:{last}:{languages}"
    known: int | None = cache.get(key)
    if known is None:
        current = bytes(pack.current.content) if pack.current else None
        draft = snapshot_bytes(read_content(pack))
        known = len(changes_between(current, draft)) + len(languages_between(current, draft))
        cache.set(key, known)
    return known
