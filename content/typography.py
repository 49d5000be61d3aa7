"""How texts are set in a language: apostrophes, quotation marks, minus, ellipsis, spaces, numbers, accents.

What a language wants stands in ``locale/<language>/typography.yaml``; what follows from it are the rules
here. A rule is an expression that finds what is wrong, and what to write instead. A language without the file
has the rules that hold for all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec
from django.conf import settings

_SPACES = {"none": "", "narrow": "\u202f", "fixed": "\u00a0"}


class Style(msgspec.Struct, forbid_unknown_fields=True):
    """What a language wants."""

    quotes: list[list[str]] = []
    """Pairs of quotation marks that may be used, the usual one first; the others stand inside it."""
    decimal: str = "."
    """What stands before the fraction of a number."""
    percent: str = "none"
    """What stands between a number and its percent sign: none, narrow or fixed, a space that does not
    break."""
    opening: dict[str, str] = {}
    """Marks that a sentence begins with, by those it ends with."""
    contractions: dict[str, str] = {}
    """Words that run together, and what they become."""
    spellings: dict[str, str] = {}
    """Words that are often written with a wrong accent or apostrophe, and how they are written."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Something that is set wrongly: the rule, what stands there, what should."""

    rule: str
    found: str
    instead: str
    start: int


_SHARED: tuple[tuple[str, str, str], ...] = (
    ("apostrophe", r"(?<=\w)'(?=\w)|(?<=\w)'(?=\s)|(?<=\s)'(?=\d\ds\b)", "’"),
    ("quotes", r'"', ""),
    ("minus", r"(?<![\w.,:;/–-])-(?=\d)", "−"),
    ("ellipsis", r"\.\.\.", "…"),
    ("range", r"(?<![\w.,:;/–-])\d{1,3}(?: [-–] |-)\d{1,3}(?= [^\W\d_]|[.,;:!?)]|$)", "–"),
    ("times", r"(?<=\d) ?x ?(?=\d)(?<!0x)", " × "),
    ("double-space", r"(?<=\S)[ \u00a0]{2,}(?=\S)", " "),
    ("space-before", r"(?<=\w) (?=[,;:.!?](?:\s|$))", ""),
    ("space-inside", r"(?<=[(\[«„]) | (?=[)\]»])", ""),
    ("space-after", r"(?<=\w[,;!?])(?=[^\W\d_])", " "),
)


class Typography:
    """The rules of one language."""

    def __init__(self, style: Style) -> None:
        usual = style.quotes[0] if style.quotes else ["“", "”"]
        rules = [(name, found, instead) for name, found, instead in _SHARED]
        if style.quotes:
            allowed = {mark for pair in style.quotes for mark in pair}
            others = sorted({*"«»“”„‟‹›"} - allowed)
            rules.append(("quotes", f"[{''.join(others)}]", ""))
        other = "," if style.decimal == "." else "."
        rules.append(("decimal", rf"(?<![\d.,])\d+\{other}\d{{1,2}}(?![\d.,]*\d|\w)", style.decimal))
        space = _SPACES[style.percent]
        rules.append(("percent", rf"(?<=\d)(?!{space}%)[ \u00a0\u202f]?%" if space else r"(?<=\d)\s+%", ""))
        if style.contractions:
            apart = "|".join(words.replace(" ", r"\s") for words in style.contractions)
            rules.append(("contraction", rf"(?<![\w’])(?:{apart})(?!\w)", ""))
        if style.spellings:
            wrong = "|".join(re.escape(word).replace("’", "['’]") for word in style.spellings)
            rules.append(("spelling", rf"(?<![\w’'])(?i:{wrong})(?!\w)", ""))
        self.percent = f"{space}%"
        self.usual = usual
        self.style = style
        self._names = [name for name, _found, _instead in rules]
        self._instead = [instead for _name, _found, instead in rules]
        self._any = re.compile("|".join(f"({found})" for _name, found, _instead in rules))

    def slips(self, text: str) -> Iterator[Slip]:
        """Everything that is set wrongly in a text."""
        for match in self._any.finditer(text):
            index = (match.lastindex or 1) - 1
            yield Slip(self._names[index], _seen(text, match), self._mended(index, match), match.start())
        yield from self._outer_quotes(text)
        for closing, opening in self.style.opening.items():
            if text.count(closing) > text.count(opening):
                yield Slip("opening", closing, opening, text.index(closing))

    def _outer_quotes(self, text: str) -> Iterator[Slip]:
        """Inner quotation marks that stand in no others."""
        inner = {pair[0] for pair in self.style.quotes[1:]}
        depth = 0
        for match in re.finditer(f"[{''.join(sorted({*self.usual, *inner}))}]", text) if inner else ():
            if match[0] in inner and not depth:
                yield Slip("outer-quotes", _seen(text, match), " ".join(self.usual), match.start())
            depth += {self.usual[0]: 1, self.usual[1]: -1}.get(match[0], 0)

    def _mended(self, index: int, match: re.Match[str]) -> str:
        match self._names[index]:
            case "quotes":
                return " ".join(self.usual)
            case "percent":
                return self.percent
            case "contraction":
                return self.style.contractions[re.sub(r"\s", " ", match[0])]
            case "range":
                return re.sub(r" ?[-–] ?", "–", match[0])
            case "spelling":
                return self._spelled(match[0].replace("'", "’"))
            case "decimal":
                return match[0].replace(",", self.style.decimal).replace(".", self.style.decimal)
        return self._instead[index]

    def _spelled(self, wrong: str) -> str:
        """A misspelled word as it is written, with the capital it has."""
        right = next(good for bad, good in self.style.spellings.items() if bad.casefold() == wrong.casefold())
        return right[:1].upper() + right[1:] if wrong[:1].isupper() else right


def _seen(text: str, match: re.Match[str]) -> str:
    """What is wrong with a few letters around it."""
    return text[max(0, match.start() - 12) : match.end() + 12].replace("\n", " ").strip()


@cache
def typography_of(language: str) -> Typography:
    """The rules of a language."""
    file = Path(settings.BASE_DIR) / "locale" / language / "typography.yaml"
    if not file.is_file():
        return Typography(Style())
    return Typography(msgspec.yaml.decode(file.read_bytes(), type=Style))
