"""What a sheet says beside its faces, in the language it is printed in: labels of pages, the note in the
margin, the names of sizes with their millimetres."""

from __future__ import annotations

from babel.core import UnknownLocaleError
from babel.numbers import format_decimal

from content.wording import game_name, wording
from printing.sheets.imposing import Side
from printing.sheets.preset import Preset
from printing.sizes import Size, name_of


def millimetres(value: float, language: str) -> str:
    """A length as a language writes numbers: 63.5 or 63,5."""
    rounded = round(value, 2)
    try:
        return format_decimal(rounded, format="#,##0.##", locale=language)
    except (UnknownLocaleError, ValueError):
        return f"{rounded:g}"


def size_name(size: Size, language: str) -> str:
    """A size by its name, always with its millimetres."""
    words = wording(language)
    name = name_of(size)
    return words.say(
        "size-shown",
        {
            "name": words.say(f"size-{name.replace('_', '-')}" if name else "size-custom"),
            "width": millimetres(size.width, language),
            "height": millimetres(size.height, language),
        },
    )


def preset_name(preset: Preset, language: str) -> str:
    """A preset as people read it; its own name where nobody wrote another down."""
    words, key = wording(language), f"preset-{preset.name}"
    return words.say(key) if words.has(key) else preset.name


class SheetWords:
    """The words of one print."""

    def __init__(self, language: str, game: str, release: int, preset: Preset) -> None:
        self.language = language
        self.game = game_name(game, language)
        self.preset = preset
        self.words = wording(language)
        key = "sheet-release" if release else "sheet-draft"
        self.edition = self.words.say(key, {"number": str(release)} if release else {})

    def title(self) -> str:
        """The title of the file."""
        return self.words.say("sheet-title", {"game": self.game, "edition": self.edition})

    def subject(self, release: str) -> str:
        """What exactly is printed: the content by its hash, the preset by its name."""
        return self.words.say("sheet-subject", {"release": release[:12], "preset": self.preset.name})

    def label(self, side: Side) -> str:
        """What viewers show instead of the number of a page."""
        key = "sheet-label-back" if side.is_back else "sheet-label-front"
        return self.words.say(key, {"sheet": str(side.sheet)})

    def slug(self, side: Side, sheets: int) -> str:
        """The note in the margin."""
        sizes = list(dict.fromkeys(placed.piece.size for placed in side.placed if not placed.is_back))
        place = self.words.say(
            "sheet-place-back" if side.is_back else "sheet-place-front",
            {"sheet": str(side.sheet), "sheets": str(sheets)},
        )
        shown = [size_name(sizes[0], self.language)] if len(sizes) == 1 else []
        scales = {placed.scale for placed in side.placed}
        scale = millimetres(100 * min(scales), self.language) if scales else "100"
        parts = [self.game, self.edition, self.language, *shown, place, f"{scale} %"]
        return " · ".join(part for part in parts if part)
