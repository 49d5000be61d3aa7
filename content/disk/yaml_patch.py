"""Changes a YAML file so that it says something else, and only where it has to: everything that is not about
the change keeps its bytes, its comments and its way of being written, at any depth.

Instead of writing the file anew, single stretches of its text are replaced. docs/decisions/0029 tells why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from content.disk.list_pairs import pair_items, same
from content.disk.yaml_layout import BREAK, BREAKS, Item, Layout, Node, Span
from content.disk.yaml_reader import read_yaml
from content.disk.yaml_writer import LINE_WIDTH, Part, write_flow, write_flow_pair, write_part, write_yaml

Edit = tuple[int, int, str]
"""From where to where the text is replaced, and by what."""
_LINE = re.compile(rf"(?<![^{BREAKS}])(?=[^{BREAKS}])")
_BLANK_START = re.compile(rf"(?:[ \t]*(?:{BREAK.pattern}))+")
_BLANK_END = re.compile(rf"(?<![^{BREAKS}])(?:[ \t]*(?:{BREAK.pattern}))+\Z")
_COMMA = re.compile(r",(?:[ \t]*(?![ \t#]))?")
_BOM = "\ufeff"


def patch_yaml(
    text: str, after: dict[str, Any] | list[Any], meaning: Callable[[Any], Any] = lambda value: value
) -> str:
    """The text changed so that it means ``after``.

    ``meaning`` gives the shortest form of what a file says: a file may spell out what goes without saying,
    and such parts stay. If the result did not mean what it should, the file would be written anew; nothing is
    ever lost but its layout.
    """
    mark = _BOM if text.startswith(_BOM) else ""
    body = text.removeprefix(_BOM)
    read = read_yaml(body.encode())
    if read.faults or not isinstance(read.value, dict | list) or type(read.value) is not type(after):
        return write_yaml(after)
    ending = "" if BREAK.search(body, len(body) - 1) else "\n"
    patch = _Patch(body + ending, read.value)
    patch.change_all(meaning(read.value), after)
    patched = patch.result()
    for candidate in (patched.removesuffix(ending), patched):
        found = read_yaml(candidate.encode())
        if not found.faults and same(meaning(found.value), after):
            return mark + candidate
    return write_yaml(after)


def rename_keys(text: str, renamed: Mapping[str, str]) -> str:
    """The text with other names for keys at its margin, where the new name is not taken."""
    read = read_yaml(text.removeprefix(_BOM).encode())
    if read.faults or not isinstance(read.value, dict):
        return text
    patch = _Patch(text.removeprefix(_BOM), read.value)
    for item in patch.layout.root.items:
        new = renamed.get(item.key, item.key)
        if new not in read.value:
            patch.edits.append((item.key_start, item.key_end, write_flow(new)))
    return text[: text.startswith(_BOM)] + patch.result()


@dataclass(frozen=True, slots=True)
class _Place:
    """What stands at a place of a collection afterwards: an item that stayed or moved, or something new."""

    index: int = -1
    is_moved: bool = False
    key: str | None = None
    value: Any = None

    @property
    def is_new(self) -> bool:
        return self.index < 0

    @property
    def stays(self) -> bool:
        return not self.is_new and not self.is_moved


class _Patch:
    """Collects the edits of one text."""

    def __init__(self, text: str, value: dict[str, Any] | list[Any]) -> None:
        self.text = text
        self.layout = Layout(text, value)
        self.edits: list[Edit] = []
        found = BREAK.search(text)
        self.newline = found.group() if found and found.group() in ("\r\n", "\r") else "\n"

    def change_all(self, before: Any, after: dict[str, Any] | list[Any]) -> None:
        """Change the whole file."""
        node = self.layout.root
        known = before if _fits(node, before) else node.value
        if isinstance(after, dict):
            self._mapping(node, known, after)
        else:
            self._sequence(node, known, after)

    def result(self) -> str:
        """The text with all edits made."""
        return self._apply(0, len(self.text), self.edits)

    def _apply(self, start: int, end: int, edits: list[Edit]) -> str:
        parts, position = [], start
        for first, last, new in sorted(edits, key=lambda edit: edit[:2]):
            parts += [self.text[position:first], new]
            position = last
        return "".join([*parts, self.text[position:end]])

    def _put(self, start: int, end: int, new: str) -> None:
        """Replace a part of the text by something new."""
        self.edits.append((start, end, new.replace("\n", self.newline)))

    def _change(self, item: Item, parent: Node, before: Any, after: Any) -> None:
        """Make the value of an item say something else."""
        if same(before, after):
            return
        node = item.node
        if not _fits(node, before):
            before = node.value
        if isinstance(before, dict) and isinstance(after, dict):
            is_done = self._mapping(node, before, after)
        elif isinstance(before, list) and isinstance(after, list):
            is_done = self._sequence(node, before, after)
        else:
            is_done = False
        if is_done:
            return
        if parent.form == "lines":
            self._replace_in_lines(item, after)
        else:
            self._replace_in_brackets(item, after)

    def _mapping(self, node: Node, before: dict[str, Any], after: dict[str, Any]) -> bool:
        """Change a mapping pair by pair; no if no pair of it stays."""
        begin = len(self.edits)
        edits: dict[int, list[Edit]] = {}
        staying: dict[str, int] = {}
        for index, item in enumerate(node.items):
            mark = len(self.edits)
            if item.key in after:
                self._change(item, node, before.get(item.key, item.node.value), after[item.key])
            elif item.key in before:
                continue
            staying[item.key] = index
            edits[index] = self.edits[mark:]
        behind: str | None = None
        fresh: dict[str | None, list[_Place]] = {}
        for key, part in after.items():
            if key in staying:
                behind = key
            else:
                fresh.setdefault(behind, []).append(_Place(key=key, value=part))
        places = fresh.get(None, [])
        for name, index in staying.items():
            places += [_Place(index), *fresh.get(name, ())]
        return self._arrange(node, places, edits, begin)

    def _sequence(self, node: Node, before: list[Any], after: list[Any]) -> bool:
        """Change a list item by item; no if no item of it stays."""
        begin = len(self.edits)
        kept, moved = pair_items(before, after)
        edits: dict[int, list[Edit]] = {}
        places = []
        for number, part in enumerate(after):
            index = kept.get(number, moved.get(number))
            if index is None:
                places.append(_Place(value=part))
                continue
            mark = len(self.edits)
            self._change(node.items[index], node, before[index], part)
            edits[index] = self.edits[mark:]
            places.append(_Place(index, is_moved=number in moved))
        return self._arrange(node, places, edits, begin)

    def _arrange(self, node: Node, places: list[_Place], edits: dict[int, list[Edit]], begin: int) -> bool:
        """Bring the items of a collection, each with its own edits, into an order; no if that cannot be done.
        The edits were collected from ``begin`` on."""
        if [place.index for place in places] == [*range(len(node.items))]:
            return True
        del self.edits[begin:]
        if node.form == "pair" or not any(place.stays for place in places):
            return False
        if self.layout.is_stack(node):
            self._stack(node, places, edits)
        else:
            self._line_up(node, places, edits)
        return True

    def _stack(self, node: Node, places: list[_Place], edits: dict[int, list[Edit]]) -> None:
        """Arrange items that have lines to themselves, with their comments."""
        chunks = self.layout.chunks(node)
        column = self.layout.column(node.items[0].start)
        has_commas = node.form == "flow"
        is_inline = not self.layout.is_first(node.items[0].start)
        ends_with_comma = has_commas and self.layout.comma(node.items[-1]) is not None
        is_spaced = len(chunks) > 1 and all(
            _BLANK_START.match(self.text, chunks[number].end, chunks[number + 1].start)
            for number in range(len(chunks) - 1)
        )
        parts: list[str] = []
        following = 0
        for number, place in enumerate(places):
            needs_comma = has_commas and (ends_with_comma or number < len(places) - 1)
            if place.stays:
                parts.append(self._gap(chunks, following, place.index))
                following = place.index + 1
            elif is_spaced and number:
                parts.append(self.newline)
            if place.is_new:
                parts.append(self._fresh_lines(node, place, column, needs_comma))
            else:
                item, chunk = node.items[place.index], chunks[place.index]
                own = edits[place.index]
                if needs_comma and self.layout.comma(item) is None:
                    own = [*own, (item.end, item.end, ",")]
                indent = " " * column if is_inline and place.index == 0 else ""
                parts.append(indent + self._apply(chunk.start, chunk.end, own))
            if is_spaced and not following:
                parts.append(self.newline)
        parts.append(self._gap(chunks, following, len(chunks)))
        text, start = "".join(parts), chunks[0].start
        if is_inline:
            if text[column] not in " \r\n#" and not text[:column].strip(" "):
                text = text[column:]
            else:
                start = len(self.text[:start].rstrip(" "))
                text = self.newline + text
        self.edits.append((start, chunks[-1].end, text))

    def _gap(self, chunks: list[Span], first: int, last: int) -> str:
        """What stands between the items before ``first`` and from ``last`` on and belongs to none, if those
        between go."""
        gaps = [
            self.text[chunks[number - 1].end : chunks[number].start] if number else ""
            for number in range(first, min(last + 1, len(chunks)))
        ]
        if last == len(chunks):
            gaps.append("")
        text = gaps[0] if gaps else ""
        for gap in gaps[1:]:
            if not gap or _BLANK_START.match(gap):
                text = _BLANK_END.sub("", text)
            text += gap
        return _BLANK_START.sub("", text, count=1) if first == 0 and _BLANK_START.match(text) else text

    def _fresh_lines(self, node: Node, place: _Place, column: int, needs_comma: bool) -> str:
        """A new item as lines of a stack."""
        if node.form == "flow":
            return " " * column + self._fresh_flow(place) + ("," if needs_comma else "") + self.newline
        value = [place.value] if place.key is None else {place.key: place.value}
        return _indented(write_yaml(value, LINE_WIDTH - column), column).replace("\n", self.newline)

    def _fresh_flow(self, place: _Place) -> str:
        return write_flow(place.value) if place.key is None else write_flow_pair(place.key, place.value)

    def _line_up(self, node: Node, places: list[_Place], edits: dict[int, list[Edit]]) -> None:
        """Arrange items in brackets that share lines."""
        staying = [place.index for place in places if place.stays]
        for index, item in enumerate(node.items):
            if index in staying:
                self.edits += edits[index]
            else:
                self.edits.append((item.start, item.end, ""))
                self._drop_comma(item)
        last = node.items[staying[-1]]
        if last is not node.items[-1] and self.layout.comma(node.items[-1]) is None:
            self._drop_comma(last)
        before: Item | None = None
        texts: list[str] = []
        for place in places:
            if not place.stays:
                texts.append(self._moved_or_fresh(node, place, edits))
                continue
            item = node.items[place.index]
            self._put_between(before, texts, item)
            before, texts = item, []
        self._put_between(before, texts, node.items[-1])

    def _put_between(self, before: Item | None, texts: list[str], after: Item) -> None:
        """Put items that came or moved behind one that stays, or before the first."""
        if before is not None:
            self.edits.append((before.end, before.end, "".join(f", {text}" for text in texts)))
        else:
            self.edits.append((after.start, after.start, "".join(f"{text}, " for text in texts)))

    def _moved_or_fresh(self, node: Node, place: _Place, edits: dict[int, list[Edit]]) -> str:
        if place.is_new:
            return self._fresh_flow(place)
        item = node.items[place.index]
        return self._apply(item.start, item.end, edits[place.index])

    def _drop_comma(self, item: Item) -> None:
        comma = self.layout.comma(item)
        if comma is not None:
            self.edits.append((comma, _COMMA.match(self.text, comma).end(), ""))  # type: ignore[union-attr]

    def _replace_in_brackets(self, item: Item, value: Any) -> None:
        node = item.node
        if not item.has_slot:
            self._put(item.start, item.end, write_flow_pair(item.key, value))
        elif node.start == node.end:
            follows = "" if self.text[node.end] in " ,]}\r\n" else " "
            self._put(node.start, node.end, f" {write_flow(value)}{follows}")
        else:
            self._put(node.start, node.end, write_flow(value, node.style))

    def _replace_in_lines(self, item: Item, value: Any) -> None:
        """Put another value behind a dash or colon in lines. The comment behind it stays; comments within
        the old value go with it."""
        if not item.has_slot:
            self._put(item.start, item.end, write_flow_pair(item.key, value))
            return
        node, layout = item.node, self.layout
        column = layout.column(item.start)
        part = write_part(
            value, width=LINE_WIDTH - column, key_width=item.slot - item.start - 1, style=node.style
        )
        start, end, rest = self._stretches(item)
        space = " " if start == item.slot else ""
        if part.is_collection and self._may_begin_here(item, part, start, end, rest):
            lines = _indented(part.lines, layout.column(start) + len(space))
            self._put(start, rest, space + lines.lstrip(" ").removesuffix("\n"))
            return
        if part.is_collection:
            start = item.slot + len(self.text[item.slot : start].rstrip(" ")) if start > item.slot else start
            lines = _indented(part.lines, column + 2)
            inline = ""
        else:
            inline = space + _indented(part.inline, column, first=False)
            lines = _indented(part.lines, column)
        self._put(start, end, inline)
        line_end = layout.line_end(end)
        self._put(line_end, max(rest, line_end), f"\n{lines}".rstrip("\n"))

    def _stretches(self, item: Item) -> tuple[int, int, int]:
        """Where a value stands that is to be replaced: the stretch in the line of its dash or colon, and the
        end of the lines below that are its own."""
        node, layout = item.node, self.layout
        if node.form == "text":
            return node.start, layout.header_end(node.start), node.end
        if node.form != "lines":
            return node.start, node.end, node.end
        if layout.line_end(item.slot) == layout.line_end(node.end):
            return node.start, node.end, node.end
        last = layout.line_end(layout.below(node.end, layout.column(item.start)) - 1)
        if layout.is_first(node.start):
            return item.slot, item.slot, last
        return node.start, last, last

    def _may_begin_here(self, item: Item, part: Part, start: int, end: int, rest: int) -> bool:
        """Whether a collection in lines may begin in this line: not behind a key, and not so that a comment
        would come to stand amid it."""
        layout = self.layout
        if item.is_pair and layout.line_start(start) == layout.line_start(item.slot):
            return False
        return not layout.has_comment(end) or (part.lines.count("\n") == 1 and rest == end)


def _fits(node: Node, before: Any) -> bool:
    """Whether a value can be matched with a node item by item."""
    match before:
        case dict():
            return isinstance(node.value, dict) and before.keys() <= node.value.keys()
        case list():
            return isinstance(node.value, list) and len(before) == len(node.value)
    return not isinstance(node.value, dict | list)


def _indented(text: str, column: int, *, first: bool = True) -> str:
    """Every line that holds something, moved to the right."""
    return _LINE.sub(lambda found: " " * column if first or found.start() else "", text)
