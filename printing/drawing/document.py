"""The document: pages with faces, marks and texts, written as one PDF whose bytes depend on nothing but its
content.

Faces are stored once as forms and placed as often as needed. Fonts are embedded with the characters that are
used and no others: characters are named by their code, whatever the subset, so that composed faces need no
change from document to document.
"""

from __future__ import annotations

import io
import zlib
from dataclasses import dataclass
from typing import Any

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from printing.drawing.pen import Pen, numbers
from printing.face import MM, Face, Form, Picture, Resources
from printing.text.fonts import Font, font_named

PRODUCER = "Tilewright"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on a page, in millimetres from its lower left corner."""

    x: float
    y: float
    width: float
    height: float

    def points(self) -> tuple[float, float, float, float]:
        """Lower left and upper right corner in points, as a PDF wants them."""
        return (self.x * MM, self.y * MM, (self.x + self.width) * MM, (self.y + self.height) * MM)


class Document:
    """A PDF being written. Pages are begun with `page` and filled with `place` and `pen`."""

    def __init__(
        self, *, title: str, language: str, author: str = "", subject: str = "", keywords: str = ""
    ) -> None:
        self._file = io.BytesIO()
        self._canvas = _Canvas(self._file, pageCompression=1, invariant=1, lang=language)
        self._canvas.setTitle(title)
        self._canvas.setAuthor(author)
        self._canvas.setSubject(subject)
        self._canvas.setKeywords(keywords)
        self._canvas.setCreator(PRODUCER)
        self._canvas.setProducer(PRODUCER)
        self._pdf = self._canvas._doc  # type: ignore[attr-defined]
        self._fonts: dict[str, set[str]] = {}
        self._stored: set[str] = set()
        self._alphas: set[int] = set()
        self._pages = 0
        self._open: _Page | None = None

    @property
    def pages(self) -> int:
        """How many pages were begun."""
        return self._pages

    def page(
        self,
        width_mm: float,
        height_mm: float,
        *,
        trim: Box | None = None,
        bleed: Box | None = None,
        label: str = "",
    ) -> Pen:
        """Begin a page of a size; return the pen that draws on it. The boxes are what a printer cuts to and
        what the drawing reaches; the label is what viewers show instead of the page's number."""
        self._close_page()
        self._open = _Page(width_mm * MM, height_mm * MM, trim, bleed, label, Pen())
        self._pages += 1
        return self._open.pen

    def place(
        self,
        face: Face,
        x_mm: float,
        y_mm: float,
        *,
        rotation: int = 0,
        bleed_mm: float | None = None,
        mirrored: bool = False,
    ) -> None:
        """Show a face on the open page. The point is the lower left corner of the trimmed face as it lies
        there after a turn of 0, 90, 180 or 270 degrees counter-clockwise; of its bleed, ``bleed_mm`` is shown
        (all of it if nothing is said)."""
        assert self._open is not None, "no page is open"
        width, height = face.width_mm * MM, face.height_mm * MM
        x, y = x_mm * MM, y_mm * MM
        turns: dict[int, tuple[float, float, float, float, float, float]] = {
            0: (1, 0, 0, 1, x, y),
            90: (0, 1, -1, 0, x + height, y),
            180: (-1, 0, 0, -1, x + width, y + height),
            270: (0, -1, 1, 0, x, y + width),
        }
        a, b, c, d, e, f = turns[rotation % 360]
        pen = self._open.pen
        pen.save()
        pen.matrix(a, b, c, d, e, f)
        if mirrored:
            pen.matrix(-1, 0, 0, 1, width, 0)
        if bleed_mm is not None and bleed_mm < face.bleed_mm:
            bleed = bleed_mm * MM
            pen.rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, "W n")
        pen.place(face.form)
        pen.restore()

    def bookmark(self, title: str, level: int = 0) -> None:
        """An entry of the outline that leads to the open page."""
        assert self._open is not None, "no page is open"
        self._open.bookmarks.append((title, level))

    def bytes(self) -> bytes:
        """The finished file."""
        self._close_page()
        if not self._pages:
            raise ValueError("a document needs a page")
        for font, characters in sorted(self._fonts.items()):
            self._embed(font_named(font), sorted(characters))
        states = {
            f"A{alpha}": pdfdoc.PDFDictionary(
                {"Type": pdfdoc.PDFName("ExtGState"), "ca": alpha / 100, "CA": alpha / 100}
            )
            for alpha in sorted(self._alphas)
        }
        self._pdf.Reference(pdfdoc.PDFDictionary(states), _STATES)
        self._canvas.save()
        return self._file.getvalue()

    # Pages

    def _close_page(self) -> None:
        page, self._open = self._open, None
        if page is None:
            return
        canvas = self._canvas
        resources = page.pen.resources()
        self._store(resources)
        for title, level in page.bookmarks:
            key = f"{title}-{self._pages}-{level}"
            canvas.bookmarkPage(key)
            canvas.addOutlineEntry(title, key, level, closed=False)
        if page.label:
            canvas.addPageLabel(self._pages - 1, prefix=page.label)
        made = pdfdoc.PDFPage()
        made.MediaBox = pdfdoc.PDFArray(_rounded((0, 0, page.width, page.height)))
        for name, box in (("TrimBox", page.trim), ("BleedBox", page.bleed)):
            if box is not None:
                setattr(made, name, pdfdoc.PDFArray(_rounded(box.points())))
        made.Resources = _Resources(resources)
        made.Contents = _Made("", zlib.compress(page.pen.ops() or b"n", 6))
        self._pdf.addPage(made)

    # What pages need

    def _store(self, resources: Resources) -> None:
        for font, characters in resources.fonts.items():
            self._fonts.setdefault(font, set()).update(characters)
        self._alphas |= resources.alphas
        for name, form in resources.forms.items():
            if name not in self._stored:
                self._stored.add(name)
                self._store(form.resources)
                self._store_form(form)
        for name, picture in resources.pictures.items():
            if name not in self._stored:
                self._stored.add(name)
                self._store_picture(picture)

    def _store_form(self, form: Form) -> None:
        box = numbers(*form.box)
        head = f"/Type /XObject /Subtype /Form /BBox [{box}]"
        self._pdf.Reference(_Made(head, form.packed, form.resources), form.name)

    def _store_picture(self, picture: Picture) -> None:
        head: dict[str, object] = {
            "Type": pdfdoc.PDFName("XObject"),
            "Subtype": pdfdoc.PDFName("Image"),
            "Width": picture.width,
            "Height": picture.height,
            "BitsPerComponent": 8,
        }
        if picture.colours == "indexed":
            last = len(picture.palette) // 3 - 1
            table = f"[/Indexed /DeviceRGB {last} <{picture.palette.hex()}>]"
            head["ColorSpace"] = pdfdoc.PDFObjectReference(self._named(f"{picture.name}.colours", table))
        else:
            head["ColorSpace"] = pdfdoc.PDFName("DeviceRGB" if picture.colours == "rgb" else "DeviceGray")
        if picture.clear >= 0:
            head["Mask"] = pdfdoc.PDFArray([picture.clear, picture.clear])
        if picture.mask:
            mask = {
                "Type": pdfdoc.PDFName("XObject"),
                "Subtype": pdfdoc.PDFName("Image"),
                "Width": picture.width,
                "Height": picture.height,
                "BitsPerComponent": 8,
                "ColorSpace": pdfdoc.PDFName("DeviceGray"),
            }
            self._pdf.Reference(_stream(picture.mask, mask), f"{picture.name}.mask")
            head["SMask"] = pdfdoc.PDFObjectReference(f"{picture.name}.mask")
        self._pdf.Reference(_stream(picture.data, head), picture.name)

    def _named(self, name: str, raw: str) -> str:
        self._pdf.Reference(_Raw(raw), name)
        return name

    def _embed(self, font: Font, characters: list[str]) -> None:
        """A composite font whose codes are those of the characters, over a subset of the file."""
        # The subset numbers its shapes in the order of the codes it is given, after the shape for "missing".
        codes, order = [], {0: 0}
        glyph_of: dict[int, int] = {}
        to_code = {glyph: code for code, glyph in reversed(list(font.file.charToGlyph.items()))}
        for character in characters:
            glyph = font.glyph(character)
            if glyph not in order:
                order[glyph] = len(order)
                codes.append(to_code[glyph])
            glyph_of[ord(character)] = order[glyph]
        program = font.file.makeSubset(codes)
        program = program if isinstance(program, bytes) else program.encode("latin-1")
        tag = "".join(chr(65 + (sum(map(ord, characters)) // 26**n) % 26) for n in range(6))
        base = f"{tag}+{font.name}"
        self._pdf.Reference(
            _stream(zlib.compress(program, 9), {"Length1": len(program)}), f"{font.name}.program"
        )
        descriptor = {
            "Type": pdfdoc.PDFName("FontDescriptor"),
            "FontName": pdfdoc.PDFName(base),
            "Flags": 4,
            "FontBBox": pdfdoc.PDFArray([round(value) for value in font.file.bbox]),
            "ItalicAngle": round(font.file.italicAngle, 2),
            "Ascent": round(font.file.ascent),
            "Descent": round(font.file.descent),
            "CapHeight": round(font.cap * 1000),
            "StemV": font.file.stemV,
            "FontFile2": pdfdoc.PDFObjectReference(f"{font.name}.program"),
        }
        self._pdf.Reference(pdfdoc.PDFDictionary(descriptor), f"{font.name}.descriptor")
        table = bytearray(2 * (max(glyph_of) + 1))
        for code, glyph in glyph_of.items():
            table[2 * code : 2 * code + 2] = glyph.to_bytes(2, "big")
        self._pdf.Reference(_stream(zlib.compress(bytes(table), 9)), f"{font.name}.glyphs")
        widths = " ".join(f"{ord(char)} [{_width(font.widths[char] * 1000)}]" for char in characters)
        cid = {
            "Type": pdfdoc.PDFName("Font"),
            "Subtype": pdfdoc.PDFName("CIDFontType2"),
            "BaseFont": pdfdoc.PDFName(base),
            "CIDSystemInfo": _Raw("<</Registry (Adobe) /Ordering (Identity) /Supplement 0>>"),
            "FontDescriptor": pdfdoc.PDFObjectReference(f"{font.name}.descriptor"),
            "DW": 500,
            "W": _Raw(f"[{widths}]"),
            "CIDToGIDMap": pdfdoc.PDFObjectReference(f"{font.name}.glyphs"),
        }
        self._pdf.Reference(pdfdoc.PDFDictionary(cid), f"{font.name}.cid")
        unicode_map = zlib.compress(_unicode_map(characters), 9)
        self._pdf.Reference(_stream(unicode_map), f"{font.name}.unicode")
        whole = {
            "Type": pdfdoc.PDFName("Font"),
            "Subtype": pdfdoc.PDFName("Type0"),
            "BaseFont": pdfdoc.PDFName(base),
            "Encoding": pdfdoc.PDFName("Identity-H"),
            "DescendantFonts": pdfdoc.PDFArray([pdfdoc.PDFObjectReference(f"{font.name}.cid")]),
            "ToUnicode": pdfdoc.PDFObjectReference(f"{font.name}.unicode"),
        }
        self._pdf.Reference(pdfdoc.PDFDictionary(whole), _font_id(font.name))


_STATES = "Tilewright.states"


@dataclass(slots=True)
class _Page:
    """A page that is still open."""

    width: float
    height: float
    trim: Box | None
    bleed: Box | None
    label: str
    pen: Pen
    bookmarks: list[tuple[str, int]]

    def __init__(
        self, width: float, height: float, trim: Box | None, bleed: Box | None, label: str, pen: Pen
    ) -> None:
        self.width, self.height, self.trim, self.bleed = width, height, trim, bleed
        self.label, self.pen, self.bookmarks = label, pen, []


class _Canvas(Canvas):
    """ReportLab's canvas without the Helvetica that it brings to every document: our fonts are embedded."""

    def _make_preamble(self) -> None:
        self._preamble = ""


class _Raw(pdfdoc.PDFObject):
    """An object that is already written."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, document: object) -> bytes:
        return self.text.encode("ascii")


def _font_id(name: str) -> str:
    return f"{name}.font"


class _Made(pdfdoc.PDFObject):
    """A stream that is already compressed, written without the detours of ReportLab's dictionaries: there are
    as many of these as faces."""

    __RefOnly__ = 1

    def __init__(self, head: str, packed: bytes, resources: Resources | None = None) -> None:
        self.head, self.packed, self.resources = head, packed, resources

    def format(self, document: Any) -> bytes:
        """The object as it stands in the file."""
        needs = f" /Resources {_written(self.resources, document)}" if self.resources is not None else ""
        head = f"<<{self.head}{needs} /Filter /FlateDecode /Length {len(self.packed)}>>\nstream\n"
        return b"".join((head.encode("ascii"), self.packed, b"\nendstream"))


class _Resources(pdfdoc.PDFObject):
    """The dictionary of what a page names."""

    def __init__(self, resources: Resources) -> None:
        self.resources = resources

    def format(self, document: Any) -> bytes:
        """The object as it stands in the file."""
        return _written(self.resources, document).encode("ascii")


def _written(resources: Resources, document: Any) -> str:
    """The dictionary of what a page or form names, with the numbers that objects have in this document."""
    known = document.idToObjectNumberAndVersion
    text = "<<"
    if resources.fonts:
        named = [f"/{name} {known[_font_id(name)][0]} 0 R" for name in sorted(resources.fonts)]
        text += f"/Font <<{' '.join(named)}>>"
    if resources.forms or resources.pictures:
        shown = sorted((*resources.forms, *resources.pictures))
        text += f"/XObject <<{' '.join([f'/{name} {known[name][0]} 0 R' for name in shown])}>>"
    if resources.alphas:
        text += f"/ExtGState {known[_STATES][0]} 0 R"
    return text + ">>"


def _stream(packed: bytes, head: dict[str, object] | None = None) -> object:
    """A stream that is already compressed."""
    dictionary = pdfdoc.PDFDictionary({**(head or {}), "Filter": pdfdoc.PDFName("FlateDecode")})
    return pdfdoc.PDFStream(dictionary, packed, filters=[])


def _rounded(values: tuple[float, float, float, float]) -> list[object]:
    return [_Raw(numbers(value)) for value in values]


def _width(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _unicode_map(characters: list[str]) -> bytes:
    """Which character each code stands for; ours are the codes themselves."""
    lines = [
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
        "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def",
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
        "1 begincodespacerange <0000> <FFFF> endcodespacerange",
    ]
    for start in range(0, len(characters), 100):
        some = characters[start : start + 100]
        lines.append(f"{len(some)} beginbfchar")
        lines += [f"<{ord(character):04X}> <{ord(character):04X}>" for character in some]
        lines.append("endbfchar")
    lines.append("endcmap CMapName currentdict /CMap defineresource pop end end")
    return "\n".join(lines).encode("ascii")


__all__ = ["Box", "Document"]
