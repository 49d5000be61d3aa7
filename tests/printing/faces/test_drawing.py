"""Paths, icons and pictures."""

from __future__ import annotations

import io
import zlib
from pathlib import Path

import pytest
from PIL import Image

from content.disk.yaml_reader import read_yaml
from printing.drawing.icons import Icons, read_icons
from printing.drawing.paths import PathError, parse_path
from printing.drawing.pixels import ArtError, picture_of
from printing.faces.colours import Palette
from printing.faces.faceset import FaceSet
from printing.faces.files import Faults, File
from printing.sizes import named_sizes


def test_paths_are_read_absolute_and_relative() -> None:
    absolute = parse_path("M1 2 L3 4 H5 V6 C7 8 9 10 11 12 Z")
    relative = parse_path("m1 2 l2 2 h2 v2 c2 2 4 4 6 6 z")
    assert absolute == relative
    assert [name for name, _values in absolute] == ["M", "L", "L", "L", "C", "Z"]
    assert list(absolute[0][1]) == [1, 2]
    assert list(absolute[2][1]) == [5, 4]


def test_smooth_and_quadratic_curves_become_cubic_ones() -> None:
    steps = parse_path("M0 0 C0 10 10 10 10 0 S20 -10 20 0 Q25 10 30 0 T40 0")
    assert [name for name, _ in steps] == ["M", "C", "C", "C", "C"]
    assert list(steps[2][1]) == [10, -10, 20, -10, 20, 0]
    assert steps[3][1] == pytest.approx((20 + 10 / 3, 20 / 3, 30 - 10 / 3, 20 / 3, 30, 0))
    assert steps[4][1] == pytest.approx((30 + 10 / 3, -20 / 3, 40 - 10 / 3, -20 / 3, 40, 0))


def test_an_arc_stays_on_its_circle() -> None:
    steps = parse_path("M10 0 A10 10 0 1 1 -10 0 A10 10 0 1 1 10 0")
    ends = [values[-2:] for name, values in steps if name == "C"]
    assert len(ends) == 4
    assert all((x * x + y * y) ** 0.5 == pytest.approx(10) for x, y in ends)


@pytest.mark.parametrize("wrong", ["", "L1 1", "M1", "M1 1 L2", "M0 0 ?", "1 2", "M0 0 Z 5 5"])
def test_a_path_that_cannot_be_read_is_refused(wrong: str) -> None:
    with pytest.raises(PathError):
        parse_path(wrong)


def icons_of(text: str) -> tuple[Icons, list[tuple[int, str, str]]]:
    faults = Faults()
    icons = Icons(Palette())
    read_icons(File("icons.yaml", read_yaml(text.encode()), Path()), icons, faults)
    return icons, [(each.line, each.fault.key, each.fault.hint) for each in faults.found]


def test_pixels_become_few_rectangles_without_gaps() -> None:
    icons, found = icons_of(
        'palette: {"#": "000000"}\nicons:\n  box:\n    pixels: |-\n      ####\n      #..#\n      ####\n'
    )
    assert found == []
    (layer,) = icons.known["box"].layers
    assert sum(1 for name, _ in layer.steps if name == "M") == 4
    assert (icons.known["box"].width, icons.known["box"].height) == (4, 3)


def test_a_mirrored_icon_is_the_other_way_round() -> None:
    icons, _ = icons_of(
        'palette: {"#": "000000"}\nicons:\n  a:\n    pixels: "#.."\n  b: {mirror: a}\n  c: {mirror: b}\n'
    )
    first = {round(values[0]) for name, values in icons.known["a"].layers[0].steps if values}
    second = {round(values[0]) for name, values in icons.known["b"].layers[0].steps if values}
    assert first == {0, 1}
    assert second == {2, 3}
    third = {round(values[0]) for name, values in icons.known["c"].layers[0].steps if values}
    assert third == first


@pytest.mark.parametrize(
    ("text", "line", "key", "hint"),
    [
        ('palette: {"#": "000000"}\nicons:\n  a:\n    pixels: |-\n      ##\n      #?\n', 6, "icon-pixel", ""),
        ('palette: {"##": "000000"}\nicons: {}\n', 1, "icon-character", ""),
        ('palette: {"#": blak}\nicons: {}\n', 1, "layout-colour", "black"),
        ("icons:\n  a:\n    view: [24]\n", 3, "icon-view", ""),
        ("icons:\n  a:\n    layers:\n      - {path: 'M0', fill: black}\n", 4, "icon-shape", ""),
        ("icons:\n  a:\n    layers:\n      - {rect: [1, 2], fill: black}\n", 4, "icon-shape", ""),
        ("icons:\n  a:\n    layers:\n      - {circle: [1, 2, 3], fil: black}\n", 4, "layout-unknown", "fill"),
        ("icons:\n  a: {mirror: b}\n", 2, "layout-unknown", ""),
    ],
)
def test_a_fault_of_an_icon_has_its_line(text: str, line: int, key: str, hint: str) -> None:
    assert (line, key, hint) in icons_of(text)[1]


def png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def test_a_picture_of_few_colours_keeps_its_pixels_with_one_as_nothing() -> None:
    image = Image.new("RGBA", (2, 2), (255, 0, 0, 255))
    image.putpixel((1, 1), (0, 0, 0, 0))
    picture = picture_of(png(image))
    assert picture.colours == "indexed"
    assert picture.palette[:3] == b"\xff\x00\x00"
    samples = zlib.decompress(picture.data)
    assert samples == bytes([0, 0, 0, picture.clear])
    assert picture.mask == b""


def test_a_picture_with_shades_of_transparency_keeps_them() -> None:
    image = Image.new("RGBA", (2, 1), (255, 0, 0, 128))
    picture = picture_of(png(image))
    assert picture.colours == "rgb"
    assert zlib.decompress(picture.mask) == bytes([128, 128])


def test_a_photograph_is_not_forced_into_a_palette() -> None:
    image = Image.effect_noise((64, 64), 80).convert("RGB")
    image.putdata([(x % 256, x * 7 % 256, x * 13 % 256) for x in range(64 * 64)])
    picture = picture_of(png(image))
    assert picture.colours == "rgb"
    assert picture.mask == b""


def test_what_is_no_picture_is_refused() -> None:
    with pytest.raises(ArtError) as caught:
        picture_of(b"no picture")
    assert caught.value.fault.key == "art-format"


def test_every_symbol_of_the_dice_has_an_icon() -> None:
    known = FaceSet.load("platformer").kit.icons.known
    wanted = {"move", "sword", "coin", "hand", "star", "blank", "attack", "left", "right"}
    assert wanted <= set(known)


def test_named_sizes_are_those_of_the_sheets() -> None:
    assert {"poker", "bridge", "mini", "tarot", "square"} <= set(named_sizes())
