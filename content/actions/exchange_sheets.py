"""Export a game's content as a spreadsheet and take an edited one back: all of it or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import Max

from content.actions.allow import require
from content.actions.publish import read_content
from content.actions.save_entry import TranslationEdit, create_entry, save_entry
from content.disk.pack_reader import entry_document, entry_faults
from content.disk.pack_writer import entry_value
from content.disk.sheets import SheetRow, read_sheets, write_sheets
from content.document import Document
from content.errors import ContentError, InvalidError
from content.models import Entry, Pack, Quality, Revision, Translation
from content.store import lock, read_document
from engine.games import games
from engine.schema import Fault
from engine.schema.walk import text_fields

if TYPE_CHECKING:
    from django.contrib.auth.models import User


class SheetFaultsError(ContentError):
    """A spreadsheet that cannot be taken: each fault with its cell or row."""

    def __init__(self, faults: list[tuple[str, Fault]]) -> None:
        super().__init__(len(faults))
        self.faults = faults


def export_sheets(pack: Pack) -> bytes:
    """The content as it is now, as an XLSX file. Stamps come first: what is edited while we read must look
    changed."""
    stamps = _stamps(pack)
    return write_sheets(read_content(pack), stamps)


@transaction.atomic
def import_sheets(pack: Pack, content: bytes, *, author: User | None) -> list[tuple[str, str]]:
    """Take an edited spreadsheet; return the entries it changed. Rows and columns that are not in it are
    left alone."""
    require(author, "content.change_entry")
    lock(pack.pk)
    languages = sorted(pack.languages.values_list("code", flat=True))
    rows, faults = read_sheets(content, games()[pack.game], languages)
    stamps = _stamps(pack)
    changed = []
    waiting = rows
    while waiting:  # a row may refer to an entry that a later one brings
        refused = []
        for row in waiting:
            try:
                with transaction.atomic():
                    if _take_row(pack, row, stamps, author):
                        changed.append((row.kind, row.slug))
            except InvalidError as error:
                refused.append((row, error.faults))
        if len(refused) == len(waiting):
            faults.extend((row.place, fault) for row, found in refused for fault in found)
            break
        waiting = [row for row, _ in refused]
    if faults:
        raise SheetFaultsError(faults)
    return changed


def _stamps(pack: Pack) -> dict[tuple[str, str], int]:
    """For each entry a number that rises with every change of it or of its translations: its last
    revision."""
    last = (
        Revision.objects.filter(entry__game=pack)
        .order_by()
        .values_list("entry__kind", "entry__slug")
        .annotate(last=Max("pk"))
    )
    return {(kind, slug): number for kind, slug, number in last}


def _take_row(pack: Pack, row: SheetRow, stamps: dict[tuple[str, str], int], author: User | None) -> bool:
    game = games()[pack.game]
    kind = game.kinds[row.kind]
    entry = Entry.objects.filter(game=pack, kind=row.kind, slug=row.slug).first()
    current = read_document(entry) if entry else None
    stored = entry_value(game, current) if current else {}
    kept = {name: part for name, part in stored.items() if name not in row.fields and name != "notes"}
    value = {**kept, **row.value}
    faults = entry_faults(game, kind, value)
    if faults:
        raise InvalidError(faults)
    document = entry_document(game, kind, row.slug, value)
    if entry is None or current is None:
        entry = create_entry(pack, document, author=author)
        save_entry(entry, document, version=1, edits=_edits(entry, document, row), author=author)
        return True
    rooms = text_fields(kind.record, document.data)
    document.art = current.art
    document.notes = {address: note for address, note in current.notes.items() if address in rooms}
    edits = _edits(entry, current, row)
    if not edits and _own(document) == _own(current):
        return False
    if row.version != stamps.get((row.kind, row.slug), 0):
        raise InvalidError([Fault((), "sheet-stale")])
    save_entry(entry, document, version=entry.version, edits=edits, author=author)
    return True


def _own(document: Document) -> tuple[object, ...]:
    return document.data, document.copies, document.texts


def _edits(entry: Entry, current: Document, row: SheetRow) -> list[TranslationEdit]:
    """The translations that the row changes, as drafts."""
    versions = {
        (translation.unit.field, translation.language_id): translation.version
        for translation in Translation.objects.filter(unit__entry=entry).select_related("unit")
    }
    edits = []
    for (field, language), text in row.translations.items():
        answer = current.translations.get(language, {}).get(field)
        if field in current.texts and text != (answer.text if answer else ""):
            version = versions.get((field, language), 0)
            edits.append(TranslationEdit(field, language, text, Quality.DRAFT.value, version))
    return edits
