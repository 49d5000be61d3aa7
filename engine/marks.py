"""Marks in a text that say which part of the data each stretch of it came from.

Data can be *placed*: a copy of it in which every value knows its path (`put_at`). Whatever is said from
placed values carries a pair of private-use characters around each stretch, which stand for the path; nothing
else is different. Data that is not placed gives the same text without marks, by the same code.

A mark is *loose* if a message only chose its words by the value: "cards" instead of "card". Where the value
itself is printed as well, that is where it is said, and loose marks around other words count no more.

Whoever looks at the characters of a text that may be marked does so by the functions below, which look past
the marks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, TypeVar, cast

from engine.schema.faults import Path

_MOST = 0x8000
"""So many paths can be told apart in one text; beyond them nothing is marked."""
_OPENING, _LOOSE, _CLOSING, _FOREIGN = 0xF0000, 0xF8000, 0x100000, 0x108000
MARK = "[\U000f0000-\U00107fff]"
"""One mark, for patterns."""
_MARKS = re.compile(f"{MARK}+")
_FOREIGN_CHARACTERS = re.compile("[\U000f0000-\U0010ffff]")
_GAP = re.compile("[\\s\U000f0000-\U00107fff]+")
_Value = TypeVar("_Value")


class Sheet:
    """The paths that the marks of one text stand for."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.expected: dict[Path, None] = {}
        """The paths of which readers may expect to hear."""
        self._known: dict[Path, Place] = {}
        self._foreign: list[str] = []

    def place(self, path: Path) -> Place:
        """The place at a path."""
        known = self._known.get(path)
        if known is None:
            known = self._known[path] = Place(self, path)
        return known

    def quote(self, text: str) -> str:
        """A text of people in which nothing looks like a mark."""
        return _FOREIGN_CHARACTERS.sub(self._quote, text)

    def _quote(self, found: re.Match[str]) -> str:
        if len(self._foreign) >= _MOST:
            return ""
        self._foreign.append(found[0])
        return chr(_FOREIGN + len(self._foreign) - 1)

    def read(self, text: str) -> Iterator[tuple[str, Place | None]]:
        """The stretches of a marked text, each with the innermost place that it belongs to."""
        exact = {ord(mark) - _OPENING for mark in text if _OPENING <= ord(mark) < _LOOSE}
        inside: list[int] = []
        for stretch in re.split(f"({MARK})", text):
            code = ord(stretch[0]) if stretch else 0
            if _OPENING <= code < _CLOSING:
                inside.append(code)
            elif _CLOSING <= code < _FOREIGN:
                inside.pop()
            elif stretch:
                plain = re.sub("[\U00108000-\U0010ffff]", self._unquote, stretch)
                yield plain, self._innermost(inside, exact)

    def _unquote(self, found: re.Match[str]) -> str:
        return self._foreign[ord(found[0]) - _FOREIGN]

    def _innermost(self, inside: list[int], exact: set[int]) -> Place | None:
        for code in reversed(inside):
            if code < _LOOSE:
                return self.places[code - _OPENING]
            if code - _LOOSE not in exact:
                return self.places[code - _LOOSE]
        return None


class Place:
    """A place in the data: its path, and the marks that stand for it."""

    __slots__ = ("_number", "path", "sheet")

    def __init__(self, sheet: Sheet, path: Path) -> None:
        self.sheet = sheet
        self.path = path
        self._number = -1

    def at(self, *steps: str | int) -> Place:
        """A place further in."""
        return self.sheet.place((*self.path, *steps))

    def expect(self) -> Place:
        """Have it told whether anything is said of this place."""
        self.sheet.expected[self.path] = None
        return self

    @property
    def around(self) -> Place:
        """The place that this is a part of."""
        return self.sheet.place(self.path[:-1])

    def wrap(self, text: str, *, loose: bool = False) -> str:
        """A text as the text of this place; spaces at its ends belong to nobody."""
        number = self._get_number()
        found = text.strip()
        if not bare(found) or number < 0:
            return text
        before, _, after = text.partition(found)
        opening = chr((_LOOSE if loose else _OPENING) + number)
        return f"{before}{opening}{found}{chr(_CLOSING + number)}{after}"

    def wrap_word(self, text: str) -> str:
        """The text of a word that stands at this place. If its parameters have chosen all that it says, one
        stretch is its own nevertheless: of a parameter that has others, or else the largest."""
        while not self._has_own(text):
            chosen = list(self._chosen(text))
            if not chosen:
                break
            again = [found for found in chosen if text.count(text[found[1]]) > 1]
            start, end = again[0] if again else max(chosen, key=lambda found: found[1] - found[0])
            text = text[:start] + text[start + 1 : end] + text[end + 1 :]
        return self.wrap(text)

    def _has_own(self, text: str) -> bool:
        """Whether some of a text is of no place further in."""
        return any(
            place in (None, self) and re.search(r"\w", stretch) for stretch, place in self.sheet.read(text)
        )

    def _chosen(self, text: str) -> Iterator[tuple[int, int]]:
        """Where the marks stand around what parameters have chosen and what lies in nothing else."""
        for start, end in _outermost(text):
            number = ord(text[start]) - _LOOSE
            if number >= 0 and self.sheet.places[number].path[: len(self.path)] == self.path:
                yield start, end

    def is_in(self, text: str) -> bool:
        """Whether some of a text is marked as of this place."""
        return self._number >= 0 and chr(_CLOSING + self._number) in text

    def is_said_in(self, text: str) -> bool:
        """Whether a text prints what stands here."""
        return self._number >= 0 and chr(_OPENING + self._number) in text

    def tag(self, value: Any) -> Any:
        """A value as one of this place; one that has its place already keeps it, and so do its parts."""
        if isinstance(value, bool) or place_of(value) is not None:
            return value
        if isinstance(value, str):
            return _placed(PlacedText(value), self)
        if isinstance(value, int):
            return _placed(PlacedNumber(value), self)
        if isinstance(value, dict):
            return _placed(PlacedRecord(value), self)
        return _placed(PlacedList(value), self) if isinstance(value, list | tuple) else value

    def tag_all(self, value: Any) -> Any:
        """A value as one of this place, and all that is in it as of places further in."""
        if place_of(value) is not None:
            return value
        if isinstance(value, dict):
            value = {key: self.at(key).tag_all(each) for key, each in value.items()}
        elif isinstance(value, list | tuple):
            value = [self.at(index).tag_all(each) for index, each in enumerate(value)]
        return self.tag(value)

    def _get_number(self) -> int:
        if self._number < 0 and len(self.sheet.places) < _MOST:
            self._number = len(self.sheet.places)
            self.sheet.places.append(self)
        return self._number


