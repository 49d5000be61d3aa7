"""Say of translations that they are right, of one or of many as one change; and take that back."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from django.db import transaction

from content.actions.allow import reviewable_languages
from content.entries.document import Document
from content.errors import InvalidError, NotAllowedError
from content.logbook import log_when_kept, name_of
from content.models import Pack, Quality, Revision, TextUnit, Translation
from content.review import Reviewer
from content.store import lock, read_documents, write_documents
from engine.schema import Fault

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Reviewed:
    """What was done: the name of the change, the texts that are reviewed now, and those that somebody has
    changed since they were looked at."""

    together: str
    texts: list[int] = field(default_factory=list)
    moved: list[int] = field(default_factory=list)


def approve_texts(
    pack: Pack, language: str, seen: Mapping[int, int], *, author: User | None, why: str = ""
) -> Reviewed:
    """Call translations reviewed, as one change in the history: texts with the versions that somebody looked
    at. Those that are others by now are left alone. Raises `InvalidError` if the person wrote one of them
    and the pack asks for four eyes; nothing is written then."""
    return _mark(pack, language, seen, Quality.REVIEWED, author=author, why=why)


def recall_review(
    pack: Pack, language: str, seen: Mapping[int, int], *, author: User | None, why: str = ""
) -> Reviewed:
    """Take the review of translations back: they are drafts."""
    return _mark(pack, language, seen, Quality.DRAFT, author=author, why=why)


@transaction.atomic
def _mark(
    pack: Pack, language: str, seen: Mapping[int, int], quality: Quality, *, author: User | None, why: str
) -> Reviewed:
    if language not in reviewable_languages(author):
        raise NotAllowedError(f"review:{language}")
    pack = lock(pack.pk)
    reviewer = Reviewer(pack, author)
    units = TextUnit.objects.filter(pk__in=seen, entry__game=pack).select_related("entry")
    rows = {
        row.unit_id: row
        for row in Translation.objects.filter(unit__in=seen, language=language).exclude(text="")
    }
    documents = read_documents(pack, {(unit.entry.kind, unit.entry.slug) for unit in units})
    done = Reviewed(secrets.token_hex(8))
    changed: dict[tuple[str, str], Document] = {}
    for unit in units:
        row = rows.get(unit.pk)
        if row is None or row.version != seen[unit.pk] or row.answers != unit.source:
            done.moved.append(unit.pk)
            continue
        if quality == Quality.REVIEWED and reviewer.is_own(row):
            raise InvalidError([Fault(("translations", language, unit.field), "review-own")])
        if row.quality == quality:
            continue
        key = (unit.entry.kind, unit.entry.slug)
        answers = documents[key].translations[language]
        answers[unit.field] = msgspec.structs.replace(answers[unit.field], quality=quality.value)
        changed[key] = documents[key]
        done.texts.append(unit.pk)
    wanted = [(document, Revision.Verb.REVIEWED) for document in changed.values()]
    if wanted:
        write_documents(pack, wanted, author=author, why=why, together=done.together)
        log_when_kept(
            log,
            "translations reviewed",
            game=pack.pk,
            language=language,
            texts=len(done.texts),
            quality=quality.value,
            by=name_of(author),
        )
    return done
