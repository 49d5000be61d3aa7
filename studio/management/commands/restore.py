"""``manage.py restore``: a studio as it was when the backup was made."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError

from studio.backups.errors import BackupError
from studio.backups.restoring import restore_backup
from studio.backups.trouble import disk_sentence
from studio.installation import database_sentence


class Command(BaseCommand):
    """Puts everything back and says what to do next."""

    help = "Bring a backup back into an empty installation of the same sort of database."

    def add_arguments(self, parser: CommandParser) -> None:
        """From where, and whether something may be in the way."""
        parser.add_argument("file", type=Path, help="a file that manage.py backup has written")
        parser.add_argument(
            "--force",
            action="store_true",
            help="if there is a studio already, move it aside (it is not deleted)",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Bring it back."""
        os.umask(0o077)  # what is made here is nobody else's
        try:
            done = restore_backup(options["file"], force=options["force"])
        except BackupError as error:
            raise CommandError(str(error)) from None
        except DatabaseError as error:
            raise CommandError(database_sentence(error)) from None
        except OSError as error:
            raise CommandError(disk_sentence(error, options["file"])) from None
        for place in done.aside:
            self.stdout.write(f"What was here before is kept: {place}")
        manifest = done.manifest
        rows, files = sum(manifest.counts.values()), len(manifest.members) - 1
        self.stdout.write(
            f"The studio of {manifest.made_at[:19].replace('T', ' ')} UTC is back: "
            f"{rows:,} rows, {files:,} files, in {done.seconds:.1f} s. Now run make run, or manage.py "
            "setup and manage.py serve."
        )
        if manifest.missing:
            self.stderr.write(
                f"When the backup was made, {len(manifest.missing)} files were missing already: "
                f"{', '.join(manifest.missing[:3])}."
            )
