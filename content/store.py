"""Between documents and rows: reading the whole of a game in a handful of queries, writing one entry with
all that hangs on it."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import islice
from operator import or_
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from django.db import transaction
from django.db.models import Model, Prefetch, Q, QuerySet

from content.disk.yaml_reader import read_yaml
from content.entries.document import NO_BASIS, Answer, Document
from content.entries.pack import PackContent
from content.models import Entry, Mention, Pack, Review, Revision, TextUnit, Translation
from content.own_text import own_field
from content.review import WRITTEN, Reviewer
from content.terms.base import FILE as TERMS
from content.terms.base import TermBase, read_terms
from engine.games import games
from engine.schema import spell_path
from engine.schema.walk import arranged, references, text_fields
from engine.snapshot import Framing

if TYPE_CHECKING:
    from django.contrib.auth.models import User

BATCH = 500
"""So many rows are written by one query."""

T = TypeVar("T")


def batched(rows: Iterable[T], size: int) -> Iterator[list[T]]:
    """The rows in lists of a size; the last may be shorter."""
    rest = iter(rows)
    while some := list(islice(rest, size)):
        yield some


def lock(game: str) -> Pack:
    """The pack of a game, held until the end of the transaction: content is written by one at a time.

    Every action that writes content starts with this, and so does publishing. SQLite works like that anyway;
    on PostgreSQL two writers could otherwise overwrite each other, refer to what is just being deleted, or
    slip half an edit into a release.
    """
    return Pack.objects.select_for_update(of=("self",), no_key=True).get(pk=game)


def read_content(pack: Pack) -> PackContent:
    """The content of a game as it is now in the database. Translations into a language that the pack no
    longer has are kept there, but are no part of it."""
    languages = sorted(pack.languages.values_list("code", flat=True))
    documents = read_documents(pack)
    for document in documents.values():
        document.translations = {
            code: answers for code, answers in document.translations.items() if code in languages
        }
    return PackContent(
        pack.game,
        pack.source_id,
        languages,
        documents,
        stored_terms(pack, languages),
        is_review_required=pack.review == Review.STRICT,
    )


def stored_terms(pack: Pack, languages: Iterable[str] | None = None) -> TermBase:
    """The term base of a game as it was last loaded. A language that has been taken away since takes its
    terms with it; one that came has none yet."""
    file = pack.files.filter(path=TERMS).values_list("content", flat=True).first()
    if file is None:
        return TermBase()
    if languages is None:
        languages = pack.languages.values_list("code", flat=True)
    return _terms(file, (pack.source_id, *sorted(languages)))


@lru_cache(maxsize=16)
def _terms(content: str, known: tuple[str, ...]) -> TermBase:
    value = {
        name: concept
        | {part: _of_languages(concept[part], known) for part in ("terms", "never") if part in concept}
        for name, concept in read_yaml(content.encode()).value.items()
    }
    return read_terms(value, known)[0]


def _of_languages(value: dict[str, Any], known: Container[str]) -> dict[str, Any]:
    return {language: part for language, part in value.items() if language in known}


def read_documents(
    pack: Pack, keys: Iterable[tuple[str, str]] | None = None
) -> dict[tuple[str, str], Document]:
    """All entries of a game, or those of some kinds and slugs, in three queries whatever their number."""
    entries = Entry.objects.filter(game=pack) if keys is None else _of_keys(pack, keys)
    return {document.key: document for document in _documents(entries)}


def _of_keys(pack: Pack, keys: Iterable[tuple[str, str]]) -> QuerySet[Entry]:
    by_kind: dict[str, list[str]] = {}
    for kind, slug in keys:
        by_kind.setdefault(kind, []).append(slug)
    wanted = (Q(kind=kind, slug__in=slugs) for kind, slugs in by_kind.items())
    return Entry.objects.filter(reduce(or_, wanted, Q(pk__in=())), game=pack)


def read_document(entry: Entry) -> Document:
    """One entry with its texts."""
    return next(iter(_documents(Entry.objects.filter(pk=entry.pk))))


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as it was read: its row with its texts and all their translations, the document they make, and
    the revision that was the last one then."""

    entry: Entry
    document: Document
    revision: int


