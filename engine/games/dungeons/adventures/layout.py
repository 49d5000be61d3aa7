"""Where every room can come to lie, whatever the order of exploring (DD-EXPLORE-02, DD-RUL-12, -13).

A room behind an exit lies where its arrow says, so its place follows from the exits that were taken to it. A
pool may put any of its rooms there; each way of drawing is a place of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.games.dungeons.adventures.book import Book
from engine.games.dungeons.geometry.compass import DX, DY, opposite, turned
from engine.games.dungeons.geometry.face import TileFace
from engine.games.dungeons.geometry.map import turned_place
from engine.schema.faults import Path

MOST = 400
"""How many places are looked at. An adventure with more of them cannot be shown to be sound."""

Square = tuple[int, int]
Door = tuple[str, str]
"""A room and one of its exits."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A room at a place: column and row of its north-west corner, quarter turns, and how it came there."""

    room: str
    face: TileFace
    x: int
    y: int
    turn: int
    path: Path
    """Where the adventure says so."""
    taken: dict[Door, str] = field(default_factory=dict)
    """The exits that were explored to get here, with the room that was found behind each."""
    entry: int = -1
    """The opening through which it was entered, or -1 if it lies there from the start."""

    @property
    def extent(self) -> Square:
        """Columns and rows as it lies."""
        if self.turn % 2:
            return self.face.height, self.face.width
        return self.face.width, self.face.height

    def side(self, opening: int) -> int:
        """The direction in which an opening leads."""
        return turned(self.face.openings[opening * 2], self.turn)

    def between(self, opening: int) -> Square:
        """The in-between square of an opening."""
        column, row = turned_place(self.face, self.face.opening_space(opening), self.turn)
        side = self.side(opening)
        return self.x + column + DX[side], self.y + row + DY[side]

    def collides(self, other: Lying) -> bool:
        """Whether the two overlap or touch: one square must lie between tiles (DD-RUL-12)."""
        wide, high = self.extent
        other_wide, other_high = other.extent
        return (
            self.x - 1 < other.x + other_wide
            and other.x - 1 < self.x + wide
            and self.y - 1 < other.y + other_high
            and other.y - 1 < self.y + high
        )

    def joins(self, opening: int, other: Lying) -> bool:
        """Whether an opening of the other lies opposite to this one's, so that the two are joined
        (DD-RUL-13)."""
        return any(
            other.between(number) == self.between(opening)
            and other.side(number) == opposite(self.side(opening))
            for number in range(len(other.face.openings) // 2)
        )

    def meets(self, other: Lying) -> bool:
        """Whether both can be on the table at once: they agree on what lies behind each exit and on how each
        room was found."""
        if any(other.taken.get(door, room) != room for door, room in self.taken.items()):
            return False
        found = {room: door for door, room in other.taken.items()}
        return all(found.get(room, door) == door for door, room in self.taken.items())


@dataclass(slots=True)
class Layout:
    """All places of all rooms."""

    lying: list[Lying] = field(default_factory=list)
    is_whole: bool = True
    """False if there are too many to look at them all."""


def layout_of(book: Book) -> Layout:
    """Every place at which a room can lie, the start first."""
    layout = Layout()
    for index, placed in enumerate(book.adventure.start.rooms):
        if placed.room in book.faces:
            face = book.faces[placed.room]
            path: Path = ("start", "rooms", index)
            layout.lying.append(Lying(placed.room, face, placed.column, placed.row, placed.turn, path))
    at_start = {lying.room for lying in layout.lying}
    todo = list(layout.lying)
    while todo:
        here = todo.pop(0)
        for found in _behind(book, here, at_start):
            if len(layout.lying) == MOST:
                layout.is_whole = False
                return layout
            layout.lying.append(found)
            todo.append(found)
    return layout


def _behind(book: Book, here: Lying, at_start: set[str]) -> list[Lying]:
    """The rooms that can be laid behind the exits of one that lies there."""
    found = []
    index, room = next((i, room) for i, room in enumerate(book.adventure.rooms) if room.id == here.room)
    names = book.openings[here.room]
    pools = {pool.id: pool.rooms for pool in book.adventure.pools}
    for number, way in enumerate(room.exits):
        if way.id not in names or names.index(way.id) == here.entry:
            continue
        targets = pools.get(way.pool, ()) if way.leads == "pool" else (way.room,)
        for target in targets:
            path: Path = ("rooms", index, "exits", number)
            known = {here.room, *at_start, *here.taken.values()}
            if target in book.faces and target not in known:
                taken = {**here.taken, (here.room, way.id): target}
                opening = names.index(way.id)
                found.append(_laid(here, opening, target, book.faces[target], path, taken))
    return found


def _laid(here: Lying, opening: int, room: str, face: TileFace, path: Path, taken: dict[Door, str]) -> Lying:
    """A room behind an opening, its arrow lined up with the tile being left (DD-EXPLORE-02)."""
    out = here.side(opening)
    turn = (opposite(out) - face.openings[face.arrow * 2]) % 4
    column, row = turned_place(face, face.opening_space(face.arrow), turn)
    x, y = here.between(opening)
    return Lying(room, face, x + DX[out] - column, y + DY[out] - row, turn, path, taken, face.arrow)
