"""How pictures lie in their frames."""

from __future__ import annotations

from typing import Any

import pytest

from engine.snapshot import Framing
from printing.face import Face, PictureFit
from printing.faces.faceset import FaceSet
from printing.faces.framed import filling_zoom, frame_picture
from tests.printing.faces.conftest import Game, Layouts

WIDE = (200, 100)
"""Pixels."""
SQUARE = (40.0, 40.0)
"""A frame."""


@pytest.mark.parametrize(
    ("framing", "valign", "place"),
    [
        (Framing(), "middle", (0, 10, 40, 20)),
        (Framing(), "bottom", (0, 20, 40, 20)),
        (Framing(x=0, y=0), "top", (0, 0, 40, 20)),
        (Framing(zoom=200), "middle", (-20, 0, 80, 40)),
        (Framing(x=25, zoom=200), "middle", (0, 0, 80, 40)),
        (Framing(x=100, zoom=200), "middle", (-40, 0, 80, 40)),
        (Framing(x=50, y=75, zoom=400), "middle", (-60, -40, 160, 80)),
    ],
)
def test_the_focus_lies_in_the_middle_and_no_edge_has_a_gap(
    framing: Framing, valign: str, place: tuple[float, ...]
) -> None:
    found = frame_picture(SQUARE, WIDE, framing, "centre", valign)
    assert (found.left, found.top, found.width, found.height) == pytest.approx(place)
    assert found.is_cut == (framing.zoom > 100)


def test_what_is_seen_and_from_where_on_the_frame_is_full() -> None:
    assert filling_zoom(SQUARE, WIDE) == 200
    assert filling_zoom(SQUARE, (30, 30)) == 100
    assert frame_picture(SQUARE, WIDE, Framing(zoom=200)).seen == pytest.approx((0.25, 0, 0.5, 1))
    assert frame_picture(SQUARE, WIDE).seen == pytest.approx((0, 0, 1, 1))


def _face(faces: FaceSet, game: Game, side: str, framing: dict[str, dict[str, int]]) -> Face:
    def frame(whole: dict[str, Any]) -> None:
        whole["entries"]["item"]["boots_of_speed"]["framing"] = framing

    material = game.edited(frame).material()
    component = faces.components_of("item", "boots_of_speed", material)[0]
    return faces.compose(component, side, material, boxes=True)


def _fit(face: Face) -> PictureFit:
    return next(box.picture for box in face.boxes or () if box.picture)


def test_a_layout_has_its_own_framing_or_that_of_all(platformer: Game, layouts: Layouts) -> None:
    draw = 'draw:\n  - {art: "{art}", at: [0, 0, 40, 20]}'
    components = "- {part: items, each: item, sort: card, front: face, back: back}\n"
    faces = layouts(face=f"size: poker\n{draw}", back=draw, components=components)
    whole = _face(faces, platformer, "front", {})
    assert b"W n" not in whole.ops
    assert _fit(whole).seen == (0, 0, 1, 1)
    framing = {"everywhere": {"zoom": 200}, "back": {"zoom": 400}}
    front, back = (_face(faces, platformer, side, framing) for side in ("front", "back"))
    assert b"W n" in front.ops
    assert (_fit(front).layout, _fit(back).layout) == ("face", "back")
    assert _fit(front).dpi == pytest.approx(_fit(whole).dpi / 2)
    assert _fit(back).dpi == pytest.approx(_fit(whole).dpi / 4)
    assert _face(faces, platformer, "front", {"elsewhere": {"zoom": 400}}).hash == whole.hash
