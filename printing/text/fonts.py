"""Fonts: the files, their metrics with cached widths, and the chain of fonts that are asked for a
character."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from reportlab.pdfbase.ttfonts import TTFError, TTFontFile

from content.disk.yaml_reader import read_yaml
from engine.schema import Fault
from printing.errors import FontError
from printing.text.kerning import Kerning

FILE = Path(__file__).parent.parent / "fonts.yaml"
CUTS = ("regular", "bold", "italic", "bold_italic")
SOFT_HYPHEN = "\u00ad"
"""Drawn as a hyphen, read as a place where a word was divided: who extracts the text gets the word back."""
_ALIKE = {SOFT_HYPHEN: "-", "\u00a0": " ", "\u202f": " ", "\u2011": "-", "\u2009": " "}
"""Characters that may borrow the shape of another one."""


MOST_WORDS = 100_000
"""Widths that a font keeps."""


class Font:
    """One cut of a family: metrics in em, widths of characters and words, cached."""

    def __init__(self, path: Path, embolden: float = 0) -> None:
        try:
            self.file: Any = TTFontFile(str(path))
        except (OSError, TTFError, ValueError) as error:
            fault = Fault((), "font-broken", {"file": path.name, "problem": str(error).splitlines()[0]})
            raise FontError(fault) from error
        self.name = _name(path.name, embolden)
        """How content streams name the font."""
        self.embolden = embolden
        widths: dict[int, float] = self.file.charWidths
        self.widths: dict[str, float] = {chr(code): width / 1000 for code, width in widths.items()}
        for borrower, lender in _ALIKE.items():
            if lender in self.widths:
                self.widths[borrower] = self.widths.get(borrower) or self.widths[lender]
        self.widths[SOFT_HYPHEN] = self.widths.get("-", 0.3)
        self.ascent = self.file.ascent / 1000
        self.descent = self.file.descent / 1000
        self.cap = (self.file.capHeight or 700) / 1000
        self._words: dict[str, float] = {}
        self._strings: dict[str, str] = {}
        self._kerning: Kerning | None = None

    def has(self, character: str) -> bool:
        """Whether the font can draw a character."""
        return character in self.widths and ord(character) < 0x10000

    def glyph(self, character: str) -> int:
        """The number of a character's shape in the file."""
        glyphs: dict[int, int] = self.file.charToGlyph
        borrowed = _ALIKE.get(character)
        if borrowed is not None and (character == SOFT_HYPHEN or ord(character) not in glyphs):
            character = borrowed
        return glyphs[ord(character)]

    def kerns(self, word: str) -> list[float]:
        """How much closer (less than zero) each letter of a word stands to the one before it, in em."""
        if self._kerning is None:
            table = self.file.get_table("GPOS") if "GPOS" in self.file.table else b""
            self._kerning = Kerning(table)
        if not self._kerning.lookups:
            return []
        glyphs = [self.glyph(character) for character in word]
        between, unit = self._kerning.between, self.file.unitsPerEm
        return [between(left, right) / unit for left, right in pairwise(glyphs)]

    def string(self, text: str) -> str:
        """The operator that shows a text, kerned: ``<0041> Tj`` or ``[<0041> 35 <0056>] TJ``."""
        inner = "0020".join([self._hexadecimal(word) for word in text.split(" ")])
        return f"[<{inner}>] TJ" if ">" in inner else f"<{inner}> Tj"

    def _hexadecimal(self, word: str) -> str:
        """A word as codes, two bytes for each character, with the kerning between them."""
        known = self._strings.get(word)
        if known is None:
            known = word[:1].encode("utf-16-be").hex()
            kerns = self.kerns(word) or [0.0] * len(word)
            for character, kern in zip(word[1:], kerns, strict=False):
                closer = round(-kern * 1000)
                known += (f"> {closer} <" if closer else "") + character.encode("utf-16-be").hex()
            if len(self._strings) >= MOST_WORDS:
                self._strings.clear()
            self._strings[word] = known
        return known

    def width(self, word: str) -> float:
        """The width of a word in em."""
        width = self._words.get(word)
        if width is None:
            widths = self.widths
            width = sum(widths[character] for character in word) + sum(self.kerns(word))
            if len(self._words) >= MOST_WORDS:
                self._words.clear()
            self._words[word] = width
        return width


@dataclass(frozen=True, slots=True)
class Family:
    """Four cuts of one design, and who is asked for what they lack."""

    name: str
    cuts: dict[str, dict[str, Any]]
    fallback: tuple[str, ...]


@cache
def families() -> dict[str, Family]:
    """The families that ``fonts.yaml`` declares."""
    file = read_yaml(FILE.read_bytes())
    assert not file.faults, file.faults
    return {
        name: Family(name, {cut: given[cut] for cut in CUTS}, tuple(given["fallback"]))
        for name, given in file.value.items()
    }


@cache
def font(family: str, cut: str) -> Font:
    """A cut of a family, read once."""
    given = families()[family].cuts[cut]
    return _read(given["package"], given["file"], given.get("embolden", 0) / 100)


@cache
def _read(package: str, file: str, embolden: float) -> Font:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        wanted = package.replace("_", "-")
        raise FontError(Fault((), "font-package", {"package": wanted, "file": file}))
    path = Path(spec.origin).parent / "files" / file
    if not path.is_file():
        raise FontError(Fault((), "font-missing", {"package": package.replace("_", "-"), "file": file}))
    return Font(path, embolden)


class Chain:
    """A cut and the fonts that stand in for it, in order. A font is read when a character gets as far as to
    it, which is seldom: most texts need the first alone."""

    def __init__(self, family: str, cut: str) -> None:
        self.first = font(family, cut)
        self._others = [(name, cut) for name in families()[family].fallback]

    def __iter__(self) -> Iterator[Font]:
        yield self.first
        for family, cut in self._others:
            yield font(family, cut)


@cache
def chain(family: str, cut: str) -> Chain:
    """The chain of a cut, made once."""
    return Chain(family, cut)


def font_named(name: str) -> Font:
    """The declared font that content streams call so."""
    return font(*_declared()[name])


@cache
def _declared() -> dict[str, tuple[str, str]]:
    """Family and cut of every font by its name, which is known without reading the file."""
    return {
        _name(given["file"], given.get("embolden", 0)): (family.name, cut)
        for family in families().values()
        for cut, given in family.cuts.items()
    }


def _name(file: str, embolden: float) -> str:
    stem = Path(file).stem.split("[")[0].replace("-", "")
    return f"{stem}H" if embolden else stem
