"""Save an entry and its translations: checked, guarded against overwriting somebody else's work, kept in
the history."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from django.db import transaction

from content.actions.allow import require, writable_languages
from content.entries.document import NO_BASIS, Answer, Basis, Document, assembled, places
from content.entries.value import SoundDocument, check_value, entry_value
from content.errors import InvalidError, NotAllowedError, StaleVersionError
from content.models import Art, Entry, Pack, Quality, Revision, Translation
from content.own_text import own_field, restates
from content.placeholders import placeholder_faults
from content.rendering import Rendering
from content.review import Reviewer
from content.store import (
    StoredEntry,
    forget_remarks,
    hold_entry,
    lock,
    note_revision,
    own_unit,
    write_document,
)
from engine.games import games
from engine.schema import Fault
from engine.schema.faults import closest
from engine.schema.validate import is_slug, text_faults
from engine.schema.walk import references, text_fields

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@dataclass(frozen=True, slots=True)
class TranslationEdit:
    """A translation as somebody wants it: empty to take it away; the version they saw, 0 if there was
    none."""

    field: str
    language: str
    text: str
    quality: str
    version: int


@transaction.atomic
def create_entry(
    pack: Pack, wanted: Document | SoundDocument, *, author: User | None, why: str = ""
) -> Entry:
    """A new entry. Its slug must be free and well-formed."""
    require(author, "content.add_entry")
    lock(pack.pk)
    mine = sound_new(pack, wanted)
    mine.own = source_bases(mine, None, Rendering(pack, mine, is_sound=True))
    return write_document(pack, mine, verb=Revision.Verb.CREATED, author=author, why=why)


@transaction.atomic
def save_entry(
    entry: Entry | StoredEntry,
    wanted: Document | SoundDocument,
    *,
    version: int,
    edits: list[TranslationEdit] | None = None,
    author: User | None,
    why: str = "",
) -> Entry:
    """Save the fields and source texts of an entry that was read at ``version``, and the edited translations
    with it.

    The translations in the document are not looked at; only the edits count, each with the version it was
    made on.
    """
    require(author, "content.change_entry")
    held = hold_entry(entry)
    stored, current = held.entry, held.document
    mine = sound(stored.game, wanted, current)
    if stored.version != version:
        base = document_at(stored, version)
        mine.own = current.own
        if base is not None:
            base.translations, base.own = current.translations, current.own
        raise StaleVersionError(base, current, mine, stored.version, str(stored.changed_by or ""))
    mine.own = source_bases(mine, current, Rendering(stored.game, mine, is_sound=True))
    changed = places(mine) != places(current)
    if changed:
        write_document(
            stored.game,
            mine,
            verb=Revision.Verb.EDITED,
            author=author,
            why=why,
            translations=False,
            held=held,
        )
    if edits:
        save_translations(stored if changed else held, edits, author=author, why=why)
    return stored


@transaction.atomic
def save_translations(
    entry: Entry | StoredEntry,
    edits: list[TranslationEdit],
    *,
    seen: int | None = None,
    author: User | None,
    why: str = "",
) -> None:
    """Save some translations of an entry, each guarded by its own version, so that two translators never
    meet by accident.

    ``seen`` is the version of the entry whose source texts the translator read. If one has changed since,
    the translation answers the old one, and is stale. An own rules text answers the rendered text of that
    version in the same way.
    """
    held = hold_entry(entry)
    entry, current = held.entry, held.document
    allowed = writable_languages(author)
    for edit in edits:
        if edit.language not in allowed:
            raise NotAllowedError(f"translate:{edit.language}")
    read = document_at(entry, seen) if seen is not None else None
    languages = sorted(entry.game.languages.values_list("code", flat=True))
    kind = games()[entry.game_id].kinds.get(entry.kind)
    shapes = text_fields(kind.record, entry.data) if kind else {}
    own = own_field(kind)
    reviewer = Reviewer(entry.game, author)
    rendering = Rendering(entry.game, read or current)

    def answered(edit: TranslationEdit) -> str:
        return (read or current).texts.get(edit.field, current.texts.get(edit.field, ""))

    units = {unit.field: unit for unit in entry.units.all()}
    rows = {(field, row.language_id): row for field, unit in units.items() for row in unit.translations.all()}
    faults: list[Fault] = []
    for edit in edits:
        path = ("translations", edit.language, edit.field)
        if edit.language not in languages:
            args = {"is": edit.language, "allowed": ", ".join(languages) or "-"}
            faults.append(Fault(path, "unknown-language", args))
        answerable = dict.fromkeys((*current.texts, *([own] if own else [])))
        if edit.field not in answerable or edit.field not in shapes:
            args = {"entry": entry.slug, "is": edit.field, "allowed": ", ".join(answerable) or "-"}
            faults.append(Fault(path, "unknown-text", args))
        else:
            faults.extend(text_faults(edit.text, shapes[edit.field], path))
            lost = placeholder_faults(edit.text, answered(edit), is_own=edit.field == own)
            faults.extend(fault.under(path) for fault in lost)
        if edit.quality not in Quality.values:
            faults.append(Fault(path, "choice", {"is": edit.quality, "allowed": ", ".join(Quality.values)}))
        row = rows.get((edit.field, edit.language))
        faults.extend(fault.under(path) for fault in _review_faults(reviewer, row, edit))
    if faults:
        raise InvalidError(faults)
    if own not in units and any(edit.field == own for edit in edits):
        units[own] = own_unit(entry)
    written: list[tuple[TranslationEdit, Answer]] = []
    changed: set[tuple[str, str]] = set()
    for edit in edits:
        row = rows.get((edit.field, edit.language))
        if (row.version if row else 0) != edit.version:
            by = str(row.changed_by or "") if row else ""
            raise StaleVersionError(None, current, _with_edits(current, edits), row.version if row else 0, by)
        if edit.field != own or not restates(edit.text):
            basis = NO_BASIS
        elif row is not None and row.text == edit.text:
            basis = row.basis
        else:
            basis = Basis(rendering(edit.language))
        answer = reviewer.allowed(edit.language, row, Answer(edit.text, answered(edit), edit.quality, basis))
        if row is None:
            row = Translation(unit=units[edit.field], language_id=edit.language, version=0)
        if row.text != answer.text:
            changed.add((edit.language, units[edit.field].source))
        reviewer.write(row, answer)
        row.save()
        written.append((edit, answer))
    forget_remarks(entry.game, changed)
    for edit, answer in written:
        _put(current, edit, answer)
    note_revision(entry, current, verb=Revision.Verb.TRANSLATED, author=author, why=why)


def sound_new(pack: Pack, wanted: Document | SoundDocument) -> Document:
    """The document of a new entry in its shortest form, or a refusal with all its faults."""
    given = wanted.document if isinstance(wanted, SoundDocument) else wanted
    document, faults = _checked(pack, wanted)
    if not document.slug:
        faults.append(Fault(("slug",), "slug-missing", {}))
    elif not is_slug(document.slug):
        faults.append(Fault(("slug",), "slug", {"is": document.slug}))
    elif Entry.objects.filter(game=pack, kind=document.kind, slug=document.slug).exists():
        faults.append(Fault(("slug",), "slug-taken", {"is": document.slug}))
    if faults:
        raise InvalidError(faults)
    return _with_translations(pack.game, document, given)


def sound(pack: Pack, wanted: Document | SoundDocument, current: Document) -> Document:
    """The document in its shortest form with the stored translations, or a refusal with all its faults.

    Texts of nested items that are gone are dropped with them.
    """
    document, faults = _checked(pack, wanted)
    if faults:
        raise InvalidError(faults)
    mine = _with_translations(pack.game, document, current)
    mine.kind, mine.slug = current.kind, current.slug
    return mine


def _with_translations(game: str, document: Document, current: Document) -> Document:
    """A sound document with those of the stored translations that it has room for."""
    rooms = {*document.texts, own_field(games()[game].kinds[document.kind])}
    translations = {
        language: kept
        for language, answers in current.translations.items()
        if (kept := {field: answer for field, answer in answers.items() if field in rooms})
    }
    return msgspec.structs.replace(document, translations=translations)


def _checked(pack: Pack, wanted: Document | SoundDocument) -> tuple[Document, list[Fault]]:
    """The document in its shortest form if nothing is wrong with it, and everything that is."""
    game = games()[pack.game]
    if isinstance(wanted, SoundDocument):
        document = wanted.document
    else:
        kind = game.kinds[wanted.kind]
        checked = check_value(game, kind, wanted.slug, entry_value(game, wanted))
        if isinstance(checked, list):
            return wanted, [*checked, *_art_faults(wanted)]
        document = checked.document
        document.art = wanted.art
    return document, [*_art_faults(document), *dangling(pack, document)]


def _art_faults(document: Document) -> list[Fault]:
    if document.art and not Art.objects.filter(pk=document.art).exists():
        return [Fault(("art",), "art-unknown")]
    return []


def dangling(pack: Pack, document: Document, *, besides: Collection[tuple[str, str]] = ()) -> list[Fault]:
    """The references of a sound document to entries that do not exist, nor are made ``besides`` it."""
    game = games()[pack.game]
    kind = game.kinds[document.kind]
    faults: list[Fault] = []
    known: dict[str, set[str]] = {}
    for path, target, slug in references(kind.record, document.data, game):
        if target not in known:
            slugs = Entry.objects.filter(game=pack, kind=target).values_list("slug", flat=True)
            known[target] = {*slugs, *([document.slug] if target == document.kind else [])}
        if slug not in known[target] and (target, slug) not in besides:
            faults.append(Fault(path, "dangling", {"kind": target, "is": slug}, closest(slug, known[target])))
    return faults


def source_bases(mine: Document, current: Document | None, rendering: Rendering) -> dict[str, Basis]:
    """What the own texts among the source texts rest on: those that stay as they are keep their basis, new
    ones are written for the effects they are saved with."""
    kind = games()[rendering.pack.game].kinds[mine.kind]
    found = {}
    for field, text in mine.texts.items():
        if field == own_field(kind) and restates(text):
            if current is not None and current.texts.get(field) == text:
                found[field] = current.own.get(field, NO_BASIS)
            else:
                found[field] = Basis(rendering(rendering.pack.source_id))
    return {field: basis for field, basis in found.items() if basis != NO_BASIS}


def _review_faults(reviewer: Reviewer, row: Translation | None, edit: TranslationEdit) -> Iterator[Fault]:
    """Why somebody may not call a translation reviewed that was not until now."""
    is_raised = row is None or row.quality != Quality.REVIEWED
    has_moved = (row.version if row else 0) != edit.version  # that is told first
    if edit.quality != Quality.REVIEWED or not edit.text or not is_raised or has_moved:
        return
    own_words = row is None or row.text != edit.text or reviewer.is_own(row)
    if not reviewer.reviews(edit.language):
        yield Fault((), "review-not-yours", {"language": edit.language})
    elif reviewer.author is not None and reviewer.pack.has_four_eyes and own_words:
        yield Fault((), "review-own")


def _put(document: Document, edit: TranslationEdit, answer: Answer) -> None:
    """Make a document say what has been written."""
    answers = document.translations.setdefault(edit.language, {})
    if edit.text:
        answers[edit.field] = answer
    else:
        answers.pop(edit.field, None)
    if not answers:
        del document.translations[edit.language]


def _with_edits(document: Document, edits: list[TranslationEdit]) -> Document:
    """The document as it would be with the edits."""
    wanted = assembled(document.kind, document.slug, places(document))
    for edit in edits:
        answer = Answer(edit.text, document.texts.get(edit.field, ""), edit.quality)
        wanted.translations.setdefault(edit.language, {})[edit.field] = answer
    return wanted


def document_at(entry: Entry, version: int) -> Document | None:
    """The entry as it was at a version."""
    revision = Revision.objects.filter(entry=entry, version=version).first()
    return Document.from_json(revision.document) if revision else None
