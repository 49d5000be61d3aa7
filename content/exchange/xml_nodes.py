"""Reads XML that anybody may have made, unit by unit, in bounded time and memory whatever it holds; and
writes it.

A DOCTYPE is refused, so there are no entities and nothing is fetched; depth, elements, bytes, the length of a
tag and of a unit are counted as they come. Names are taken without their prefixes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from content.exchange.format import MEGABYTE, TextsFileError, check_size
from content.exchange.unit import LONGEST_TEXT
from engine.schema import Fault

DEEPEST = 64
MOST_ELEMENTS = 2_000_000
LONGEST_TOKEN = MEGABYTE
MOST_IN_UNIT = 8 * LONGEST_TEXT
"""Characters of one unit with everything around its texts."""
_CHUNK = 1 << 16
_SPECIAL = re.compile('[&<>"\n\t\r]')


@dataclass(slots=True)
class Node:
    """An element: its name without a prefix, its attributes, what is in it, and its line."""

    name: str
    attributes: dict[str, str]
    line: int
    inside: list[Node | str] = field(default_factory=list)

    def all(self, name: str) -> list[Node]:
        """The elements of a name right in it."""
        return [each for each in self.inside if isinstance(each, Node) and each.name == name]

    def first(self, name: str) -> Node | None:
        """The first of them."""
        return next(iter(self.all(name)), None)

    @property
    def text(self) -> str:
        """All text in it, whatever stands around it."""
        return "".join(each if isinstance(each, str) else each.text for each in self.inside)


Take = Callable[[Node, Mapping[str, Mapping[str, str]]], None]
"""Gets a unit, and the attributes of the elements around it by their names."""


def read_units(content: bytes, unit: str, take: Take) -> None:
    """Hand over every element of a name, whole, one after the other; nothing else is kept. Raises
    `TextsFileError` for everything that is wrong."""
    check_size(content)
    reading = _Reading(unit, take)
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = _refuse_doctype
    parser.StartElementHandler = reading.open
    parser.EndElementHandler = reading.close
    parser.CharacterDataHandler = reading.characters
    reading.parser = parser
    try:
        for start in range(0, len(content), _CHUNK):
            parser.Parse(content[start : start + _CHUNK], False)
            if start + _CHUNK - parser.CurrentByteIndex > LONGEST_TOKEN:
                raise TextsFileError(reading.place, Fault((), "texts-huge"))
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        why = expat.ErrorString(error.code) or "?"
        raise TextsFileError(f"{error.lineno}", Fault((), "texts-xml", {"why": why})) from None
    except (ValueError, LookupError):  # an encoding that nobody knows, or that has no table
        raise TextsFileError("1", Fault((), "texts-encoding")) from None


def _refuse_doctype(*_: Any) -> None:
    raise TextsFileError("", Fault((), "texts-doctype"))


class _Reading:
    """One file while it is read."""

    def __init__(self, unit: str, take: Take) -> None:
        self.unit, self.take = unit, take
        self.parser: Any = None
        self.around: list[tuple[str, dict[str, str]]] = []
        self.open_nodes: list[Node] = []
        self.elements = self.length = 0

    @property
    def place(self) -> str:
        """The line that is read."""
        return str(self.parser.CurrentLineNumber)

    def open(self, name: str, attributes: dict[str, str]) -> None:
        self.elements += 1
        depth = len(self.around) + len(self.open_nodes)
        self.length += sum(map(len, attributes.values()))
        if self.elements > MOST_ELEMENTS or depth > DEEPEST or self.length > MOST_IN_UNIT:
            raise TextsFileError(self.place, Fault((), "texts-huge"))
        name = name.rpartition(":")[2]
        if not self.open_nodes and name != self.unit:
            self.around.append((name, attributes))
            self.length = 0
            return
        node = Node(name, attributes, self.parser.CurrentLineNumber)
        if self.open_nodes:
            self.open_nodes[-1].inside.append(node)
        else:
            self.length = 0
        self.open_nodes.append(node)

    def close(self, name: str) -> None:
        if not self.open_nodes:
            self.around.pop()
            return
        node = self.open_nodes.pop()
        if not self.open_nodes:
            self.take(node, dict(self.around))

    def characters(self, text: str) -> None:
        if self.open_nodes:
            self.length += len(text)
            if self.length > MOST_IN_UNIT:
                raise TextsFileError(self.place, Fault((), "texts-huge"))
            self.open_nodes[-1].inside.append(text)


def element(name: str, attributes: Mapping[str, str] | None = None, inside: str = "") -> str:
    """An element as text: attributes, leaving out empty ones, and what is in it, which is XML already. No
    space is added, none is lost."""
    written = "".join([f" {key}={_attribute(value)}" for key, value in (attributes or {}).items() if value])
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def opening(name: str, attributes: Mapping[str, str]) -> str:
    """The tag that opens an element which is written piece by piece."""
    return f"<{name}" + "".join(f" {key}={_attribute(value)}" for key, value in attributes.items()) + ">"


def _attribute(value: str) -> str:
    return quoteattr(value) if _SPECIAL.search(value) else f'"{value}"'


def plain(text: str) -> str:
    """A text as XML."""
    return escape(text) if "&" in text or "<" in text or ">" in text else text
