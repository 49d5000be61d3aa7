"""Freeze a game's content into a release, and see beforehand what it would change."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from django.db import transaction

from content.actions.allow import require
from content.checks import Finding, Level
from content.current import make_current
from content.disk.pack_reader import PackContent
from content.disk.yaml_reader import read_yaml
from content.errors import ContentError, WithdrawnError
from content.left_to_effects import text_state
from content.models import Entry, Pack, Quality, Release
from content.store import lock, read_documents
from content.terms.base import FILE as TERMS
from content.terms.base import TermBase, read_terms
from content.verdict import judge
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
    return PackContent(pack.game, pack.source_id, languages, documents, stored_terms(pack, languages))


def stored_terms(pack: Pack, languages: list[str]) -> TermBase:
    """The term base of a game as it was last loaded. A language that has been taken away since takes its
    terms with it; one that came has none yet."""
    file = pack.files.filter(path=TERMS).first()
    if file is None:
        return TermBase()
    known = {pack.source_id, *languages}
    value = {
        name: concept
        | {part: _of_languages(concept[part], known) for part in ("terms", "never") if part in concept}
        for name, concept in read_yaml(file.content.encode()).value.items()
    }
    return read_terms(value, known)[0]


def _of_languages(value: dict[str, Any], known: set[str]) -> dict[str, Any]:
    return {language: part for language, part in value.items() if language in known}


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


ROUNDS = 5
"""So often content that somebody changes meanwhile is looked at again."""


def publish(pack: Pack, *, author: User | None, note: str = "", seen: str = "") -> Release:
    """Make the content as it is now, judged and played, the current release. Unchanged content is the release
    it already was; what was withdrawn is not published again, its withdrawal is taken back.

    ``seen`` is the hash of what the person looked at; other content is then not published.
    """
    require(author, "content.publish_release")
    for _round in range(ROUNDS):
        content = read_content(pack)
        frozen = snapshot_bytes(content)
        if seen and seen != hash_of(frozen):
            break
        # Before anything is held: nobody waits while games are played.
        verdict = judge(content, frozen, least=Level.ERROR)
        if verdict.errors:
            raise ChecksFailedError(verdict.errors)
        release = _freeze(pack, frozen, author, note)
        if release is not None:
            return release
    raise ContentChangedError


@transaction.atomic
def _freeze(pack: Pack, frozen: bytes, author: User | None, note: str) -> Release | None:
    """Make judged content the current release; None if it is no longer what the game's content is."""
    pack = lock(pack.pk)
    if snapshot_bytes(read_content(pack)) != frozen:
        return None
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
    elif release.withdrawal is not None:
        raise WithdrawnError(release.number, release.withdrawal.reason)
    Entry.objects.filter(game=pack, is_released=False).update(is_released=True)
    make_current(pack, release)
    return release
