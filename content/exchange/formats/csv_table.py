"""CSV in UTF-8, with a mark at its beginning by which spreadsheet programs know that.

A text that such a program would take for a formula gets an apostrophe before it, as people write it there by
hand; it is taken away again.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping

from content.exchange.format import Format, TextsFileError, check_size
from content.exchange.table import cells, read_table, titles
from content.exchange.unit import LONGEST_TEXT, TextsFile
from engine.schema import Fault

_FORMULA = re.compile(r"'*[=+\-@\t\r\n＝＋－＠]")
_GUARDED = re.compile(r"'+[=+\-@\t\r\n＝＋－＠]")
_MOST_COLUMNS = 200


def guarded(text: str) -> str:
    """A text as a cell of a file in which every text could be a formula."""
    return f"'{text}" if _FORMULA.match(text) else text


def unguarded(text: str) -> str:
    """The inverse of `guarded`."""
    return text[1:] if _GUARDED.match(text) else text


def write(file: TextsFile) -> bytes:
    """Units as rows, the titles first."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(titles(file))
    for unit in file.units:
        writer.writerow([guarded(cell) for cell in cells(unit)])
    return b"\xef\xbb\xbf" + out.getvalue().encode()


def read(content: bytes) -> TextsFile:
    """The units of a CSV file, whichever of the usual signs stands between its columns."""
    check_size(content)
    try:
        text = content.decode("utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        raise TextsFileError("", Fault((), "texts-encoding")) from None
    rows = _rows(text)
    _place, first = next(rows, ("1", {}))
    return read_table(first, rows, "1")


def _rows(text: str) -> Iterator[tuple[str, Mapping[int, str]]]:
    """The rows with the line that each ends in."""
    head = text[:LONGEST_TEXT].partition("\n")[0]
    delimiter = max(",;\t", key=head.count)
    before = csv.field_size_limit(LONGEST_TEXT + 1)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        for row in reader:
            if len(row) > _MOST_COLUMNS:
                raise TextsFileError(str(reader.line_num), Fault((), "texts-huge"))
            if row:
                plain = {index: unguarded(cell).replace("\r\n", "\n") for index, cell in enumerate(row)}
                yield str(reader.line_num), plain
    except csv.Error as error:
        place = str(reader.line_num)
        raise TextsFileError(place, Fault((), "texts-csv", {"why": str(error)})) from None
    finally:
        csv.field_size_limit(before)


def is_mine(head: bytes) -> bool:
    """Whether a file begins with titles of ours."""
    plain = head.replace(b"\0", b"") if head[:2] in (b"\xff\xfe", b"\xfe\xff") else head
    line = plain.partition(b"\n")[0]
    return b"translation [" in line and b"source [" in line


FORMAT = Format(
    name="csv",
    label="CSV",
    suffix=".csv",
    media_type="text/csv; charset=utf-8",
    order=5,
    write=write,
    read=read,
    is_mine=is_mine,
)