def read_entry(entry: Entry) -> StoredEntry:
    """One entry, whole. Whoever wants to write it holds it with `hold_entry`, which reads it again only if it
    has changed."""
    revision = _last_revision(entry)  # first: what is written meanwhile makes it too old, never too new
    rows = Entry.objects.filter(pk=entry.pk).select_related("game__source", "changed_by", "art")
    found = _with_texts(rows, Translation.objects.select_related("changed_by")).get()
    return StoredEntry(found, _document(found), revision)


def hold_entry(entry: Entry | StoredEntry) -> StoredEntry:
    """An entry as it is, held until the end of the transaction like its whole pack (`lock`)."""
    if isinstance(entry, Entry):
        lock(entry.game_id)
        return read_entry(entry)
    lock(entry.entry.game_id)
    return entry if _last_revision(entry.entry) == entry.revision else read_entry(entry.entry)


def _last_revision(entry: Entry) -> int:
    """Whatever is done to the document of an entry is kept in its history, so this tells two states apart."""
    return Revision.objects.filter(entry=entry).values_list("pk", flat=True).first() or 0


def _documents(entries: QuerySet[Entry]) -> Iterable[Document]:
    for entry in _with_texts(entries, Translation.objects.exclude(text="")):
        yield _document(entry)


def _with_texts(entries: QuerySet[Entry], translations: QuerySet[Translation]) -> QuerySet[Entry]:
    """Entries with their texts and some of the translations, in three queries."""
    units = TextUnit.objects.order_by("position", "id")
    wanted = Prefetch("translations", translations.order_by("language_id"))
    return entries.prefetch_related(Prefetch("units", units.prefetch_related(wanted)))


def _document(entry: Entry) -> Document:
    """An entry that was read with its texts. A translation without a text is none; its row keeps its
    version."""
    document = Document(
        kind=entry.kind,
        slug=entry.slug,
        data=_in_order(entry.game_id, entry.kind, entry.data),
        copies=entry.copies,
        art=entry.art_id or "",
        framing=msgspec.convert(entry.framing, dict[str, Framing]),
        texts={},
        notes={},
        translations={},
        own={},
    )
    for unit in entry.units.all():
        if unit.source:
            document.texts[unit.field] = unit.source
        if unit.note:
            document.notes[unit.field] = unit.note
        if unit.basis != NO_BASIS:
            document.own[unit.field] = unit.basis
        for translation in unit.translations.all():
            if translation.text:
                answer = Answer(translation.text, translation.answers, translation.quality, translation.basis)
                document.translations.setdefault(translation.language_id, {})[unit.field] = answer
    return document


def _in_order(game: str, kind: str, data: dict[str, Any]) -> dict[str, Any]:
    """An entry's data with its keys as declared. What belongs to a kind that is no longer declared stays
    as it is."""
    info = games()[game].kinds.get(kind)
    return arranged(info.record, data, games()[game]) if info else data


def write_document(
    pack: Pack,
    document: Document,
    *,
    verb: Revision.Verb,
    author: User | None,
    why: str = "",
    translations: bool = True,
    held: StoredEntry | None = None,
) -> Entry:
    """Write one sound document, over the entry that is ``held`` if it is; see `write_documents`."""
    entries = {document.key: held.entry} if held else None
    wanted = [(document, verb)]
    return write_documents(pack, wanted, author=author, why=why, translations=translations, entries=entries)[
        0
    ]


