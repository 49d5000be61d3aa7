"""The map cards of Dungeons: both faces show their maps, entries and exits, points of interest."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from tests.printing.layouts_dungeons.conftest import SCALE, Dungeons

CELL, RIM = 18.0, 9.0
MM = SCALE * 72 / 25.4
WATER, PIT, ROCK, PAVING = (0x2F, 0x73, 0x90), (0x0D, 0x07, 0x06), (0x4A, 0x53, 0x5F), (0xB9, 0xAB, 0x8E)
WHITE, RED, GREEN, ARROW, POINT = (
    (255, 255, 255),
    (0xD5, 0x32, 0x2B),
    (0x3F, 0xAE, 0x57),
    (0xFF, 0xC6, 0x58),
    (0xA2, 0x33, 0x1F),
)
MEANINGS = {".": "plain", "~": "water", "^": "pit", "#": "blocked"}


def colours(image: Image.Image, x: float, y: float, width: float, height: float) -> set[Any]:
    """The colours in a rectangle, in millimetres from the upper left corner."""
    box = (round(x * MM), round(y * MM), round((x + width) * MM), round((y + height) * MM))
    return {colour for _count, colour in image.crop(box).getcolors(1_000_000) or []}


def sides(dungeons: Dungeons) -> list[tuple[str, str, Any]]:
    tiles = dungeons.snapshot.entries["tile"]
    found = [(slug, "front", tile.data.front) for slug, tile in tiles.items()]
    return found + [(slug, "back", tile.data.back) for slug, tile in tiles.items()]


def meaning(found: set[Any]) -> str:
    """The terrain by its fill; water and pits must have the outline of the rules as well."""
    if WATER in found:
        assert WHITE in found
        return "water"
    if PIT in found:
        assert RED in found
        return "pit"
    return "blocked" if ROCK in found else "plain" if PAVING in found else ""


def test_both_faces_show_their_maps(dungeons: Dungeons) -> None:
    for slug, side, face in sides(dungeons):
        image = dungeons.picture(f"tile/{slug}", side)
        points = {(point.column - 1, point.row - 1) for point in face.points}
        for row, line in enumerate(face.map.splitlines()):
            for column, character in enumerate(line):
                found = colours(image, RIM + column * CELL + 0.5, RIM + row * CELL + 0.5, CELL - 1, CELL - 1)
                assert meaning(found) == MEANINGS[character], (slug, side, column, row)
                assert (POINT in found) == ((column, row) in points), (slug, side, column, row)


def way(face: Any, opening: Any) -> tuple[float, float, float, float]:
    """Where half of the space of an opening lies: x, y, width, height."""
    rows = face.map.splitlines()
    along = RIM + (opening.at - 1) * CELL
    far = {"east": 2 * RIM + len(rows[0]) * CELL - RIM, "south": 2 * RIM + len(rows) * CELL - RIM}
    if opening.side in ("north", "south"):
        return along, far.get(opening.side, 0.0), CELL, RIM
    return far.get(opening.side, 0.0), along, RIM, CELL


def test_openings_are_outlined_in_green_and_one_has_the_arrow(dungeons: Dungeons) -> None:
    for slug, side, face in sides(dungeons):
        image = dungeons.picture(f"tile/{slug}", side)
        for opening in face.openings:
            x, y, width, height = way(face, opening)
            found = colours(image, x, y, width, height)
            assert GREEN in found, (slug, side, opening.id)
            assert (ARROW in found) == (opening.id == face.arrow), (slug, side, opening.id)
        # Between the openings there is rock on all sides.
        taken = {(opening.side, opening.at) for opening in face.openings}
        rows = face.map.splitlines()
        for edge, count in (("north", len(rows[0])), ("west", len(rows))):
            for at in range(1, count + 1):
                if (edge, at) not in taken:
                    x, y, width, height = way(face, type(face.openings[0])(id="x", side=edge, at=at))
                    assert GREEN not in colours(image, x + 2, y + 2, width - 4, height - 4)


def test_a_tile_is_as_large_as_the_larger_of_its_faces(dungeons: Dungeons) -> None:
    for tile in dungeons.components("tiles"):
        data = dungeons.snapshot.entries["tile"][tile.slug].data
        rows = [face.map.splitlines() for face in (data.front, data.back)]
        assert tile.width_mm == max(len(each[0]) for each in rows) * CELL + 2 * RIM
        assert tile.height_mm == max(len(each) for each in rows) * CELL + 2 * RIM
        assert tile.sides == ("front", "back")


@pytest.mark.parametrize(
    ("language", "north"), [("en", "North"), ("es", "Norte"), ("it", "Nord"), ("de", "Norden")]
)
def test_tiles_and_openings_bear_the_names_that_booklets_use(
    dungeons: Dungeons, language: str, north: str
) -> None:
    printed = dungeons.read("tile/great_basin", language=language)
    assert north in printed.split()
    assert dungeons.material(language).text("tile", "great_basin", "front.name") in printed
