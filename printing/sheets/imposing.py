"""Imposition: which piece lies where on which side of which sheet. Pure geometry; what a face shows is
unknown here."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.schema import Fault
from printing.face import Contour, Step, ellipse, rectangle
from printing.sheets.errors import refused
from printing.sheets.preset import Preset
from printing.sheets.slots import Fold, Grid, Room, Slot, best_grid, shelves
from printing.sizes import Size

WHOLE_PAGES = ("sheet", "book")
"""Sorts that take a page each and are made smaller where the paper is: a score sheet is no card."""
GRIDS = ("card", "tile", "board")
"""Sorts that fill grids of one size, so that a deck is cut in one go. Pieces of any other sort share sheets,
but only with their like: stickers want other paper than tokens."""
ROUND_GAP = 4.0
"""Millimetres between pieces that are cut out with scissors."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to cut out: its size, its two faces by name, where it is cut."""

    key: str
    sort: str
    part: str
    size: Size
    front: str
    back: str = ""
    copies: int = 1
    contour: Contour | None = None
    pages: tuple[str, ...] = ()
    """The faces of a book, page by page; it then has neither front nor back."""

    def is_ellipse(self) -> bool:
        """Whether it is round."""
        return self.contour is not None and self.contour.cut == ellipse(self.size.width, self.size.height)

    def is_rectangle(self) -> bool:
        """Whether a knife along the four edges cuts it out, round corners or not."""
        if self.contour is None:
            return True
        cut = self.contour.cut
        return any(
            cut == rectangle(self.size.width, self.size.height, radius)
            for radius in {0.0, cut[0][1][0] if cut and cut[0][1] else 0.0}
        )


