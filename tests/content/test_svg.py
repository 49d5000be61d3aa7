"""Drawings that somebody sends without a script in the page: made to pixels, from nothing but themselves,
within bounds."""

from __future__ import annotations

import base64
import io
from pathlib import Path

import pytest
from PIL import Image

from content import svg
from content.pictures import PictureError, clean_picture, fitted_picture
from content.svg import LONGEST, is_svg
from content.wording import fault_text

RED = (255, 0, 0, 255)


def drawing(inside: str, size: str = 'viewBox="0 0 30 20"', before: str = "") -> bytes:
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f"{before}<svg {names} {size}>{inside}</svg>".encode()


def drawn(content: bytes) -> Image.Image:
    return Image.open(io.BytesIO(fitted_picture(content).content)).convert("RGBA")


def refused(content: bytes) -> str:
    with pytest.raises(PictureError) as caught:
        fitted_picture(content)
    for language in ("en", "es", "it", "de"):
        assert "SVG" in fault_text(caught.value.fault, language, "")
    return caught.value.fault.key


def red_square() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (4, 4), "red").save(out, "PNG")
    return out.getvalue()


@pytest.mark.parametrize(
    ("size", "wanted"),
    [
        ('viewBox="0 0 30 20"', (2400, 1600)),
        ('width="20mm" height="40mm" viewBox="0 0 20 40"', (1200, 2400)),
        ('width="100%" height="100%" viewBox="0 0 10 10"', (2400, 2400)),
    ],
)
def test_a_drawing_becomes_pixels_at_a_size_that_can_be_printed(size: str, wanted: tuple[int, int]) -> None:
    picture = drawn(
        drawing('<rect width="200" height="200" fill="#f00"/>', size, "<?xml version='1.0'?>\n<!-- a -->")
    )
    assert picture.size == wanted
    assert picture.getpixel((600, 600)) == RED
    assert max(wanted) == LONGEST


def test_letters_are_drawn_without_fonts_of_the_machine() -> None:
    picture = drawn(drawing('<text x="2" y="15" font-size="12" font-family="Georgia, serif">Hg</text>'))
    assert picture.getchannel("A").getextrema()[1] == 255


def test_nothing_outside_of_the_drawing_is_read(tmp_path: Path) -> None:
    """The renderer itself would read any picture of this machine."""
    secret = tmp_path / "secret.png"
    secret.write_bytes(red_square())
    for link in (
        f'href="{secret}"',
        f'xlink:href="{secret}"',
        f'href="file://{secret}"',
        f'href=" {secret}"',
    ):
        picture = drawn(drawing(f'<image {link} width="30" height="20"/>'))
        assert picture.getchannel("A").getextrema() == (0, 0), link
    inner = base64.b64encode(drawing(f'<image href="{secret}" width="30" height="20"/>')).decode()
    nested = drawing(f'<image href="data:image/svg+xml;base64,{inner}" width="30" height="20"/>')
    assert drawn(nested).getchannel("A").getextrema() == (0, 0)
    entity = f'<!DOCTYPE svg [<!ENTITY it SYSTEM "{secret}">]>'
    assert refused(drawing("<text>&it;</text>", before=entity)) == "art-svg-broken"


def test_a_picture_that_the_drawing_holds_is_drawn() -> None:
    inside = base64.b64encode(red_square()).decode()
    picture = drawn(drawing(f'<image href="data:image/png;base64,{inside}" width="30" height="20"/>'))
    assert picture.getpixel((1200, 800)) == RED


def test_what_cannot_be_read_is_told() -> None:
    assert refused(drawing("<rect>")) == "art-svg-broken"
    assert refused(b"<svg>without a namespace</svg>") == "art-svg-broken"
    assert refused(b'<svg xmlns="http://www.w3.org/2000/svg"') == "art-svg-broken"


def test_a_drawing_that_costs_too_much_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    laughs = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 9))
    bomb = f'<!DOCTYPE svg [<!ENTITY a0 "ha">{laughs}]>'
    assert refused(drawing("<text>&a8;</text>", before=bomb)) in ("art-svg-broken", "art-svg-heavy")
    monkeypatch.setattr(svg, "PATIENCE", 1)
    use = '<use href="#g{}"/>'
    circles = "".join(f'<g id="g{n}">{use.format(n - 1) * 10}</g>' for n in range(1, 9))
    heavy = drawing(f'<defs><g id="g0"><circle r="9"/></g>{circles}</defs><use href="#g8"/>')
    assert refused(heavy) in ("art-svg-broken", "art-svg-heavy")


def test_a_pack_holds_pictures_and_no_drawings() -> None:
    with pytest.raises(PictureError) as caught:
        clean_picture(drawing(""))
    assert caught.value.fault.key == "art-format"


def test_only_a_drawing_is_taken_for_one() -> None:
    assert is_svg(drawing(""))
    assert is_svg(b"\xef\xbb\xbf  " + drawing("", before="<!-- x --><!DOCTYPE svg>"))
    assert not is_svg(red_square())
    assert not is_svg(b"<html><svg></svg></html>")
    assert not is_svg(b"")
