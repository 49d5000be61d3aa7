"""Between documents and rows: reading the whole of a game in a handful of queries, writing one entry with
all that hangs on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from django.db import transaction
from django.db.models import Prefetch, QuerySet

from content.document import Answer, Document
from content.models import Entry, Mention, Pack, Revision, TextUnit, Translation
from engine.games import games
from engine.schema import written
from engine.schema.walk import arranged, references, text_fields

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def lock(game: str) -> Pack:
    """The pack of a game, held until the end of the transaction: content is written by one at a time.

    Every action that writes content starts with this, and so does publishing. SQLite works like that anyway;
    on PostgreSQL two writers could otherwise overwrite each other, refer to what is just being deleted, or
    slip half an edit into a release.
    """
    return Pack.objects.select_for_update(of=("self",), no_key=True).get(pk=game)


def read_documents(pack: Pack) -> dict[tuple[str, str], Document]:
    """All entries of a game, in three queries whatever their number."""
    entries = Entry.objects.filter(game=pack)
    return {document.key: document for document in _documents(entries)}


def read_document(entry: Entry) -> Document:
    """One entry with its texts."""
    return next(iter(_documents(Entry.objects.filter(pk=entry.pk))))


def _documents(entries: QuerySet[Entry]) -> Iterable[Document]:
    units = TextUnit.objects.order_by("position", "id")
    translations = Translation.objects.exclude(text="").order_by("language_id")
    found = entries.prefetch_related(
        Prefetch("units", units.prefetch_related(Prefetch("translations", translations)))
    )
    for entry in found:
        document = Document(
            kind=entry.kind,
            slug=entry.slug,
            data=_in_order(entry),
            copies=entry.copies,
            art=entry.art_id or "",
            texts={},
            notes={},
            translations={},
        )
        for unit in entry.units.all():
            document.texts[unit.field] = unit.source
            if unit.note:
                document.notes[unit.field] = unit.note
            for translation in unit.translations.all():
                answer = Answer(translation.text, translation.answers, translation.quality)
                document.translations.setdefault(translation.language_id, {})[unit.field] = answer
        yield document


def _in_order(entry: Entry) -> dict[str, Any]:
    """The entry's data with its keys as declared. What belongs to a kind that is no longer declared stays
    as it is."""
    kind = games()[entry.game_id].kinds.get(entry.kind)
    data: dict[str, Any] = entry.data
    return arranged(kind.record, data, games()[entry.game_id]) if kind else data


@transaction.atomic
def write_document(
    pack: Pack,
    document: Document,
    *,
    verb: Revision.Verb,
    author: User | None,
    why: str = "",
    translations: bool = True,
) -> Entry:
    """Write a sound document over the entry of its key, or as a new one, and note it in the history.

    Versions rise only for what really changed, so that people who edit other parts are not disturbed. Without
    ``translations`` those of the document are ignored and the stored ones stay.
    """
    entry = Entry.objects.filter(game=pack, kind=document.kind, slug=document.slug).first()
    before = read_document(entry) if entry is not None else None
    if entry is None:
        entry = Entry(game=pack, kind=document.kind, slug=document.slug, version=0)
    if before is None or _own(before) != _own(document):
        entry.data, entry.copies, entry.art_id = document.data, document.copies, document.art or None
        entry.version += 1
        entry.changed_by = author
        entry.save()
        _write_units(entry, document)
        _write_mentions(entry, document)
    if translations:
        _write_translations(entry, document, author)
    note_revision(entry, verb=verb, author=author, why=why)
    return entry


def note_revision(entry: Entry, *, verb: Revision.Verb, author: User | None, why: str) -> Revision:
    """Keep the entry as it is now in its history."""
    return Revision.objects.create(
        entry=entry,
        game_id=entry.game_id,
        kind=entry.kind,
        slug=entry.slug,
        verb=verb,
        version=entry.version,
        document=read_document(entry).as_json(),
        why=why,
        made_by=author,
    )


def _own(document: Document) -> tuple[object, ...]:
    """The part of a document that the entry's version guards."""
    return document.data, document.copies, document.art, document.texts, document.notes


def _write_units(entry: Entry, document: Document) -> None:
    game = games()[entry.game_id]
    order = {
        address: index for index, address in enumerate(text_fields(game.kinds[entry.kind].record, entry.data))
    }
    existing = {unit.field: unit for unit in entry.units.all()}
    gone = [unit.pk for field, unit in existing.items() if field not in document.texts]
    if gone:
        TextUnit.objects.filter(pk__in=gone).delete()
    fresh, changed = [], []
    for field, source in document.texts.items():
        values = {"source": source, "note": document.notes.get(field, ""), "position": order[field]}
        unit = existing.get(field)
        if unit is None:
            fresh.append(TextUnit(entry=entry, field=field, **values))
        elif any(getattr(unit, name) != value for name, value in values.items()):
            for name, value in values.items():
                setattr(unit, name, value)
            changed.append(unit)
    TextUnit.objects.bulk_create(fresh)
    TextUnit.objects.bulk_update(changed, ["source", "note", "position"])


def _write_mentions(entry: Entry, document: Document) -> None:
    game = games()[entry.game_id]
    Mention.objects.filter(entry=entry).delete()
    Mention.objects.bulk_create(
        Mention(entry=entry, kind=kind, slug=slug, path=written(path))
        for path, kind, slug in references(game.kinds[entry.kind].record, document.data, game)
    )


def _write_translations(entry: Entry, document: Document, author: User | None) -> None:
    """Make the stored translations those of the document. An emptied one keeps its row and version:
    somebody may have it open."""
    units = {unit.field: unit for unit in entry.units.all()}
    existing = {
        (row.unit.field, row.language_id): row
        for row in Translation.objects.filter(unit__entry=entry).select_related("unit")
    }
    wanted = {
        (field, language): answer
        for language, answers in document.translations.items()
        for field, answer in answers.items()
        if field in units
    }
    fresh, changed = [], []
    for (field, language), answer in wanted.items():
        row = existing.get((field, language))
        if row is None:
            row = Translation(unit=units[field], language_id=language, version=0)
            fresh.append(row)
        elif (row.text, row.answers, row.quality) != (answer.text, answer.answers, answer.quality):
            changed.append(row)
        else:
            continue
        row.text, row.answers, row.quality = answer.text, answer.answers, answer.quality
        row.version += 1
        row.changed_by = author
    for key, row in existing.items():
        if key not in wanted and row.text:
            row.text, row.answers, row.version, row.changed_by = "", "", row.version + 1, author
            changed.append(row)
    Translation.objects.bulk_create(fresh)
    for row in changed:
        row.save()
