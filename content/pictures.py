"""Pictures from outside made safe: decoded for real, bounded, stripped of everything hidden, stored as
PNG."""

from __future__ import annotations

import hashlib
import io
import struct
import warnings
from dataclasses import dataclass
from threading import BoundedSemaphore

from PIL import Image, ImageOps, UnidentifiedImageError

from content.plain_png import is_plain_png
from engine.schema import Fault

MOST_BYTES = 12_000_000
MOST_PIXELS = 24_000_000
MOST_SIDE = 12_000
"""Pixels of a side: a metre at the resolution of a good print."""
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
        return _clean(content)


def _clean(content: bytes) -> Picture:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            image = Image.open(io.BytesIO(content), formats=FORMATS)
            if image.width * image.height > MOST_PIXELS:
                raise PictureError(Fault((), "art-pixels", {"most": MOST_PIXELS}))
            if max(image.size) > MOST_SIDE:
                raise PictureError(Fault((), "art-side", {"is": max(image.size), "most": MOST_SIDE}))
            if getattr(image, "is_animated", False):
                raise PictureError(Fault((), "art-animated"))
            image.load()
            upright: Image.Image = image
            if image.getexif().get(_ORIENTATION, 1) != 1:
                upright = ImageOps.exif_transpose(image)  # the note itself goes with the rest
    except Image.DecompressionBombError:
        raise PictureError(Fault((), "art-pixels", {"most": MOST_PIXELS})) from None
    except UnidentifiedImageError:
        raise PictureError(Fault((), "art-format", {"allowed": ", ".join(FORMATS)})) from None
    except (OSError, SyntaxError, ValueError, struct.error) as error:
        if isinstance(error, PictureError):
            raise
        raise PictureError(Fault((), "art-broken")) from None
    clean = content if is_plain_png(content) else _encoded(upright)
    return Picture(hashlib.sha256(clean).hexdigest(), upright.width, upright.height, clean)


def _encoded(image: Image.Image) -> bytes:
    """The pixels alone, as PNG."""
    if image.mode.startswith("I"):  # 16 bits of grey: the upper half is what a screen shows
        pixels = image.convert("I").point(lambda value: value / 256).convert("L")
    elif image.mode in ("1", "L", "LA", "RGB", "RGBA") and "transparency" not in image.info:
        pixels = image
    else:
        pixels = image.convert("RGBA" if image.has_transparency_data else "RGB")
    pixels.info = {}  # nothing else of a picture is written
    out = io.BytesIO()
    pixels.save(out, "PNG", optimize=True)
    return out.getvalue()
