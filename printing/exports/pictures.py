"""Faces as pictures: rasterised from the very PDF that is printed, kept by the hash of the face.

Rasterising is what costs time, so a face that was rasterised before is taken from the cache; equal faces of
several releases and languages share one picture.
"""

from __future__ import annotations

import io
import os
import threading
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from printing.drawing.document import Box, Document
from printing.face import MM, Face

DPI = 300
"""What shops ask for."""
CHUNK = 40
"""So many faces go through one file: enough to share fonts, few enough to show progress and to stop soon."""
_FORMAT = 2
"""Part of the names in the cache: raise it when pictures of the same faces look different."""

_one_at_a_time = threading.Lock()
"""The rasteriser may be used by one thread at a time."""


def rasterise_page(pdf: bytes | Path, number: int, dpi: float) -> Image.Image:
    """A page of a PDF, in memory or on disk, as a picture."""
    with _one_at_a_time:
        document = _opened(pdf)
        try:
            image: Image.Image = (
                document[number].render(scale=dpi / 72, rev_byteorder=True).to_pil().convert("RGB")
            )
            return image
        finally:
            document.close()


def _opened(pdf: bytes | Path) -> Any:
    import pypdfium2  # only here: most prints and most commands make no pictures

    return pypdfium2.PdfDocument(pdf)


def face_pictures(
    faces: Iterable[Face],
    *,
    dpi: int = DPI,
    bleed: bool = True,
    cache: Path | None = None,
    check: Callable[[], None] = lambda: None,
) -> Iterator[tuple[Face, bytes]]:
    """Each face as PNG, with its bleed or cut to its trim, in the order given. ``check`` is called now and
    then and may raise to stop."""
    waiting: list[Face] = []
    for face in faces:
        waiting.append(face)
        if len(waiting) == CHUNK:
            yield from _chunk(waiting, dpi, bleed, cache, check)
            waiting = []
    yield from _chunk(waiting, dpi, bleed, cache, check)


def _chunk(
    faces: list[Face], dpi: int, bleed: bool, cache: Path | None, check: Callable[[], None]
) -> Iterator[tuple[Face, bytes]]:
    known = {face.hash: _kept(face, dpi, bleed, cache) for face in faces}
    fresh = list({face.hash: face for face in faces if known[face.hash] is None}.values())
    if fresh:
        for face, content in _rasterised(fresh, dpi, bleed, check):
            known[face.hash] = content
            if cache is not None:
                _keep(_path(face, dpi, bleed, cache), content)
    for face in faces:
        picture = known[face.hash]
        assert picture is not None
        yield face, picture


def _rasterised(
    faces: list[Face], dpi: int, bleed: bool, check: Callable[[], None]
) -> list[tuple[Face, bytes]]:
    document = Document(title="", language="")
    for face in faces:
        edge = face.bleed_mm if bleed else 0.0
        document.page(face.width_mm + 2 * edge, face.height_mm + 2 * edge, trim=_trim(face, edge))
        document.place(face, edge, edge, bleed_mm=edge)
    content = document.bytes()
    found = []
    with _one_at_a_time:
        pdf = _opened(content)
        try:
            for number, face in enumerate(faces):
                check()
                size = pixels(face, dpi, bleed)
                image: Image.Image = (
                    pdf[number].render(scale=dpi / 72, rev_byteorder=True).to_pil().convert("RGB")
                )
                if image.size != size:  # a part of a pixel more is rounded up by the rasteriser
                    image = image.crop((0, 0, *size))
                found.append((face, encoded(image, dpi)))
        finally:
            pdf.close()
    return found


def pixels(face: Face, dpi: int, bleed: bool = True) -> tuple[int, int]:
    """How large the picture of a face is."""
    edge = face.bleed_mm if bleed else 0.0
    return (
        round((face.width_mm + 2 * edge) * MM * dpi / 72),
        round((face.height_mm + 2 * edge) * MM * dpi / 72),
    )


def encoded(image: Image.Image, dpi: int) -> bytes:
    """A picture as PNG that says how large it is to be printed."""
    out = io.BytesIO()
    # Flat colours and pixel art: runs of equal pixels are nearly all there is to find, and quickly found.
    image.save(out, "PNG", dpi=(dpi, dpi), compress_level=1, compress_type=zlib.Z_RLE)
    return out.getvalue()


def _trim(face: Face, edge: float) -> Box:
    return Box(edge, edge, face.width_mm, face.height_mm)


def _path(face: Face, dpi: int, bleed: bool, cache: Path) -> Path:
    return cache / face.hash[:2] / f"{face.hash}-{dpi}{'b' if bleed else 't'}{_FORMAT}.png"


def _kept(face: Face, dpi: int, bleed: bool, cache: Path | None) -> bytes | None:
    if cache is None:
        return None
    try:
        return _path(face, dpi, bleed, cache).read_bytes()
    except FileNotFoundError:
        return None


def _keep(path: Path, content: bytes) -> None:
    """Put a picture into the cache, whole or not at all. A full disk is no reason to stop here: what is
    ordered is written elsewhere and says so itself."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.{threading.get_ident()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(content)
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
