"""Layouts: what they may say, and that every fault is found with its line and a hint."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from content.wording import wording
from printing.drawing.document import Document
from printing.errors import FaceError, FontError, LayoutError
from printing.face import Face
from printing.faces.elements import ELEMENTS
from printing.faces.faceset import FaceSet
from printing.text import fonts
from tests.printing.faces.conftest import LANGUAGES, Game, Layouts
from tests.printing.faces.test_document import red_box


def faults(layouts: Layouts, **files: str) -> list[tuple[str, int, str, str]]:
    """File, line, key and hint of everything that is wrong."""
    with pytest.raises(LayoutError) as caught:
        layouts(**files)
    for located in caught.value.faults:
        for language in LANGUAGES:
            assert wording(language).fault(located.fault).strip()
    return [(each.file, each.line, each.fault.key, each.fault.hint) for each in caught.value.faults]


def composed(faces: FaceSet, game: Game, key: str = "item/boots_of_speed", language: str = "en") -> Face:
    material = game.material(language)
    component = next(each for each in faces.components(material) if each.key == key)
    return faces.compose(component, "front", material)


# What is wrong is found where it is


@pytest.mark.parametrize(
    ("face", "line", "key", "hint"),
    [
        ("size: poker\ndraw:\n  - {texd: hello}", 3, "layout-element", "text"),
        ("size: poker\ndraw:\n  - {box: inc}", 3, "layout-colour", "ink"),
        ("size: poker\ndraw:\n  - {box: ink,\n     corner: stp}", 4, "layout-unknown", "step"),
        ("size: poker\ndraw:\n  - {box: ink, radios: 3}", 3, "layout-unknown", "radius"),
        ("size: poker\ndraw:\n  - {box: ink, radius: big}", 3, "layout-number", ""),
        ("size: poker\ndraw:\n  - {box: ink, bleed: yes}", 3, "layout-flag", ""),
        ("size: poker\ndraw:\n  - {box: ink, at: [1, 2, 3]}", 3, "layout-numbers", ""),
        ("size: poker\ndraw:\n  - {text: '{nam}'}", 3, "layout-field", "name"),
        ("size: poker\ndraw:\n  - {text: '{price.name}'}", 3, "layout-deeper", ""),
        ("size: poker\ndraw:\n  - {text: '{name|romn}'}", 3, "layout-unknown", "roman"),
        ("size: poker\ndraw:\n  - {text: '{Name!}'}", 3, "layout-binding-form", ""),
        ("size: poker\ndraw:\n  - {text: '{say:face-nothing}'}", 3, "layout-message", ""),
        ("size: poker\ndraw:\n  - {text: hi, style: bdy}", 3, "layout-unknown", "body"),
        ("size: poker\ndraw:\n  - {text: hi, family: sens}", 3, "layout-unknown", "sans"),
        ("size: poker\ndraw:\n  - {icon: hart}", 3, "layout-unknown", "heart"),
        ("size: poker\ndraw:\n  - {icons: hart, count: 2}", 3, "layout-unknown", "heart"),
        ("size: poker\ndraw:\n  - {text: hi, if: 3}", 3, "layout-condition", ""),
        ("size: poker\ndraw:\n  - {use: fase}", 3, "layout-unknown", "face"),
        ("size: poker\ndraw:\n  - {use: face}", 3, "layout-circle", ""),
        ("size: poker\ndraw:\n  - {image: logo.png}", 3, "layout-image-missing", ""),
        ("size: poker\ndraw:\n  - {path: 'M0 0 X'}", 3, "layout-path", ""),
        ("size: poker\ndraw:\n  - {repeat: {each: itm}, draw: []}", 3, "layout-unknown", "item"),
        ("size: poker\ndraw:\n  - {group: {box: ink}}", 3, "layout-list", ""),
        ("size: poker\ndraw:\n  - {group: [], move: [['{price}', 2]]}", 3, "layout-move", ""),
        ("size: poker\ndraw:\n  - {group: [], move: [['{prise}', 2, 0]]}", 3, "layout-field", "price"),
        ("size: poker\ndraw:\n  - [box]", 3, "layout-mapping", ""),
        ("size: pocker\ndraw: []", 1, "layout-unknown", "poker"),
        ("size: [1, 2, 3]\ndraw: []", 1, "layout-size", ""),
        ("draw: []", 1, "layout-no-size", ""),
        ("size: poker\nfolds: [[1, 2]]\ndraw: []", 2, "layout-folds", ""),
        ("size: poker\ncontour: square\ndraw: []", 2, "layout-contour", ""),
        ("size: poker\nbleed: -1\ndraw: []", 2, "layout-number", ""),
        ("size: poker\nextends: fase\ndraw: []", 2, "layout-unknown", "face"),
        ("size: poker\nextends: face\ndraw: []", 2, "layout-circle", ""),
        ("size: poker\ndrow: []", 2, "layout-unknown", "draw"),
        ("size: poker\nflow: {columns: 2}", 2, "layout-flow", ""),
    ],
)
def test_a_fault_of_a_layout_has_its_line_and_a_hint(
    layouts: Layouts, face: str, line: int, key: str, hint: str
) -> None:
    assert ("face.yaml", line, key, hint) in faults(layouts, face=face)


@pytest.mark.parametrize(
    ("components", "line", "key", "hint"),
    [
        ("- {part: items, each: itme, sort: card, front: face}", 1, "layout-unknown", "item"),
        ("- {part: items, each: item, sort: crad, front: face}", 1, "layout-unknown", "card"),
        ("- {part: items, each: item, sort: card, front: fase}", 1, "layout-unknown", "face"),
        ("- {part: items, each: item, sort: card}", 1, "layout-required", ""),
        ("- {part: items, sort: card, front: face}", 1, "layout-required", ""),
        ("- {part: a, key: a, sort: card, front: face}", 3, "layout-no-entry", ""),
        ("part: items", 1, "layout-list", ""),
    ],
)
def test_a_fault_of_the_components_has_its_line_and_a_hint(
    layouts: Layouts, components: str, line: int, key: str, hint: str
) -> None:
    found = faults(layouts, components=components)
    assert (line, key, hint) in [(each[1], each[2], each[3]) for each in found]


@pytest.mark.parametrize(
    ("game", "key"),
    [
        ("colours: {ink: dark}", "layout-hex"),
        ("styles: {a: {colour: inkk}}", "layout-colour"),
        ("styles: {a: {extends: b}}", "layout-unknown"),
        ("color: {}", "layout-unknown"),
    ],
)
def test_a_fault_of_the_game_is_found(layouts: Layouts, game: str, key: str) -> None:
    assert key in [each[2] for each in faults(layouts, game=game, face="size: poker\ndraw: []")]


def test_no_layout_has_the_name_that_stands_for_all(layouts: Layouts) -> None:
    """An entry that frames its picture names layouts; ``everywhere`` means all of them."""
    found = faults(layouts, everywhere="size: poker\ndraw: []")
    assert found == [("everywhere.yaml", 1, "layout-reserved", "")]


def test_all_faults_are_reported_at_once(layouts: Layouts) -> None:
    face = "size: poker\ndraw:\n  - {box: inc}\n  - {text: '{nam}'}\n  - {icon: hart}"
    assert [each[1] for each in faults(layouts, face=face)] == [3, 4, 5]


def test_yaml_that_cannot_be_read_is_a_fault_with_its_line(layouts: Layouts) -> None:
    found = faults(layouts, face="size: poker\ndraw: [")
    assert found[0][0] == "face.yaml"
    assert found[0][2] == "yaml"


def test_a_game_without_layouts_is_named(tmp_path: Path) -> None:
    with pytest.raises(LayoutError) as caught:
        FaceSet.load("platformer", tmp_path)
    assert caught.value.faults[0].fault.key == "layout-no-game"


def test_a_font_that_is_not_installed_names_its_package() -> None:
    with pytest.raises(FontError) as caught:
        fonts._read("fontpkg_nowhere", "Nowhere.ttf", 0)
    assert caught.value.fault.args["package"] == "fontpkg-nowhere"
    with pytest.raises(FontError) as caught:
        fonts._read("fontpkg_fira_sans", "Nowhere.ttf", 0)
    assert caught.value.fault.key == "font-missing"


def test_a_broken_font_says_so(tmp_path: Path) -> None:
    (tmp_path / "Broken.ttf").write_bytes(b"no font at all")
    with pytest.raises(FontError) as caught:
        fonts.Font(tmp_path / "Broken.ttf")
    assert caught.value.fault.key == "font-broken"


def test_a_broken_picture_beside_a_layout_is_a_fault(layouts: Layouts, tmp_path: Path) -> None:
    layouts()
    (tmp_path / "platformer" / "logo.png").write_bytes(b"no picture at all")
    found = faults(layouts, face="size: poker\ndraw:\n  - {image: logo.png}")
    assert ("face.yaml", 3, "art-format", "") in found
    hinted = faults(layouts, face="size: poker\ndraw:\n  - {image: lgo.png}")
    assert ("face.yaml", 3, "layout-image-missing", "logo.png") in hinted


# What they say is done


def test_a_child_changes_elements_of_its_parent_in_their_place(layouts: Layouts, platformer: Game) -> None:
    faces = layouts(
        card=(
            "size: poker\ndraw:\n  - {id: ground, box: ink, at: [0, 0, 10, 10]}\n"
            "  - {id: word, text: below, at: [0, 0, 60, 10]}\n  - {id: gone, text: gone}\n"
        ),
        face=(
            "extends: card\ndraw:\n  - {id: ground, box: paper}\n  - {id: gone, remove: true}\n"
            "  - {text: '{slug}', at: [0, 20, 60, 10]}\n"
        ),
    )
    layout = faces.layouts["face"]
    assert [element.name for element in layout.elements.elements] == ["box", "text", "text"]
    assert list(layout.elements.elements[0].frame or ()) == [0, 0, 10, 10]
    face = composed(faces, platformer)
    assert b"1 0.965 0.855 rg" in operators(face)
    assert shown(face).split("|") == ["below", "boots_of_speed"]


def operators(face: Face) -> bytes:
    """All operators of a face, those of its forms included."""
    return face.ops + b"".join(form.ops for form in face.resources.forms.values())


def shown(face: Face) -> str:
    """The texts of a face, in the order of drawing; numbers between letters are kerning."""
    strings = re.findall(rb"<([0-9a-f<>\- ]+)>\]? T[jJ]", face_operators(face))
    plain = [re.sub(r"> -?\d+ <", "", each.decode()) for each in strings]
    return "|".join(bytes.fromhex(each).decode("utf-16-be") for each in plain)


def face_operators(face: Face) -> bytes:
    """The operators of a face with those of each form where it is placed first."""
    found = face.ops
    for name, form in face.resources.forms.items():
        found = found.replace(f"/{name} Do".encode(), form.ops, 1)
    return found


@pytest.mark.parametrize(
    ("text", "key", "wanted"),
    [
        ("{price} Gold", "item/boots_of_speed", "4 Gold"),
        ("{key}", "item/boots_of_speed", "item/boots_of_speed"),
        ("{kind_name}", "item/boots_of_speed", "Item"),
        ("{price|roman}", "item/boots_of_speed", "IV"),
        ("{price|signed}", "item/boots_of_speed", "+4"),
        ("{say:face-loot}", "item/boots_of_speed", "Loot"),
        ("{rules}", "item/boots_of_speed", "Exhaust: move 1 space."),
    ],
)
def test_bindings_read_what_they_name(
    layouts: Layouts, platformer: Game, text: str, key: str, wanted: str
) -> None:
    faces = layouts(face=f"size: poker\ndraw:\n  - {{text: '{text}', at: [0, 0, 60, 60]}}")
    assert shown(composed(faces, platformer, key)) == wanted


def test_bindings_follow_references_and_lists(layouts: Layouts, platformer: Game) -> None:
    faces = layouts(
        components=(
            "- {part: a, each: boss_attack, sort: card, front: face}\n"
            "- {part: d, each: die, sort: card, front: die}\n"
        ),
        face="size: poker\ndraw:\n  - {text: '{boss.name} {signs.0}', at: [0, 0, 60, 60]}",
        die=(
            "size: poker\ndraw:\n  - repeat: '{faces}'\n    at: [0, 0, 20, 5]\n    step: [0, 5]\n"
            "    draw: [{text: '{number}/{total} {item}'}]"
        ),
    )
    assert shown(composed(faces, platformer, "boss_attack/bad_hair_day")) == "Medusa left"
    assert shown(composed(faces, platformer, "die/enemy_die")) == (
        "1/6 attack|2/6 attack|3/6 left|4/6 left|5/6 right|6/6 right"
    )


def test_conditions_and_choices_decide_by_the_entry(layouts: Layouts, platformer: Game) -> None:
    faces = layouts(
        components="- {part: a, each: enemy, sort: card, front: face}",
        face=(
            "size: poker\ndraw:\n"
            "  - {text: strong, at: [0, 0, 60, 9], if: {rank: [2, 3]}}\n"
            "  - {text: weak, at: [0, 0, 60, 9], if: {not: {rank: [2, 3]}}}\n"
            "  - {text: rich, at: [0, 9, 60, 9], if: '{loot_gold}'}\n"
            "  - {text: {by: '{rank}', 1: one, else: many}, at: [0, 18, 60, 9]}\n"
        ),
    )
    assert shown(composed(faces, platformer, "enemy/puddling")) == "weak|one"
    assert shown(composed(faces, platformer, "enemy/werewolf")) == "strong|rich|many"


def test_entries_of_another_kind_can_be_listed(layouts: Layouts, platformer: Game) -> None:
    faces = layouts(
        components="- {part: a, each: boss, sort: card, front: face}",
        face=(
            "size: poker\ndraw:\n  - repeat: {each: boss_token, where: {item.boss: '{slug}'}}\n"
            "    at: [0, 0, 60, 8]\n    step: [0, 8]\n    draw: [{text: '{item.name}'}]"
        ),
    )
    assert shown(composed(faces, platformer, "boss/medusa")) == "Stone hands|Stone legs|Stray curl"


def test_copies_keys_and_wheres_make_the_components(layouts: Layouts, platformer: Game) -> None:
    faces = layouts(
        components=(
            "- {part: a, each: enemy, key: 'token/{slug}', where: {rank: 1}, sort: token, front: face,"
            " copies: {by: '{rank}', 1: 4, else: 5}}\n"
            "- {part: b, key: sheet/x, sort: sheet, front: plain, copies: 2}\n"
        ),
        plain="size: [30, 20]\ndraw: []",
    )
    found = [(each.key, each.copies, each.width_mm) for each in faces.components(platformer.material())]
    assert found == [("token/coinmunk", 4, 63.5), ("token/puddling", 4, 63.5), ("sheet/x", 2, 30.0)]
    assert faces.parts() == ["a", "b"]


def test_a_grid_is_drawn_space_by_space(layouts: Layouts, platformer: Game) -> None:
    faces = layouts(
        components="- {part: a, each: tile, sort: tile, front: face}",
        face=(
            "size: {grid: map, cell: [10, 10]}\ndraw:\n  - grid: '{map}'\n    cell: [10, 10]\n    layers:\n"
            "      - {layer: kind, gem: [{text: 'g{row}{column}', at: [0, 0, 10, 5]}]}\n"
            "  - {text: '{map|columns} by {map|rows}', at: [0, 0, 40, 5]}\n"
        ),
    )
    face = composed(faces, platformer, "tile/acorn_arcade")
    assert (face.width_mm, face.height_mm) == (40, 40)
    assert shown(face) == "g01|g21|4 by 4"


def test_a_group_moves_and_turns_with_the_data(layouts: Layouts, platformer: Game) -> None:
    faces = layouts(
        face=(
            "size: [40, 40]\nbleed: 0\ndraw:\n  - group: [{box: 'ff0000'}]\n    at: [0, 0, 4, 8]\n"
            "    move: [['{price}', 5, 0], [2, 0, 3]]\n    rotate: {by: '{price}', 4: 90, else: 0}\n"
        )
    )
    face = composed(faces, platformer)  # its price is 4
    document = Document(title="Moved", language="en")
    document.page(40, 40)
    document.place(face, 0, 0)
    # Moved to x 20-24, y 6-14 from above, then turned a quarter around its middle: x 18-26, y 8-12.
    assert red_box(document.bytes(), 8) == pytest.approx((18, 28, 26, 32), abs=0.1)


def test_the_frame_of_a_text_that_does_not_fit_is_noted_where_it_is_turned_to(
    layouts: Layouts, platformer: Game
) -> None:
    faces = layouts(
        face=(
            "size: [40, 40]\nbleed: 0\ndraw:\n"
            "  - {text: 'much too long a text', at: [2, 4, 6, 1]}\n"
            "  - {group: [{text: 'much too long a text', at: [0, 0, 8, 1]}], at: [10, 10, 8, 4],\n"
            "     rotate: 90}\n"
        )
    )
    frames = [
        (min(across), max(across), 40 - max(up), 40 - min(up))
        for across, up in (zip(*each.corners, strict=True) for each in composed(faces, platformer).overflows)
    ]
    # The second, at x 10-18, y 10-11 from above, is turned a quarter clockwise around (14, 12).
    assert frames[0] == pytest.approx((2, 8, 4, 5))
    assert frames[1] == pytest.approx((15, 16, 8, 16))


def test_fixed_words_that_do_not_fit_are_told_of_every_card(layouts: Layouts, platformer: Game) -> None:
    faces = layouts(face="size: [40, 40]\ndraw:\n  - {text: 'much too long a text', at: [2, 4, 6, 1]}\n")
    for key in ("item/boots_of_speed", "item/coupon_book", "item/boots_of_speed"):
        (overflow,) = composed(faces, platformer, key).overflows
        assert overflow.key == key


def test_a_move_by_something_that_is_no_number_is_an_error_with_the_card(
    layouts: Layouts, platformer: Game
) -> None:
    faces = layouts(face="size: [40, 40]\ndraw:\n  - {group: [], move: [['{slug}', 5, 0]]}")
    with pytest.raises(FaceError) as caught:
        composed(faces, platformer)
    assert caught.value.fault.key == "face-number"


def test_contours_and_folds_count_from_below(layouts: Layouts, platformer: Game) -> None:
    faces = layouts(
        face="size: [20, 10]\ncontour: [[0, 0], [20, 0], [10, 10]]\nfolds: [[0, 2, 20, 2]]\ndraw: []"
    )
    contour = composed(faces, platformer).contour
    assert [list(values) for _name, values in contour.cut] == [[0, 10], [20, 10], [10, 0], []]
    assert [list(fold) for fold in contour.folds] == [[0, 8, 20, 8]]


def test_every_element_stands_in_the_documentation() -> None:
    page = (Path(__file__).parents[3] / "docs" / "layouts.md").read_text(encoding="utf-8")
    assert [name for name in ELEMENTS if f"`{name}:" not in page] == []


def test_layouts_are_read_again_when_a_file_changes(layouts: Layouts, tmp_path: Path) -> None:
    first = layouts()
    assert FaceSet.load("platformer", tmp_path) is first
    assert layouts(face="size: tarot\ndraw: []") is not first


def test_an_icon_that_data_names_and_nobody_drew_is_an_error_with_the_card(
    layouts: Layouts, platformer: Game
) -> None:
    faces = layouts(face="size: poker\ndraw:\n  - {icon: 'hart_{price}', at: [0, 0, 9, 9]}")
    with pytest.raises(FaceError) as caught:
        composed(faces, platformer)
    assert caught.value.key == "item/boots_of_speed"
    assert caught.value.fault.key == "face-icon"
