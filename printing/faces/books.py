"""Books: texts that flow through columns and pages, and paragraphs numbered in an order that tells nothing.

A layout with a ``flow`` is a book. Its blocks are set one after the other into the columns of as many pages
as they need; ``draw`` is what every page shows besides. Paragraphs of several lists (rooms, encounters,
endings) are mixed and numbered by a hash of their names: the same in every language and on every machine,
and no number tells what comes before or after it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.schema import Fault
from engine.schema.faults import quoted
from printing.face import MM, Overflow
from printing.faces.artist import Artist
from printing.faces.elements.base import Properties
from printing.faces.elements.words import Setter
from printing.faces.files import Place, mapping, unknown
from printing.faces.scope import NUMBERS, Part, Scope
from printing.faces.values import Condition, Value
from printing.text.fitting import Fitted, Line, Spec, break_lines
from printing.text.spoken import as_text, hyphenated_as

if TYPE_CHECKING:
    from printing.faces.layouts import Reader

FLOW_KEYS = ("at", "columns", "gap", "blocks")
PARAGRAPH_KEYS = ("of", "as", "blocks")
BLOCK_KINDS = ("text", "break", "repeat", "paragraphs", "space")
ORPHANS = 2
"""So many lines of a block at least stay together at the foot and head of a column."""


@dataclass(slots=True)
class TextBlock:
    """A text in the flow."""

    text: Value
    setter: Setter
    condition: Condition
    above: float
    """The space above it, in millimetres; none at the head of a column."""
    indent: float
    is_kept: bool
    """Whether it stays on one page with the block after it: a heading."""


@dataclass(slots=True)
class BreakBlock:
    """The flow goes on in the next column or on the next page."""

    to: str
    condition: Condition


@dataclass(slots=True)
class RepeatBlock:
    """Blocks once for each item of a list."""

    over: Value
    blocks: list[Block]
    condition: Condition


@dataclass(slots=True)
class ParagraphsBlock:
    """Parts of several lists, mixed and numbered."""

    of: list[tuple[str, str, list[Block]]]
    """By list: the name under which paragraphs are numbered, and their blocks."""


Block = TextBlock | BreakBlock | RepeatBlock | ParagraphsBlock


@dataclass(slots=True)
class Flow:
    """Where texts flow and what they are."""

    at: tuple[float, float, float, float]
    columns: int
    gap: float
    blocks: list[Block]

    @property
    def width(self) -> float:
        """The width of a column in millimetres."""
        return (self.at[2] - self.gap * (self.columns - 1)) / self.columns


@dataclass(slots=True)
class SetBlock:
    """Lines of a block with their place in a column: its top in points from the column's top."""

    block: TextBlock
    lines: tuple[Line, ...]
    spec: Spec
    top: float
    column: int
    scope: Scope
    source: str


@dataclass(slots=True)
class Pages:
    """A book, set."""

    pages: list[list[SetBlock]] = field(default_factory=list)
    overflows: list[Overflow] = field(default_factory=list)


def read_flow(raw: Any, place: Place, reader: Reader) -> Flow | None:
    """The flow of a layout."""
    given = mapping(raw, place, reader.faults)
    for key in given:
        if key not in FLOW_KEYS:
            unknown(key, FLOW_KEYS, place.at(key), reader.faults)
    properties = Properties(
        {key: (value, place.at(key)) for key, value in given.items()},
        place,
        reader,
        {"page": "", "pages": ""},
    )
    at = properties.numbers("at", (4,), ())
    columns = int(properties.number("columns", 1))
    gap = properties.number("gap", 5)
    blocks = _blocks(given.get("blocks", []), place.at("blocks"), reader, {})
    if len(at) != 4 or columns < 1:
        reader.faults.add(place, Fault(place.path, "layout-flow", {"is": quoted(given.get("at", ""))}))
        return None
    return Flow((at[0], at[1], at[2], at[3]), columns, gap, blocks)


def _blocks(raw: Any, place: Place, reader: Reader, locals_: dict[str, str]) -> list[Block]:
    if not isinstance(raw, list):
        reader.faults.add(place, Fault(place.path, "layout-list", {"is": quoted(raw)}))
        return []
    found = []
    for index, each in enumerate(raw):
        here = place.at(index)
        block = _block(mapping(each, here, reader.faults), here, reader, locals_)
        if block is not None:
            found.append(block)
    return found


