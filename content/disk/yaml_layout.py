"""Where everything stands in the text of a YAML file, to the character: values, items, and the lines and
comments that belong to an item.

What belongs to whom: the comment behind an item, lines of comment right above it, and lines of comment below
it that are indented deeper than it. A comment set off by a blank line belongs to what is around it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any, Literal

import yaml

from content.disk.yaml_reader import LOADER

BREAKS = "\n\r\x85\u2028\u2029"
BREAK = re.compile(rf"\r\n|[{BREAKS}]")
_SPACE = rf"(?:[ \t{BREAKS}]|#[^{BREAKS}]*)*"
_DASH = re.compile(rf"{_SPACE}-")
_COLON = re.compile(rf"{_SPACE}:")
_COMMA = re.compile(rf"{_SPACE},")
_EXPLICIT = re.compile(rf"(?:{_SPACE},)?{_SPACE}\?")
_COMMENT_LINE = re.compile(r"[ \t]*#")
_REST_OF_LINE = re.compile(r"[ \t]*,?[ \t]*(?:#.*)?")
_HEADER = re.compile(r"[|>][-+0-9]*")
_BLANK_END = re.compile(rf"(?:[{BREAKS}][ \t]*)+\Z")

Form = Literal["scalar", "text", "flow", "pair", "lines"]
"""A scalar in its line, a text in lines of its own, a collection in brackets, one pair in a list in brackets
without any of its own, a collection in lines."""


@dataclass(slots=True)
class Node:
    """A value, where it begins and where its last character ends. One that is left out has no length."""

    value: Any
    start: int
    end: int
    form: Form = "scalar"
    style: str = ""
    items: list[Item] = field(default_factory=list)


@dataclass(slots=True)
class Item:
    """An item of a list or a pair of a mapping: its beginning, its key, and the place for its value."""

    start: int
    slot: int
    """Behind the dash or the colon."""
    node: Node
    key: str = ""
    key_start: int = 0
    key_end: int = 0
    is_pair: bool = False
    has_slot: bool = True
    """Whether there is a dash or a colon; a key may stand alone."""

    @property
    def end(self) -> int:
        """Behind its last character."""
        return max(self.slot, self.node.end)


@dataclass(slots=True)
class Span:
    """A part of the text."""

    start: int
    end: int


class Layout:
    """A text that ends with a line break, and its value, which is a mapping or a list, piece by piece."""

    def __init__(self, text: str, value: dict[str, Any] | list[Any]) -> None:
        self.text = text
        breaks = list(BREAK.finditer(text))
        self._line_starts = [0, *(found.end() for found in breaks)]
        self._line_ends = [*(found.start() for found in breaks), len(text)]
        self.root = self._node(yaml.compose(text, Loader=LOADER), value, 0)

    def line_start(self, position: int) -> int:
        """Where the line of a position begins."""
        return self._line_starts[bisect_right(self._line_starts, position) - 1]

    def line_end(self, position: int) -> int:
        """Where the line of a position ends, before its line break."""
        return self._line_ends[bisect_right(self._line_starts, position) - 1]

    def next_line(self, position: int) -> int:
        """Where the line after that of a position begins."""
        number = bisect_right(self._line_starts, position)
        return self._line_starts[number] if number < len(self._line_starts) else len(self.text)

    def column(self, position: int) -> int:
        """How many characters stand before a position in its line."""
        return position - self.line_start(position)

    def is_first(self, position: int) -> bool:
        """Whether only spaces stand before a position in its line."""
        return not self.text[self.line_start(position) : position].strip(" ")

    def has_comment(self, position: int) -> bool:
        """Whether a comment follows in the line of a position at which a value ends."""
        return "#" in self.text[position : self.line_end(position)]

    def comma(self, item: Item) -> int | None:
        """Where the comma behind an item in brackets stands, if there is one."""
        found = _COMMA.match(self.text, item.end)
        return found.end() - 1 if found else None

    def is_stack(self, node: Node) -> bool:
        """Whether every item of a collection has lines to itself."""
        return node.form == "lines" or (
            node.form == "flow"
            and bool(node.items)
            and all(
                self.is_first(item.start)
                and _REST_OF_LINE.fullmatch(self.text, item.end, self.line_end(item.end))
                and (self.comma(item) or 0) < self.line_end(item.end)
                for item in node.items
            )
        )

    def chunks(self, node: Node) -> list[Span]:
        """The lines of each item of a stack, with the comments that belong to it. Only the first may begin
        amid a line, behind the dash of an item around it."""
        found: list[Span] = []
        for item in node.items:
            start = item.start
            if self.is_first(start):
                start = self.line_start(start)
                floor = found[-1].end if found else 0
                while start > floor and self._is_comment(above := self.line_start(start - 1)):
                    start = above
            found.append(Span(start, self.below(item.end, self.column(item.start))))
        return found

    def below(self, end: int, column: int) -> int:
        """Where the lines of something end that ends here and begins at a column: behind the comments that
        are indented deeper."""
        position = found = self.next_line(end)
        while position < len(self.text):
            line = self.text[position : self.line_end(position)]
            if self._is_comment(position) and line.index("#") > column:
                found = self.next_line(position)
            elif line.strip(" \t"):
                break
            position = self.next_line(position)
        return found

    def _is_comment(self, start: int) -> bool:
        return _COMMENT_LINE.match(self.text, start, self.line_end(start)) is not None

    def _node(self, node: yaml.Node, value: Any, slot: int) -> Node:
        start, end = node.start_mark.index, node.end_mark.index
        if isinstance(node, yaml.ScalarNode):
            if start == end:
                return Node(value, slot, slot)
            if node.style in ("|", ">"):
                return Node(value, start, self._text_end(start, end), "text", node.style)
            return Node(value, start, end, style=node.style or "")
        assert isinstance(node, yaml.CollectionNode)
        form: Form = "lines"
        if node.flow_style:
            form = "flow" if self.text[start] in "[{" else "pair"
        items: list[Item] = []
        position = start + (form == "flow")
        for index, part in enumerate(node.value):
            if isinstance(part, tuple):
                items.append(self._pair(part[0], part[1], value, position))
            else:
                items.append(self._item(part, value[index], position, in_lines=form == "lines"))
            position = items[-1].end
        return Node(value, start, end if form == "flow" else position, form, items=items)

    def _item(self, node: yaml.Node, value: Any, position: int, *, in_lines: bool) -> Item:
        if not in_lines:
            start = slot = node.start_mark.index
        else:
            dash = _DASH.match(self.text, position)
            assert dash is not None
            start, slot = dash.end() - 1, dash.end()
        return Item(start, slot, self._node(node, value, slot))

    def _pair(self, key: yaml.ScalarNode, node: yaml.Node, value: Any, position: int) -> Item:
        begin, end = key.start_mark.index, key.end_mark.index
        explicit = _EXPLICIT.match(self.text, position, begin)
        colon = _COLON.match(self.text, end)
        slot = colon.end() if colon else end
        return Item(
            explicit.end() - 1 if explicit else begin,
            slot,
            self._node(node, value[key.value], slot),
            key.value,
            begin,
            end,
            is_pair=True,
            has_slot=colon is not None,
        )

    def _text_end(self, start: int, end: int) -> int:
        """Where a text in lines of its own ends: before its last line break, and before blank lines that are
        not part of it."""
        header = self.header_end(start)
        if "+" in self.text[start:header]:
            return self.line_end(end - 1)
        blank = _BLANK_END.search(self.text, header, end)
        return blank.start() if blank else end

    def header_end(self, start: int) -> int:
        """Where the sign of a text in lines of its own ends: ``|``, ``>-``."""
        header = _HEADER.match(self.text, start)
        assert header is not None
        return header.end()