@transaction.atomic
def write_documents(
    pack: Pack,
    wanted: Sequence[tuple[Document, Revision.Verb]],
    *,
    author: User | None,
    why: str = "",
    together: str = "",
    translations: bool = True,
    entries: dict[tuple[str, str], Entry] | None = None,
) -> list[Entry]:
    """Write sound documents over the entries of their keys, or as new ones, and note each in the history with
    what was done: in a handful of queries, whatever their number.

    Versions rise only for what really changed, so that people who edit other parts are not disturbed. Without
    ``translations`` those of the documents must be the stored ones, which stay. ``entries`` are those of the
    keys with all their texts, if they are at hand. ``together`` names the deed, if the history is to show all
    of it as one.
    """
    if entries is None:
        entries = _entries(pack, (document.key for document, _ in wanted))
    before = {key: _document(entry) for key, entry in entries.items()}
    fresh: list[tuple[Entry, Document]] = []
    changed: list[tuple[Entry, Document]] = []
    for document, _ in wanted:
        was = before.get(document.key)
        if was is not None and _own(was) == _own(document):
            continue
        if was is None:
            entry = Entry(game=pack, kind=document.kind, slug=document.slug, version=0)
            entries[document.key] = entry
        else:
            entry = entries[document.key]
        entry.data, entry.copies, entry.art_id = document.data, document.copies, document.art or None
        entry.framing = msgspec.to_builtins(document.framing)
        entry.version += 1
        entry.changed_by = author
        (fresh if was is None else changed).append((entry, document))
    Entry.objects.bulk_create([entry for entry, _ in fresh], batch_size=BATCH)
    columns = ("data", "copies", "art", "framing", "version", "changed_at", "changed_by")
    _update([entry for entry, _ in changed], *columns)
    _write_units([*((*each, {}) for each in fresh), *((*each, _units(each[0])) for each in changed)])
    _write_mentions([*fresh, *changed])
    if translations:
        _write_translations(pack, [(entries[document.key], document) for document, _ in wanted], author)
    noted = [(entries[document.key], document, verb) for document, verb in wanted]
    note_revisions(noted, author=author, why=why, together=together)
    return [entries[document.key] for document, _ in wanted]


def _entries(pack: Pack, keys: Iterable[tuple[str, str]]) -> dict[tuple[str, str], Entry]:
    """The entries of some keys with all their texts; emptied translations are among them."""
    found = _with_texts(_of_keys(pack, keys), Translation.objects.all())
    return {(entry.kind, entry.slug): entry for entry in found}


def _update(rows: Sequence[Model], *fields: str) -> None:
    """Write some fields of many rows that exist."""
    if rows:
        type(rows[0])._base_manager.bulk_create(
            rows, BATCH, update_conflicts=True, unique_fields=["pk"], update_fields=fields
        )


def note_revision(
    entry: Entry, document: Document, *, verb: Revision.Verb, author: User | None, why: str
) -> None:
    """Keep an entry in its history as it is now."""
    note_revisions([(entry, document, verb)], author=author, why=why)


def note_revisions(
    entries: Iterable[tuple[Entry, Document, Revision.Verb]],
    *,
    author: User | None,
    why: str,
    together: str = "",
) -> None:
    """Keep entries in their history as they are now, as documents."""
    Revision.objects.bulk_create(
        (
            Revision(
                entry=entry,
                game_id=entry.game_id,
                kind=entry.kind,
                slug=entry.slug,
                verb=verb,
                version=entry.version,
                document=document.as_json(),
                why=why,
                together=together,
                made_by=author,
            )
            for entry, document, verb in entries
        ),
        batch_size=BATCH,
    )


def _own(document: Document) -> tuple[object, ...]:
    """The part of a document that the entry's version guards."""
    art = document.art, document.framing
    return document.data, document.copies, art, document.texts, document.notes, document.own


def _units(entry: Entry) -> dict[str, TextUnit]:
    return {unit.field: unit for unit in entry.units.all()}


def _write_units(entries: Iterable[tuple[Entry, Document, dict[str, TextUnit]]]) -> None:
    """Make the stored texts those of the documents; each entry comes with the texts it has."""
    gone: list[int] = []
    fresh: list[TextUnit] = []
    changed: list[TextUnit] = []
    for entry, document, existing in entries:
        info = games()[entry.game_id].kinds[entry.kind]
        order = {address: index for index, address in enumerate(text_fields(info.record, entry.data))}
        wanted = dict(document.texts)
        own = own_field(info)
        if any(own in answers for answers in document.translations.values()):
            wanted.setdefault(own, "")  # other languages may have an own text although the source has none
        gone.extend(unit.pk for field, unit in existing.items() if field not in wanted)
        for field, source in wanted.items():
            values = {
                "source": source,
                "note": document.notes.get(field, ""),
                "position": order[field],
                "basis": document.own.get(field, NO_BASIS),
            }
            unit = existing.get(field)
            if unit is None:
                unit = TextUnit(entry=entry, field=field)
                fresh.append(unit)
            elif any(getattr(unit, name) != value for name, value in values.items()):
                changed.append(unit)
            else:
                continue
            for name, value in values.items():
                setattr(unit, name, value)
    for some in batched(gone, BATCH):
        TextUnit.objects.filter(pk__in=some).delete()
    TextUnit.objects.bulk_create(fresh, batch_size=BATCH)
    _update(changed, "source", "note", "position", "written_for", "confirmed_for", "because")
    for some in batched((unit.pk for unit in changed), BATCH):
        Translation.objects.filter(unit__in=some).update(remarks=None)


