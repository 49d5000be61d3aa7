"""Freeze a game's content into a release, and see beforehand what it would change."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from django.db import transaction

from content.actions.allow import require
from content.checks import Finding, Level, run_checks
from content.disk.pack_reader import PackContent
from content.document import Document
from content.errors import ContentError
from content.models import Entry, Pack, Quality, Release
from content.store import lock, read_documents
from engine.snapshot import Snapshot, canonical

if TYPE_CHECKING:
    from django.contrib.auth.models import User


class ChecksFailedError(ContentError):
    """Content with errors is not published."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(len(findings))
        self.findings = findings


class ContentChangedError(ContentError):
    """Somebody changed the content after the one who publishes had looked at it."""


def read_content(pack: Pack) -> PackContent:
    """The content of a game as it is now in the database. Translations into a language that the pack no
    longer has are kept there, but are no part of it."""
    languages = sorted(pack.languages.values_list("code", flat=True))
    documents = read_documents(pack)
    for document in documents.values():
        document.translations = {
            code: answers for code, answers in document.translations.items() if code in languages
        }
    return PackContent(pack.game, pack.source_id, languages, documents)


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
        for field, source in document.texts.items():
            key = f"{kind}/{slug}/{field}"
            texts[content.source][key] = source
            for language in content.languages:
                state = _put_translation(document, field, language, key, texts[language])
                if state != Quality.REVIEWED.value:
                    states[language][key] = state
    return canonical(content.game, content.source, content.languages, entries, texts, states)


def _put_translation(document: Document, field: str, language: str, key: str, texts: dict[str, str]) -> str:
    answer = document.translations.get(language, {}).get(field)
    if answer is None:
        return "missing"
    texts[key] = answer.text
    return answer.quality if answer.answers == document.texts[field] else "stale"


def hash_of(content: bytes) -> str:
    """The name a snapshot of these bytes would have."""
    return hashlib.sha256(content).hexdigest()


def draft(pack: Pack) -> Snapshot:
    """A snapshot of the unpublished state, for previews and trying an edit out."""
    return Snapshot.read(snapshot_bytes(read_content(pack)))


@transaction.atomic
def publish(pack: Pack, *, author: User | None, note: str = "", seen: str = "") -> Release:
    """Make the content as it is now the current release. Unchanged content is the release it already was.

    ``seen`` is the hash of what the person looked at; other content is then not published.
    """
    require(author, "content.publish_release")
    pack = lock(pack.pk)
    content = read_content(pack)
    frozen = snapshot_bytes(content)
    if seen and seen != hash_of(frozen):
        raise ContentChangedError
    errors = [finding for finding in run_checks(content) if finding.level is Level.ERROR]
    if errors:
        raise ChecksFailedError(errors)
    snapshot = Snapshot.read(frozen)
    release = Release.objects.filter(pk=snapshot.hash).first()
    if release is None:
        last = Release.objects.filter(game=pack).order_by("-number").first()
        release = Release.objects.create(
            hash=snapshot.hash,
            game=pack,
            number=last.number + 1 if last else 1,
            content=snapshot.content,
            note=note,
            made_by=author,
        )
    Entry.objects.filter(game=pack, is_released=False).update(is_released=True)
    if pack.current_id != release.pk:
        pack.current = release
        pack.save()
    return release
