"""One face of a tile as printed: spaces, openings, arrow, points of interest (DD-CARD-06, DD-RUL-12).

Columns are counted from the left and rows from the top of the print; a space of the face is ``row * width +
column``. The offset of an opening is its column on the top and bottom side, its row on the left and right
side.
"""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.geometry.compass import EAST, NORTH, SOUTH, WEST

VOID: Final = 0
"""No space at all: what lies outside the tiles, and the strip between them (DD-RUL-12)."""
PLAIN: Final = 1
BLOCKED: Final = 2
WATER: Final = 3
PIT: Final = 4

SIDES: Final[list[str]] = ["north", "east", "south", "west"]


class TileFace:
    """What is printed on one face of a tile. Never changes; maps and clones share it."""

    def __init__(
        self,
        index: int,
        width: int,
        height: int,
        terrain: list[int],
        openings: list[int],
        arrow: int = 0,
        interest: list[int] | None = None,
    ) -> None:
        """`openings` are flat pairs (side, offset); `arrow` is the number of the opening at which the arrow
        stands, -1 if there is none; `interest` are spaces of the face. `index` is how its owner knows it
        again."""
        self.index = index
        self.width = width
        self.height = height
        self.terrain: list[int] = terrain
        self.openings: list[int] = openings
        self.arrow = arrow
        self.interest: list[int] = interest if interest is not None else []

    def opening_space(self, number: int) -> int:
        """The space of the face just inside an opening."""
        side = self.openings[number * 2]
        offset = self.openings[number * 2 + 1]
        if side == NORTH:
            return offset
        if side == EAST:
            return offset * self.width + self.width - 1
        if side == SOUTH:
            return (self.height - 1) * self.width + offset
        return offset * self.width


def face_faults(face: TileFace) -> list[str]:
    """Everything that keeps a face from being laid, each with what, where and how to mend it."""
    faults: list[str] = []
    if face.width < 1 or face.height < 1 or len(face.terrain) != face.width * face.height:
        return [
            f"terrain: {len(face.terrain)} spaces for a face of {face.width} by {face.height}; "
            "give one for every space, row by row"
        ]
    for space, terrain in enumerate(face.terrain):
        if terrain not in (PLAIN, BLOCKED, WATER, PIT):
            faults.append(
                f"terrain: {terrain} at column {space % face.width}, row {space // face.width}; "
                "a space is plain (1), blocked (2), water (3) or a pit (4)"
            )
    seen: list[int] = []
    for number in range(len(face.openings) // 2):
        side = face.openings[number * 2]
        offset = face.openings[number * 2 + 1]
        if side not in (NORTH, EAST, SOUTH, WEST):
            faults.append(f"opening {number}: side {side}; give 0 north, 1 east, 2 south or 3 west")
            continue
        length = face.width if side in (NORTH, SOUTH) else face.height
        if not 0 <= offset < length:
            faults.append(
                f"opening {number}: offset {offset} on the {SIDES[side]} side; it is {length} spaces long, "
                f"give 0 to {length - 1}"
            )
            continue
        if side * 1000 + offset in seen:
            faults.append(
                f"opening {number}: a second one on the {SIDES[side]} side at offset {offset}; remove one"
            )
        seen.append(side * 1000 + offset)
        if face.terrain[face.opening_space(number)] == BLOCKED:
            faults.append(
                f"opening {number}: on the {SIDES[side]} side at offset {offset} it leads onto a blocked "
                "space; clear the space or move the opening"
            )
    count = len(face.openings) // 2
    if not -1 <= face.arrow < count:
        faults.append(
            f"arrow: at opening {face.arrow} of {count}; name one of the openings, or -1 for no arrow"
        )
    for space in face.interest:
        if not 0 <= space < face.width * face.height:
            faults.append(f"point of interest: space {space} is not on the face")
    return faults
