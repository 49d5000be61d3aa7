"""The texts of an entry as a table: a row per text, the source and every language side by side.

Each cell carries what its reader saw (version and a short hash), so that only cells somebody really changed
are saved, and somebody else's newer translation is never overwritten by an untouched cell.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from content.actions.save_entry import TranslationEdit
from content.entries.document import Answer, Document
from content.models import Entry, Language, Quality, State, Translation
from content.own_text import speaks_for
from content.shown_changes import Piece, address_name, words_changed
from editor.forms.fields import as_version, unix_lines
from editor.names import interface_language
from engine.schema import KindInfo
from engine.schema.shapes import Text
from engine.schema.walk import text_fields


@dataclass(slots=True)
class Cell:
    """One text in one language, as stored and as typed."""

    language: Language
    address: str
    text: str = ""
    quality: str = Quality.DRAFT.value
    version: int = 0
    state: str = State.MISSING.value
    by: str = ""
    can_edit: bool = False
    source_changed: list[Piece] = field(default_factory=list)
    seen: str = ""
    still_right: bool = False
    errors: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name of the cell's inputs."""
        return f"{self.language.pk}:{self.address}"

    @property
    def state_label(self) -> str:
        """The state in the language of the interface; nothing where there is no source to translate."""
        return str(State(self.state).label) if self.state else ""


@dataclass(slots=True)
class Row:
    """One text: its source, its note and its cells."""

    address: str
    label: str
    is_long: bool
    longest: int
    is_required: bool
    is_own: bool
    source: str = ""
    note: str = ""
    cells: list[Cell] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    note_errors: list[str] = field(default_factory=list)
    is_overtaken: bool = False
    """Whether the source is an own rules text that the effects no longer bear out."""

    @property
    def lines(self) -> int:
        """How high the inputs of the row are."""
        longest = max([self.source, *(cell.text for cell in self.cells)], key=len, default="")
        return max(2, min(12, longest.count("\n") + len(longest) // 45 + 1)) if self.is_long else 1


class TextTable:
    """All rows of an entry; reads back what was posted."""

    def __init__(
        self,
        kind: KindInfo,
        document: Document,
        languages: list[Language],
        writable: set[str],
        entry: Entry | None,
    ) -> None:
        self.kind, self.document, self.languages = kind, document, languages
        self.writable, self.entry = writable, entry
        self.rows: dict[str, Row] = {}
        stored = _stored(entry)
        for address, shape in text_fields(kind.record, document.data).items():
            self.rows[address] = self._row(address, shape, stored)

    def __iter__(self) -> Any:
        return iter(self.rows.values())

    def __bool__(self) -> bool:
        return bool(self.rows)

    def _row(self, address: str, shape: Text, stored: dict[tuple[str, str], Translation]) -> Row:
        row = Row(
            address=address,
            label=address_name(self.kind, address, interface_language()),
            is_long=shape.mark.lines == "many",
            longest=shape.mark.longest,
            is_required=shape.mark.required,
            is_own="." not in address,
            source=self.document.texts.get(address, ""),
            note=self.document.notes.get(address, ""),
        )
        row.cells = [
            self._cell(language, address, stored.get((address, language.pk))) for language in self.languages
        ]
        return row

    def _cell(self, language: Language, address: str, found: Translation | None) -> Cell:
        cell = Cell(language, address, can_edit=language.pk in self.writable)
        copied = self.document.translations.get(language.pk, {}).get(address)
        source = self.document.texts.get(address, "")
        is_needed = bool(source) and not speaks_for(self.kind, self.document.data, address, source)
        if not is_needed:
            cell.state = ""
        if found is not None:
            cell.text, cell.quality, cell.version = found.text, found.quality, found.version
            cell.state = found.state.value if found.text or is_needed else ""
            cell.by = str(found.changed_by or "")
            if found.state is State.STALE:
                cell.source_changed = words_changed(found.answers, found.unit.source)
        cell.seen = _seen(cell.version, cell.text, cell.quality)
        if self.entry is None and copied is not None:  # another entry's, and nothing that was ever saved here
            cell.text = copied.text
        return cell

    def take(self, posted: Mapping[str, str], *, own: bool) -> None:
        """Put what was typed into the cells. Without ``own`` the source and notes stay as they are."""
        for row in self.rows.values():
            if own and row.is_own:
                row.source = unix_lines(posted.get(f"text:{row.address}", row.source))
            if own:
                row.note = posted.get(f"note:{row.address}", row.note).strip()
            for cell in row.cells:
                if not cell.can_edit:
                    continue
                cell.text = unix_lines(posted.get(f"tr:{cell.name}", cell.text))
                cell.quality = posted.get(f"quality:{cell.name}", cell.quality)
                cell.seen = posted.get(f"seen:{cell.name}", cell.seen)
                cell.still_right = f"still:{cell.name}" in posted

    def edits(self) -> list[TranslationEdit]:
        """The cells that were changed."""
        found = []
        for row in self.rows.values():
            for cell in row.cells:
                seen, _, was = cell.seen.partition("-")
                version = as_version(seen)
                changed = was != _mark(cell.text, cell.quality) and (
                    cell.text or was != _mark("", cell.quality)
                )
                if cell.can_edit and version is not None and (changed or (cell.still_right and cell.text)):
                    found.append(
                        TranslationEdit(cell.address, cell.language.pk, cell.text, cell.quality, version)
                    )
        return found

    def answers(self) -> dict[str, dict[str, Answer]]:
        """All translations as they are typed, by language and address."""
        found: dict[str, dict[str, Answer]] = {}
        for row in self.rows.values():
            for cell in row.cells:
                if cell.text:
                    answer = Answer(cell.text, row.source, cell.quality)
                    found.setdefault(cell.language.pk, {})[row.address] = answer
        return found

    def overtake(self, language: str, address: str) -> None:
        """Show the own rules text of a language as stale."""
        cell = self.cell(language, address)
        if cell is not None:
            cell.state = State.STALE.value
        elif address in self.rows:
            self.rows[address].is_overtaken = True

    def cell(self, language: str, address: str) -> Cell | None:
        """The cell of a language and address."""
        row = self.rows.get(address)
        return next((cell for cell in row.cells if cell.language.pk == language), None) if row else None


def _stored(entry: Entry | None) -> dict[tuple[str, str], Translation]:
    if entry is None:
        return {}
    rows = Translation.objects.filter(unit__entry=entry).select_related("unit", "changed_by")
    return {(row.unit.field, row.language_id): row for row in rows}


def _seen(version: int, text: str, quality: str) -> str:
    return f"{version}-{_mark(text, quality)}"


def _mark(text: str, quality: str) -> str:
    """A short hash of what a cell holds; of an empty cell the quality does not matter."""
    whole = f"{quality}\0{unix_lines(text)}" if text else ""
    return hashlib.sha256(whole.encode()).hexdigest()[:16]
