"""A file for translators in a zip, with pictures of the cards beside it; and the file out of one that comes
back."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath
from typing import IO

from content.exchange.format import MEGABYTE, MOST_BYTES, TextsFileError, check_size, formats
from engine.schema import Fault

MOST_PARTS = 20_000
_DIRECTORY_ENTRY = b"PK\x01\x02"
_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    OSError,
    KeyError,
    ValueError,
    RuntimeError,
    NotImplementedError,
)
_WORKBOOK = "[Content_Types].xml"
_EPOCH = (1980, 1, 1, 0, 0, 0)


def write_bundle(
    out: IO[bytes], pictures: Iterable[tuple[str, bytes]], file: Callable[[], tuple[str, bytes]]
) -> None:
    """A zip of pictures, as they come, and of a file with its name, which is asked for last: by then it is
    known which pictures there are. The same content gives the same bytes."""
    with zipfile.ZipFile(out, "w") as archive:
        for path, picture in pictures:
            archive.writestr(zipfile.ZipInfo(path, _EPOCH), picture, zipfile.ZIP_STORED)
        name, content = file()
        archive.writestr(zipfile.ZipInfo(name, _EPOCH), content, zipfile.ZIP_DEFLATED)


def unpacked(content: bytes) -> bytes:
    """The file out of a bundle; what is no bundle stays as it is. Only that file is unpacked, and no more of
    it than may be read."""
    if not content.startswith(b"PK"):
        return content
    check_size(content)
    if content.count(_DIRECTORY_ENTRY) > MOST_PARTS:
        raise TextsFileError("", Fault((), "texts-huge"))
    suffixes = {each.suffix for each in formats().values()} | {".xliff"}
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = [info for info in archive.infolist() if not info.is_dir()]
            if any(info.filename == _WORKBOOK for info in names):
                return content
            found = [info for info in names if PurePosixPath(info.filename).suffix.lower() in suffixes]
            if len(found) != 1:
                args: dict[str, str | int] = {"count": len(found), "allowed": ", ".join(sorted(suffixes))}
                raise TextsFileError("", Fault((), "texts-bundle", args))
            if found[0].compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise ValueError("packed in a way that may take any memory")
            with archive.open(found[0]) as stream:
                inner = stream.read(MOST_BYTES + 1)
    except _BROKEN:
        raise TextsFileError("", Fault((), "texts-archive")) from None
    if len(inner) > MOST_BYTES:
        raise TextsFileError("", Fault((), "sheet-unpacked", {"most": MOST_BYTES // MEGABYTE}))
    return inner
