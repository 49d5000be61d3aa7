"""Replace words in many translations of a game, as one change in the history that can be undone as one."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from django.db import transaction

from content.actions.allow import require, writable_languages
from content.entries.document import Document
from content.errors import InvalidError, NotAllowedError
from content.logbook import log_when_kept, name_of
from content.models import Pack, Quality, Revision, TextUnit, Translation
from content.store import lock, read_documents, write_documents
from content.text_replace import Replacement, replacement_faults

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Replaced:
    """What was done: the name of the change, the texts that read otherwise now, those that somebody has
    changed since they were looked at, and those that could not be saved so."""

    together: str
    texts: list[int] = field(default_factory=list)
    moved: list[int] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)


@transaction.atomic
def replace_texts(
    pack: Pack,
    language: str,
    words: Replacement,
    seen: Mapping[int, int],
    *,
    author: User | None,
    why: str = "",
) -> Replaced:
    """Replace words in texts, given with the versions that somebody looked at. A text that has changed since
    is left alone, and told. A stale one stays stale; a reviewed one becomes a draft."""
    require(author, "content.change_translation")
    if language not in writable_languages(author):
        raise NotAllowedError(f"translate:{language}")
    if faults := list(words.faults()):
        raise InvalidError(faults)
    pack = lock(pack.pk)
    units = TextUnit.objects.filter(entry__game=pack).select_related("entry").in_bulk(list(seen))
    versions = dict(
        Translation.objects.filter(language=language, unit__in=seen).values_list("unit", "version")
    )
    documents = read_documents(pack, {(unit.entry.kind, unit.entry.slug) for unit in units.values()})
    done = Replaced(secrets.token_hex(8))
    changed: dict[tuple[str, str], Document] = {}
    for pk, version in seen.items():
        unit = units.get(pk)
        document = documents.get((unit.entry.kind, unit.entry.slug)) if unit else None
        answer = document.translations.get(language, {}).get(unit.field) if document and unit else None
        if unit is None or document is None or answer is None or versions.get(pk) != version:
            done.moved.append(pk)
            continue
        text = words.apply(answer.text)
        if text == answer.text:
            continue
        if replacement_faults(pack, unit, text):
            done.refused.append(pk)
            continue
        quality = Quality.DRAFT.value if answer.quality == Quality.REVIEWED else answer.quality
        document.translations[language][unit.field] = msgspec.structs.replace(
            answer, text=text, quality=quality
        )
        changed[document.key] = document
        done.texts.append(pk)
    if changed:
        wanted = [(document, Revision.Verb.TRANSLATED) for document in changed.values()]
        write_documents(pack, wanted, author=author, why=why, together=done.together)
        log_when_kept(
            log,
            "words replaced in translations",
            game=pack.pk,
            language=language,
            texts=len(done.texts),
            by=name_of(author),
        )
    return done
