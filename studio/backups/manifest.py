"""What a backup says about itself: who made it when, of what, and the hash of everything in it."""

from __future__ import annotations

import msgspec

from studio.backups.errors import BackupError
from studio.version import VERSION, version_parts

FORMAT = 1
"""Of the archive; whatever reads another one differently has another number."""
NAME = "manifest.json"


class Member(msgspec.Struct, frozen=True):
    """A file in a backup."""

    size: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The last file of a backup, so that one that was cut off has none."""

    format: int = FORMAT
    tilewright: str = VERSION
    made_at: str
    database: str
    """Its sort: ``sqlite`` or ``postgresql``."""
    schema: str = ""
    """Where the tables stood, on PostgreSQL."""
    migrations: list[str]
    counts: dict[str, int]
    """How many rows each table has."""
    members: dict[str, Member]
    missing: list[str]
    """Files that the database names and that were not there."""

    def to_bytes(self) -> bytes:
        """For people, too."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


class _Head(msgspec.Struct):
    """What every format says first."""

    format: int
    tilewright: str


def read_manifest(content: bytes) -> Manifest:
    """The manifest of a backup that this Tilewright understands."""
    try:
        head = msgspec.json.decode(content, type=_Head)
        is_newer = head.format > FORMAT or version_parts(head.tilewright) > version_parts(VERSION)
        if is_newer:
            raise BackupError(
                f"The backup was made by Tilewright {head.tilewright}, and this is {VERSION}. Update this "
                "one and restore again."
            )
        return msgspec.json.decode(content, type=Manifest)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BackupError(
            "This is no backup of Tilewright: its manifest cannot be read. Choose another."
        ) from None
