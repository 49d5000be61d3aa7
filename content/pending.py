"""What publishing would change: the unpublished state against the current release.

Both are kept read in memory (`content.snapshots`), so that telling which of thousands of entries differ takes
a moment; what exactly differs is read for those that a page shows. Content that no longer fits its kinds
cannot be read so, and is compared as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.core.cache import cache
from django.db.models import Max

from content.changes import (
    EntryChange,
    LanguageChange,
    Verb,
    changes_between,
    documents_of,
    entries_changed,
    languages_between,
)
from content.entries.pack import PackContent
from content.merge import difference
from content.models import Pack, Release, Revision
from content.snapshots import kept_draft, kept_release, snapshot_bytes
from content.store import read_content, read_documents
from engine.snapshot import SnapshotError

Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Pending:
    """What publishing would change."""

    entries: Mapping[Key, Verb]
    languages: list[LanguageChange]

    @property
    def count(self) -> int:
        """How many entries and languages that are."""
        return len(self.entries) + len(self.languages)


def pending(pack: Pack, last: int | None = None) -> Pending:
    """What would change. Remembered until the next revision or release; ``last`` is the last revision, if
    somebody knows it."""
    if last is None:
        last = Revision.objects.filter(game=pack).aggregate(last=Max("pk"))["last"] or 0
    languages = tuple(sorted(language.pk for language in pack.languages.all()))
    key = f"pending:{pack.pk}:{pack.current_id}:{last}:{','.join(languages)}"
    known: Pending | None = cache.get(key)
    if known is None:
        known = _pending(pack, languages)
        cache.set(key, known)
    return known


def _pending(pack: Pack, languages: tuple[str, ...]) -> Pending:
    current = pack.current
    try:
        before = kept_release(pack, current.number) if current is not None else None
        found = entries_changed(before, kept_draft(pack))
        old = set(before.languages) if before is not None else set(languages)
    except SnapshotError:
        frozen = snapshot_bytes(read_content(pack))
        content = bytes(current.content) if current is not None else None
        changed = changes_between(content, frozen)
        found = {(each.kind, each.slug): each.verb for each in changed}
        return Pending(found, languages_between(content, frozen))
    came = [LanguageChange("added", code) for code in sorted(set(languages) - old)]
    return Pending(found, came + [LanguageChange("removed", code) for code in sorted(old - set(languages))])


def places_changed(pack: Pack, found: Pending, keys: Iterable[Key]) -> list[EntryChange]:
    """What exactly would change in some of the entries."""
    wanted = list(keys)
    languages = sorted(language.pk for language in pack.languages.all())
    documents = read_documents(pack, wanted)
    for document in documents.values():
        document.translations = {
            code: answers for code, answers in document.translations.items() if code in languages
        }
    some = PackContent(pack.game, pack.source_id, languages, documents)
    new = documents_of(snapshot_bytes(some))
    content = Release.objects.filter(pk=pack.current_id).values_list("content", flat=True).first()
    old = documents_of(bytes(content), set(wanted)) if content is not None else {}
    return [EntryChange(found.entries[key], *key, difference(old.get(key), new.get(key))) for key in wanted]
