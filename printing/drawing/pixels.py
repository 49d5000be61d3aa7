"""Pictures for print: pixel art stays pixels. A picture of few colours becomes indexed with one colour as
"nothing here", so that no viewer can blur its edges; any other keeps its colours and shades of
transparency."""

from __future__ import annotations

import hashlib
import io
import zlib
from functools import lru_cache

from PIL import Image

from content.pictures import PictureError, clean_picture
from engine.schema import Fault
from printing.face import Picture

_BLACK = b"\0\0\0"


class ArtError(Exception):
    """A picture that cannot be drawn, and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.key)
        self.fault = fault


@lru_cache(maxsize=2048)
def picture_of(content: bytes, ink: str = "full") -> Picture:
    """The bytes of a picture as an image object. Raises `ArtError`."""
    try:
        clean = clean_picture(content)
    except PictureError as error:
        raise ArtError(error.fault) from error
    with Image.open(io.BytesIO(clean.content)) as opened:
        image = opened.convert("RGBA")
    if ink == "grey":
        alpha = image.getchannel("A")
        image = image.convert("L").convert("RGBA")
        image.putalpha(alpha)
    name = "P" + hashlib.sha256(f"{ink} {image.size} ".encode() + image.tobytes()).hexdigest()[:20]
    return _indexed(name, image) or _full(name, image)


def _indexed(name: str, image: Image.Image) -> Picture | None:
    """The picture with a palette, if it has at most 255 colours and no shades of transparency."""
    if image.getcolors(maxcolors=2048) is None:
        return None
    raw = image.tobytes()
    pixels = [raw[start : start + 4] for start in range(0, len(raw), 4)]
    colours = sorted(set(pixels))
    solid = [colour for colour in colours if colour[3] == 255]
    is_clear = any(colour[3] == 0 for colour in colours)
    if any(colour[3] not in (0, 255) for colour in colours) or len(solid) > 255:
        return None
    palette = [*solid, _BLACK] if is_clear else solid
    index = {colour: number for number, colour in enumerate(solid)}
    samples = bytes(index.get(pixel, len(solid)) for pixel in pixels)
    return Picture(
        name,
        image.width,
        image.height,
        "indexed",
        zlib.compress(samples, 9),
        b"".join(colour[:3] for colour in palette),
        len(solid) if is_clear else -1,
    )


def _full(name: str, image: Image.Image) -> Picture:
    alpha = image.getchannel("A")
    mask = b"" if alpha.getextrema() == (255, 255) else zlib.compress(alpha.tobytes(), 9)
    data = zlib.compress(image.convert("RGB").tobytes(), 9)
    return Picture(name, image.width, image.height, "rgb", data, b"", -1, mask)
