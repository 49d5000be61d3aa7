"""What the layouts of a game share: colours, styles of text, icons, and which words icons stand for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from engine.schema import Fault
from engine.schema.faults import quoted
from printing.drawing.icons import Icons
from printing.faces.colours import Palette
from printing.faces.files import Faults, File, Place, mapping, unknown
from printing.text.fonts import families

ALIGN = ("left", "centre", "right")
VALIGN = ("top", "middle", "bottom")


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is set."""

    family: str = "sans"
    size: float = 8.0
    smallest: float = 6.0
    leading: float = 1.3
    tight: float = 1.1
    colour: Any = "black"
    align: str = "left"
    valign: str = "top"
    bold: bool = False
    italic: bool = False
    labels: bool = False
    """Whether the words before a colon are bold."""
    icons: bool = False
    """Whether icons take the place of the words that ``words.yaml`` lists."""
    hyphens: bool = True
    balanced: bool = False
    upper: bool = False
    outline: str = ""
    outline_width: float = 0.5


STYLE_FIELDS = tuple(Style.__dataclass_fields__)
_NUMBERS = ("size", "smallest", "leading", "tight", "outline_width")
_FLAGS = ("bold", "italic", "labels", "icons", "hyphens", "balanced", "upper")


@dataclass(slots=True)
class Kit:
    """The shared things of one game."""

    game: str
    palette: Palette
    icons: Icons
    styles: dict[str, Style] = field(default_factory=dict)
    words: dict[str, re.Pattern[str]] = field(default_factory=dict)
    """Which words icons stand for, by language."""
    meanings: dict[str, dict[str, str]] = field(default_factory=dict)
    """The icon of each such word."""
    bleed: float = 3.0

    def icon_widths(self) -> tuple[tuple[str, float], ...]:
        """The width of every icon in a line, in em."""
        return tuple((name, icon.width / icon.height) for name, icon in self.icons.known.items())

    def with_icons(self, text: str, languages: Iterable[str]) -> str:
        """The text with icons in the place of words: those of the first of its languages that has any."""
        for language in languages:
            for code in (language, language.partition("_")[0]):
                if code in self.words:
                    return _replaced(text, self.words[code], tuple(self.meanings[code].items()))
        return text


@lru_cache(maxsize=20_000)
def _replaced(text: str, pattern: re.Pattern[str], meanings: tuple[tuple[str, str], ...]) -> str:
    known = dict(meanings)

    def icon(match: re.Match[str]) -> str:
        count, word = match.group("count"), match.group("counted") or match.group("word")
        shown = f"{{icon:{known[word.casefold()]}|{word}}}"
        # A number and its icon stay together; the space between them is part of the text.
        return f"{count}\u00a0{shown}" if count else shown

    return pattern.sub(icon, text)


def read_style(
    raw: dict[str, Any], base: Style, where: Callable[[str], Place], palette: Palette, faults: Faults
) -> Style:
    """A style from its properties over another one; ``where`` tells the place of each."""
    changes: dict[str, Any] = {}
    for key, value in raw.items():
        here = where(key)
        if key in _NUMBERS:
            if isinstance(value, int | float) and value >= 0:
                changes[key] = float(value)
            else:
                faults.add(here, Fault(here.path, "layout-number", {"is": quoted(value)}))
        elif key in _FLAGS:
            if isinstance(value, bool):
                changes[key] = value
            else:
                faults.add(here, Fault(here.path, "layout-flag", {"is": quoted(value)}))
        elif key == "family":
            if value in families():
                changes[key] = value
            else:
                unknown(str(value), families(), here, faults)
        elif key in ("align", "valign"):
            options = ALIGN if key == "align" else VALIGN
            if value in options:
                changes[key] = value
            else:
                unknown(str(value), options, here, faults)
        elif key in ("colour", "outline"):
            if not isinstance(value, dict) and "{" not in str(value):
                palette.check(str(value), here, faults)
            changes[key] = value
        elif key != "extends":
            unknown(key, (*STYLE_FIELDS, "extends"), here, faults)
    return replace(base, **changes)


def read_styles(raw: Any, place: Place, palette: Palette, faults: Faults) -> dict[str, Style]:
    """The styles of a game; one may extend another that stands before it."""
    styles: dict[str, Style] = {}
    for name, given in mapping(raw, place, faults).items():
        here = place.at(name)
        properties = mapping(given, here, faults)
        base = Style()
        parent = properties.get("extends")
        if parent is not None:
            if parent in styles:
                base = styles[parent]
            else:
                unknown(str(parent), styles, here.at("extends"), faults)
        styles[name] = read_style(properties, base, here.at, palette, faults)
    return styles


def read_words(file: File, kit: Kit, faults: Faults) -> None:
    """Which words icons stand for: by language, for each icon the words; ``# Gold`` only after a number."""
    place = Place(file)
    for language, given in mapping(file.yaml.value, place, faults).items():
        counted: dict[str, str] = {}
        plain: dict[str, str] = {}
        for icon, words in mapping(given, place.at(language), faults).items():
            here = place.at(language, icon)
            if icon not in kit.icons.known:
                unknown(icon, kit.icons.known, here, faults)
            for word in words if isinstance(words, list) else [words]:
                text = str(word)
                target = counted if text.startswith("# ") else plain
                target[text.removeprefix("# ")] = icon
        kit.meanings[language] = {
            **{word.casefold(): icon for word, icon in plain.items()},
            **{word.casefold(): icon for word, icon in counted.items()},
        }
        branches = []
        if counted:
            branches.append(rf"(?P<count>[+−-]?\d+)[ \u00a0](?P<counted>{_longest_first(counted)})(?!\w)")
        else:
            branches.append(r"(?P<count>(?!))(?P<counted>)")
        branches.append(rf"(?<!\w)(?P<word>{_longest_first(plain)})(?!\w)" if plain else r"(?P<word>(?!))")
        kit.words[language] = re.compile("|".join(branches))


def _longest_first(words: dict[str, str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word)))