def _block(given: dict[str, Any], place: Place, reader: Reader, locals_: dict[str, str]) -> Block | None:
    properties = Properties(
        {key: (value, place.at(key)) for key, value in given.items()}, place, reader, locals_
    )
    kinds = [kind for kind in BLOCK_KINDS if kind in given]
    if len(kinds) != 1:
        args: dict[str, str | int] = {"found": ", ".join(given), "allowed": ", ".join(BLOCK_KINDS)}
        reader.faults.add(place, Fault(place.path, "layout-element", args))
        return None
    block: Block
    if kinds[0] == "break":
        block = BreakBlock(properties.choice("break", ("page", "column"), "page"), properties.condition())
    elif kinds[0] == "repeat":
        inner = {**locals_, "item": "", "number": "", "index": ""}
        over, condition = properties.value("repeat"), properties.condition()
        properties.asked.add("blocks")
        block = RepeatBlock(
            over, _blocks(given.get("blocks", []), place.at("blocks"), reader, inner), condition
        )
    elif kinds[0] == "paragraphs":
        block = _paragraphs(given["paragraphs"], place.at("paragraphs"), reader, locals_)
        properties.asked.add("paragraphs")
    else:
        text = properties.value("text")
        style = properties.style("body")
        colour = properties.colour("colour", style.colour)
        block = TextBlock(
            text,
            Setter(style, colour, properties),
            properties.condition(),
            properties.number("above", 1.2),
            properties.number("indent", 0),
            properties.flag("keep"),
        )
    properties.finish(kinds[0])
    return block


def _paragraphs(raw: Any, place: Place, reader: Reader, locals_: dict[str, str]) -> ParagraphsBlock:
    found: list[tuple[str, str, list[Block]]] = []
    listed = raw if isinstance(raw, list) else []
    if not listed:
        reader.faults.add(place, Fault(place.path, "layout-list", {"is": quoted(raw)}))
    for index, each in enumerate(listed):
        here = place.at(index)
        given = mapping(each, here, reader.faults)
        for key in given:
            if key not in PARAGRAPH_KEYS:
                unknown(key, PARAGRAPH_KEYS, here.at(key), reader.faults)
        of = str(given.get("of", ""))
        properties = Properties({}, here, reader, locals_)
        properties.bound(f"{{{of}}}", here.at("of"))
        inner = {**locals_, "item": "", "number": "", "index": ""}
        name = str(given.get("as", of))
        found.append((of, name, _blocks(given.get("blocks", []), here.at("blocks"), reader, inner)))
    return ParagraphsBlock(found)


# Numbering


def numbered(flow: Flow, scope: Scope) -> dict[str, int]:
    """The number of every paragraph, by list and id."""
    found: list[tuple[str, str]] = []
    for block in flow.blocks:
        if isinstance(block, ParagraphsBlock) and scope.entry is not None:
            for of, called, _ in block.of:
                for part in scope.entry.get(of):
                    name = f"{called}.{part.data.id}"
                    mixed = f"{scope.entry.kind}/{scope.entry.slug}/{name}"
                    found.append((hashlib.sha256(mixed.encode()).hexdigest(), name))
    return {name: number for number, (_hash, name) in enumerate(sorted(found), 1)}


# Setting


