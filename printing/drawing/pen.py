"""A pen writes the operators of a content stream and notes what they need.

Positions are points from the lower left corner. What the pen draws is text, so that equal drawings are equal
bytes: numbers are rounded to thousandths of a point and written without trailing zeros.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from printing.face import MM, Form, Picture, Resources, Step
from printing.text.fonts import Font

Colour = tuple[float, float, float]
"""Red, green, blue, from 0 to 1."""


_written: dict[float, str] = {}
_MOST_WRITTEN = 200_000


def number(value: float) -> str:
    """A number as a content stream writes it."""
    text = _written.get(value)
    if text is None:
        text = f"{value:.3f}".rstrip("0").rstrip(".")
        if text in ("-0", ""):
            text = "0"
        if len(_written) >= _MOST_WRITTEN:
            _written.clear()
        _written[value] = text
    return text


def numbers(*values: float) -> str:
    """Numbers with spaces between them."""
    return " ".join([number(value) for value in values])


class Pen:
    """Collects operators."""

    def __init__(self) -> None:
        self.out: list[str] = []
        self._fonts: dict[str, list[str]] = {}
        self._forms: dict[str, Form] = {}
        self._pictures: dict[str, Picture] = {}
        self._alphas: set[int] = set()

    def ops(self) -> bytes:
        """What was drawn."""
        return "\n".join(self.out).encode("ascii")

    def resources(self) -> Resources:
        """What the operators need."""
        fonts = {name: "".join(used) for name, used in self._fonts.items()}
        return Resources(fonts, dict(self._forms), dict(self._pictures), frozenset(self._alphas))

    def need(self, resources: Resources) -> None:
        """Note what operators from elsewhere need."""
        for name, characters in resources.fonts.items():
            self.use(name, characters)
        if resources.forms:
            self._forms.update(resources.forms)
        if resources.pictures:
            self._pictures.update(resources.pictures)
        if resources.alphas:
            self._alphas.update(resources.alphas)

    def form(self, box: tuple[float, float, float, float]) -> Form:
        """Everything drawn so far as a form, named by its content."""
        ops = self.ops()
        name = "X" + hashlib.sha256(repr(box).encode() + ops).hexdigest()[:20]
        return Form(name, box, ops, self.resources())

    # State

    def save(self) -> None:
        """Remember the graphics state."""
        self.out.append("q")

    def restore(self) -> None:
        """Return to the remembered state."""
        self.out.append("Q")

    def matrix(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None:
        """Move, turn or scale what follows."""
        self.out.append(f"{numbers(a, b, c, d)} {numbers(e, f)} cm")

    def fill(self, colour: Colour) -> None:
        """The colour of areas and letters."""
        self.out.append(f"{numbers(*colour)} rg")

    def stroke(self, colour: Colour, width: float, dash: Sequence[float] = ()) -> None:
        """The colour, width and dashes of lines; width and dashes in points."""
        self.out.append(f"{numbers(*colour)} RG {number(width)} w")
        if dash:
            self.out.append(f"[{numbers(*dash)}] 0 d")

    def alpha(self, hundredths: int) -> None:
        """The opacity of what follows."""
        self._alphas.add(hundredths)
        self.out.append(f"/A{hundredths} gs")

    # Shapes

    def rectangle(self, x: float, y: float, width: float, height: float, paint: str = "f") -> None:
        """A rectangle, filled (f), stroked (S), both (B) or made the clip (W n)."""
        self.out.append(f"{numbers(x, y, width, height)} re {paint}")

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """A line."""
        self.out.append(f"{numbers(x1, y1)} m {numbers(x2, y2)} l S")

    def path(self, steps: Iterable[Step], paint: str = "f", scale: float = MM) -> None:
        """A path whose steps are in millimetres, or in other units of ``scale`` points."""
        words = []
        for name, values in steps:
            if name == "Z":
                words.append("h")
            else:
                coordinates = numbers(*[value * scale for value in values])
                words.append(f"{coordinates} { ({'M': 'm', 'L': 'l', 'C': 'c'}[name]) }")
        self.out.append(" ".join(words) + f" {paint}")

    # What is shown

    def text(self, font: Font, size: float, x: float, y: float, text: str) -> None:
        """A line of text whose baseline starts at a point. The font must have all its characters."""
        if not text:
            return
        self.use(font.name, text)
        bold = f" 2 Tr {number(size * font.embolden)} w" if font.embolden else ""
        end = " 0 Tr" if font.embolden else ""
        self.out.append(
            f"BT /{font.name} {number(size)} Tf {numbers(x, y)} Td{bold} {font.string(text)}{end} ET"
        )

    def use(self, font: str, text: str) -> None:
        """Note that characters of a font are shown."""
        used = self._fonts.get(font)
        if used is None:
            self._fonts[font] = [text]
        else:
            used.append(text)

    def place(self, form: Form, x: float = 0, y: float = 0, scale: float = 1) -> None:
        """Show a form."""
        self._forms[form.name] = form
        if x or y or scale != 1:
            self.out.append(f"q {numbers(scale, 0, 0, scale, x, y)} cm /{form.name} Do Q")
        else:
            self.out.append(f"/{form.name} Do")

    def picture(self, picture: Picture, x: float, y: float, width: float, height: float) -> None:
        """Show a picture in a rectangle."""
        self._pictures[picture.name] = picture
        self.out.append(f"q {numbers(width, 0, 0, height, x, y)} cm /{picture.name} Do Q")
