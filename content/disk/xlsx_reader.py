"""Reads the cells of an XLSX file that anybody may have made, in bounded time and memory whatever it holds.

A few kilobytes of XLSX can unpack to gigabytes, so nothing is believed that the file says about itself: parts
are unpacked piece by piece and counted, XML is read as it comes, and whatever exceeds a limit ends the
reading at once with a fault. Only what is asked for is unpacked at all: the list of sheets, the shared
strings, and the sheets that are wanted, columns only if they have a title in the first row.
"""

from __future__ import annotations

import io
import posixpath
import re
import zipfile
import zlib
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from engine.schema import Fault

MEGABYTE = 1_000_000
MOST_BYTES = 10 * MEGABYTE
MOST_PARTS = 500
MOST_UNPACKED = 30 * MEGABYTE
MOST_ELEMENTS = 300_000
MOST_SHEETS = 100
MOST_STRINGS = 200_000
MOST_CELLS = 250_000
MOST_TEXT = 6_000_000
MOST_ROWS = 5000
LONGEST_CELL = 32_767
"""What a cell can hold; spreadsheet programs have the same limit."""
LONGEST_TOKEN = MEGABYTE
"""Bytes of one tag with its attributes: the parser must hold them at once."""
DEEPEST = 64
"""Like the number of elements, looked at after every piece: a piece is small."""
_CHUNK = 1 << 16

_DIRECTORY_ENTRY = b"PK\x01\x02"
_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")
_BROKEN = (
    expat.ExpatError,
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    OSError,
    KeyError,  # a part that is named and not there
    IndexError,  # a string that is named and not there
    ValueError,
    OverflowError,
    RuntimeError,  # encrypted
    NotImplementedError,
)
"""What the standard library raises for files that are no sound XLSX."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Bounds:
    """How much of everything a file may hold."""

    bytes: int
    unpacked: int
    elements: int
    strings: int
    cells: int
    text: int
    rows: int


def usual_bounds() -> Bounds:
    """Those of a game's whole content."""
    return Bounds(
        bytes=MOST_BYTES,
        unpacked=MOST_UNPACKED,
        elements=MOST_ELEMENTS,
        strings=MOST_STRINGS,
        cells=MOST_CELLS,
        text=MOST_TEXT,
        rows=MOST_ROWS,
    )


class XlsxError(Exception):
    """A file that is not read: which sheet, if it is a matter of one, and what is wrong."""

    def __init__(self, place: str, fault: Fault) -> None:
        super().__init__(place, fault)
        self.place, self.fault = place, fault


class Uncalculated:
    """A formula whose value the file does not hold."""


UNCALCULATED = Uncalculated()

Line = dict[int, Any]
"""The values of a row by the number of their column, from 1; empty cells are left out."""


@dataclass(slots=True)
class Workbook:
    """The wanted sheets of a file, each with its rows by number, from 1; and the names of the others."""

    sheets: dict[str, dict[int, Line]] = field(default_factory=dict)
    others: list[str] = field(default_factory=list)
    size: int = 0
    """Bytes that were read of it, unpacked."""


Hear = Callable[[int, int], None]
"""Is told how many bytes have been read, and of how many."""


