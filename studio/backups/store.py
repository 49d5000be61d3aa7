"""A database as backups see it: copied while it is used, replaced while nobody uses it."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from django.conf import settings
from django.db import connection

from studio.backups.contents import Contents
from studio.backups.errors import BackupError
from studio.backups.manifest import Manifest
from studio.backups.moving import Move
from studio.installation import require_database


class Store(Protocol):
    """Either sort of database."""

    sort: str
    title: str
    member: str
    """Its name in a backup."""

    def schema(self) -> str:
        """Where the tables stand, if there is a choice."""
        ...

    def copy(self, to: Path) -> Contents:
        """Copy everything that was acknowledged before, while others go on; what is in the copy."""
        ...

    def is_empty(self) -> bool:
        """Whether there is nothing in it yet."""
        ...

    def require_unused(self) -> None:
        """Refuse if somebody else has it open."""
        ...

    def taking_over(
        self, copy: Path, manifest: Manifest, move: Move, aside: Path
    ) -> AbstractContextManager[str]:
        """Put a copy into the place of what is there, which is moved aside and comes back if anything fails;
        where it is now, if there was something."""
        ...


def the_store() -> Store:
    """The database of this installation."""
    if connection.vendor == "sqlite":
        from studio.backups.sqlite import SqliteStore

        return SqliteStore(Path(settings.DATABASES["default"]["NAME"]))
    from studio.backups.postgresql import PostgresStore

    require_database()
    return PostgresStore()


def check_counts(found: dict[str, int], manifest: Manifest) -> None:
    """Compare what came back with what was saved."""
    if found != manifest.counts:
        differing = sorted(
            table
            for table in found.keys() | manifest.counts.keys()
            if found.get(table) != manifest.counts.get(table)
        )
        raise BackupError(
            f"The backup cannot be used: its table {differing[0]} has {found.get(differing[0], 0)} rows "
            f"instead of {manifest.counts.get(differing[0], 0)}. Take another one; nothing was changed."
        )


def migrate(**environment: str) -> None:
    """Bring a database that was put back up to this version, in a process of its own: migrations are written
    for the database of an installation, not for a second one beside it."""
    done = subprocess.run(
        [sys.executable, "-m", "django", "migrate", "--no-input", "--verbosity=0"],
        cwd=settings.BASE_DIR,
        env={
            **os.environ,
            "DJANGO_SETTINGS_MODULE": os.environ["DJANGO_SETTINGS_MODULE"],
            "TILEWRIGHT_SECRET_KEY": secrets.token_hex(),  # it signs nothing
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BackupError(
            f"The backup cannot be brought up to this version: {last_line(done.stderr)} Restore it with the "
            "version that made it; nothing was changed."
        )


def last_line(text: str) -> str:
    """What a program said last."""
    return (text.strip().splitlines() or ["it said nothing."])[-1]
