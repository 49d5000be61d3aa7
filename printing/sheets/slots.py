"""Where pieces lie on a sheet: slots in grids, on shelves, on both sides of a fold, or as a template says.

Everything is in millimetres from the lower left corner of the page. A slot is where the trim of a piece lies;
its *room* is how far the bleed may reach beyond it on each side before it meets a neighbour's or the edge.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from printing.sheets.preset import Preset
from printing.sizes import Size

_HAIR = 1e-6
"""Lengths that differ by less are equal: sums of fractions of millimetres are not exact."""


@dataclass(frozen=True, slots=True)
class Room:
    """How far the bleed of a slot may reach on each side."""

    left: float = 0
    right: float = 0
    bottom: float = 0
    top: float = 0


@dataclass(frozen=True, slots=True)
class Slot:
    """The trim of a piece on a page. ``turn`` is how far the piece is turned, in degrees to the left."""

    x: float
    y: float
    width: float
    height: float
    turn: int = 0
    room: Room = Room()

    @property
    def right(self) -> float:
        """The right edge of the trim."""
        return self.x + self.width

    @property
    def top(self) -> float:
        """The upper edge of the trim."""
        return self.y + self.height

    def inked(self) -> tuple[float, float, float, float]:
        """The trim with its bleed: left, bottom, right, top."""
        room = self.room
        return self.x - room.left, self.y - room.bottom, self.right + room.right, self.top + room.top

    def mirrored(self, page: Size, *, upright_axis: bool) -> Slot:
        """The slot on the back of the sheet, when the sheet is turned over about an upright axis (like a page
        of a book) or a level one (like a page of a calendar). The piece's own up stays its up."""
        room = self.room
        if upright_axis:
            return Slot(
                page.width - self.right,
                self.y,
                self.width,
                self.height,
                -self.turn % 360,
                Room(room.right, room.left, room.bottom, room.top),
            )
        return Slot(
            self.x,
            page.height - self.top,
            self.width,
            self.height,
            (180 - self.turn) % 360,
            Room(room.left, room.right, room.top, room.bottom),
        )


@dataclass(frozen=True, slots=True)
class Fold:
    """The line along which a sheet is folded: upright at x, or level at y."""

    is_upright: bool
    at: float


@dataclass(frozen=True, slots=True)
class Grid:
    """A page full of equal slots. With a fold, ``backs`` holds the slot of each piece's back beside it."""

    page: Size
    slots: tuple[Slot, ...]
    fold: Fold | None = None
    backs: tuple[Slot, ...] = ()


def best_grid(size: Size, preset: Preset) -> Grid | None:
    """The page on which most pieces of a size fit; the upright one if it does not matter. Nothing if not even
    one fits."""
    if preset.is_fitted:
        return _fitted(size, preset)
    if preset.slots:
        return _template(size, preset)
    found: Grid | None = None
    for page in _pages(preset):
        for turn in (0, 90) if preset.turning and size.width != size.height else (0,):
            lying = size.turned() if turn else size
            grids = (
                [_folded(lying, turn, page, preset, is_upright=each) for each in (False, True)]
                if preset.duplex == "gutterfold"
                else [_grid(lying, turn, page, preset)]
            )
            for grid in grids:
                if grid.slots and (found is None or len(grid.slots) > len(found.slots)):
                    found = grid
    return found


def shelves(sizes: Sequence[Size], preset: Preset) -> list[tuple[Size, list[tuple[int, Slot]]]]:
    """Pieces of several sizes on shelves, the highest first: pages with (number of the piece, slot).

    Every size must fit on the page.
    """
    page = next(iter(_pages(preset)))
    free = Size(page.width - 2 * preset.edge, page.height - 2 * preset.edge)
    order = sorted(range(len(sizes)), key=lambda number: -_lying(sizes[number], free).height)
    pages: list[list[tuple[int, Slot]]] = []
    x = y = shelf = 0.0
    for number in order:
        size = sizes[number]
        lying = _lying(size, free)
        turn = 0 if lying == size else 90
        if pages and x + lying.width > free.width + _HAIR:
            x, y, shelf = 0.0, y + shelf + preset.gap, 0.0
        if not pages or y + lying.height > free.height + _HAIR:
            pages.append([])
            x = y = shelf = 0.0
        top = page.height - preset.edge - y
        slot = Slot(preset.edge + x, top - lying.height, lying.width, lying.height, turn)
        pages[-1].append((number, slot))
        x += lying.width + preset.gap
        shelf = max(shelf, lying.height)
    return [(page, _centred(placed, page, preset)) for placed in pages]


def with_room(slots: Sequence[Slot], page: Size, bleed: float) -> list[Slot]:
    """The slots, each with the room its bleed has: half of the way to a neighbour, all of the way to the
    edge of the paper, never more than the bleed."""
    found = []
    for slot in slots:
        left, right = min(bleed, slot.x), min(bleed, page.width - slot.right)
        bottom, top = min(bleed, slot.y), min(bleed, page.height - slot.top)
        for other in slots:
            if other is slot:
                continue
            if other.y < slot.top - _HAIR and slot.y < other.top - _HAIR:
                if other.x >= slot.right - _HAIR:
                    right = min(right, (other.x - slot.right) / 2)
                elif other.right <= slot.x + _HAIR:
                    left = min(left, (slot.x - other.right) / 2)
            elif other.x < slot.right - _HAIR and slot.x < other.right - _HAIR:
                if other.y >= slot.top - _HAIR:
                    top = min(top, (other.y - slot.top) / 2)
                elif other.top <= slot.y + _HAIR:
                    bottom = min(bottom, (slot.y - other.top) / 2)
        room = Room(max(0.0, left), max(0.0, right), max(0.0, bottom), max(0.0, top))
        found.append(replace(slot, room=room))
    return found


