"""``manage.py backup``: everything of the studio that cannot be made again, in one file, while it runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError

from studio.backups.errors import BackupError
from studio.backups.making import Backup, make_backup
from studio.backups.trouble import disk_sentence
from studio.installation import database_sentence


class Command(BaseCommand):
    """Writes the file and says what is in it."""

    help = "Back up the database, the art and the prints into one file; the studio may go on meanwhile."

    def add_arguments(self, parser: CommandParser) -> None:
        """Where to, and how much."""
        parser.add_argument(
            "file",
            nargs="?",
            type=Path,
            default=Path(),
            help="file, or a folder for one named after the time (default: this folder)",
        )
        parser.add_argument("--force", action="store_true", help="replace a file that is there")
        parser.add_argument(
            "--without-prints",
            action="store_true",
            help="leave finished prints out; those of releases can be made again, those of drafts cannot",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Make it."""
        os.umask(0o077)  # it holds what only the studio may read
        try:
            made = make_backup(options["file"], force=options["force"], prints=not options["without_prints"])
        except BackupError as error:
            raise CommandError(str(error)) from None
        except DatabaseError as error:
            raise CommandError(database_sentence(error)) from None
        except OSError as error:
            raise CommandError(disk_sentence(error, options["file"])) from None
        self._tell(made, options["verbosity"])

    def _tell(self, made: Backup, verbosity: int) -> None:
        if verbosity:
            rows = sum(made.manifest.counts.values())
            self.stdout.write(
                f"{made.file}: {rows:,} rows of {len(made.manifest.counts)} tables ({made.database}), "
                f"{made.members('art'):,} pictures, {made.members('prints'):,} files of prints; "
                f"{made.size / 1e6:,.1f} MB in {made.seconds:.1f} s."
            )
        for what, names in (("missing", made.manifest.missing), ("damaged", made.damaged)):
            if names:
                more = f" and {len(names) - 3} more" if len(names) > 3 else ""
                self.stderr.write(
                    f"In the studio itself {len(names)} files that the database names are {what}: "
                    f"{', '.join(names[:3])}{more}. An older backup may have them."
                )