def read_xlsx(
    content: bytes, wanted: Collection[str], hear: Hear | None = None, bounds: Bounds | None = None
) -> Workbook:
    """The sheets of the wanted names. Raises `XlsxError`, and nothing else, for everything that is wrong."""
    bounds = bounds or usual_bounds()
    if len(content) > bounds.bytes:
        args = {"is": -(-len(content) // MEGABYTE), "most": bounds.bytes // MEGABYTE}
        raise XlsxError("", Fault((), "sheet-large", args))
    parts = content.count(_DIRECTORY_ENTRY)  # before the directory is read, which takes memory for each
    if parts > MOST_PARTS:
        raise XlsxError("", Fault((), "sheet-parts", {"is": parts, "most": MOST_PARTS}))
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return _Reading(archive, hear, bounds).read(wanted)
    except _BROKEN:
        raise XlsxError("", Fault((), "sheet-broken")) from None


def escaped(text: str) -> str:
    """A text as a cell holds it: what looks like an escaped character is none."""
    return _ESCAPED.sub(r"_x005F_x\1_", text)


class _Reading:
    """One file while it is read, and what has been used of each allowance."""

    def __init__(self, archive: zipfile.ZipFile, hear: Hear | None, bounds: Bounds) -> None:
        self.archive = archive
        self.bounds = bounds
        self.hear = hear
        self.total = 0
        self.unpacked = self.elements = self.cells = self.text = 0

    def read(self, wanted: Collection[str]) -> Workbook:
        home = next(
            (target for kind, target in self._relations("").values() if kind == "officeDocument"),
            "xl/workbook.xml",
        )
        relations = self._relations(home)
        names = _SheetNames()
        self._parse(home, names)
        book = Workbook(others=[name for name, _ in names.found if name not in wanted])
        chosen = {name: relations[mark][1] for name, mark in names.found if name in wanted}
        if len(chosen) + len(book.others) != len(names.found):
            raise ValueError("two sheets of one name")
        shared = [target for kind, target in relations.values() if kind == "sharedStrings"][:1]
        self.total = self.unpacked + sum(
            self.archive.getinfo(part).file_size for part in (*shared, *chosen.values())
        )
        strings = _Strings(self.bounds)
        for part in shared if chosen else ():
            self._parse(part, strings)
        for name, part in chosen.items():
            sheet = _Sheet(name, strings.found, self)
            self._parse(part, sheet)
            book.sheets[name] = sheet.lines
        book.size = self.unpacked
        return book

    def _relations(self, part: str) -> dict[str, tuple[str, str]]:
        """What a part refers to: by mark, of which sort it is and which part."""
        folder, name = posixpath.split(part)
        path = posixpath.join(folder, "_rels", f"{name}.rels")
        if path not in self.archive.NameToInfo:
            return {}
        relations = _Relations()
        self._parse(path, relations)
        return {
            mark: (kind.rpartition("/")[2], posixpath.normpath(posixpath.join("/", folder, target))[1:])
            for mark, kind, target in relations.found
        }

    def _parse(self, part: str, handler: _Handler) -> None:
        info = self.archive.getinfo(part)
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise ValueError("packed in a way that may take any memory")
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = _refuse_doctype
        parser.StartElementHandler = handler.open
        parser.EndElementHandler = handler.close
        parser.CharacterDataHandler = handler.characters
        fed = 0
        with self.archive.open(info) as stream:
            while chunk := stream.read(_CHUNK):
                self.unpacked += len(chunk)
                if self.unpacked > self.bounds.unpacked:
                    most = self.bounds.unpacked // MEGABYTE
                    raise XlsxError("", Fault((), "sheet-unpacked", {"most": most}))
                parser.Parse(chunk, False)
                fed += len(chunk)
                if fed - parser.CurrentByteIndex > LONGEST_TOKEN or handler.depth > DEEPEST:
                    raise ValueError("a tag of more than a megabyte, or a nest of them")
                if self.elements + handler.elements > self.bounds.elements:
                    raise XlsxError("", Fault((), "sheet-elements"))
                if self.hear is not None:
                    self.hear(min(self.unpacked, self.total), self.total)
        parser.Parse(b"", True)
        self.elements += handler.elements

    def take_cell(self, name: str, value: Any) -> None:
        """Count a cell that is kept."""
        self.cells += 1
        if self.cells > self.bounds.cells:
            raise XlsxError(name, Fault((), "sheet-cells", {"most": self.bounds.cells}))
        if isinstance(value, str):
            self.text += len(value)
            if self.text > self.bounds.text:
                raise XlsxError(name, Fault((), "sheet-text", {"most": self.bounds.text // MEGABYTE}))


def _refuse_doctype(*_: Any) -> None:
    """Declarations of entities are how a small text becomes a large one; no spreadsheet program writes
    any."""
    raise XlsxError("", Fault((), "sheet-doctype"))


class _Handler:
    """Takes the elements of one part, by their names without namespaces. Text is collected while it is
    wanted, and no longer than a cell may be."""

    place = ""

    def __init__(self) -> None:
        self.elements = self.depth = 0
        self.is_collecting = False
        self.pieces: list[str] = []
        self.length = 0

    def open(self, name: str, attributes: dict[str, str]) -> None:
        """An element begins; its name may have a prefix."""
        self.elements += 1
        self.depth += 1
        self.start(name if ":" not in name else name.rpartition(":")[2], attributes)

    def close(self, name: str) -> None:
        """It ends."""
        self.depth -= 1
        self.end(name if ":" not in name else name.rpartition(":")[2])

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """What to do when an element begins."""

    def end(self, tag: str) -> None:
        """What to do when it ends."""

    def characters(self, text: str) -> None:
        """Text, in pieces."""
        if self.is_collecting:
            self.length += len(text)
            if self.length > LONGEST_CELL:
                raise XlsxError(self.place, Fault((), "sheet-cell", {"most": LONGEST_CELL}))
            self.pieces.append(text)

    def taken(self) -> str:
        """What has been collected, which is over with this."""
        text = "".join(self.pieces)
        self.pieces, self.length = [], 0
        return text


class _Relations(_Handler):
    """The relations of a part: mark, sort and target; those that lead out of the file are left out."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str, str]] = []

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "Relationship" and attributes.get("TargetMode") != "External":
            self.found.append((attributes["Id"], attributes["Type"], attributes["Target"]))


class _SheetNames(_Handler):
    """The names of the sheets, each with the mark of its part."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "sheet":
            if len(self.found) == MOST_SHEETS:
                raise XlsxError("", Fault((), "sheet-sheets", {"most": MOST_SHEETS}))
            marks = (value for name, value in attributes.items() if name.endswith(":id"))
            self.found.append((attributes["name"], next(marks)))


class _Strings(_Handler):
    """The shared strings, those in several styles as one; how they are pronounced is left out."""

    def __init__(self, bounds: Bounds) -> None:
        super().__init__()
        self.bounds = bounds
        self.found: list[str] = []
        self.text = 0
        self.is_phonetic = False

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "t":
            self.is_collecting = not self.is_phonetic
        elif tag == "rPh":
            self.is_phonetic = True

    def end(self, tag: str) -> None:
        if tag == "t":
            self.is_collecting = False
        elif tag == "rPh":
            self.is_phonetic = False
        elif tag == "si":
            text = _unescaped(self.taken())
            self.text += len(text)
            if len(self.found) == self.bounds.strings:
                raise XlsxError("", Fault((), "sheet-strings", {"most": self.bounds.strings}))
            if self.text > self.bounds.text:
                raise XlsxError("", Fault((), "sheet-text", {"most": self.bounds.text // MEGABYTE}))
            self.found.append(text)


class _Sheet(_Handler):
    """The rows of a sheet. Columns without a title in the first row are passed over."""

    def __init__(self, name: str, strings: list[str], reading: _Reading) -> None:
        super().__init__()
        self.place = name
        self.strings = strings
        self.reading = reading
        self.lines: dict[int, Line] = {}
        self.titles: Line = {}
        self.row = self.column = 0
        self.line: Line = {}
        self.type = ""
        self.is_in_cell = self.is_phonetic = self.has_formula = False

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "c":
            mark = attributes.get("r")
            self.column = _column_number(mark) if mark else self.column + 1
            self.type = attributes.get("t", "n")
            self.is_in_cell, self.has_formula = True, False
        elif tag == "row":
            row = int(attributes.get("r", self.row + 1))
            if row <= self.row:
                raise ValueError("rows out of order")
            self.row, self.column, self.line = row, 0, {}
        elif tag == "rPh":
            self.is_phonetic = True
        elif self.is_in_cell and tag in ("v", "t"):
            self.is_collecting = not self.is_phonetic
        elif self.is_in_cell and tag == "f":
            self.has_formula = True

    def end(self, tag: str) -> None:
        if tag in ("v", "t"):
            self.is_collecting = False
        elif tag == "c":
            self._cell(self.taken())
            self.is_in_cell = False
        elif tag == "row":
            if self.row == 1:
                self.titles = self.line
            if self.line:
                if self.row > self.reading.bounds.rows + 1:
                    raise XlsxError(self.place, Fault((), "sheet-rows", {"most": self.reading.bounds.rows}))
                self.lines[self.row] = self.line
        elif tag == "rPh":
            self.is_phonetic = False

    def _cell(self, text: str) -> None:
        value: Any
        if not text:
            value = UNCALCULATED if self.has_formula else None
        elif self.type == "s":
            value = self.strings[_index(text)]
        elif self.type == "b":
            value = text in ("1", "true")
        elif self.type == "n":
            value = _number(text)
        else:
            value = _unescaped(text)
        if value is None or value == "" or (self.row > 1 and self.column not in self.titles):
            return
        self.reading.take_cell(self.place, value)
        self.line[self.column] = value


def column_letters(number: int) -> str:
    """How people call a column: 1 is A, 27 is AA."""
    letters = ""
    while number:
        number, letter = divmod(number - 1, 26)
        letters = chr(65 + letter) + letters
    return letters


def _column_number(mark: str) -> int:
    """The number of a column, from 1, from a mark such as ``AB12``."""
    number = 0
    for letter in mark.rstrip("0123456789")[:4]:
        number = number * 26 + ord(letter) - 64
    return number


def _index(text: str) -> int:
    """The number of a shared string; a negative one would count from the end."""
    index = int(text)
    if index < 0:
        raise IndexError(text)
    return index


def _number(text: str) -> int | float:
    try:
        return int(text)
    except ValueError:
        number = float(text)
        if number - number != 0:
            raise ValueError("not a number, or an endless one") from None
        return number


def _unescaped(text: str) -> str:
    """A text with its escaped characters and plain ends of lines. What no text can hold stays as it is."""
    if "_x" in text:
        text = _ESCAPED.sub(_character, text)
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _character(escape: re.Match[str]) -> str:
    code = int(escape[1], 16)
    return escape[0] if code == 0 or 0xD800 <= code < 0xE000 else chr(code)
