"""Texts that fit their frames."""

from __future__ import annotations

from typing import cast

from engine.schema import Fault
from engine.schema.faults import closest
from printing.drawing.pen import Colour, Pen
from printing.face import MM, Fit, Form, Overflow, Resources
from printing.faces.artist import Artist, Frame
from printing.faces.elements.base import Element, Properties
from printing.faces.kit import Style
from printing.faces.values import Value
from printing.text.fitting import Fitted, Spec, fit
from printing.text.fonts import font
from printing.text.markup import GlyphError, Paragraph, Voice, paragraphs
from printing.text.spoken import as_text, hyphenated_as, languages_of
from printing.text.typesetting import Align, Valign, set_text

LONGEST_LABEL = 12
"""Texts of so many characters are labels: they return on many faces."""
MOST_LABELS = 2_000


class Setter:
    """Sets texts of one style."""

    def __init__(self, style: Style, colour: Value, properties: Properties) -> None:
        self.style = style
        self.colour = colour
        cut = (
            ("bold_italic" if style.italic else "bold")
            if style.bold
            else "italic"
            if style.italic
            else "regular"
        )
        self.cap = font(style.family, cut).cap
        self.voice = Voice(style.family, style.bold, style.italic, style.labels, properties.kit.icon_widths())
        self._specs: dict[str, Spec] = {}
        self._drawn: dict[tuple[str, Frame, str, str, str], tuple[str, Resources, Fit]] = {}
        """Short texts that were drawn before: labels and numbers are the same on many faces."""

    def spec(self, language: str) -> Spec:
        """How texts are fitted in a language."""
        spec = self._specs.get(language)
        if spec is None:
            style = self.style
            spec = self._specs[language] = Spec(
                style.size,
                min(style.smallest, style.size),
                style.leading,
                style.tight,
                language,
                style.hyphens,
                style.balanced,
                self.cap,
            )
        return spec

    def paragraphs(self, artist: Artist, text: str) -> tuple[Paragraph, ...]:
        """The words of a text, as the style writes them."""
        style, languages = self.style, languages_of(text, artist.language)
        if style.upper:
            text = text.upper()
        if style.icons:
            text = artist.kit.with_icons(text, languages)
        try:
            return paragraphs(text, self.voice)
        except GlyphError as error:
            artist.fail(error.fault)
            raise

    def icon_forms(self, artist: Artist, fitted: Fitted) -> dict[str, tuple[Form, float]] | None:
        """The forms of the icons in a text."""
        found: dict[str, tuple[Form, float]] = {}
        for line in fitted.lines:
            for word in line.words:
                for piece in word.pieces:
                    if piece.icon and piece.icon not in found:
                        icons = artist.kit.icons
                        if piece.icon not in icons.known:
                            hint = closest(piece.icon, icons.known)
                            artist.fail(Fault((), "face-icon", {"is": piece.icon}, hint))
                        height = icons.known[piece.icon].height
                        tint = str(self.colour.get(artist.scope))
                        found[piece.icon] = (icons.form(piece.icon, artist.ink, tint), height)
        return found or None

    def show(self, artist: Artist, fitted: Fitted, box: Frame) -> None:
        """Draw lines that are set, in a frame in points."""
        style = self.style
        colour = artist.colour(self.colour.get(artist.scope)) or (0.0, 0.0, 0.0)
        outline: tuple[Colour, float] | None = None
        if style.outline:
            paint = artist.colour(style.outline)
            outline = (paint, style.outline_width * MM) if paint is not None else None
        set_text(
            artist.pen,
            fitted,
            box,
            self.cap,
            colour,
            cast(Align, style.align),
            cast(Valign, style.valign),
            self.icon_forms(artist, fitted),
            outline,
        )

    def set(self, artist: Artist, text: str, frame: Frame | None, source: str) -> Fit:
        """Draw a text in a frame and note if it does not fit."""
        if len(text) > LONGEST_LABEL:
            return self._set(artist, text, frame, source)
        box = artist.points(frame)
        language = hyphenated_as(text, artist.language)
        key = (text, box, str(self.colour.get(artist.scope)), artist.ink, language)
        known = self._drawn.get(key)
        if known is None:
            outer, before = artist.pen, len(artist.overflows)
            artist.pen = Pen()
            try:
                fit = self._set(artist, text, frame, source)
                known = ("\n".join(artist.pen.out), artist.pen.resources(), fit)
            finally:
                artist.pen = outer
            if len(artist.overflows) == before:
                if len(self._drawn) > MOST_LABELS:
                    self._drawn.clear()
                self._drawn[key] = known
        if known[0]:
            artist.pen.out.append(known[0])
            artist.pen.need(known[1])
        return known[2]

    def _set(self, artist: Artist, text: str, frame: Frame | None, source: str) -> Fit:
        spec = self.spec(hyphenated_as(text, artist.language))
        words = self.paragraphs(artist, text)
        if not words:
            return Fit(spec.size, spec.size, spec.smallest)
        box = artist.points(frame)
        fitted = fit(words, box[2], box[3], spec)
        self.show(artist, fitted, box)
        is_width = fitted.too_wide > 0
        missing = round((fitted.too_wide if is_width else fitted.too_high) / MM, 2)
        if fitted.too_high or fitted.too_wide:
            artist.overflows.append(
                Overflow(
                    artist.key,
                    artist.side,
                    artist.language,
                    source,
                    missing,
                    is_width,
                    fitted.size,
                    text,
                    artist.corners(frame),
                )
            )
        return Fit(fitted.size, spec.size, spec.smallest, missing, is_width)


class TextElement(Element):
    """A text in a frame: tightened, then made smaller until it fits, and reported if it does not."""

    name = "text"

    def read(self, properties: Properties) -> None:
        """The text and its style."""
        self.text = properties.value("text")
        style = properties.style("body")
        colour = properties.colour("colour", style.colour)
        self.setter = Setter(style, colour, properties)

    def draw(self, artist: Artist) -> None:
        """Set the text."""
        text = as_text(self.text.get(artist.scope))
        fit = self.setter.set(artist, text, self.frame, self.text.source) if text else None
        artist.note("text", self.frame, (self.text,), text, fit)


class Stat(Element):
    """A number on an icon: health, price, damage."""

    name = "stat"

    def read(self, properties: Properties) -> None:
        """The number, its icon, and where it stands on the icon."""
        self.text = properties.value("stat")
        self.icon = properties.icon("icon")
        self.tint = properties.colour("tint", "none")
        style = properties.style("stat")
        colour = properties.colour("colour", style.colour)
        self.shift = properties.numbers("shift", (2,), (0.0, 0.0))
        self.setter = Setter(style, colour, properties)

    def draw(self, artist: Artist) -> None:
        """The icon, then the number in its middle."""
        left, bottom, width, height = artist.points(self.frame)
        name = str(self.icon.get(artist.scope))
        if name:
            icon = artist.kit.icons.known[name]
            scale = min(width / icon.width, height / icon.height)
            form = artist.kit.icons.form(name, artist.ink, str(self.tint.get(artist.scope) or ""))
            x = left + (width - icon.width * scale) / 2
            y = bottom + (height - icon.height * scale) / 2
            artist.pen.place(form, x, y, scale)
        x0, y0, w, h = self.frame or (0.0, 0.0, artist.width, artist.height)
        frame = (x0 + self.shift[0], y0 + self.shift[1], w, h)
        text = as_text(self.text.get(artist.scope))
        fit = self.setter.set(artist, text, frame, self.text.source)
        artist.note("number", self.frame, (self.text,), text, fit)
