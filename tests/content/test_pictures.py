"""Pictures from outside: decoded for real, bounded, stripped, stored once."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.contrib.auth.models import User
from PIL import Image, PngImagePlugin

from content import pictures
from content.actions.store_art import store_art
from content.errors import InvalidError, NotAllowedError
from content.models import Art, Pack
from content.pictures import PictureError, clean_picture, fitted_picture
from content.wording import fault_text
from engine.schema import Fault
from tests.conftest import SAMPLE_PACK


def encoded(kind: str, **options: Any) -> bytes:
    out = io.BytesIO()
    image = Image.new("RGB", (6, 4), (200, 30, 30))
    image.putpixel((0, 0), (0, 0, 255))
    image.save(out, kind, **options)
    return out.getvalue()


def refused(content: bytes) -> str:
    with pytest.raises(PictureError) as error:
        clean_picture(content)
    return error.value.fault.key


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png_claiming(width: int, height: int) -> bytes:
    """A PNG of a few bytes that claims to be huge: a decompression bomb."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b"\0" * 100))
        + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_pictures_become_png(kind: str) -> None:
    picture = clean_picture(encoded(kind))
    image = Image.open(io.BytesIO(picture.content))
    assert (image.format, image.size) == ("PNG", (6, 4))
    assert (picture.width, picture.height) == (6, 4)


def test_a_plain_png_keeps_its_bytes() -> None:
    content = (SAMPLE_PACK / "ferryman/ada.png").read_bytes()
    assert clean_picture(content).content == content


def test_hidden_data_is_stripped() -> None:
    exif = Image.Exif()
    exif[0x9286] = "home address"
    assert b"home address" not in clean_picture(encoded("JPEG", exif=exif)).content
    info = PngImagePlugin.PngInfo()
    info.add_text("Author", "somebody")
    assert b"somebody" not in clean_picture(encoded("PNG", pnginfo=info)).content
    assert b"<script>" not in clean_picture(encoded("PNG") + b"<script>").content


def test_nothing_hides_behind_the_pixels_or_in_the_palette() -> None:
    start = b"\x89PNG\r\n\x1a\n"
    pixels = zlib.compress(b"\0" + b"\x10\x20\x30" * 2)
    header, end = chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 1, 8, 2, 0, 0, 0)), chunk(b"IEND", b"")
    plain = start + header + chunk(b"IDAT", pixels) + end
    assert clean_picture(plain).content == plain
    behind = start + header + chunk(b"IDAT", pixels + b"<script>") + end
    split = start + header + chunk(b"IDAT", pixels) + chunk(b"IDAT", b"<script>") + end
    suggested = start + header + chunk(b"PLTE", b"<script>!") + chunk(b"IDAT", pixels) + end
    indexed = chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 1, 8, 3, 0, 0, 0))
    palette = start + indexed + chunk(b"PLTE", b"<script>!") + chunk(b"IDAT", zlib.compress(b"\0\0\0")) + end
    for hiding in (behind, split, suggested, palette):
        assert b"<script>" in hiding
        assert b"<script>" not in clean_picture(hiding).content


def test_a_large_picture_takes_little_more_than_its_pixels() -> None:
    side = 4800
    out = io.BytesIO()
    Image.new("RGB", (side, side)).save(out, "PNG", pnginfo=_note())
    with peak_of_images() as images:
        clean_picture(out.getvalue())
    assert len(images) <= 1, "the pixels were copied"


def _note() -> PngImagePlugin.PngInfo:
    info = PngImagePlugin.PngInfo()
    info.add_text("Author", "somebody")
    return info


@contextmanager
def peak_of_images() -> Iterator[list[tuple[int, int]]]:
    """The sizes of all pictures that are made meanwhile besides the one that is read."""
    made: list[tuple[int, int]] = []
    copying, new = Image.Image.copy, Image.new

    def copy(self: Image.Image) -> Image.Image:
        made.append(self.size)
        return copying(self)

    def fresh(mode: str, size: tuple[int, int], *rest: Any) -> Image.Image:
        made.append(size)
        return new(mode, size, *rest)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Image.Image, "copy", copy)
        patched.setattr(Image, "new", fresh)
        yield made


def test_transparency_survives() -> None:
    out = io.BytesIO()
    Image.new("RGBA", (3, 3), (1, 2, 3, 0)).save(out, "PNG", pnginfo=_comment())
    image: Image.Image = Image.open(io.BytesIO(clean_picture(out.getvalue()).content))
    assert image.convert("RGBA").getpixel((1, 1)) == (1, 2, 3, 0)
    paletted = io.BytesIO()
    sprite = Image.new("P", (3, 3), 1)
    sprite.putpalette([255, 0, 0, 0, 255, 0])
    sprite.save(paletted, "PNG", transparency=1, pnginfo=_comment())
    image = Image.open(io.BytesIO(clean_picture(paletted.getvalue()).content)).convert("RGBA")
    pixel = image.getpixel((1, 1))
    assert isinstance(pixel, tuple)
    assert pixel[3] == 0


