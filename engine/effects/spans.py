"""Rules texts that know where they came from: each stretch of a text with the path of the data that it says.

    effect = {"when": "activated", "do": [{"gain": {"what": "gold", "amount": 2}}]}
    words.spans("item", {"effects": [effect]})
    [Span("As an action", ("effects", 0, "when")), Span(": ", ("effects", 0)),
     Span("gain ", ("effects", 0, "do", 0)), Span("2", ("effects", 0, "do", 0, "gain", "amount")), …]

Whose text a stretch is as well, its path tells: all that the path begins with.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.marks import Sheet
from engine.schema import Path


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a text, and the innermost part of the data that it says."""

    text: str
    path: Path
    """Keys and indices: ``("effects", 0, "do", 1)`` is a word, ``(…, 1, "gain", "amount")`` a parameter of
    it, given or not. Nothing for text that belongs to nothing."""


@dataclass(frozen=True, slots=True)
class Told:
    """A rules text in spans, and what it does not say."""

    spans: tuple[Span, ...]
    unsaid: tuple[Path, ...]
    """Words and parameters, given or left to their defaults, that have no stretch of the text, nor has
    anything in them: a trigger that goes without saying, a parameter that chose the whole sentence."""

    @property
    def text(self) -> str:
        """The text as it is printed."""
        return "".join(span.text for span in self.spans)


def read_marks(text: str, sheet: Sheet) -> Told:
    """A marked text as spans."""
    spans: list[Span] = []
    for stretch, place in sheet.read(text):
        path = place.path if place is not None else ()
        if spans and spans[-1].path == path:
            spans[-1] = Span(spans[-1].text + stretch, path)
        else:
            spans.append(Span(stretch, path))
    said = set(_owners(span.path for span in spans))
    return Told(tuple(spans), tuple(path for path in sheet.expected if path not in said))


def _owners(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        yield from (path[:end] for end in range(len(path) + 1))
