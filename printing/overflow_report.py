"""The overflow report: every text that does not fit its frame, as a list and as the faces with what is wrong
beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from content.wording import game_name, wording
from printing.drawing.document import Document
from printing.drawing.pen import Pen
from printing.face import MM, Face, Overflow
from printing.sheets.page_text import wrapped, write
from printing.sheets.words import millimetres
from printing.sizes import PAPERS

_PAGE = PAPERS["a4"]
_MARGIN = 15.0
_FACE_HEIGHT = 80.0
_TEXT_AT = 95.0
_FRAME = (0.9, 0.0, 0.55)
"""The magenta that also shows safety margins."""

Found = Sequence[tuple[Face, Overflow]]


def overflow_line(overflow: Overflow, title: str, language: str) -> str:
    """One text that does not fit, as a sentence in a language."""
    words = wording(language)
    key = "overflow-wide" if overflow.is_width else "overflow-high"
    if overflow.side.isdecimal():
        side = words.say("side-page", {"number": overflow.side})
    else:
        side = words.say(f"side-{overflow.side}")
    return words.say(
        key,
        {
            "key": overflow.key,
            "title": title,
            "side": side,
            "language": overflow.language,
            "field": overflow.field,
            "missing": millimetres(round(overflow.missing_mm, 1), language),
            "size": millimetres(overflow.size_pt, language),
        },
    )


def _frames(pen: Pen, overflows: Sequence[Overflow]) -> None:
    """The frames that are too small: dark letters beyond them may lie on something dark."""
    pen.stroke(_FRAME, 1)
    for overflow in overflows:
        if overflow.corners:
            steps = [("M" if index == 0 else "L", corner) for index, corner in enumerate(overflow.corners)]
            pen.path((*steps, ("Z", ())), "S")


def overflow_list(found: Found, titles: Mapping[str, str], language: str) -> bytes:
    """The list, a line for each text."""
    lines = [overflow_line(each, titles.get(each.key, each.key), language) for _, each in found]
    return ("\n".join(lines) + "\n").encode()


def overflow_pages(found: Found, titles: Mapping[str, str], language: str, game: str) -> tuple[bytes, int]:
    """The report with pictures, and how many pages it has."""
    words = wording(language)
    title = words.say("overflow-title", {"game": game_name(game, language), "language": language})
    document = Document(title=title, language=language)
    by_face: dict[str, tuple[Face, list[Overflow]]] = {}
    for face, overflow in found:
        by_face.setdefault(face.hash, (face, []))[1].append(overflow)
    y = 0.0
    pen: Pen | None = None
    for face, overflows in by_face.values():
        if pen is None or y - _FACE_HEIGHT < _MARGIN:
            pen = document.page(_PAGE.width, _PAGE.height)
            pen.fill((0, 0, 0))
            write(pen, title, _MARGIN, _PAGE.height - _MARGIN, 12, cut="bold")
            y = _PAGE.height - _MARGIN - 8
        scale = min(1.0, _FACE_HEIGHT / face.height_mm, (_TEXT_AT - _MARGIN - 5) / face.width_mm)
        low = y - face.height_mm * scale
        pen.save()
        pen.matrix(scale, 0, 0, scale, _MARGIN * MM, low * MM)
        pen.place(face.form)
        _frames(pen, overflows)
        pen.restore()
        line = y - 4
        for overflow in overflows:
            text = overflow_line(overflow, titles.get(overflow.key, overflow.key), language)
            for row in wrapped(text, 9, _PAGE.width - _TEXT_AT - _MARGIN):
                write(pen, row, _TEXT_AT, line, 9)
                line -= 4.2
            line -= 2
        y = min(low, line) - 8
    return document.bytes(), document.pages