def test_a_photograph_stands_upright_without_its_note_on_how_to_hold_it() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera was turned
    picture = clean_picture(encoded("JPEG", exif=exif))
    assert (picture.width, picture.height) == (4, 6)
    assert Image.open(io.BytesIO(picture.content)).size == (4, 6)


def test_sixteen_bits_of_grey_stay_grey() -> None:
    out = io.BytesIO()
    Image.new("I;16", (3, 3), 0x8000).save(out, "PNG", pnginfo=_comment())
    image: Image.Image = Image.open(io.BytesIO(clean_picture(out.getvalue()).content))
    assert image.convert("L").getpixel((1, 1)) == 0x80


def _comment() -> PngImagePlugin.PngInfo:
    info = PngImagePlugin.PngInfo()
    info.add_text("Comment", "x")
    return info


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "art-format"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "art-format"),
        (encoded("GIF"), "art-format"),
        (encoded("BMP"), "art-format"),
        (encoded("PNG")[:60], "art-broken"),
        (encoded("JPEG")[:-200] if len(encoded("JPEG")) > 300 else encoded("JPEG")[:200], "art-format"),
        (png_claiming(9000, 9000), "art-pixels"),
        (png_claiming(60000, 60000), "art-pixels"),
        (png_claiming(50, 50), "art-broken"),
    ],
    ids=["empty", "svg", "gif", "bmp", "cut png", "cut jpeg", "bomb", "big bomb", "lying png"],
)
def test_what_is_no_good_picture_is_refused(content: bytes, key: str) -> None:
    found = refused(content)
    assert found == key or {found, key} == {"art-format", "art-broken"}


def test_an_animation_is_refused() -> None:
    frames = [Image.new("RGB", (4, 4), colour) for colour in ("red", "blue")]
    out = io.BytesIO()
    frames[0].save(out, "WEBP", save_all=True, append_images=frames[1:])
    assert refused(out.getvalue()) == "art-animated"


def test_a_file_that_is_too_large_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST_BYTES", 10)
    assert refused(encoded("PNG")) == "art-large"


def test_a_picture_that_is_sent_too_large_is_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    noise = Image.effect_noise((300, 200), 80)
    out = io.BytesIO()
    noise.save(out, "PNG")
    monkeypatch.setattr(pictures, "MOST_PIXELS", 15_000)
    by_pixels = fitted_picture(out.getvalue())
    assert (by_pixels.width, by_pixels.height) == (150, 100)
    monkeypatch.setattr(pictures, "MOST_SIDE", 60)
    assert fitted_picture(out.getvalue()).width == 60
    monkeypatch.setattr(pictures, "MOST_BYTES", 1_000)
    by_bytes = fitted_picture(out.getvalue())
    assert len(by_bytes.content) <= 1_000
    assert clean_picture(by_bytes.content) == by_bytes


def test_a_picture_that_is_sent_and_fits_is_what_a_pack_would_hold() -> None:
    for sort in ("PNG", "JPEG"):
        assert fitted_picture(encoded(sort)) == clean_picture(encoded(sort))
    with pytest.raises(PictureError):
        fitted_picture(png_claiming(9000, 9000))


def test_the_same_picture_is_stored_once(lanternwick: Pack, person: Callable[..., User]) -> None:
    author = person("designer")
    one, other = (store_art(encoded("JPEG"), author=author) for _ in range(2))
    assert one == other
    assert Art.objects.get(pk=one.pk).content() == clean_picture(encoded("JPEG")).content
    with pytest.raises(InvalidError):
        store_art(b"nonsense", author=author)
    with pytest.raises(NotAllowedError):
        store_art(encoded("PNG"), author=person("viewer"))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "16.9 MB; 12 MB"),
        ("de", "16,9 MB groß; erlaubt sind höchstens 12 MB"),
        ("es", "16,9 MB"),
        ("it", "16,9 MB"),
    ],
)
def test_sizes_are_told_in_megabytes(language: str, told: str) -> None:
    fault = Fault((), "art-large", {"is": 16_889_513, "most": 12_000_000})
    assert told in fault_text(fault, language, "")


def test_what_is_too_large_by_a_byte_does_not_read_like_what_is_allowed() -> None:
    fault = Fault((), "file-large", {"is": 1_000_001, "most": 1_000_000})
    assert fault_text(fault, "en", "") == "the file has 1.1 MB; 1 MB are allowed."
