"""Content as a snapshot: the bytes that a release freezes, and the unpublished state in the same form."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from threading import Lock
from typing import Any

import msgspec

from content.entries.document import Document
from content.entries.pack import PackContent
from content.left_to_effects import text_state
from content.models import Pack, Quality, Release, Revision
from content.store import read_content, read_documents
from engine.games import games
from engine.schema.shapes import Record
from engine.schema.walk import text_fields
from engine.snapshot import Card, Snapshot, SnapshotError, canonical


def snapshot_bytes(content: PackContent) -> bytes:
    """Content as the canonical bytes of a snapshot."""
    entries: dict[str, dict[str, dict[str, Any]]] = {}
    texts: dict[str, dict[str, str]] = {language: {} for language in (content.source, *content.languages)}
    states: dict[str, dict[str, str]] = {language: {} for language in content.languages}
    for (kind, slug), document in content.documents.items():
        entries.setdefault(kind, {})[slug] = {
            "data": document.data,
            "copies": document.copies,
            "art": document.art,
        }
        if document.framing:  # content without it keeps its bytes, and so its name
            entries[kind][slug]["framing"] = msgspec.to_builtins(document.framing)
        for field in document.fields:
            key = f"{kind}/{slug}/{field}"
            if field in document.texts:
                texts[content.source][key] = document.texts[field]
            for language in content.languages:
                state = text_state(content.game, document, language, field)
                if field in document.translations.get(language, {}):
                    texts[language][key] = document.translations[language][field].text
                if state not in ("", Quality.REVIEWED.value):
                    states[language][key] = state
    return canonical(content.game, content.source, content.languages, entries, texts, states)


def hash_of(content: bytes) -> str:
    """The name a snapshot of these bytes would have."""
    return hashlib.sha256(content).hexdigest()


def draft(pack: Pack) -> Snapshot:
    """A snapshot of the unpublished state, for previews and trying an edit out."""
    return Snapshot.read(snapshot_bytes(read_content(pack)))


Key = tuple[str, str]


class Overlay(Snapshot):
    """A snapshot in which some entries are others: what would be if they were saved. It is not stored
    anywhere, so it has neither bytes nor a name; the states of translations are those of what lies below."""

    def __init__(self, below: Snapshot, documents: Mapping[Key, Document | None]) -> None:
        """``documents`` must be sound; nothing stands for an entry that is gone. Raises `SnapshotError` for
        what no longer fits its kind."""
        self.game, self.source, self.languages = below.game, below.source, below.languages
        self.parts, self.states = below.parts, below.states
        kinds = games()[self.game].kinds
        entries = {kind: dict(below.entries.get(kind, {})) for kind, _slug in documents}
        texts = {language: dict(known) for language, known in below.texts.items()}
        try:
            for (kind, slug), document in documents.items():
                was = entries[kind].pop(slug, None)
                if was is not None:
                    _forget_texts(texts, kinds[kind].record, kind, was)
                if document is not None:
                    data = kinds[kind].decoder.decode(msgspec.json.encode(document.data))
                    entries[kind][slug] = Card(slug, data, document.copies, document.art, document.framing)
                    _add_texts(texts, self.source, document, slug)
        except (msgspec.MsgspecError, KeyError) as error:
            raise SnapshotError(str(error)) from error
        # In the order of the alphabet, as in every snapshot.
        sorted_entries = {kind: dict(sorted(some.items())) for kind, some in entries.items()}
        self.entries = {**below.entries, **sorted_entries}
        self.texts = texts


def _forget_texts(texts: dict[str, dict[str, str]], record: Record, kind: str, card: Card) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(card.data))  # lists as lists, as the walk knows them
    for address in text_fields(record, plain):
        for known in texts.values():
            known.pop(f"{kind}/{card.slug}/{address}", None)


def _add_texts(texts: dict[str, dict[str, str]], source: str, document: Document, slug: str) -> None:
    place = f"{document.kind}/{slug}/"
    texts[source].update((place + field, text) for field, text in document.texts.items())
    for language, answers in document.translations.items():
        if language in texts:
            texts[language].update((place + field, answer.text) for field, answer in answers.items())


@dataclass(frozen=True, slots=True)
class _KeptDraft:
    """The unpublished state of a game as it was read, and the last revision that was in it."""

    revision: int
    made_at: datetime
    languages: tuple[str, ...]
    snapshot: Snapshot


_drafts: dict[str, _KeptDraft] = {}
_reading = Lock()
"""A page asks for many faces at once: the first one reads the content, the others wait for it."""
MOST_CHANGED = 200
"""If more revisions came since a draft was kept, it is read anew as a whole."""


def kept_draft(pack: Pack) -> Snapshot:
    """The unpublished state as `draft` gives it, kept in memory and brought up to date: only the entries that
    changed since are read again. Whatever is done to an entry is in its history, so nothing is missed."""
    with _reading:
        return _kept_draft(pack)


def _kept_draft(pack: Pack) -> Snapshot:
    languages = tuple(sorted(pack.languages.values_list("code", flat=True)))
    revisions = Revision.objects.filter(game=pack)
    last = revisions.order_by("-pk").values_list("pk", "made_at").first()
    if last is None:
        return draft(pack)
    kept = _drafts.get(pack.pk)
    if kept is not None and kept.languages == languages:
        if (kept.revision, kept.made_at) == last:
            return kept.snapshot
        changed = _changed_since(pack, kept)
    else:
        changed = None
    if kept is not None and changed is not None:
        documents = read_documents(pack, changed)
        snapshot: Snapshot = Overlay(kept.snapshot, {key: documents.get(key) for key in changed})
        snapshot.states = _states_with(pack.game, kept.snapshot.states, changed, documents)
    else:
        snapshot = draft(pack)
    _drafts[pack.pk] = _KeptDraft(*last, languages, snapshot)
    return snapshot


def _states_with(
    game: str, known: Mapping[str, Mapping[str, str]], changed: set[Key], documents: Mapping[Key, Document]
) -> dict[str, dict[str, str]]:
    """The states of translations, anew for the entries that changed."""
    found = {
        language: {key: state for key, state in some.items() if tuple(key.split("/", 2)[:2]) not in changed}
        for language, some in known.items()
    }
    for (kind, slug), document in documents.items():
        for language, some in found.items():
            for field in document.fields:
                state = text_state(game, document, language, field)
                if state not in ("", Quality.REVIEWED.value):
                    some[f"{kind}/{slug}/{field}"] = state
    return found


MOST_RELEASES = 4
"""Releases that are kept read: the one before, and those that somebody compares with."""

_releases: OrderedDict[str, Snapshot] = OrderedDict()


def kept_release(pack: Pack, number: int) -> Snapshot | None:
    """A release of a game, kept in memory, for a release never changes; nothing if there is none of the
    number."""
    found = Release.objects.filter(game=pack, number=number)
    name = found.values_list("pk", flat=True).first()
    if name is None:
        return None
    with _reading:
        snapshot = _releases.pop(name, None) or Snapshot.read(bytes(found.get().content))
        _releases[name] = snapshot
        while len(_releases) > MOST_RELEASES:
            _releases.popitem(last=False)
    return snapshot


def _changed_since(pack: Pack, kept: _KeptDraft) -> set[Key] | None:
    """The entries that were changed since, under all the slugs they have ever had; nothing if they are too
    many, or if the history is another one by now."""
    newer = Revision.objects.filter(game=pack, pk__gte=kept.revision).order_by("pk")
    rows = list(newer.values_list("pk", "made_at", "kind", "slug", "entry")[: MOST_CHANGED + 1])
    if len(rows) > MOST_CHANGED or not rows or rows[0][:2] != (kept.revision, kept.made_at):
        return None
    changed = {(kind, slug) for _pk, _at, kind, slug, _entry in rows[1:]}
    entries = {entry for *_rest, entry in rows[1:] if entry is not None}
    renamed = Revision.objects.filter(entry__in=entries).values_list("kind", "slug").distinct()
    return changed | set(renamed)
