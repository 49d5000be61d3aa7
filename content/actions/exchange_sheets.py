"""Export a game's content as a spreadsheet and take an edited one back: all of it or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import Sum

from content.actions.allow import require
from content.actions.publish import read_content
from content.actions.save_entry import TranslationEdit, create_entry, save_entry
from content.disk.pack_reader import entry_document, entry_faults
from content.disk.sheets import SheetRow, read_sheets, write_sheets
from content.document import Document
from content.errors import ContentError, InvalidError
from content.models import Entry, Pack, Quality, Translation
from content.store import lock, read_document
from engine.games import games
from engine.schema import Fault

if TYPE_CHECKING:
    from django.contrib.auth.models import User


class SheetFaultsError(ContentError):
    """A spreadsheet that cannot be taken: each fault with its cell or row."""

    def __init__(self, faults: list[tuple[str, Fault]]) -> None:
        super().__init__(len(faults))
        self.faults = faults


def export_sheets(pack: Pack) -> bytes:
    """The content as it is now, as an XLSX file."""
    return write_sheets(read_content(pack), _stamps(pack))


@transaction.atomic
def import_sheets(pack: Pack, content: bytes, *, author: User | None) -> list[tuple[str, str]]:
    """Take an edited spreadsheet; return the entries it changed. Rows that are not in it are left alone."""
    require(author, "content.change_entry")
    lock(pack.pk)
    languages = sorted(pack.languages.values_list("code", flat=True))
    rows, faults = read_sheets(content, games()[pack.game], languages)
    stamps = _stamps(pack)
    changed = []
    for row in rows:
        try:
            with transaction.atomic():
                if _take_row(pack, row, stamps, author):
                    changed.append((row.kind, row.slug))
        except InvalidError as error:
            faults.extend((row.place, fault) for fault in error.faults)
    if faults:
        raise SheetFaultsError(faults)
    return changed


def _stamps(pack: Pack) -> dict[tuple[str, str], int]:
    """For each entry a number that rises with every change of it or of its translations."""
    sums = dict(
        Translation.objects.filter(unit__entry__game=pack)
        .values_list("unit__entry")
        .annotate(total=Sum("version"))
        .values_list("unit__entry", "total")
    )
    rows = Entry.objects.filter(game=pack).values_list("pk", "kind", "slug", "version")
    return {(kind, slug): version + (sums.get(pk) or 0) for pk, kind, slug, version in rows}


def _take_row(pack: Pack, row: SheetRow, stamps: dict[tuple[str, str], int], author: User | None) -> bool:
    game = games()[pack.game]
    kind = game.kinds[row.kind]
    faults = entry_faults(game, kind, row.value)
    if faults:
        raise InvalidError(faults)
    document = entry_document(game, kind, row.slug, row.value)
    entry = Entry.objects.filter(game=pack, kind=row.kind, slug=row.slug).first()
    if entry is None:
        entry = create_entry(pack, document, author=author)
        save_entry(entry, document, version=1, edits=_edits(entry, document, row), author=author)
        return True
    current = read_document(entry)
    document.art, document.notes = current.art, current.notes
    edits = _edits(entry, current, row)
    if not edits and _own(document) == _own(current):
        return False
    if row.version != stamps[(row.kind, row.slug)]:
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
