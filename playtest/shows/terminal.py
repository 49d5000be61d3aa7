"""What a terminal shows of a game. A game's own `Picture` is part of its `Show`; of a game without one the
view is shown as indented text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from content.playwording import Labelled, PlayWording
from engine.kernel.view import V, as_json
from playtest.shows.questions import Asker

WIDTH = 100
"""Columns that a drawing may take."""
Pen = Callable[[str, str], str]
"""Gives a text a style."""


class Picture(Generic[V]):
    """Draws what a seat may know, as it is."""

    def __init__(self, words: PlayWording, asker: Asker[V], pen: Pen) -> None:
        self.words = words
        self.asker = asker
        self.pen = pen

    def draw(self, view: V) -> list[list[str]]:
        """The table as blocks of lines; a block that has not changed need not be shown again."""
        return [indented({name: part}) for name, part in as_json(view).items()]

    def names(self, view: V, seats: int) -> list[str]:
        """What the seats are called."""
        return self.asker.call(view, seats)

    def question(self, view: V, labels: Sequence[Labelled]) -> str:
        """What is to be decided."""
        return self.asker.ask(view, labels)

    def legend(self) -> str:
        """What the signs of the drawing mean."""
        return ""

    def cards(self, view: V) -> list[str]:
        """The entries that lie open, as ``kind/slug``."""
        return []


def indented(value: Any, depth: int = 0) -> list[str]:
    """Plain data as indented lines."""
    space = "  " * depth
    if isinstance(value, Mapping):
        lines = []
        for name, inner in value.items():
            if isinstance(inner, Mapping | list | tuple) and inner:
                lines += [f"{space}{name}:", *indented(inner, depth + 1)]
            else:
                lines.append(f"{space}{name}: {_short(inner)}")
        return lines
    if isinstance(value, list | tuple):
        if all(not isinstance(inner, Mapping | list | tuple) for inner in value):
            return [space + ", ".join(map(_short, value))]
        return [line for inner in value for line in _item(indented(inner, depth + 1), space)]
    return [f"{space}{_short(value)}"]


def _item(lines: list[str], space: str) -> list[str]:
    return [f"{space}- {lines[0].strip()}", *lines[1:]] if lines else []


def _short(value: Any) -> str:
    return "-" if value is None or value in ([], {}, ()) else str(value)