def _pages(preset: Preset) -> list[Size]:
    upright = preset.paper_size()
    pages = {"portrait": [upright], "landscape": [upright.turned()], "auto": [upright, upright.turned()]}
    return pages[preset.orientation]


def _lying(size: Size, free: Size) -> Size:
    """The size as it is put on a shelf: turned only if it does not fit otherwise."""
    fits = size.width <= free.width + _HAIR and size.height <= free.height + _HAIR
    return size if fits else size.turned()


def _count(free: float, length: float, gap: float) -> int:
    return max(0, int((free + gap + _HAIR) / (length + gap)))


def _grid(lying: Size, turn: int, page: Size, preset: Preset) -> Grid:
    free_width, free_height = page.width - 2 * preset.edge, page.height - 2 * preset.edge
    columns, rows = (
        _count(free_width, lying.width, preset.gap),
        _count(free_height, lying.height, preset.gap),
    )
    slots = _block(
        lying, turn, columns, rows, preset.gap, Size(page.width / 2, page.height / 2), anchor=(0.5, 0.5)
    )
    return Grid(page, tuple(with_room(slots, page, preset.bleed)))


def _folded(lying: Size, turn: int, page: Size, preset: Preset, *, is_upright: bool) -> Grid:
    """Fronts before the fold, backs behind it, as mirror images of each other's places."""
    half = preset.gutter / 2
    free_width, free_height = page.width - 2 * preset.edge, page.height - 2 * preset.edge
    if is_upright:
        columns = _count(page.width / 2 - half - preset.edge, lying.width, preset.gap)
        rows = _count(free_height, lying.height, preset.gap)
        start = Size(page.width / 2 - half, page.height / 2)
        slots = _block(lying, turn, columns, rows, preset.gap, start, anchor=(1, 0.5))
    else:
        columns = _count(free_width, lying.width, preset.gap)
        rows = _count(page.height / 2 - half - preset.edge, lying.height, preset.gap)
        start = Size(page.width / 2, page.height / 2 + half)
        slots = _block(lying, turn, columns, rows, preset.gap, start, anchor=(0.5, 0))
    backs = [slot.mirrored(page, upright_axis=is_upright) for slot in slots]
    both = with_room([*slots, *backs], page, preset.bleed)
    fold = Fold(is_upright, page.width / 2 if is_upright else page.height / 2)
    return Grid(page, tuple(both[: len(slots)]), fold, tuple(both[len(slots) :]))


def _block(
    lying: Size, turn: int, columns: int, rows: int, gap: float, at: Size, anchor: tuple[float, float]
) -> list[Slot]:
    """Rows of slots from the top left, the whole block with its anchor (0 is left or bottom, 1 is right or
    top) at a point."""
    width = columns * lying.width + max(0, columns - 1) * gap
    height = rows * lying.height + max(0, rows - 1) * gap
    left, bottom = at.width - width * anchor[0], at.height - height * anchor[1]
    return [
        Slot(
            left + column * (lying.width + gap),
            bottom + (rows - 1 - row) * (lying.height + gap),
            lying.width,
            lying.height,
            turn,
        )
        for row in range(rows)
        for column in range(columns)
    ]


def _fitted(size: Size, preset: Preset) -> Grid:
    """A page as large as the piece with its bleed."""
    bleed = preset.bleed
    page = Size(size.width + 2 * bleed, size.height + 2 * bleed)
    slot = Slot(bleed, bleed, size.width, size.height, 0, Room(bleed, bleed, bleed, bleed))
    return Grid(page, (slot,))


def _template(size: Size, preset: Preset) -> Grid | None:
    """The slots of a template that can hold the size: pieces lie in their middle, turned if that fits
    better."""
    upright = preset.paper_size()
    page = upright.turned() if preset.orientation == "landscape" else upright
    slots = []
    for given in preset.slots:
        turn = given.turn
        lying = size.turned() if turn in (90, 270) else size
        if preset.turning and not _holds(given.width, given.height, lying):
            lying, turn = lying.turned(), (turn + 90) % 360
        if not _holds(given.width, given.height, lying):
            continue
        x = given.x + (given.width - lying.width) / 2
        y = page.height - given.y - given.height + (given.height - lying.height) / 2
        slots.append(Slot(x, y, lying.width, lying.height, turn))
    return Grid(page, tuple(with_room(slots, page, preset.bleed))) if slots else None


def _holds(width: float, height: float, lying: Size) -> bool:
    return lying.width <= width + _HAIR and lying.height <= height + _HAIR


def _centred(placed: list[tuple[int, Slot]], page: Size, preset: Preset) -> list[tuple[int, Slot]]:
    """The pieces of a page moved together to its middle, with the room of their bleed."""
    left, right = min(slot.x for _, slot in placed), max(slot.right for _, slot in placed)
    bottom, top = min(slot.y for _, slot in placed), max(slot.top for _, slot in placed)
    across, up = (page.width - right - left) / 2, (page.height - top - bottom) / 2
    moved = [replace(slot, x=slot.x + across, y=slot.y + up) for _, slot in placed]
    return list(zip([number for number, _ in placed], with_room(moved, page, preset.bleed), strict=True))
