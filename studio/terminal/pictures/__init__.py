"""What is drawn of a table. A game may have a module here, by its own name, with a `Picture`; of the others
the view is shown as indented text."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from content.asking import asker_of
from content.playwording import Labelled, PlayWording

Pen = Callable[[str, str], str]
"""Gives a text a style."""


class Picture:
    """Draws what a seat may know, as it is."""

    def __init__(self, words: PlayWording, pen: Pen) -> None:
        self.words = words
        self.pen = pen
        self.asker = asker_of(words)

    def draw(self, view: Mapping[str, Any]) -> list[list[str]]:
        """The table as blocks of lines; a block that has not changed need not be shown again."""
        return [indented({name: part}) for name, part in view.items()]

    def names(self, view: Mapping[str, Any], seats: int) -> list[str]:
        """What the seats are called."""
        return self.asker.call(view, seats)

    def question(self, view: Mapping[str, Any], labels: Sequence[Labelled]) -> str:
        """What is to be decided."""
        return self.asker.ask(view, labels)

    def legend(self) -> str:
        """What the signs of the drawing mean."""
        return ""

    def cards(self, view: Mapping[str, Any]) -> list[str]:
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


def picture_of(game: str) -> type[Picture]:
    """How the table of a game is drawn."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return Picture
    found: type[Picture] = importlib.import_module(module).Picture
    return found
