"""Freeze a game's content into a release, and see beforehand what it would change."""

from __future__ import annotations

import hashlib
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.db import transaction
from django.db.models import Max

from content.actions.allow import require
from content.checks import Finding, Level
from content.current import make_current
from content.disk.pack_reader import PackContent
from content.disk.yaml_reader import read_yaml
from content.errors import ContentError, WithdrawnError
from content.left_to_effects import text_state
from content.logbook import Fact, log_event, log_when_kept, name_of
from content.models import Entry, Pack, Quality, Release
from content.store import lock, read_documents
from content.terms.base import FILE as TERMS
from content.terms.base import TermBase, read_terms
from content.verdict import judge
from engine.snapshot import Snapshot, canonical

if TYPE_CHECKING:
    from django.contrib.auth.models import User


log = logging.getLogger(__name__)


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
"""So often content is looked at again because somebody else published meanwhile."""


@dataclass(frozen=True, slots=True)
class _Frozen:
    """The content of a game at one moment, and the number of its newest release then."""

    content: PackContent
    bytes: bytes
    newest: int


def publish(pack: Pack, *, author: User | None, note: str = "", seen: str = "") -> Release:
    """Make the content as it is now, judged and played, the current release. Unchanged content is the release
    it already was; what was withdrawn is not published again, its withdrawal is taken back.

    What others save while it is judged belongs to the next release; if they publish meanwhile, the content is
    read anew, so that no release takes back what an earlier one brought. ``seen`` is the hash of what the
    person looked at; other content is then not published.
    """
    require(author, "content.publish_release")
    began = time.monotonic()
    facts: dict[str, Fact] = {"game": pack.pk, "by": name_of(author)}
    for _round in range(ROUNDS):
        frozen = _read(pack)
        if seen and seen != hash_of(frozen.bytes):
            break
        # Before anything is held: nobody waits while games are played.
        verdict = judge(frozen.content, frozen.bytes, least=Level.ERROR)
        if verdict.errors:
            seconds = time.monotonic() - began
            log_event(log, "release refused", **facts, errors=len(verdict.errors), seconds=seconds)
            raise ChecksFailedError(verdict.errors)
        release = _freeze(pack, frozen, author, note)
        if release is not None:
            seconds = time.monotonic() - began
            log_when_kept(
                log,
                "release published",
                **facts,
                release=release.number,
                hash=release.hash[:12],
                entries=len(frozen.content.documents),
                seconds=seconds,
            )
            return release
    raise ContentChangedError


@transaction.atomic
def _read(pack: Pack) -> _Frozen:
    """The content at one moment: no half of anybody's edit."""
    pack = lock(pack.pk)
    content = read_content(pack)
    return _Frozen(content, snapshot_bytes(content), _newest(pack))


@transaction.atomic
def _freeze(pack: Pack, frozen: _Frozen, author: User | None, note: str) -> Release | None:
    """Make judged content the current release; None if somebody has published since it was read."""
    pack = lock(pack.pk)
    release = Release.objects.filter(pk=hash_of(frozen.bytes)).first()
    newest = _newest(pack)
    if newest != frozen.newest and (release is None or release.number != newest):
        return None
    if release is None:
        release = Release.objects.create(
            hash=hash_of(frozen.bytes),
            game=pack,
            number=newest + 1,
            content=frozen.bytes,
            note=note,
            made_by=author,
        )
    elif release.withdrawal is not None:
        raise WithdrawnError(release.number, release.withdrawal.reason)
    _mark_released(pack, frozen.content)
    make_current(pack, release)
    return release


def _newest(pack: Pack) -> int:
    newest: int | None = Release.objects.filter(game=pack).aggregate(newest=Max("number"))["newest"]
    return newest or 0


def _mark_released(pack: Pack, content: PackContent) -> None:
    """From now on the slugs of these entries stay. One made while they were judged is not among them."""
    fresh = [
        entry
        for entry in Entry.objects.filter(game=pack, is_released=False).only("kind", "slug")
        if (entry.kind, entry.slug) in content.documents
    ]
    for entry in fresh:
        entry.is_released = True
    Entry.objects.bulk_update(fresh, ["is_released"], batch_size=500)
