"""Pictures from outside made safe: decoded for real, bounded, stripped of everything hidden, stored as PNG.
What comes with a pack must be right; what somebody sends is made to fit."""

from __future__ import annotations

import hashlib
import io
import math
import struct
import warnings
from dataclasses import dataclass
from threading import BoundedSemaphore

from PIL import Image, ImageOps, UnidentifiedImageError

from content.plain_png import is_plain_png
from content.svg import SvgError, draw_svg, is_svg
from engine.schema import Fault

MOST_BYTES = 12_000_000
MOST_PIXELS = 24_000_000
MOST_SIDE = 12_000
"""Pixels of a side: a metre at the resolution of a good print."""
MOST_SENT = 18_000_000
"""Bytes of a file that somebody sends: what is too large to be kept is made smaller. A page with a script has
made it smaller before it is sent."""
MOST_READ = 64_000_000
"""Pixels of a picture that is made smaller: some 250 megabytes while it is."""
MOST_OPTIMISED = 4_000_000
"""Pixels of a picture that is written as short as can be."""
FORMATS = ("PNG", "JPEG", "WEBP")
_ORIENTATION = 0x0112
"""The number of a camera's note on how to hold the picture."""
_decoding = BoundedSemaphore(2)
"""A large picture takes some hundred megabytes while it is looked at; no more than two at once."""


class PictureError(ValueError):
    """A picture that cannot be taken, and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.key)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is safe to keep and to serve."""

    hash: str
    width: int
    height: int
    content: bytes


def clean_picture(content: bytes) -> Picture:
    """Read a picture to its end and give it back as PNG without metadata. A PNG that has none is kept to
    the byte."""
    if len(content) > MOST_BYTES:
        raise PictureError(Fault((), "art-large", {"is": len(content), "most": MOST_BYTES}))
    with _decoding:
        image = _read(content, MOST_PIXELS, MOST_SIDE)
        return _kept(content, image) or _written(image)


def fitted_picture(content: bytes) -> Picture:
    """The same for what somebody sends: a picture that is larger than what is kept is made smaller, and a
    drawing (SVG) is made to pixels."""
    if len(content) > MOST_SENT:
        raise PictureError(Fault((), "art-large", {"is": len(content), "most": MOST_SENT}))
    with _decoding:
        if is_svg(content):
            content = _drawn(content)
        image = _read(content, MOST_READ, MOST_READ, (*FORMATS, "SVG"))
        share = min(1.0, MOST_SIDE / max(image.size), math.sqrt(MOST_PIXELS / (image.width * image.height)))
        if share == 1.0 and len(content) <= MOST_BYTES and (kept := _kept(content, image)):
            return kept
        while True:
            if share < 1.0:
                image = _smaller(image, share)
            picture = _written(image)
            if len(picture.content) <= MOST_BYTES:
                return picture
            share = 0.95 * math.sqrt(MOST_BYTES / len(picture.content))


def _drawn(content: bytes) -> bytes:
    try:
        return draw_svg(content)
    except SvgError as error:
        raise PictureError(error.fault) from None


def _read(
    content: bytes, most_pixels: int, most_side: int, allowed: tuple[str, ...] = FORMATS
) -> Image.Image:
    """The pixels of a picture, the right way up."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            image = Image.open(io.BytesIO(content), formats=FORMATS)
            if image.width * image.height > most_pixels:
                raise PictureError(Fault((), "art-pixels", {"most": most_pixels}))
            if max(image.size) > most_side:
                raise PictureError(Fault((), "art-side", {"is": max(image.size), "most": most_side}))
            if getattr(image, "is_animated", False):
                raise PictureError(Fault((), "art-animated"))
            image.load()
            if image.getexif().get(_ORIENTATION, 1) != 1:
                return ImageOps.exif_transpose(image)  # the note itself goes with the rest
            return image
    except Image.DecompressionBombError:
        raise PictureError(Fault((), "art-pixels", {"most": most_pixels})) from None
    except UnidentifiedImageError:
        raise PictureError(Fault((), "art-format", {"allowed": ", ".join(allowed)})) from None
    except (OSError, SyntaxError, ValueError, struct.error) as error:
        if isinstance(error, PictureError):
            raise
        raise PictureError(Fault((), "art-broken")) from None


def _kept(content: bytes, image: Image.Image) -> Picture | None:
    """A picture whose bytes may stay as they are."""
    return _named(content, image) if is_plain_png(content) else None


def _written(image: Image.Image) -> Picture:
    return _named(_encoded(image), image)


def _named(content: bytes, image: Image.Image) -> Picture:
    return Picture(hashlib.sha256(content).hexdigest(), image.width, image.height, content)


def _smaller(image: Image.Image, share: float) -> Image.Image:
    """The picture at a share of its size."""
    size = (max(1, int(image.width * share)), max(1, int(image.height * share)))
    plain = _plain(image)
    return plain.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)


def _encoded(image: Image.Image) -> bytes:
    """The pixels alone, as PNG."""
    pixels = _plain(image)
    pixels.info = {}  # nothing else of a picture is written
    out = io.BytesIO()
    # To look for the shortest way to write many pixels takes longer than anybody waits.
    pixels.save(out, "PNG", optimize=image.width * image.height <= MOST_OPTIMISED)
    return out.getvalue()


def _plain(image: Image.Image) -> Image.Image:
    """The picture in one of the modes that are written."""
    if image.mode.startswith("I"):  # 16 bits of grey: the upper half is what a screen shows
        return image.convert("I").point(lambda value: value / 256).convert("L")
    if image.mode in ("1", "L", "LA", "RGB", "RGBA") and "transparency" not in image.info:
        return image
    return image.convert("RGBA" if image.has_transparency_data else "RGB")
