"""The file of a backup: a plain tar that any program can open, and that is read here with suspicion.

Only the plainest tar is accepted: ordinary files whose names we would write ourselves. Links, devices, names
that lead elsewhere and files that claim to be longer than the archive do not come as far as the disk. Nothing
in it is compressed by us, so nothing can grow.
"""

from __future__ import annotations

import hashlib
import io
import os
import re
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Protocol

from studio.backups.errors import BackupError
from studio.backups.manifest import NAME, Manifest, Member, read_manifest

MOST_MEMBERS = 500_000
MOST_MANIFEST = 128 * 1024 * 1024
"""Bytes of a manifest: some two hundred for each file."""
LONGEST_NAME = 100
"""Bytes: what a plain head of a tar holds."""
PIECE = 1024 * 1024

_OURS = re.compile(
    r"database\.(sqlite3|pgdump)"
    r"|art/[0-9a-f]{2}/[0-9a-f]{64}\.png"
    r"|prints/[0-9]{1,18}/[A-Za-z0-9][A-Za-z0-9_.+-]*"
    rf"|{re.escape(NAME)}"
)
_END = bytes(tarfile.BLOCKSIZE)


def is_ours(name: str) -> bool:
    """Whether a file of this name can stand in a backup."""
    return len(name) <= LONGEST_NAME and _OURS.fullmatch(name) is not None


class _Hash(Protocol):
    """What `hashlib` makes."""

    def update(self, data: bytes, /) -> None: ...
    def hexdigest(self) -> str: ...


class _Hashed:
    """A file that is hashed while it is read."""

    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self.hash: _Hash = hashlib.sha256()

    def read(self, size: int) -> bytes:
        """The next piece."""
        piece = self.file.read(size)
        self.hash.update(piece)
        return piece


class ArchiveWriter:
    """A backup while it is written."""

    def __init__(self, file: BinaryIO) -> None:
        self._tar = tarfile.TarFile(fileobj=file, mode="w", format=tarfile.GNU_FORMAT)
        self.members: dict[str, Member] = {}

    def add(self, name: str, path: Path) -> str:
        """Take a file in; its hash."""
        assert is_ours(name), name
        with path.open("rb") as file:
            hashed = _Hashed(file)
            info = _info(name, path.stat().st_size)
            self._tar.addfile(info, hashed)  # type: ignore[arg-type]  # it is only read from
        self.members[name] = Member(info.size, hashed.hash.hexdigest())
        return self.members[name].sha256

    def finish(self, manifest: Manifest) -> None:
        """Say what is in it; that is the end."""
        content = manifest.to_bytes()
        self._tar.addfile(_info(NAME, len(content)), io.BytesIO(content))
        self._tar.close()


def _info(name: str, size: int) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.size, info.mode, info.mtime = size, 0o600, int(time.time())
    return info


def read_archive(path: Path, into: Path | None = None) -> Manifest:
    """Read all of a backup and compare every hash; put its files into a folder if one is given. Whatever is
    wrong with it is a `BackupError`."""
    if not path.is_file():
        raise BackupError(f"{path} is no file. Name a file that manage.py backup has written.")
    found: dict[str, Member] = {}
    manifest: bytes | None = None
    with path.open("rb") as file:
        for name, size in _walk(file, path.stat().st_size):
            if manifest is not None or name in found or len(found) >= MOST_MEMBERS:
                raise _broken(f"something stands in it that does not belong there: {name}")
            if name == NAME:
                if size > MOST_MANIFEST:
                    raise _broken("its manifest is too long")
                manifest = file.read(size)
            else:
                found[name] = Member(size, _read_member(file, size, into / name if into else None))
    if manifest is None:
        raise _broken("it has no manifest at its end, so it was cut off, or is no backup")
    told = read_manifest(manifest)
    differing = sorted(
        name for name in found.keys() | told.members.keys() if found.get(name) != told.members.get(name)
    )
    if differing:
        raise _broken(f"{differing[0]} is not as it was when the backup was made")
    return told


def _walk(file: BinaryIO, whole: int) -> Iterator[tuple[str, int]]:
    """The names and lengths of the files in a tar, each while the file stands at its beginning."""
    place = 0
    while True:
        file.seek(place)
        head = file.read(tarfile.BLOCKSIZE)
        if head == _END:
            return
        try:
            info = tarfile.TarInfo.frombuf(head, "utf-8", "strict")
        except (tarfile.HeaderError, UnicodeDecodeError):
            raise _broken("it was cut off, or is no backup") from None
        if info.type != tarfile.REGTYPE or not is_ours(info.name):
            raise _broken(f"something stands in it that does not belong there: {info.name[:LONGEST_NAME]!r}")
        place += tarfile.BLOCKSIZE
        if not 0 <= info.size <= whole - place:
            raise _broken("it was cut off")
        yield info.name, info.size
        place += -(-info.size // tarfile.BLOCKSIZE) * tarfile.BLOCKSIZE


def _read_member(file: BinaryIO, size: int, to: Path | None) -> str:
    """Read a file of an archive, and write it to its place; its hash."""
    digest = hashlib.sha256()
    if to is not None:
        to.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    target = to.open("xb") if to is not None else None
    try:
        while size:
            piece = file.read(min(PIECE, size))
            if not piece:
                raise _broken("it was cut off")
            size -= len(piece)
            digest.update(piece)
            if target is not None:
                target.write(piece)
        if target is not None:
            target.flush()
            os.fsync(target.fileno())
    finally:
        if target is not None:
            target.close()
    return digest.hexdigest()


def _broken(why: str) -> BackupError:
    return BackupError(f"The backup cannot be used: {why}. Take another one; nothing was changed.")
