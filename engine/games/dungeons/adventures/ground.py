"""The ground of an adventure: exits, tiles that overlap, start spaces, spaces that are named (DD-RUL-02,
-13)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.dungeons.adventures.book import Book
from engine.games.dungeons.adventures.layout import MOST, Layout, Lying, layout_of
from engine.games.dungeons.geometry.face import BLOCKED, TileFace
from engine.schema.faults import Fault, Path, closest


def ground_faults(book: Book) -> Iterator[Fault]:
    """Everything that is wrong with where things are."""
    layout = layout_of(book)
    yield from _exits(book, layout)
    yield from _overlaps(book, layout)
    yield from _start_spaces(book, layout)
    yield from _spaces(book)


def _exits(book: Book, layout: Layout) -> Iterator[Fault]:
    """Every opening has its exit, every exit its opening, and each says where it leads."""
    at_start = {lying.room: lying for lying in layout.lying if lying.entry < 0}
    for index, room in enumerate(book.adventure.rooms):
        here: Path = ("rooms", index)
        openings = book.openings.get(room.id, [])
        arrow = openings[book.faces[room.id].arrow] if openings else ""
        for number, way in enumerate(room.exits):
            path = (*here, "exits", number)
            if openings and way.id not in openings:
                args: dict[str, str | int] = {"part": "exit", "is": way.id, "allowed": ", ".join(openings)}
                yield Fault((*path, "id"), "story-unknown", args, closest(way.id, openings))
            elif openings and way.id == arrow and room.id not in at_start:
                yield Fault((*path, "id"), "story-exit-arrow", {"is": way.id})
            if (way.leads == "room" and not way.room) or (way.leads == "pool" and not way.pool):
                yield Fault((*path, "leads"), "story-exit-nowhere", {"is": way.leads})
            elif way.leads == "closed" and not way.room and _opens(book, room.id, way):
                yield Fault((*path, "leads"), "story-exit-behind", {"is": way.id})
        named = {way.id for way in room.exits}
        for opening in openings:
            if opening in named or (opening == arrow and room.id not in at_start):
                continue
            if room.id in at_start and _is_joined(at_start, room.id, openings.index(opening)):
                continue
            yield Fault((*here, "exits"), "story-exit-missing", {"is": opening, "room": room.id})


def _opens(book: Book, room: str, way: object) -> bool:
    """Whether a closed exit can ever be open."""
    if getattr(way, "opens_if", ()):
        return True
    name = getattr(way, "id", "")
    return any(
        said.name == "open_exit" and said.given["room"] == room and said.given["exit"] == name
        for said in book.words
    )


def _is_joined(at_start: dict[str, Lying], room: str, opening: int) -> bool:
    """Whether another tile of the start lies behind an opening."""
    return any(at_start[room].joins(opening, other) for name, other in at_start.items() if name != room)


def _overlaps(book: Book, layout: Layout) -> Iterator[Fault]:
    """Tiles that could come to lie upon each other, and cards that are not in the box so often."""
    if not layout.is_whole:
        yield Fault(("rooms",), "story-layouts", {"most": MOST})
    tiles = {room.id: room.tile for room in book.adventure.rooms}
    seen: set[tuple[str, str, str]] = set()
    for index, one in enumerate(layout.lying):
        for other in layout.lying[:index]:
            is_twice = one.room == other.room
            if (is_twice and one.entry >= 0) or not one.meets(other):
                continue
            if one.collides(other) and not is_twice:
                key = "story-overlap"
            elif tiles[one.room] == tiles[other.room] and book.copies(tiles[one.room]) == 1:
                key = "story-tile-twice"
            else:
                continue
            names = (key, one.room, other.room)
            if names not in seen:
                seen.add(names)
                yield _told(key, one, other, tiles[one.room])
    for tile in sorted(set(tiles.values())):
        users = [room for room in tiles if tiles[room] == tile]
        if 1 < book.copies(tile) < len(users):
            args: dict[str, str | int] = {"tile": tile, "room": users[-1], "other": users[0]}
            yield Fault(("rooms", list(tiles).index(users[-1])), "story-tile-twice", args)


def _told(key: str, one: Lying, other: Lying, tile: str) -> Fault:
    """A fault about two rooms, at the exit or start that lays the first."""
    args: dict[str, str | int] = {"room": one.room, "other": other.room}
    if key == "story-tile-twice":
        return Fault(one.path, "story-tile-twice", {**args, "tile": tile})
    return Fault(one.path, "story-overlap", args)


def _start_spaces(book: Book, layout: Layout) -> Iterator[Fault]:
    """Start spaces lie in rooms of the start, are free, differ, and are enough for all heroes."""
    start = book.adventure.start
    placed = [lying.room for lying in layout.lying if lying.entry < 0]
    seen: dict[tuple[str, int, int], int] = {}
    for index, spot in enumerate(start.spaces):
        path: Path = ("start", "spaces", index)
        if seen.setdefault((spot.room, spot.column, spot.row), index) != index:
            yield Fault(path, "story-start-twice", {"column": spot.column, "row": spot.row})
        if spot.room not in book.faces:
            continue
        if spot.room not in placed:
            yield Fault((*path, "room"), "story-start-room", {"room": spot.room})
        else:
            yield from _space(book.faces[spot.room], spot.column, spot.row, path, free=True)
    if start.spaces and len(seen) < book.adventure.heroes_most:
        args: dict[str, str | int] = {"is": len(seen), "heroes": book.adventure.heroes_most}
        yield Fault(("start", "spaces"), "story-start-few", args)


def _space(face: TileFace, column: int, row: int, path: Path, *, free: bool) -> Iterator[Fault]:
    """A space that is named is on the tile, and free if a figure must stand on it."""
    args: dict[str, str | int] = {"column": column, "row": row}
    if column > face.width or row > face.height:
        yield Fault(path, "story-space-off", {**args, "width": face.width, "height": face.height})
    elif free and face.terrain[(row - 1) * face.width + column - 1] == BLOCKED:
        yield Fault(path, "story-space-blocked", args)


def _spaces(book: Book) -> Iterator[Fault]:
    """The spaces of interactions and of words."""
    for index, interaction in enumerate(book.adventure.interactions):
        path: Path = ("interactions", index)
        if interaction.where == "anywhere":
            continue
        if not interaction.room:
            yield Fault(path, "story-interaction-room", {"is": interaction.where})
        elif interaction.room in book.faces and interaction.where in ("space", "beside"):
            face = book.faces[interaction.room]
            free = interaction.where == "space"
            yield from _space(face, interaction.column, interaction.row, (*path, "column"), free=free)
    for said in book.words:
        room, column, row = (said.given.get(name) for name in ("room", "column", "row"))
        if room in book.faces and isinstance(column, int) and isinstance(row, int) and column and row:
            yield from _space(book.faces[room], column, row, (*said.path, "column"), free=False)
