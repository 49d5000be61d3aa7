"""Bring a backup back into an installation that holds nothing yet, or whose state is moved aside."""

from __future__ import annotations

import logging
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings
from django.db.migrations.loader import MigrationLoader
from django.utils import timezone

from content.logbook import log_event
from studio.backups.archive import read_archive
from studio.backups.errors import BackupError
from studio.backups.manifest import Manifest
from studio.backups.moving import moving
from studio.backups.store import Store, the_store
from studio.in_use import InUseError, hold_folder
from studio.one_at_a_time import one_at_a_time

log = logging.getLogger(__name__)

TITLES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


@dataclass(frozen=True, slots=True)
class Restored:
    """A backup that is back."""

    manifest: Manifest
    aside: list[str]
    """Where what was here before is now."""
    seconds: float


def restore_backup(file: Path, *, force: bool) -> Restored:
    """Look at all of the backup, then put it into place; if anything fails, everything is as it was."""
    began = time.monotonic()
    manifest = read_archive(file)
    store = the_store()
    _require_fitting(manifest, store)
    folders = {"art": Path(settings.MEDIA_ROOT), "prints": Path(settings.PRINTS_ROOT)}
    with _alone(), one_at_a_time(settings.HOME):
        store.require_unused()
        _require_empty(store, folders, force)
        aside = Path(settings.HOME) / f"before-restore-{timezone.now():%Y%m%d-%H%M%S}"
        staging = Path(tempfile.mkdtemp(prefix=".restoring-", dir=settings.HOME))
        try:
            if read_archive(file, into=staging) != manifest:
                raise BackupError("The backup was changed while it was read. Try again; nothing was changed.")
            with moving() as move, store.taking_over(staging / store.member, manifest, move, aside) as moved:
                kept = [moved] if moved else []
                for name, folder in folders.items():
                    if _holds_something(folder):
                        move(folder, aside / name)
                        kept.append(str(aside / name))
                    if (staging / name).exists():
                        move(staging / name, folder)
        finally:
            shutil.rmtree(staging, ignore_errors=True)
    seconds = time.monotonic() - began
    log_event(
        log,
        "backup restored",
        file=str(file),
        made=manifest.made_at,
        rows=sum(manifest.counts.values()),
        files=len(manifest.members) - 1,
        aside=len(kept),
        seconds=seconds,
    )
    return Restored(manifest, kept, seconds)


def _require_fitting(manifest: Manifest, store: Store) -> None:
    if manifest.database != store.sort:
        found = TITLES.get(manifest.database, "another sort of database")
        raise BackupError(
            f"The backup was made on {found}, and this installation uses {store.title}. Restore it to "
            f"{found}: set DATABASE_URL accordingly."
        )
    if store.member not in manifest.members:
        raise BackupError("The backup cannot be used: there is no database in it. Take another one.")
    loader = MigrationLoader(None)
    known = {f"{app}.{name}" for app, name in loader.disk_migrations}
    known |= {f"{app}.{name}" for each in loader.disk_migrations.values() for app, name in each.replaces}
    unknown = sorted(set(manifest.migrations) - known)
    if unknown:
        raise BackupError(
            f"The backup was made by a newer Tilewright or a newer package of it: {unknown[0]} is unknown "
            "here. Update this installation and restore again."
        )


@contextmanager
def _alone() -> Iterator[None]:
    try:
        with hold_folder(Path(settings.HOME), alone=True):
            yield
    except InUseError:
        raise BackupError(
            f"The studio in {settings.HOME} is running. Stop it (Ctrl+C where it was started), then restore "
            "again."
        ) from None


def _require_empty(store: Store, folders: dict[str, Path], force: bool) -> None:
    held = [name for name, folder in folders.items() if _holds_something(folder)]
    if not store.is_empty():
        held.insert(0, "database")
    if held and not force:
        raise BackupError(
            f"There is a studio here already (in {settings.HOME}: {', '.join(held)}). Restore into an empty "
            "one, with another TILEWRIGHT_HOME or DATABASE_URL; or repeat this with --force, which moves "
            "what is here aside and deletes nothing."
        )


def _holds_something(folder: Path) -> bool:
    return folder.is_dir() and any(folder.iterdir())
