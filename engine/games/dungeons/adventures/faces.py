"""Tile faces: what is wrong with one as drawn, and the form in which the map lays it (DD-CARD-06,
DD-RUL-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.dungeons.geometry.face import BLOCKED, PIT, PLAIN, SIDES, WATER, TileFace
from engine.schema.faults import Fault, Path, closest

_TERRAIN = {".": PLAIN, "#": BLOCKED, "~": WATER, "^": PIT}


def face_faults(face: dict[str, Any], path: Path) -> Iterator[Fault]:
    """Openings beside no space or a blocked one, or two at one place; an arrow at no opening; points of
    interest off the tile."""
    rows = face["map"].splitlines()
    width, height = len(rows[0]), len(rows)
    seen: dict[tuple[str, int], int] = {}
    for index, opening in enumerate(face["openings"]):
        here = (*path, "openings", index)
        side, at = opening["side"], opening["at"]
        length = width if side in ("north", "south") else height
        if at > length:
            yield Fault((*here, "at"), "tile-opening-off", {"is": at, "high": length})
            continue
        first = seen.setdefault((side, at), index)
        if first != index:
            args: dict[str, str | int] = {"is": opening["id"], "first": face["openings"][first]["id"]}
            yield Fault(here, "tile-opening-twice", args)
        if _beside(rows, side, at) == "#":
            yield Fault((*here, "at"), "tile-opening-blocked", {"is": opening["id"]})
    ids = [opening["id"] for opening in face["openings"]]
    if face["arrow"] not in ids:
        args = {"is": face["arrow"], "allowed": ", ".join(ids)}
        yield Fault((*path, "arrow"), "tile-arrow", args, closest(face["arrow"], ids))
    for index, point in enumerate(face["points"]):
        if point["column"] > width or point["row"] > height:
            args = {"column": point["column"], "row": point["row"], "width": width, "height": height}
            yield Fault((*path, "points", index), "tile-point-off", args)


def tile_face(face: dict[str, Any], index: int = 0) -> TileFace | None:
    """The face as the map lays it; nothing if it is not sound."""
    if any(face_faults(face, ())):
        return None
    rows = face["map"].splitlines()
    width = len(rows[0])
    ids = [opening["id"] for opening in face["openings"]]
    return TileFace(
        index,
        width,
        len(rows),
        [_TERRAIN[sign] for row in rows for sign in row],
        [n for opening in face["openings"] for n in (SIDES.index(opening["side"]), opening["at"] - 1)],
        ids.index(face["arrow"]),
        [(point["row"] - 1) * width + point["column"] - 1 for point in face["points"]],
    )


def _beside(rows: list[str], side: str, at: int) -> str:
    """The sign of the space inside an opening."""
    if side == "north":
        return rows[0][at - 1]
    if side == "south":
        return rows[-1][at - 1]
    return rows[at - 1][0 if side == "west" else -1]
