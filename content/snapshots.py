"""Content as a snapshot: the bytes that a release freezes, and the unpublished state in the same form."""

from __future__ import annotations

import hashlib
from typing import Any

from content.entries.pack import PackContent
from content.left_to_effects import text_state
from content.models import Pack, Quality
from content.store import read_content
from engine.snapshot import Snapshot, canonical


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