@dataclass(frozen=True, slots=True)
class Placed:
    """A face in a slot; no face is a page left empty. ``scale`` is below 1 only for pages larger than the
    paper."""

    piece: Piece
    face: str
    slot: Slot
    scale: float = 1
    is_back: bool = False
    part: tuple[float, float] | None = None
    """Of a piece that is larger than the paper: the lower left corner, on the piece, of the part that the
    slot shows."""

    def matrix(self) -> tuple[float, float, float, float, float, float]:
        """What turns millimetres of the piece into millimetres of the page, as PDF and SVG write it."""
        slot, scale = self.slot, self.scale
        a, b, c, d, e, f = {
            0: (scale, 0.0, 0.0, scale, slot.x, slot.y),
            90: (0.0, scale, -scale, 0.0, slot.right, slot.y),
            180: (-scale, 0.0, 0.0, -scale, slot.right, slot.top),
            270: (0.0, -scale, scale, 0.0, slot.x, slot.top),
        }[slot.turn]
        x, y = self.part or (0.0, 0.0)
        return a, b, c, d, e - a * x - c * y, f - b * x - d * y

    def outline(self, inset: float = 0) -> tuple[Step, ...]:
        """The contour on the page, made smaller by an inset if one is given; of a part, its slot."""
        if self.part is not None:
            slot = self.slot
            corners = ((slot.x, slot.y), (slot.right, slot.y), (slot.right, slot.top), (slot.x, slot.top))
            return (("M", corners[0]), *(("L", corner) for corner in corners[1:]), ("Z", ()))
        size, contour = self.piece.size, self.piece.contour
        steps = contour.cut if contour is not None else rectangle(size.width, size.height)
        a, b, c, d, e, f = self.matrix()
        across = max(0.0, 1 - 2 * inset / size.width)
        up = max(0.0, 1 - 2 * inset / size.height)
        found: list[Step] = []
        for letter, numbers in steps:
            points = zip(numbers[::2], numbers[1::2], strict=True)
            moved: list[float] = []
            for x, y in points:
                u = size.width / 2 + (x - size.width / 2) * across
                v = size.height / 2 + (y - size.height / 2) * up
                moved += [a * u + c * v + e, b * u + d * v + f]
            found.append((letter, tuple(moved)))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a sheet: a page of the file."""

    sheet: int
    page: Size
    placed: tuple[Placed, ...]
    is_back: bool = False
    fold: Fold | None = None

    @property
    def slots(self) -> list[Slot]:
        """Where something lies."""
        return [each.slot for each in self.placed]


def impose(pieces: Sequence[Piece], preset: Preset, *, sets: int = 1, copies: bool = True) -> list[Side]:
    """All sides in the order of printing: fronts, each followed by its back where the preset prints both.

    ``copies`` is whether each piece is printed as often as it is in the box, or once. ``sets`` is how many
    boxes are printed; collated by sets, each begins on a new sheet.
    """
    _check(pieces, preset)
    rounds = sets if preset.collation == "sets" else 1
    times = 1 if preset.collation == "sets" else sets
    fronts: list[Side] = []
    for _ in range(rounds):
        fronts.extend(_fronts(pieces, preset, times, copies))
    fronts = [replace(side, sheet=number) for number, side in enumerate(fronts, 1)]
    has_backs = any(placed.piece.back for side in fronts for placed in side.placed)
    if preset.duplex in ("none", "gutterfold") or not has_backs:
        return fronts
    sides = [side for front in fronts for side in (front, back_of(front, preset))]
    if preset.is_fitted:  # single pages are not turned over: an empty one would only be in the way
        return [side for side in sides if side.placed]
    return sides


def back_of(front: Side, preset: Preset) -> Side:
    """The other side of a sheet, each back behind its front."""
    backs = tuple(
        replace(
            placed,
            face=placed.piece.back,
            slot=back_slot(placed.slot, front.page, preset),
            is_back=True,
            part=_part_behind(placed),
        )
        for placed in front.placed
        if placed.piece.back
    )
    return Side(front.sheet, front.page, backs, is_back=True)


def back_slot(slot: Slot, page: Size, preset: Preset) -> Slot:
    """Where the back of a piece lies. A page that is as large as its face is not turned over by anybody."""
    if preset.is_fitted:
        return slot
    return slot.mirrored(page, upright_axis=turns_like_a_book(page, preset.duplex))


def _part_behind(placed: Placed) -> tuple[float, float] | None:
    """The part of a back that lies behind a part of its front: the piece is turned left to right."""
    if placed.part is None:
        return None
    return placed.piece.size.width - placed.part[0] - placed.slot.width, placed.part[1]


def turns_like_a_book(page: Size, duplex: str) -> bool:
    """Whether a sheet is turned over about an upright axis; else it is turned like a page of a calendar."""
    return (page.width <= page.height) == (duplex == "long_edge")


def per_sheet(size: Size, preset: Preset) -> int:
    """How many pieces of a size fit on a sheet."""
    grid = best_grid(size, preset)
    return len(grid.slots) if grid else 0


def _fronts(pieces: Sequence[Piece], preset: Preset, times: int, copies: bool) -> list[Side]:
    found: list[Side] = []
    mixed: dict[str, list[Piece]] = {}
    for (sort, _size), group in _by_size(pieces).items():
        every = [piece for piece in group for _ in range(times * (piece.copies if copies else 1))]
        if group[0].pages:
            found.extend(side for piece in every for side in _book(piece, preset))
        elif sort in WHOLE_PAGES and not preset.is_fitted:
            found.extend(_whole_page(piece, preset) for piece in every)
        elif (grid := best_grid(group[0].size, preset)) is None:
            found.extend(side for piece in every for side in _in_parts(piece, preset))
        elif sort in GRIDS or preset.is_fitted or preset.slots or _is_folded(group, preset):
            found.extend(_filled(grid, every))
        else:
            mixed.setdefault(sort, []).extend(every)
    for every in mixed.values():
        found.extend(_shelved(every, preset))
    return found


def _in_parts(piece: Piece, preset: Preset) -> list[Side]:
    """A piece that is larger than the paper, in parts to be taped together. Across a fold there is no room:
    its back follows in parts of its own, to be glued behind."""
    fronts = _parts(piece, piece.front, preset)
    if preset.duplex == "gutterfold" and piece.back:
        return [*fronts, *_parts(piece, piece.back, preset)]
    return fronts


def _parts(piece: Piece, face: str, preset: Preset) -> list[Side]:
    """Equal parts, as few as possible, row by row from the top left; bleed only along the piece's own
    edges."""
    upright, size = preset.paper_size(), piece.size
    pages = {"portrait": [upright], "landscape": [upright.turned()]}.get(
        preset.orientation, [upright, upright.turned()]
    )

    def needed(page: Size) -> tuple[int, int]:
        free_width, free_height = page.width - 2 * preset.edge, page.height - 2 * preset.edge
        return math.ceil(size.width / free_width - 1e-9), math.ceil(size.height / free_height - 1e-9)

    page = min(pages, key=lambda each: math.prod(needed(each)))
    columns, rows = needed(page)
    width, height = size.width / columns, size.height / rows
    x, y, bleed = (page.width - width) / 2, (page.height - height) / 2, preset.bleed
    found = []
    for row in range(rows):
        for column in range(columns):
            room = Room(
                min(bleed, x) if column == 0 else 0,
                min(bleed, x) if column == columns - 1 else 0,
                min(bleed, y) if row == rows - 1 else 0,
                min(bleed, y) if row == 0 else 0,
            )
            part = (column * width, (rows - 1 - row) * height)
            placed = Placed(piece, face, Slot(x, y, width, height, 0, room), part=part)
            found.append(Side(0, page, (placed,)))
    return found


def _is_folded(group: list[Piece], preset: Preset) -> bool:
    """Whether backs lie beside their fronts."""
    return preset.duplex == "gutterfold" and any(piece.back for piece in group)


def _shelved(pieces: list[Piece], preset: Preset) -> Iterable[Side]:
    """Sheets of pieces of all sizes."""
    if not all(piece.is_rectangle() for piece in pieces):
        preset = replace(preset, gap=max(preset.gap, ROUND_GAP))
    for page, placed in shelves([piece.size for piece in pieces], preset):
        here = tuple(Placed(pieces[number], pieces[number].front, slot) for number, slot in placed)
        yield Side(0, page, here)


def _by_size(pieces: Iterable[Piece]) -> dict[tuple[str, Size], list[Piece]]:
    """Pieces that share sheets, in the order in which the first of them comes."""
    found: dict[tuple[str, Size], list[Piece]] = {}
    for piece in pieces:
        found.setdefault((piece.sort, piece.size), []).append(piece)
    return found


def _filled(grid: Grid, pieces: Sequence[Piece]) -> Iterable[Side]:
    """Pages of a grid with the pieces in their order."""
    for start in range(0, len(pieces), len(grid.slots)):
        here = pieces[start : start + len(grid.slots)]
        placed = [Placed(piece, piece.front, slot) for piece, slot in zip(here, grid.slots, strict=False)]
        placed += [
            Placed(piece, piece.back, slot, is_back=True)
            for piece, slot in zip(here, grid.backs, strict=False)
            if piece.back
        ]
        yield Side(0, grid.page, tuple(placed), fold=grid.fold)


def _book(book: Piece, preset: Preset) -> list[Side]:
    """A book as a booklet to fold and staple, if two of its pages fit side by side and both sides are
    printed; else leaf by leaf."""
    is_duplex = preset.duplex in ("long_edge", "short_edge")
    if is_duplex and not preset.is_fitted:
        page = preset.paper_size().turned()
        if 2 * book.size.width <= page.width + 0.01 and book.size.height <= page.height + 0.01:
            return _booklet(book, page)
    step = 2 if is_duplex else 1
    starts = range(0, len(book.pages), step)
    leaves = [_leaf(book, *book.pages[start : start + step], number=start) for start in starts]
    if preset.is_fitted:
        grid = best_grid(book.size, preset)
        assert grid is not None
        return list(_filled(grid, leaves))
    return [_whole_page(leaf, preset) for leaf in leaves]


def _booklet(book: Piece, page: Size) -> list[Side]:
    """Sheets of four pages each: on the outermost the first page lies beside the last."""
    pages = [*book.pages, *[""] * (-len(book.pages) % 4)]
    count = len(pages)
    size = book.size
    y = (page.height - size.height) / 2
    found = []
    for sheet in range(count // 4):
        low, high = 2 * sheet, count - 1 - 2 * sheet
        left = _leaf(book, pages[high], pages[high - 1], number=high)
        right = _leaf(book, pages[low], pages[low + 1], number=low)
        placed = (
            Placed(left, left.front, Slot(page.width / 2 - size.width, y, size.width, size.height)),
            Placed(right, right.front, Slot(page.width / 2, y, size.width, size.height)),
        )
        found.append(Side(0, page, placed, fold=Fold(True, page.width / 2)))
    return found


def _leaf(book: Piece, front: str, back: str = "", *, number: int) -> Piece:
    return replace(book, key=f"{book.key}/{number + 1}", front=front, back=back, copies=1, pages=())


def _whole_page(piece: Piece, preset: Preset) -> Side:
    """A page for itself: in the middle of the paper, made smaller only if it is larger than the paper."""
    upright = preset.paper_size()
    page = upright if piece.size.width <= piece.size.height else upright.turned()
    scale = _page_scale(piece.size, page, preset)
    width, height = piece.size.width * scale, piece.size.height * scale
    slot = Slot((page.width - width) / 2, (page.height - height) / 2, width, height)
    room = Room(*(max(0.0, min(preset.bleed, slot.x)),) * 2, *(max(0.0, min(preset.bleed, slot.y)),) * 2)
    return Side(0, page, (Placed(piece, piece.front, replace(slot, room=room), scale),))


def _page_scale(size: Size, page: Size, preset: Preset) -> float:
    """A page of the paper's own size fills it; any other stays within the margins."""
    if size.is_like(page):
        return 1
    free_width, free_height = page.width - 2 * preset.edge, page.height - 2 * preset.edge
    return min(1.0, free_width / size.width, free_height / size.height)


def _check(pieces: Sequence[Piece], preset: Preset) -> None:
    """Refuse pieces that fit into no slot of a template, all at once. Any other paper takes everything, in
    parts if need be."""
    faults = []
    for (sort, size), group in _by_size(pieces).items():
        if not preset.slots or sort in WHOLE_PAGES or best_grid(size, preset) is not None:
            continue
        args: dict[str, str | int] = {
            "piece": group[0].key,
            "width": f"{size.width:g}",
            "height": f"{size.height:g}",
            "preset": preset.name,
        }
        faults.append(Fault((), "sheet-no-slot", args))
    if faults:
        raise refused(*faults)
