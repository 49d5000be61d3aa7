"""Pictures from outside made safe: decoded for real, bounded, stripped of everything hidden, stored as
PNG."""

from __future__ import annotations

import hashlib
import io
import struct
import warnings
from dataclasses import dataclass

from PIL import Image, ImageOps, UnidentifiedImageError

from engine.schema import Fault

MOST_BYTES = 12_000_000
MOST_PIXELS = 40_000_000
FORMATS = ("PNG", "JPEG", "WEBP")
_PLAIN_CHUNKS = {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"}


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
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            image = Image.open(io.BytesIO(content), formats=FORMATS)
            if image.width * image.height > MOST_PIXELS:
                raise PictureError(Fault((), "art-pixels", {"most": MOST_PIXELS}))
            if getattr(image, "is_animated", False):
                raise PictureError(Fault((), "art-animated"))
            image.load()
            upright = ImageOps.exif_transpose(image)  # a camera's note on how to hold it goes with the rest
    except Image.DecompressionBombError:
        raise PictureError(Fault((), "art-pixels", {"most": MOST_PIXELS})) from None
    except UnidentifiedImageError:
        raise PictureError(Fault((), "art-format", {"allowed": ", ".join(FORMATS)})) from None
    except (OSError, SyntaxError, ValueError, struct.error) as error:
        if isinstance(error, PictureError):
            raise
        raise PictureError(Fault((), "art-broken")) from None
    clean = content if _is_plain_png(content) else _encoded(upright)
    return Picture(hashlib.sha256(clean).hexdigest(), upright.width, upright.height, clean)


def _encoded(image: Image.Image) -> bytes:
    """The pixels alone, as PNG."""
    if image.mode.startswith("I"):  # 16 bits of grey: the upper half is what a screen shows
        pixels = image.convert("I").point(lambda value: value / 256).convert("L")
    elif image.mode in ("1", "L", "LA", "RGB", "RGBA") and "transparency" not in image.info:
        pixels = image
    else:
        pixels = image.convert("RGBA" if image.has_transparency_data else "RGB")
    bare = Image.new(pixels.mode, pixels.size)
    bare.paste(pixels)
    out = io.BytesIO()
    bare.save(out, "PNG", optimize=True)
    return out.getvalue()


def _is_plain_png(content: bytes) -> bool:
    """Whether the file is a PNG that holds pixels and nothing else, not even bytes after its end."""
    if not content.startswith(b"\x89PNG\r\n\x1a\n"):
        return False
    position = 8
    while position + 8 <= len(content):
        (length,) = struct.unpack(">I", content[position : position + 4])
        name = content[position + 4 : position + 8]
        if name not in _PLAIN_CHUNKS:
            return False
        position += 12 + length
        if name == b"IEND":
            return bool(position == len(content))
    return False
