"""What stands where on a face, and which place in which entry it is read from."""

from __future__ import annotations

from printing.draw_face import DrawnFace, draw_face, draw_faces, has_faces, sides_of
from printing.errors import FaceError
from printing.face import Face, Fit, Source
from printing.faces.faceset import FaceSet
from tests.printing.faces.conftest import Game, Layouts

BOOTS = ("item", "boots_of_speed")


def boxes(faces: FaceSet, game: Game, key: str = "item/boots_of_speed", language: str = "en") -> Face:
    material = game.material(language)
    kind, slug = key.split("/")
    component = faces.components_of(kind, slug, material)[0]
    return faces.compose(component, "front", material, boxes=True)


def addresses(face: Face) -> list[list[tuple[str, str]]]:
    return [[(each.sort, each.address) for each in box.sources] for box in face.boxes or ()]


def test_only_who_asks_gets_boxes_and_the_drawing_is_the_same(platformer: Game) -> None:
    faces = FaceSet.load("platformer")
    faces.forget()
    plain = platformer.face("item/boots_of_speed")
    assert plain.boxes is None
    noted = boxes(faces, platformer)
    assert noted.boxes
    assert noted.hash == plain.hash
    assert platformer.face("item/boots_of_speed") is noted, "what is noted is kept for those who do not ask"


def test_a_layout_of_any_shape_knows_what_it_reads(platformer: Game, layouts: Layouts) -> None:
    """Names that are given, lists, references, choices, and what is turned."""
    face = """
size: poker
draw:
  - {text: "{name}: {price}", at: [0, 0, 30, 10]}
  - {use: label, with: {said: "{name}"}, at: [0, 20, 30, 10]}
  - {group: [{text: "{price}", at: [0, 0, 10, 5]}], at: [0, 40, 10, 5], rotate: 90}
  - {text: always the same, at: [0, 60, 30, 5]}
  - {icon: {by: "{price}", "4": heart, else: star}, at: [40, 0, 5, 5]}
  - {repeat: "{price}", draw: [{text: "{number}", at: [0, 0, 5, 5]}], at: [0, 70, 5, 5], step: [5, 0]}
"""
    label = 'draw:\n  - {text: "{said}", at: [0, 0, 30, 10]}'
    noted = boxes(layouts(face=face, label=label), platformer)
    assert addresses(noted) == [
        [("text", "name"), ("field", "price")],
        [("text", "name")],
        [("field", "price")],
        [("field", "price")],
        [],
        [],
        [],
        [],
    ]
    turned = (noted.boxes or ())[2].corners
    across = {round(x, 3) for x, _y in turned}
    up = {round(noted.height_mm - y, 3) for _x, y in turned}
    assert (across, up) == ({2.5, 7.5}, {37.5, 47.5}), "where it was turned to"


def test_a_reference_leads_to_the_other_entry(platformer: Game) -> None:
    face = boxes(FaceSet.load("platformer"), platformer, "boss_attack/annual_review")
    sources = {source for box in face.boxes or () for source in box.sources}
    other = next(each for each in sources if each.kind == "boss")
    assert (other.sort, other.address) == ("text", "name")
    assert Source("boss_attack", "annual_review", "rules", "") in sources


def test_nearly_as_small_as_it_may_is_small() -> None:
    assert not Fit(14, 14, 8).is_small
    assert not Fit(12, 14, 8).is_small
    assert Fit(9, 14, 8).is_small
    assert not Fit(8, 8, 8).is_small, "a style that knows one size only"


def test_every_side_of_every_component_of_an_entry_has_a_name(platformer: Game) -> None:
    material = platformer.material()
    assert [each.name for each in sides_of(material, *BOOTS)] == ["front", "back"]
    assert [each.name for each in sides_of(material, "hero", "auntie_haggle")] == ["front", "back", "front-2"]
    assert has_faces("platformer", "item")
    assert not has_faces("lanternwick", "ferryman")


def test_a_face_is_a_picture_cut_to_its_trim_with_places_in_fractions(platformer: Game) -> None:
    drawn = draw_face(platformer.snapshot, *BOOTS, "front", "de", platformer.art, dpi=60)
    assert isinstance(drawn, DrawnFace)
    assert drawn.picture.startswith(b"\x89PNG")
    assert drawn.outline, "corners are round"
    for _box, (left, top, width, height) in drawn.boxes:
        assert 0 <= left < left + width <= 1.0001
        assert 0 <= top < top + height <= 1.0001
    again = draw_face(platformer.snapshot, *BOOTS, "front", "de", platformer.art, dpi=60)
    assert isinstance(again, DrawnFace)
    assert again.picture is drawn.picture, "kept"
    assert draw_face(platformer.snapshot, *BOOTS, "left", "de", platformer.art) is None


def test_what_cannot_be_drawn_keeps_nobody_from_being_drawn(platformer: Game) -> None:
    bare = Game(platformer.snapshot, {})
    FaceSet.load("platformer").forget()
    fine, broken = platformer.material(), bare.material("de")
    wanted = [(sides_of(each, *BOOTS)[0], each) for each in (fine, broken)]
    found = draw_faces(wanted, dpi=40)
    assert isinstance(found[0], DrawnFace)
    assert isinstance(found[1], FaceError)
