"""Make a backup of a studio, while it is used.

The database first, then the files it names: pictures are never changed and never deleted, and a picture is
stored before the database knows of it, so whatever the copy of the database names is there. Prints may be
thrown away meanwhile; those are told.
"""

from __future__ import annotations

import logging
import os
import time
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings
from django.utils import timezone

from content.logbook import log_event
from content.models import Art
from content.prints import files_of
from studio.backups.archive import ArchiveWriter, is_ours
from studio.backups.contents import Contents
from studio.backups.errors import BackupError
from studio.backups.manifest import Manifest
from studio.backups.store import the_store

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that was made."""

    file: Path
    manifest: Manifest
    database: str
    """What sort it is, for people."""
    damaged: list[str]
    """Pictures that are not what their name says."""
    size: int
    seconds: float

    def members(self, folder: str) -> int:
        """How many files of a folder are in it."""
        return sum(name.startswith(f"{folder}/") for name in self.manifest.members)


def make_backup(to: Path, *, force: bool, prints: bool) -> Backup:
    """Write everything that cannot be made again into one file, which appears when it is whole. A folder is
    given a file named after the time."""
    began = time.monotonic()
    now = timezone.now()
    file = (to / f"tilewright-{now:%Y%m%d-%H%M%S}.tar" if to.is_dir() else to).absolute()
    _require_free(file, force)
    store = the_store()
    copy, part = (file.with_name(f".{file.name}.{os.getpid()}.{what}") for what in ("database", "part"))
    try:
        for mine in (copy, part):
            mine.touch(mode=0o600, exist_ok=False)  # before there is anything in it to read
        with part.open("wb") as target:
            contents = store.copy(copy)
            archive = ArchiveWriter(target)
            archive.add(store.member, copy)
            copy.unlink()
            missing, damaged = _add_files(archive, contents, prints)
            manifest = Manifest(
                made_at=now.isoformat(),
                database=store.sort,
                schema=store.schema(),
                migrations=contents.migrations,
                counts=contents.counts,
                members=archive.members,
                missing=missing,
            )
            archive.finish(manifest)
            target.flush()
            os.fsync(target.fileno())
        _require_free(file, force)
        part.replace(file)
    finally:
        copy.unlink(missing_ok=True)
        part.unlink(missing_ok=True)
    made = Backup(
        file, manifest, store.title, damaged, size=file.stat().st_size, seconds=time.monotonic() - began
    )
    log_event(
        log,
        "backup made",
        file=str(file),
        rows=sum(manifest.counts.values()),
        files=len(manifest.members) - 1,
        missing=len(missing),
        damaged=len(damaged),
        bytes=made.size,
        seconds=made.seconds,
    )
    return made


def _require_free(file: Path, force: bool) -> None:
    if file.is_dir() or (file.exists() and not force):
        raise BackupError(f"{file} is there already. Choose another name, or replace it with --force.")
    if not file.parent.is_dir():
        raise BackupError(f"The folder {file.parent} is not there. Make it, or choose another.")


def _add_files(archive: ArchiveWriter, contents: Contents, prints: bool) -> tuple[list[str], list[str]]:
    """Take in what the database names; what is not there, and what is damaged."""
    missing, damaged = [], []
    wanted = [
        (f"art/{Art.path_of(hash_)}", Path(settings.MEDIA_ROOT) / Art.path_of(hash_))
        for hash_ in contents.pictures
    ]
    if prints:
        wanted += [(f"prints/{pk}/{name}", files_of(pk) / name) for pk, name in contents.prints]
    for name, path in wanted:
        try:
            found = archive.add(name, path) if is_ours(name) else ""
        except FileNotFoundError:
            found = ""
        if not found:
            missing.append(name)
        elif name.startswith("art/") and found != path.stem:
            damaged.append(name)
    return missing, damaged
