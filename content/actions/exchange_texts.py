"""Hand the texts of a language to translators as a file; look at what an edited one would change; take back
what was chosen of it, all of that or nothing."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from django.db import transaction

from content.actions.allow import require, writable_languages
from content.entries.document import Document
from content.errors import NotAllowedError, TextFileFaultsError
from content.exchange.format import Format
from content.logbook import log_when_kept, name_of
from content.models import Pack, Revision
from content.store import lock, read_documents, write_documents
from content.text_filter import TextFilter
from content.text_plan import PlannedText, TextsPlan
from content.text_units import Pictured, collect_texts
from engine.schema import Fault

if TYPE_CHECKING:
    from django.contrib.auth.models import User

MANY = 2000
"""Of more entries than this all of their game are read: that is quicker than to name each."""

log = logging.getLogger(__name__)


def export_texts(
    wanted: TextFilter, form: Format, *, author: User | None, pictured: Pictured | None = None
) -> bytes:
    """The texts that a filter lets through, as a file. Whoever may see them may have them."""
    require(author, "content.view_translation")
    return form.write(collect_texts(wanted, pictured))


def apply_texts(
    plan: TextsPlan, chosen: Iterable[PlannedText], *, author: User | None, why: str = ""
) -> list[str]:
    """Write exactly what a plan says of some of its texts; return their ids. What says by now what was to be
    written is left alone. If anything else has changed since, nothing is written and the refusal names each
    of those texts."""
    require(author, "content.change_translation")
    if plan.language not in writable_languages(author):
        raise NotAllowedError(f"translate:{plan.language}")
    began = time.monotonic()
    by_game: dict[str, list[PlannedText]] = {}
    for each in chosen:
        if each.after is not None:
            by_game.setdefault(each.key[0], []).append(each)
    written: list[str] = []
    with transaction.atomic():
        faults: list[tuple[str, Fault]] = []
        for game in sorted(by_game):
            written += _apply(lock(game), plan.language, by_game[game], faults, author=author, why=why)
        if faults:
            raise TextFileFaultsError(faults)
    log_when_kept(
        log,
        "translations taken in",
        language=plan.language,
        format=plan.format,
        texts=len(written),
        by=name_of(author),
        seconds=time.monotonic() - began,
    )
    return written


def _apply(
    pack: Pack,
    language: str,
    chosen: list[PlannedText],
    faults: list[tuple[str, Fault]],
    *,
    author: User | None,
    why: str,
) -> list[str]:
    """Write some texts of a game, or add what is in the way to the faults."""
    keys = {each.key[1:3] for each in chosen}
    documents = read_documents(pack, keys if len(keys) <= MANY else None)
    changed: dict[tuple[str, str], Document] = {}
    written = []
    for each in chosen:
        _game, kind, slug, field = each.key
        document = documents.get((kind, slug))
        now = document.translations.get(language, {}).get(field) if document else None
        if document is None or (now != each.before and now != each.after):
            faults.append((each.unit, Fault((), "texts-moved")))
        elif now != each.after and each.after is not None:
            answers = document.translations.setdefault(language, {})
            answers[field] = each.after
            changed[kind, slug] = document
            written.append(each.unit)
    if changed and not faults:
        wanted = [(document, Revision.Verb.TRANSLATED) for document in changed.values()]
        write_documents(pack, wanted, author=author, why=why)
    return written
