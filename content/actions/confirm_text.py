"""Confirm that own rules texts fit the effects as they are now, each with a reason that the history keeps.

A confirmation is for one rendered text: when the effects change again, it has ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from django.db import transaction

from content.actions.allow import require, writable_languages
from content.entries.document import Basis, Document
from content.errors import InvalidError, NotAllowedError
from content.models import Entry, Revision, TextUnit, Translation
from content.own_text import own_field, restates
from content.rendering import Rendering
from content.store import lock, note_revision, read_document
from engine.games import games
from engine.schema import Fault
from engine.schema.json_schema import LONGEST_REASON

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@dataclass(frozen=True, slots=True)
class Confirmation:
    """Somebody's word that the own text in a language fits: why, and the two texts they looked at."""

    language: str
    because: str
    text: str
    rendered: str


@transaction.atomic
def confirm_texts(entry: Entry, confirmations: Sequence[Confirmation], *, author: User | None) -> None:
    """Confirm own texts of an entry in some languages, all or none."""
    lock(entry.game_id)
    entry = Entry.objects.select_related("game").get(pk=entry.pk)
    for each in confirmations:
        _require(entry, each.language, author)
    current = read_document(entry)
    rendering = Rendering(entry.game, current)
    field = own_field(games()[entry.game_id].kinds.get(entry.kind))
    faults = [
        fault.under(("own", each.language))
        for each in confirmations
        for fault in _faults(each, _own_text(entry, current, field, each.language), rendering)
    ]
    if faults:
        raise InvalidError(faults)
    for each in confirmations:
        _confirm(entry, field, each, author)
    reasons = dict.fromkeys(each.because.strip() for each in confirmations)
    why = "; ".join(reasons)[:LONGEST_REASON]
    note_revision(entry, read_document(entry), verb=Revision.Verb.CONFIRMED, author=author, why=why)


def _require(entry: Entry, language: str, author: User | None) -> None:
    """Who may write a text may confirm it."""
    if language == entry.game.source_id:
        require(author, "content.change_entry")
    elif language not in writable_languages(author):
        raise NotAllowedError(f"translate:{language}")


def _own_text(entry: Entry, document: Document, field: str, language: str) -> str:
    if language == entry.game.source_id:
        return document.texts.get(field, "")
    answer = document.translations.get(language, {}).get(field)
    return answer.text if answer else ""


def _faults(given: Confirmation, text: str, rendering: Rendering) -> Iterator[Fault]:
    """What stands in the way of a confirmation."""
    reason = given.because.strip()
    if not restates(text):
        yield Fault((), "own-text-none", {"language": given.language})
        return
    if not reason:
        yield Fault((), "because-missing")
    if len(reason) > LONGEST_REASON:
        yield Fault((), "text-long", {"is": len(reason), "longest": LONGEST_REASON})
    if (given.text, given.rendered) != (text, rendering(given.language)):
        yield Fault((), "own-text-moved", {"text": text, "rendered": rendering(given.language)})


def _confirm(entry: Entry, field: str, given: Confirmation, author: User | None) -> None:
    """Write it. The version of what was confirmed rises: somebody may be about to change it."""
    if given.language == entry.game.source_id:
        unit = TextUnit.objects.get(entry=entry, field=field)
        unit.basis = _confirmed(unit.basis, given)
        unit.save()
        entry.version += 1
        entry.changed_by = author
        entry.save()
    else:
        row = Translation.objects.select_related("unit").get(
            unit__entry=entry, unit__field=field, language=given.language
        )
        row.basis = _confirmed(row.basis, given)
        row.answers = row.unit.source  # the two own texts are one answer: a fitting one is stale in no way
        row.version += 1
        row.changed_by = author
        row.save()


def _confirmed(basis: Basis, given: Confirmation) -> Basis:
    return msgspec.structs.replace(basis, confirmed_for=given.rendered, because=given.because.strip())
