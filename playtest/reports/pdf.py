"""The report on paper: A4, vector charts, tables that go on from page to page; equal reports, equal bytes."""

from __future__ import annotations

from playtest.reports.ink import COLOURS, ink
from playtest.reports.layout import draw
from playtest.reports.report import Report, Section, Table
from playtest.reports.shapes import Part
from printing.drawing.document import Document
from printing.drawing.pen import Pen
from printing.face import MM
from printing.sheets.page_text import width_mm, write
from printing.sizes import PAPERS

PAGE = PAPERS["a4"]
LEFT = 18.0
RIGHT = PAGE.width - 18.0
WIDE = RIGHT - LEFT
TOP = PAGE.height - 20.0
BOTTOM = 20.0
BODY = 9.5
LEADING = 4.6
CELL = 7.8
CELL_HEIGHT = 4.4
MOST_EDITS = 25
"""So many edited entries are printed; the page has all of them."""
LEAST_ROWS = 4
"""A table is begun on a page only if so many rows of it fit there."""


def report_pdf(report: Report) -> bytes:
    """The report as a PDF."""
    return _Paper(report).bytes()


class _Paper:
    """A document being filled from top to bottom."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.document = Document(title=report.title, language=report.language, subject=report.subtitle)
        self.pages = 0
        self.y = 0.0
        self.pen: Pen
        self._page()

    def bytes(self) -> bytes:
        """Everything, in order."""
        self._head()
        self._findings()
        self._edits()
        drawn = [section for section in self.report.sections if section.charts]
        for section in drawn:
            self._section(section)
        self._method()
        self._tables()
        return self.document.bytes()

    # The page.

    def _page(self) -> None:
        self.pen = self.document.page(PAGE.width, PAGE.height)
        self.pages += 1
        self.y = TOP
        pen = self.pen
        pen.stroke(COLOURS["grid"], 0.6)
        pen.line(LEFT * MM, (BOTTOM - 6) * MM, RIGHT * MM, (BOTTOM - 6) * MM)
        self._text(self.report.title, LEFT, BOTTOM - 10, 7.5, "muted")
        number = f"{self.report.labels.get('page', '')} {self.pages}".strip()
        self._text(number, RIGHT - width_mm(number, 7.5), BOTTOM - 10, 7.5, "muted")

    def _need(self, height: float) -> None:
        """Go on to the next page if there is less room than this."""
        if self.y - height < BOTTOM:
            self._page()

    def _text(
        self, text: str, x: float, y: float, size: float, part: Part = "ink", *, bold: bool = False
    ) -> None:
        self.pen.fill(COLOURS[part])
        write(self.pen, text, x, y, size, cut="bold" if bold else "regular")

    def _paragraph(
        self,
        text: str,
        size: float = BODY,
        part: Part = "ink",
        *,
        indent: float = 0.0,
        leading: float = LEADING,
    ) -> None:
        for line in wrapped(text, size, WIDE - indent):
            self._need(leading)
            self.y -= leading
            self._text(line, LEFT + indent, self.y, size, part)

    def _heading(self, text: str, size: float = 13) -> None:
        self.y -= size * 0.55
        self._text(text, LEFT, self.y, size, "ink", bold=True)
        self.y -= 2.2

    # The parts.

    def _head(self) -> None:
        report = self.report
        pen = self.pen
        pen.fill(COLOURS["strong"])
        pen.rectangle(LEFT * MM, (TOP + 3) * MM, 22 * MM, 1.6 * MM)
        self.y -= 8
        for line in wrapped(report.title, 24, WIDE * 0.92):
            self._text(line, LEFT, self.y, 24, "ink", bold=True)
            self.y -= 10
        self._text(report.subtitle, LEFT, self.y + 2, 11, "muted")
        self.y -= 5
        if report.facts:
            label = max(width_mm(name, BODY, "bold") for name, _ in report.facts) + 6
            lines = [(name, wrapped(value, BODY, WIDE - label - 10)) for name, value in report.facts]
            height = sum(len(value) for _, value in lines) * (LEADING + 0.6) + 5
            pen.fill(COLOURS["band"])
            pen.rectangle(LEFT * MM, (self.y - height) * MM, WIDE * MM, height * MM)
            self.y -= 1.6
            for name, value in lines:
                self._text(name, LEFT + 4, self.y - LEADING, BODY, "muted", bold=True)
                for line in value:
                    self.y -= LEADING + 0.6
                    self._text(line, LEFT + 4 + label, self.y + 0.6, BODY)
            self.y -= 7

    def _findings(self) -> None:
        if not self.report.findings:
            return
        self._heading(self.report.labels.get("findings", ""))
        for finding in self.report.findings:
            lines = wrapped(finding, 10.5, WIDE - 6)
            self._need(5.2 * len(lines) + 1)
            self.y -= 1.0
            for index, line in enumerate(lines):
                self.y -= 5.2
                if index == 0:
                    self.pen.fill(COLOURS["strong"])
                    self.pen.rectangle(LEFT * MM, (self.y + 0.35) * MM, 1.7 * MM, 1.7 * MM)
                self._text(line, LEFT + 5, self.y, 10.5)
        self.y -= 5

    def _edits(self) -> None:
        """What differs between two contents: each entry, and below it its fields, before and after."""
        if not self.report.edits:
            return
        self._need(24)
        self._heading(self.report.labels.get("edits", ""))
        for edit in self.report.edits[:MOST_EDITS]:
            self._need(12)
            self.y -= 1.5
            self._paragraph(edit.name if edit.changes else f"{edit.name} ({edit.told})", 10)
            for field in edit.changes:
                told = f"{field.name}: {field.before or '–'} → {field.after or '–'}"
                self._paragraph(" ".join(told.split()), BODY, "muted", indent=5)
        left = len(self.report.edits) - MOST_EDITS
        if left > 0:
            self._paragraph(f"… + {left}", BODY, "muted")
        self.y -= 5

    def _section(self, section: Section) -> None:
        drawings = [draw(chart) for chart in section.charts]
        scale = WIDE * MM / drawings[0].width
        first = drawings[0].height * scale / MM
        intro = len(wrapped(section.intro, BODY, WIDE)) * LEADING if section.intro else 0.0
        self._need(min(first + intro + 16, TOP - BOTTOM))
        self.document.bookmark(section.title)
        self._heading(section.title)
        if section.intro:
            self._paragraph(section.intro, BODY, "muted")
        for index, drawing in enumerate(drawings):
            titled = section.shows_title_of(section.charts[index])
            height = drawing.height * scale / MM
            self._need(height + (6 if titled else 2))
            if titled:
                self.y -= 6
                self._text(drawing.title, LEFT, self.y, BODY, "ink", bold=True)
            self.y -= 2
            ink(self.pen, drawing, LEFT, self.y, WIDE)
            self.y -= height
        for note in section.notes:
            self._paragraph(note, 8, "muted", leading=3.8)
        self.y -= 7

    def _tables(self) -> None:
        """All numbers, after everything that is shown in a meeting."""
        tables = [section for section in self.report.sections if section.table is not None]
        if not tables:
            return
        self._page()
        self.document.bookmark(self.report.labels.get("tables", ""))
        self._heading(self.report.labels.get("tables", ""), 16)
        self.y -= 2
        for section in tables:
            assert section.table is not None
            self._need(CELL_HEIGHT * (LEAST_ROWS + 1) + 12)
            self._heading(section.title, 10.5)
            self._table(section.table)
            self.y -= 3

    def _table(self, table: Table) -> None:
        if not table.rows:
            return
        widths = self._widths(table)
        self.y -= 2
        self._need(CELL_HEIGHT * (LEAST_ROWS + 1))
        self._row(table, table.columns, widths, head=True)
        for index, row in enumerate(table.rows):
            if self.y - CELL_HEIGHT < BOTTOM:
                self._page()
                self._row(table, table.columns, widths, head=True)
            if index % 2:
                self.pen.fill(COLOURS["band"])
                self.pen.rectangle(LEFT * MM, (self.y - CELL_HEIGHT) * MM, WIDE * MM, CELL_HEIGHT * MM)
            self._row(table, row, widths)
        self.y -= 2.5

    def _row(self, table: Table, row: tuple[str, ...], widths: list[float], *, head: bool = False) -> None:
        self.y -= CELL_HEIGHT
        x = LEFT
        cut = "bold" if head else "regular"
        for index, (text, width) in enumerate(zip(row, widths, strict=True)):
            text = _short(text, width - 2, cut)
            at = x + 1 if index in table.texts else x + width - 1 - width_mm(text, CELL, cut)
            self._text(text, at, self.y + 1.3, CELL, "muted" if head else "ink", bold=head)
            x += width
        if head:
            self.pen.stroke(COLOURS["axis"], 0.6)
            self.pen.line(LEFT * MM, self.y * MM, RIGHT * MM, self.y * MM)

    def _widths(self, table: Table) -> list[float]:
        """Columns as wide as what is in them; what is left over goes to the first, what is missing is taken
        from the widest."""
        widths = []
        for index, name in enumerate(table.columns):
            cells = max(width_mm(row[index], CELL) for row in table.rows)
            widths.append(max(cells, width_mm(name, CELL, "bold")) + 4)
        spare = WIDE - sum(widths)
        if spare >= 0:
            widths[0] += spare
            return widths
        widest = max(range(len(widths)), key=lambda index: widths[index])
        widths[widest] = max(20.0, widths[widest] + spare)
        scale = min(1.0, WIDE / sum(widths))
        return [width * scale for width in widths]

    def _method(self) -> None:
        if not self.report.method:
            return
        self._need(30)
        self._heading(self.report.labels.get("method", ""), 11)
        for number, note in enumerate(self.report.method, 1):
            lines = wrapped(note, 8.5, WIDE - 6)
            self._need(4.2 * len(lines))
            for index, line in enumerate(lines):
                self.y -= 4.2
                if index == 0:
                    self._text(f"{number}.", LEFT, self.y, 8.5, "muted")
                self._text(line, LEFT + 6, self.y, 8.5, "muted")
            self.y -= 0.8


def _short(text: str, most: float, cut: str) -> str:
    if width_mm(text, CELL, cut) <= most:
        return text
    while text and width_mm(text + "…", CELL, cut) > most:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, size: float, within_mm: float) -> list[str]:
    """A text in lines of at most a width. Only plain spaces break: 34 and its % stay together."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_mm(longer, size) <= within_mm:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
