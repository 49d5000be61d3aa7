"""Texts as words in fonts: markup, icons in the line, and the fonts that have the characters.

A text may hold ``**bold**``, ``*italic*``, ``{icon:gold}`` for an icon and ``{icon:gold|Gold}`` for an icon
that stands for a word; a backslash in front makes any of these signs plain. A line break is a line break, an
empty line parts paragraphs. A paragraph that begins with ``1.`` or ``•`` is indented after it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from engine.schema import Fault
from printing.text.fonts import Chain, Font, chain

_TOKEN = re.compile(r"\\([*{\\])|\{icon:([a-z0-9_]+)(?:\|([^}]*))?\}|(\*\*)|(\*)|([ \t]+)|([^\s*{\\]+|.)")
_LABEL = re.compile(r"(^|(?<=[.!?…] )|(?<=[.!?][»”“] ))([^.:!?*{}\n]{1,64}:)(?= )")
_ITEM = re.compile(r"(?:\d{1,2}\.|[•–])\s")
MOST_WORDS = 100_000


class GlyphError(Exception):
    """A character that no font of the chain has."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(dict(fault.args)))
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a word: letters in one font, or an icon."""

    font: Font
    text: str
    """The letters; of an icon, the word it stands for."""
    width: float
    """In em."""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Word:
    """What is never parted but by a hyphen."""

    width: float
    pieces: tuple[Piece, ...]
    space: float
    """The width of the space in front of it."""


_known_words: dict[tuple[str, str, bool], Word] = {}


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words up to the next line break."""

    words: tuple[Word, ...]
    gap: bool
    """Whether some space parts it from the one before."""
    indent: int = 0
    """The number of words at its head that hang out to the left: the number of a list."""


@dataclass(frozen=True, slots=True, eq=False)
class Voice:
    """How a text is set, size apart: a family, whether it starts bold or italic, whether labels before a
    colon are bold, and the width of icons in em by name."""

    family: str
    bold: bool = False
    italic: bool = False
    labels: bool = False
    icons: tuple[tuple[str, float], ...] = ()


def labelled(text: str) -> str:
    """The text with its labels bold: ``Exhaust: move 1 space`` is ``**Exhaust:** move 1 space``."""
    return _LABEL.sub(r"\1**\2**", text)


@lru_cache(maxsize=50_000)
def paragraphs(text: str, voice: Voice) -> tuple[Paragraph, ...]:
    """The paragraphs of a text. Raises `GlyphError` for a character that no font has."""
    found: list[Paragraph] = []
    gap = False
    for line in text.split("\n"):
        if not line.strip():
            gap = bool(found)
            continue
        source = labelled(line) if voice.labels else line
        words = _words(source.strip(), voice)
        indent = 1 if _ITEM.match(line.strip()) and len(words) > 1 else 0
        found.append(Paragraph(tuple(words), gap, indent))
        gap = False
    return tuple(found)


def _words(text: str, voice: Voice) -> list[Word]:
    words: list[Word] = []
    pieces: list[Piece] = []
    bold, italic = voice.bold, voice.italic
    widths = dict(voice.icons)

    def cut() -> str:
        return ("bold_italic" if italic else "bold") if bold else ("italic" if italic else "regular")

    def finish() -> None:
        nonlocal pieces
        if pieces:
            # The space in front of a word is set in the font the word begins with.
            words.append(_word(tuple(pieces), bool(words)))
            pieces = []

    for match in _TOKEN.finditer(text):
        plain, icon, alt, strong, slanted, blank, letters = match.groups()
        if blank is not None:
            finish()
        elif icon is not None:
            stands_for = alt or ""
            font = chain(voice.family, cut()).first
            if stands_for and not all(font.has(character) for character in stands_for):
                font = next(
                    (f for f in chain(voice.family, cut()) if all(f.has(char) for char in stands_for)), font
                )
            pieces.append(Piece(font, stands_for, widths.get(icon, 1.0), icon))
        elif strong is not None:
            bold = not bold
        elif slanted is not None:
            italic = not italic
        else:
            pieces.extend(_in_fonts(plain or letters, chain(voice.family, cut())))
    finish()
    return words


def _word(pieces: tuple[Piece, ...], has_space: bool) -> Word:
    """A word; the same object for the same word, because most words return on many cards."""
    if len(pieces) > 1 or pieces[0].icon:
        space = pieces[0].font.width(" ") if has_space else 0.0
        return Word(sum(piece.width for piece in pieces), pieces, space)
    piece = pieces[0]
    key = (piece.font.name, piece.text, has_space)
    word = _known_words.get(key)
    if word is None:
        if len(_known_words) >= MOST_WORDS:
            _known_words.clear()
        space = piece.font.width(" ") if has_space else 0.0
        word = _known_words[key] = Word(piece.width, pieces, space)
    return word


def _in_fonts(text: str, fonts: Chain) -> list[Piece]:
    """Letters in the first font that has all of them, or each in the first that has it."""
    font = fonts.first
    known = _known_words.get((font.name, text, True))
    if known is not None:
        return [known.pieces[0]]
    try:
        return [Piece(font, text, font.width(text))]
    except KeyError:
        pass
    runs: list[tuple[Font, str]] = []
    for character in text:
        font = next((each for each in fonts if each.has(character)), fonts.first)
        if not font.has(character):
            code = f"U+{ord(character):04X}"
            raise GlyphError(Fault((), "glyph-missing", {"character": character, "code": code, "text": text}))
        if runs and runs[-1][0] is font:
            runs[-1] = (font, runs[-1][1] + character)
        else:
            runs.append((font, character))
    return [Piece(font, run, font.width(run)) for font, run in runs]
