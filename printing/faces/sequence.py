"""Elements one after the other. What is the same on every face is drawn once, as a form."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from printing.face import MM, Form, Overflow
from printing.faces.artist import Artist
from printing.faces.elements.base import Element
from printing.faces.scope import Reads, Scope

SHORTEST_FORM = 160
"""Operators shorter than this are written out instead of becoming a form."""
MARGIN = 30.0
"""How far a form may reach beyond its frame, in millimetres."""


class Fixed:
    """Neighbouring elements that do not depend on the entry."""

    def __init__(self, elements: list[Element]) -> None:
        self.elements = elements
        self._drawn: dict[tuple[str, str, float, float, float], tuple[Form, list[Overflow]]] = {}

    def draw(self, artist: Artist) -> None:
        """Show what was drawn before."""
        key = (artist.ink, artist.language, artist.width, artist.height, artist.bleed)
        drawn = self._drawn.get(key)
        if drawn is None:
            drawn = self._drawn[key] = self._draw(artist)
        form, overflows = drawn
        x, y = artist.left, artist.top - artist.height * MM
        for each in overflows:  # what does not fit is told of every face that shows it
            corners = tuple((across + x / MM, up + y / MM) for across, up in each.corners)
            artist.overflows.append(replace(each, key=artist.key, side=artist.side, corners=corners))
        pen = artist.pen
        if len(form.ops) < SHORTEST_FORM:
            pen.need(form.resources)
            text = form.ops.decode("ascii")
            pen.out.append(f"q 1 0 0 1 {x:.3f} {y:.3f} cm\n{text}\nQ" if x or y else f"q\n{text}\nQ")
        else:
            pen.place(form, x, y)

    def _draw(self, artist: Artist) -> tuple[Form, list[Overflow]]:
        own = Artist(
            artist.kit,
            Scope(artist.scope.material, Reads()),
            artist.ink,
            artist.width,
            artist.height,
            key=artist.key,
            side=artist.side,
            bleed=artist.bleed,
        )
        for element in self.elements:
            element.draw(own)
        margin = MARGIN * MM
        width, height = artist.width * MM, artist.height * MM
        return own.pen.form((-margin, -margin, width + margin, height + margin)), own.overflows


class Sequence:
    """Elements in the order of drawing, fixed ones gathered."""

    def __init__(self, elements: Iterable[Element]) -> None:
        self.elements = tuple(elements)
        self.is_static = all(element.is_static for element in self.elements)
        self.parts: list[Fixed | Element] = []
        run: list[Element] = []
        for element in self.elements:
            if element.is_static:
                run.append(element)
                continue
            if run:
                self.parts.append(Fixed(run))
                run = []
            self.parts.append(element)
        if run:
            self.parts.append(Fixed(run))

    def draw(self, artist: Artist) -> None:
        """Draw all of them."""
        for part in self.parts:
            if isinstance(part, Fixed) or part.condition.is_static or part.condition.holds(artist.scope):
                part.draw(artist)