class _Setting:
    """Fills columns."""

    def __init__(self, flow: Flow, artist: Artist) -> None:
        self.flow, self.artist = flow, artist
        self.result = Pages([[]])
        self.column = 0
        self.used = 0.0
        self.height = flow.at[3] * MM
        self.kept: list[tuple[TextBlock, Scope]] = []

    def run(self, blocks: list[Block], scope: Scope) -> None:
        """Set blocks one after the other."""
        for block in blocks:
            if isinstance(block, ParagraphsBlock):
                self._paragraphs(block, scope)
            elif not block.condition.holds(scope):
                continue
            elif isinstance(block, BreakBlock):
                self._flush()
                self._break(block.to)
            elif isinstance(block, RepeatBlock):
                for index, item in enumerate(block.over.get(scope) or []):
                    self.run(block.blocks, scope.inner({"item": item, "index": index, "number": index + 1}))
            elif block.is_kept:
                self.kept.append((block, scope))
            else:
                self._together([*self.kept, (block, scope)])
                self.kept = []

    def _flush(self) -> None:
        if self.kept:
            self._together(self.kept)
            self.kept = []

    def _paragraphs(self, block: ParagraphsBlock, scope: Scope) -> None:
        numbers: dict[str, int] = scope.names[NUMBERS]
        found: list[tuple[int, Part, list[Block]]] = []
        assert scope.entry is not None
        for of, name, blocks in block.of:
            found += [(numbers[f"{name}.{part.data.id}"], part, blocks) for part in scope.entry.get(of)]
        for number, part, blocks in sorted(found, key=lambda each: each[0]):
            self._flush()
            inner = scope.inner({"item": part, "number": number, "index": number - 1})
            texts: list[tuple[TextBlock, Scope]] = []
            self._gather(blocks, inner, texts)
            self._together(texts)

    def _gather(self, blocks: list[Block], scope: Scope, into: list[tuple[TextBlock, Scope]]) -> None:
        """The texts of one paragraph."""
        for block in blocks:
            if isinstance(block, TextBlock):
                if block.condition.holds(scope):
                    into.append((block, scope))
            elif isinstance(block, RepeatBlock) and block.condition.holds(scope):
                for index, item in enumerate(block.over.get(scope) or []):
                    names = {"item": item, "index": index, "outer": scope.names.get("item", "")}
                    self._gather(block.blocks, scope.inner(names), into)

    def _together(self, texts: list[tuple[TextBlock, Scope]]) -> None:
        """Set texts that belong together: on one page if there is a page they fit on, else line by line."""
        ready = [(block, scope, *self._lines(block, scope)) for block, scope in texts]
        ready = [each for each in ready if each[2]]
        if not ready:
            return
        total = 0.0
        for number, (block, _scope, lines, spec) in enumerate(ready):
            total += _height(lines, spec) + (block.above * MM if number else 0.0)
        first_above = ready[0][0].above * MM if self.used else 0.0
        if self.used and self.used + first_above + total > self.height + 0.01 and total <= self.height:
            self._break("column")
        for block, scope, lines, spec in ready:
            self._put(block, scope, lines, spec)

    def _lines(self, block: TextBlock, scope: Scope) -> tuple[tuple[Line, ...], Spec]:
        text = as_text(block.text.get(scope))
        spec = block.setter.spec(hyphenated_as(text, self.artist.language))
        if not text.strip():
            return (), spec
        words = block.setter.paragraphs(self.artist, text)
        room = (self.flow.width - block.indent) * MM / spec.size
        lines = tuple(break_lines(words, room, spec))
        widest = max((line.indent + line.width for line in lines), default=0.0)
        if widest > room + 1e-6:
            artist = self.artist
            missing = (widest - room) * spec.size / MM
            self.result.overflows.append(
                Overflow(
                    artist.key,
                    str(len(self.result.pages)),
                    artist.language,
                    block.text.source,
                    round(missing, 2),
                    True,
                    spec.size,
                    text,
                )
            )
        return lines, spec

    def _put(self, block: TextBlock, scope: Scope, lines: tuple[Line, ...], spec: Spec) -> None:
        while lines:
            above = block.above * MM if self.used else 0.0
            room = self.height - self.used - above
            count = _how_many(lines, spec, room)
            if count < len(lines):
                # No lonely lines at the foot or the head of a column.
                count = min(count, len(lines) - ORPHANS) if len(lines) > 2 * ORPHANS - 1 else 0
                if count < ORPHANS:
                    count = 0
            if count <= 0:
                if not self.used:
                    count = max(1, _how_many(lines, spec, room))
                else:
                    self._break("column")
                    continue
            some = lines[:count]
            top = self.used + above
            page = self.result.pages[-1]
            page.append(SetBlock(block, some, spec, top, self.column, scope, block.text.source))
            self.used = top + _height(some, spec)
            lines = lines[count:]
            if lines:
                self._break("column")

    def _break(self, to: str) -> None:
        self.column += 1
        self.used = 0.0
        if to == "page" or self.column >= self.flow.columns:
            self.column = 0
            self.result.pages.append([])


def _height(lines: tuple[Line, ...], spec: Spec) -> float:
    """The height of lines in points, from the top of the first to the next block's top."""
    return (len(lines) * spec.leading + sum(line.gap for line in lines[1:])) * spec.size


def _how_many(lines: tuple[Line, ...], spec: Spec, room: float) -> int:
    used = 0.0
    for number, line in enumerate(lines):
        used += (spec.leading + (line.gap if number else 0.0)) * spec.size
        if used > room + 0.01:
            return number
    return len(lines)


def set_book(flow: Flow, artist: Artist) -> Pages:
    """Set a whole book."""
    numbers = numbered(flow, artist.scope)
    scope = artist.scope.inner({NUMBERS: numbers})
    if scope.entry is not None:
        scope.entry.scope.names[NUMBERS] = numbers  # its rules texts name paragraphs
    setting = _Setting(flow, artist)
    setting.run(flow.blocks, scope)
    setting._flush()
    while len(setting.result.pages) > 1 and not setting.result.pages[-1]:
        setting.result.pages.pop()
    return setting.result


def draw_page(flow: Flow, artist: Artist, page: list[SetBlock]) -> None:
    """Draw the texts of one page."""
    x, y = flow.at[:2]
    for each in page:
        block, spec = each.block, each.spec
        left = x + each.column * (flow.width + flow.gap) + block.indent
        height = _height(each.lines, spec) / MM
        frame = (left, y + each.top / MM, flow.width - block.indent, height)
        lead = spec.leading * spec.size
        fitted = Fitted(each.lines, spec.size, lead, height * MM)
        inner = artist.inner(None, each.scope)
        block.setter.show(inner, fitted, inner.points(frame))
        inner.note("text", frame, (block.text,))