class PlacedText(str):
    """A string that knows its place."""

    place: Place


class PlacedNumber(int):
    """A number that knows its place; what is reckoned from it is of the same place."""

    place: Place

    def __add__(self, other: int) -> int:
        return _placed(PlacedNumber(int(self) + int(other)), self.place)

    def __radd__(self, other: int) -> int:
        return self + other

    def __sub__(self, other: int) -> int:
        return self + -int(other)

    def __rsub__(self, other: int) -> int:
        return -self + other

    def __neg__(self) -> int:
        return _placed(PlacedNumber(-int(self)), self.place)

    def __abs__(self) -> int:
        return -self if self < 0 else self


class PlacedRecord(dict[str, Any]):
    """A record that knows its place."""

    place: Place


class PlacedList(list[Any]):
    """A list that knows its place."""

    place: Place


Placed = TypeVar("Placed", PlacedText, PlacedNumber, PlacedRecord, PlacedList)


def _placed(value: Placed, place: Place) -> Placed:
    value.place = place
    return value


def put_at(path: Path, data: Any) -> tuple[Any, Sheet]:
    """A copy of data that stands at a path, placed, and the sheet on which its paths are kept."""
    sheet = Sheet()
    return sheet.place(path).tag_all(data), sheet


def place_of(value: Any) -> Place | None:
    """Where a value came from, if it is placed."""
    place: Place | None = getattr(value, "place", None)
    return place


def part_of(value: Any, *steps: str | int) -> Place | None:
    """Where a part of a value came from or would stand, if it is placed."""
    place = place_of(value)
    return None if place is None else place.at(*steps)


def expect(place: Place | None) -> Place | None:
    """Have it told whether anything is said of a place."""
    return None if place is None else place.expect()


def follow(source: Any, value: _Value) -> _Value:
    """A value that is known from another one, of the same place."""
    place = getattr(source, "place", None)
    return value if place is None else cast("_Value", place.tag(value))


def tag(place: Place | None, value: _Value) -> _Value:
    """A value as one of a place."""
    return value if place is None else cast("_Value", place.tag(value))


def wrap(place: Place | None, text: str) -> str:
    """A text as the text of a place."""
    return text if place is None else place.wrap(text)


def wrap_word(place: Place | None, text: str) -> str:
    """A text as that of a word."""
    return text if place is None else place.wrap_word(text)


# Texts that may be marked.


def bare(text: str) -> str:
    """A text without its marks."""
    return _MARKS.sub("", text)


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    start = _skip(text, 0)
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def tidy(text: str) -> str:
    """A text with single spaces and none at its ends."""
    if _MARKS.search(text) is None:
        return re.sub(r"\s+", " ", text).strip()
    return _GAP.sub(_close_gap, text)


def _close_gap(found: re.Match[str]) -> str:
    """Marks with spaces among them: one space stays, after what ends there and before what begins, and none
    at the ends of the text."""
    marks = "".join(found[0].split())
    if len(marks) == len(found[0]) or found.start() == 0 or found.end() == len(found.string):
        return marks
    opening = next((index for index, mark in enumerate(marks) if is_opening(mark)), len(marks))
    return f"{marks[:opening]} {marks[opening:]}"


def is_opening(mark: str) -> bool:
    """Whether something begins with a mark."""
    return ord(mark) < _CLOSING


def _outermost(text: str) -> Iterator[tuple[int, int]]:
    """Where the marks stand that lie in no others."""
    begun: list[int] = []
    for found in re.finditer(MARK, text):
        if is_opening(found[0]):
            begun.append(found.start())
        else:
            start = begun.pop()
            if not begun:
                yield start, found.start()


def begins_with(text: str, start: str) -> bool:
    """Whether a text begins with another."""
    return bare(text).startswith(start)


def without_start(text: str, start: str) -> str:
    """A text without what it begins with."""
    if not begins_with(text, start):
        return text
    index, left, marks = 0, len(start), ""
    while left:
        is_mark = _MARKS.match(text[index]) is not None
        marks += text[index] if is_mark else ""
        left -= not is_mark
        index += 1
    return marks + text[index:]


def cut(text: str, end: int, start: int) -> tuple[str, str]:
    """What stands before the one index and after the other; what is marked across the gap is marked on both
    sides."""
    crossing: list[str] = []
    for mark in "".join(_MARKS.findall(text[:end])):
        if is_opening(mark):
            crossing.append(mark)
        else:
            crossing.pop()
    closing = "".join(chr(_CLOSING + (ord(mark) - _OPENING) % _MOST) for mark in reversed(crossing))
    between = "".join(_MARKS.findall(text[end:start]))
    return text[:end] + closing, "".join(crossing) + between + text[start:]


def _skip(text: str, start: int) -> int:
    """The index of the first character that is no mark."""
    found = _MARKS.match(text, start)
    return start if found is None else found.end()
