"""What a set of tiles must keep to be played: enough of them for every map, all of one height, floors to
stand on, a way up, on the boss tiles what the boss level needs (PF-SETUP-01, -06, PF-BOARD, PF-MAP-01)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.platformer.tile_map import TILE_MAP
from engine.schema import Fault, Game
from engine.schema.checks import Entries, Key, Written, first_of, of_kind
from engine.schema.grid import GridMap

SETS = ("forest", "void")
NORMAL_TILES = 8
BOSS_TILES = 2
"""What the larger map is laid from (PF-MAP-01)."""
ON_BOSS_TILES = ("boss_spawn", "special")
"""Spaces that work on the boss level only (PF-BOSS-04, -05)."""

Found = Iterator[tuple[Key, Fault]]


def check_tiles(game: Game, entries: Entries) -> Found:
    """Everything that is wrong with the tiles."""
    tiles = of_kind(entries, "tile")
    grids = {slug: TILE_MAP.parse(tile.data["map"]) for slug, tile in tiles.items()}
    yield from _enough(entries)
    yield from _heights(grids)
    needed = ["boss_spawn", "shop"]
    if any(token.data["role"] == "summon" for token in of_kind(entries, "boss_token").values()):
        needed.append("spawn")
    for slug, grid in grids.items():
        for fault in _tile(tiles[slug], grid, needed):
            yield ("tile", slug), fault


def _enough(entries: Entries) -> Found:
    """Tiles for the larger map and for the boss level, in each set: players choose one (PF-D-08)."""
    tiles = of_kind(entries, "tile")
    for name in SETS:
        held = Counter[bool]()
        for tile in tiles.values():
            if tile.data["set"] == name:
                held[bool(tile.data.get("boss"))] += tile.copies
        for boss, wanted in ((False, NORMAL_TILES), (True, BOSS_TILES)):
            if held[boss] < wanted:
                args: dict[str, str | int] = {
                    "set": name,
                    "boss": "yes" if boss else "no",
                    "is": held[boss],
                    "wanted": wanted,
                }
                yield first_of(entries, "tile"), Fault((), "platformer-few-tiles", args)


def _heights(grids: dict[str, GridMap]) -> Found:
    """A level is two tiles side by side (PF-BOARD-01), so all of them are of the height that most have."""
    counted = Counter(grid.height for grid in grids.values())
    if not counted:
        return
    usual = counted.most_common(1)[0][0]
    for slug, grid in grids.items():
        if grid.height != usual:
            args = {"is": grid.height, "wanted": usual}
            yield ("tile", slug), Fault(("map",), "platformer-tile-height", args)


def _tile(tile: Written, grid: GridMap, needed: list[str]) -> Iterator[Fault]:
    """What is wrong with one tile."""
    is_boss = bool(tile.data.get("boss"))
    kinds = {kind for row in grid.layers["kind"] for kind in row}
    if is_boss:
        for kind in needed:
            if kind not in kinds:
                yield Fault(("map",), "platformer-boss-tile-lacks", {"space": kind})
    else:
        for kind in ON_BOSS_TILES:
            if kind in kinds:
                yield Fault(("map",), "platformer-only-on-boss-tiles", {"space": kind})
    if tile.data["set"] != "void" and "portal" in kinds:
        yield Fault(("map",), "platformer-portal")  # PF-BOARD-12
    if all(floor == "none" for row in grid.layers["floor"] for floor in row):
        yield Fault(("map",), "platformer-no-floor")
    top = {column for row, column in _reached(grid) if row == 0}
    if not top:
        yield Fault(("map",), "platformer-no-way-up")
    elif not is_boss and not any(grid.layers["ladder"][0][column] == "ladder" for column in top):
        yield Fault(("map",), "platformer-no-ladder-out")


def _reached(grid: GridMap) -> set[tuple[int, int]]:
    """The spaces (row from the top, column) that a hero can get to from the lowest row without leaving the
    tile: sideways where no wall is, up and down through the air and by ladder (PF-BOARD-03, -07,
    PF-MOVE-03)."""
    walls, floors, ladders = (grid.layers[name] for name in ("wall", "floor", "ladder"))
    todo = [(grid.height - 1, column) for column in range(grid.width)]
    reached = set(todo)
    while todo:
        row, column = todo.pop()
        near = []
        if column + 1 < grid.width and walls[row][column + 1] == "none":
            near.append((row, column + 1))
        if column > 0 and walls[row][column] == "none":
            near.append((row, column - 1))
        if row > 0 and (floors[row - 1][column] != "platform" or ladders[row][column] == "ladder"):
            near.append((row - 1, column))
        if row + 1 < grid.height and (floors[row][column] == "none" or ladders[row + 1][column] == "ladder"):
            near.append((row + 1, column))
        todo += [space for space in near if space not in reached]
        reached.update(near)
    return reached
