"""Text that fits: lines are broken at measured widths, the leading is tightened first, then the size shrinks
by binary search down to the smallest legible one; what still does not fit is reported and never cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from printing.text.fonts import SOFT_HYPHEN
from printing.text.hyphens import divisions
from printing.text.markup import Paragraph, Piece, Word

STEP = 10
"""Sizes are tried in tenths of a point."""
SLACK = 0.2
"""A word is divided only if more than this part of the line would stay empty without."""
GAP = 0.45
"""The space between paragraphs, in em."""
DESCENT = 0.21
"""What letters reach below the baseline, in em, as far as a frame is concerned."""


@dataclass(frozen=True, slots=True)
class Spec:
    """How a text may be set: sizes in points, leadings as multiples of the size."""

    size: float
    smallest: float
    leading: float
    tight: float
    language: str
    hyphens: bool = True
    balanced: bool = False
    """Lines of about equal length, for titles."""
    cap: float = 0.7
    """The height of capitals, in em: where the first baseline lies."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its words and width in em, how far it is indented, and the gap above it in em."""

    words: tuple[Word, ...]
    width: float
    indent: float = 0.0
    gap: float = 0.0


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text set to a frame."""

    lines: tuple[Line, ...]
    size: float
    leading: float
    """In points from baseline to baseline."""
    height: float
    """From the top of the first capital to below the last line, in points."""
    too_high: float = 0.0
    """What is missing, in points; zero when everything fits."""
    too_wide: float = 0.0


def fit(text: Sequence[Paragraph], width: float, height: float, spec: Spec) -> Fitted:
    """Set a text to a frame, in points."""
    if not text:
        return Fitted((), spec.size, spec.size * spec.leading, 0.0)
    first = _set(text, width, spec.size, spec)
    if _fits(first, spec.size, spec.tight, width, height, spec):
        return _finished(first, spec.size, width, height, spec)
    low, high = round(spec.smallest * STEP), round(spec.size * STEP)
    smallest = _set(text, width, spec.smallest, spec)
    if not _fits(smallest, spec.smallest, spec.tight, width, height, spec):
        return _finished(smallest, spec.smallest, width, height, spec)
    best = smallest
    while high - low > 1:
        middle = (low + high) // 2
        lines = _set(text, width, middle / STEP, spec)
        if _fits(lines, middle / STEP, spec.tight, width, height, spec):
            low, best = middle, lines
        else:
            high = middle
    return _finished(best, low / STEP, width, height, spec)


def _set(text: Sequence[Paragraph], width: float, size: float, spec: Spec) -> list[Line]:
    room = width / size
    lines = break_lines(text, room, spec)
    if spec.balanced and len(lines) > 1:
        widest = max(line.width for line in lines)
        low, high, count = widest / len(lines), room, len(lines)
        for _ in range(7):
            middle = (low + high) / 2
            tried = break_lines(text, middle, spec)
            if len(tried) == count and all(line.width <= middle + 1e-6 for line in tried):
                high, lines = middle, tried
            else:
                low = middle
    return lines


def _block(lines: Sequence[Line], leading: float, spec: Spec) -> float:
    """The height of lines in em at a leading."""
    return spec.cap + DESCENT + (len(lines) - 1) * leading + sum(line.gap for line in lines)


def _fits(
    lines: Sequence[Line], size: float, leading: float, width: float, height: float, spec: Spec
) -> bool:
    room = width / size + 1e-6
    return _block(lines, leading, spec) * size <= height + 1e-6 and all(
        line.indent + line.width <= room for line in lines
    )


def _finished(lines: Sequence[Line], size: float, width: float, height: float, spec: Spec) -> Fitted:
    """The lines with the widest leading that the frame has room for, up to the wanted one."""
    leading = spec.leading
    if len(lines) > 1:
        room = (height / size - _block(lines, 0, spec)) / (len(lines) - 1)
        leading = max(spec.tight, min(spec.leading, room))
    block = _block(lines, leading, spec) * size
    widest = max(line.indent + line.width for line in lines) * size
    return Fitted(
        tuple(lines),
        size,
        leading * size,
        block,
        block - height if block > height + 1e-6 else 0.0,
        widest - width if widest > width + 1e-6 else 0.0,
    )


def break_lines(text: Sequence[Paragraph], room: float, spec: Spec) -> list[Line]:
    """Break paragraphs into lines of at most so many em. A word that is too long and cannot be divided stands
    over the edge."""
    lines: list[Line] = []
    language, hyphens = spec.language, spec.hyphens
    for paragraph in text:
        gap = GAP if paragraph.gap else 0.0
        hang = 0.0
        place = room + 1e-9
        current: list[Word] = []
        used = 0.0
        for word in paragraph.words:
            rest = word
            while True:
                start = used + rest.space if current else 0.0
                if start + rest.width <= place:
                    current.append(rest)
                    used = start + rest.width
                    break
                parts = None
                if hyphens and (not current or place - used > SLACK * room):
                    parts = _divide(rest, place - start, language)
                if parts is not None:
                    current.append(parts[0])
                    used = start + parts[0].width
                    rest = parts[1]
                elif not current:
                    current.append(rest)
                    used = rest.width
                    break
                lines.append(Line(tuple(current), used, hang, gap))
                if not hang and paragraph.indent:
                    hang = _hang(paragraph)
                    place = room - hang + 1e-9
                gap = 0.0
                current, used = [], 0.0
        if current:
            lines.append(Line(tuple(current), used, hang, gap))
    return lines


def _hang(paragraph: Paragraph) -> float:
    """How far the later lines of a list's item are indented."""
    words = paragraph.words
    return sum(word.width + word.space for word in words[: paragraph.indent]) + words[paragraph.indent].space


def _divide(word: Word, room: float, language: str) -> tuple[Word, Word] | None:
    """A word in two, the first part as long as the room allows, with a hyphen that reads as a soft one."""
    best: tuple[int, int, bool] | None = None
    before, before_best = 0.0, 0.0
    for index, piece in enumerate(word.pieces):
        if before > room:
            break
        if not piece.icon:
            font, text = piece.font, piece.text
            for position, with_hyphen in divisions(text, language):
                head = text[:position]
                if before + font.width(head + SOFT_HYPHEN if with_hyphen else head) > room:
                    break
                best, before_best = (index, position, with_hyphen), before
        before += piece.width
    if best is None:
        return None
    index, position, with_hyphen = best
    font, text = word.pieces[index].font, word.pieces[index].text
    head = text[:position] + (SOFT_HYPHEN if with_hyphen else "")
    width = font.width(head)
    tail = Piece(font, text[position:], font.width(text[position:]))
    later = (tail, *word.pieces[index + 1 :])
    first = Word(before_best + width, (*word.pieces[:index], Piece(font, head, width)), word.space)
    return first, Word(sum(each.width for each in later), later, 0.0)