def own_unit(entry: Entry) -> TextUnit:
    """The text under which own rules texts of an entry stand, also where the source has none."""
    info = games()[entry.game_id].kinds[entry.kind]
    field = own_field(info)
    position = list(text_fields(info.record, entry.data)).index(field)
    return TextUnit.objects.get_or_create(entry=entry, field=field, defaults={"position": position})[0]


def _write_mentions(entries: Iterable[tuple[Entry, Document]]) -> None:
    fresh: list[Mention] = []
    for some in batched(entries, BATCH):
        Mention.objects.filter(entry__in=[entry.pk for entry, _ in some]).delete()
        for entry, document in some:
            game = games()[entry.game_id]
            found = references(game.kinds[entry.kind].record, document.data, game)
            fresh.extend(
                Mention(entry=entry, kind=kind, slug=slug, path=spell_path(path))
                for path, kind, slug in found
            )
    Mention.objects.bulk_create(fresh, batch_size=BATCH)


def _write_translations(pack: Pack, entries: Sequence[tuple[Entry, Document]], author: User | None) -> None:
    """Make the stored translations those of the documents. An emptied one keeps its row and version:
    somebody may have it open. What the author may not call reviewed is a draft, in the documents as well."""
    reviewer = Reviewer(pack, author)
    fresh: list[Translation] = []
    changed: list[Translation] = []
    texts = _texts_of(entry for entry, _ in entries)
    for entry, document in entries:
        units = texts[entry.pk]
        own = own_field(games()[entry.game_id].kinds[entry.kind])
        if own not in units and any(own in answers for answers in document.translations.values()):
            units[own] = own_unit(entry)
        existing = {
            (unit.field, row.language_id): row for unit in units.values() for row in unit.translations.all()
        }
        wanted = {
            (field, language): answer
            for language, answers in document.translations.items()
            for field, answer in answers.items()
            if field in units
        }
        for (field, language), answer in wanted.items():
            row = existing.get((field, language))
            answer = reviewer.allowed(language, row, answer)
            document.translations[language][field] = answer
            if row is None:
                row = Translation(unit=units[field], language_id=language, version=0)
                fresh.append(row)
            elif Answer(row.text, row.answers, row.quality, row.basis) != answer:
                changed.append(row)
            else:
                continue
            reviewer.write(row, answer)
        for key, row in existing.items():
            if key not in wanted and row.text:
                reviewer.write(row, Answer("", "", row.quality))
                changed.append(row)
    Translation.objects.bulk_create(fresh, batch_size=BATCH)
    _update(changed, *WRITTEN)
    forget_remarks(pack, {(each.language_id, each.unit.source) for each in (*fresh, *changed)})


def forget_remarks(pack: Pack, changed: Collection[tuple[str, str]]) -> None:
    """Let checks read anew what they compared with translations that have changed, given as language and
    source: the same source elsewhere in the game."""
    by_language: dict[str, set[str]] = {}
    for language, source in changed:
        by_language.setdefault(language, set()).add(source)
    for language, sources in by_language.items():
        alike = Translation.objects.filter(language=language, unit__entry__game=pack)
        if len(sources) <= BATCH:
            alike = alike.filter(unit__source__in=sources - {""})
        alike.exclude(remarks=None).update(remarks=None)


def _texts_of(entries: Iterable[Entry]) -> dict[int, dict[str, TextUnit]]:
    """The texts of entries with all their translations, by entry and field."""
    found: dict[int, dict[str, TextUnit]] = {}
    for some in batched(entries, BATCH):
        for entry in some:
            found[entry.pk] = {}
        units = TextUnit.objects.filter(entry__in=[entry.pk for entry in some])
        for unit in units.prefetch_related("translations"):
            found[unit.entry_id][unit.field] = unit
    return found
