"""What taking a spreadsheet back would change, found out without writing anything: entry by entry what it is
now and what it would be, and every fault by its cell or row.

A plan holds whole documents, so what is applied is what was shown and not what the file says by then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from django.db.models import Max

from content.actions.save_entry import source_bases
from content.disk.spreadsheet_reader import SheetRow, read_sheets
from content.entries.document import NO_BASIS, Answer, Basis, Document
from content.entries.pack import PackContent
from content.entries.validate import entry_faults
from content.entries.value import entry_document, entry_value
from content.models import Pack, Quality, Revision
from content.own_text import own_field, restates
from content.placeholders import placeholder_faults
from content.rendering import Rendering
from content.store import read_documents
from engine.games import games
from engine.schema import Fault
from engine.schema.faults import closest
from engine.schema.validate import is_slug, text_faults
from engine.schema.walk import references, text_fields

Key = tuple[str, str]
Hear = Callable[[str, int, int], None]
"""Is told which step is under way and how far it is."""
MOST_HINTS = 50
"""So often we look for what was probably meant; among thousands of entries that takes a while."""


class PlannedEntry(msgspec.Struct):
    """An entry that a spreadsheet would add or change: the row it comes from, what it is now and what it
    would be, and the stamp it must still have when that is written."""

    place: str
    stamp: int
    before: Document | None
    after: Document

    @property
    def verb(self) -> Revision.Verb:
        """What the history will call it."""
        if self.before is None:
            return Revision.Verb.CREATED
        is_edited = own_part(self.before) != own_part(self.after)
        return Revision.Verb.EDITED if is_edited else Revision.Verb.TRANSLATED


class SheetPlan(msgspec.Struct):
    """All that a spreadsheet would change, how many rows say what is there already, and what is wrong with
    it. A plan with faults is never applied."""

    entries: list[PlannedEntry] = []
    unchanged: int = 0
    faults: list[tuple[str, Fault]] = []


def plan_sheets(pack: Pack, content: bytes, hear: Hear | None = None) -> SheetPlan:
    """Read a file and compare it with the content as it is now. Stamps are read first: what is edited while
    we read must look changed."""
    tell = hear or (lambda step, done, total: None)
    languages = sorted(pack.languages.values_list("code", flat=True))
    rows, faults = read_sheets(content, games()[pack.game], languages, lambda *far: tell("read", *far))
    now = stamps(pack)
    planning = RowPlanning(pack, languages, rows, now, read_documents(pack))
    plan = SheetPlan(faults=faults)
    laid = []
    for number, row in enumerate(rows):
        tell("compare", number, 2 * len(rows))
        document, found = planning.lay(row)
        plan.faults.extend((row.place, fault) for fault in found)
        if document is not None:
            laid.append((row, document))
    planning.is_sound = not plan.faults
    for number, (row, document) in enumerate(laid, start=len(rows)):
        tell("compare", number, 2 * len(rows))
        planned, found = planning.plan(row, document)
        plan.faults.extend((row.place, fault) for fault in found)
        if planned is not None:
            plan.entries.append(planned)
        elif not found:
            plan.unchanged += 1
    return plan


def stamps(pack: Pack) -> dict[Key, int]:
    """For each entry a number that rises with every change of it or of its translations: its last
    revision."""
    last = (
        Revision.objects.filter(entry__game=pack)
        .order_by()
        .values_list("entry__kind", "entry__slug")
        .annotate(last=Max("pk"))
    )
    return {(kind, slug): number for kind, slug, number in last}


def named_by(pack: Pack, document: Document) -> Iterator[tuple[tuple[str | int, ...], Key]]:
    """What a document refers to, and where."""
    game = games()[pack.game]
    for path, kind, slug in references(game.kinds[document.kind].record, document.data, game):
        yield path, (kind, slug)


def own_part(document: Document) -> tuple[Any, ...]:
    """The part of a document that is not translated."""
    return document.data, document.copies, document.texts


class RowPlanning:
    """The content of a game, read once, and rows laid over it: first all of them, then each is looked at,
    because a row may name an entry that a later one brings. ``documents`` are all entries, or those of the
    rows alone; then ``known`` says what else there is."""

    def __init__(
        self,
        pack: Pack,
        languages: list[str],
        rows: list[SheetRow],
        now: dict[Key, int],
        documents: dict[Key, Document],
        *,
        known: Iterable[Key] | None = None,
    ) -> None:
        self.pack = pack
        self.game = games()[pack.game]
        self.stamps = now
        self.documents = documents
        self.content = PackContent(pack.game, pack.source_id, languages, dict(documents))
        self.is_whole = known is None
        self.known = {*(documents if known is None else known), *((row.kind, row.slug) for row in rows)}
        self.is_sound = True
        self.hints = 0

    def lay(self, row: SheetRow) -> tuple[Document | None, list[Fault]]:
        """The entry's own part as the row has it, with the translations that are there; or its faults. Fields
        that the sheet does not have stay as they are."""
        if not row.is_whole:
            return None, []  # what could not be read has been told
        kind = self.game.kinds[row.kind]
        current = self.documents.get((row.kind, row.slug))
        stored = entry_value(self.game, current) if current else {}
        stored.pop("notes", None)
        value = {**{name: part for name, part in stored.items() if name not in row.fields}, **row.value}
        if current is not None and {"copies": 1, **value} == {"copies": 1, **stored}:
            return _copy(current), []
        faults = entry_faults(self.game, kind, value)
        if current is None and not is_slug(row.slug):
            faults.append(Fault(("slug",), "slug", {"is": row.slug}))
        if faults:
            return None, faults
        document = entry_document(self.game, kind, row.slug, value)
        faults = list(self._dangling(document))
        if faults:
            return None, faults
        if current is not None:
            rooms = text_fields(kind.record, document.data)
            document.art = current.art
            document.notes = {address: note for address, note in current.notes.items() if address in rooms}
            answerable = {*document.texts, own_field(kind)}
            document.translations = {
                language: kept
                for language, answers in current.translations.items()
                if (kept := {field: each for field, each in answers.items() if field in answerable})
            }
        self.content.documents[document.key] = document
        return document, []

    def plan(self, row: SheetRow, document: Document) -> tuple[PlannedEntry | None, list[Fault]]:
        """What a row would change, or what is wrong with it; neither if it says what is there already."""
        current = self.documents.get(document.key)
        rendering = Rendering(self.pack, document, self.content if self.is_whole else None)
        if self.is_sound:  # else it may name what could not be read, and is only looked at for more faults
            document.own = source_bases(document, current, rendering)
        faults = self._answer(row, document, current, rendering)
        if faults:
            return None, faults
        is_same = current is not None and own_part(document) == own_part(current)
        if current is not None and is_same and document.translations == current.translations:
            return None, []
        if current is not None and row.version != self.stamps.get(document.key, 0):
            return None, [Fault((), "sheet-stale")]
        return PlannedEntry(row.place, self.stamps.get(document.key, 0), current, document), []

    def _dangling(self, document: Document) -> Iterator[Fault]:
        for path, (kind, slug) in named_by(self.pack, document):
            if (kind, slug) not in self.known:
                self.hints += 1
                candidates = (known for of, known in self.known if of == kind)
                hint = closest(slug, candidates) if self.hints <= MOST_HINTS else ""
                yield Fault(path, "dangling", {"kind": kind, "is": slug}, hint)

    def _answer(
        self, row: SheetRow, document: Document, current: Document | None, rendering: Rendering
    ) -> list[Fault]:
        """Put the translations that the row changes into the document, as drafts; or tell what is wrong with
        them. They answer the source texts of the same row."""
        kind = self.game.kinds[row.kind]
        own = own_field(kind)
        shapes = text_fields(kind.record, document.data)
        faults: list[Fault] = []
        for (field, language), text in row.translations.items():
            stored = current.translations.get(language, {}).get(field) if current else None
            if text == (stored.text if stored else ""):
                continue
            path = ("translations", language, field)
            if field not in document.texts and field != own:
                args = {"entry": row.slug, "is": field, "allowed": ", ".join(document.texts) or "-"}
                faults.append(Fault(path, "unknown-text", args))
                continue
            source = document.texts.get(field, "")
            faults.extend(text_faults(text, shapes[field], path))
            lost = placeholder_faults(text, source, is_own=field == own)
            faults.extend(fault.under(path) for fault in lost)
            if text:
                is_restated = self.is_sound and field == own and restates(text)
                basis = Basis(rendering(language)) if is_restated else NO_BASIS
                answer = Answer(text, source, Quality.DRAFT.value, basis)
                document.translations.setdefault(language, {})[field] = answer
            else:
                answers = document.translations.get(language, {})
                answers.pop(field, None)
                if not answers:
                    document.translations.pop(language, None)
        return faults


def _copy(document: Document) -> Document:
    """A document whose translations can be changed without changing the original's."""
    answers = {language: dict(texts) for language, texts in document.translations.items()}
    return msgspec.structs.replace(document, translations=answers)
