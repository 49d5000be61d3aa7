"""``manage.py setup``: everything a fresh or updated installation needs, done again only where something
changed."""

from __future__ import annotations

import errno
import hashlib
import os
import secrets
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.auth.models import Group, User
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError

from content.actions.load_pack import load_pack
from content.actions.publish import ChecksFailedError, publish
from content.errors import PackConflictsError, PackFaultsError
from content.management.commands.packs import shipped_folder
from content.models import Pack
from studio.catalogues import compile_catalogues
from studio.installation import database_sentence, require_database
from studio.living_workers import OccupiedError, await_workers
from studio.one_at_a_time import one_at_a_time
from studio.server.address import add_address_arguments, read_port, require_free
from studio.static_files import GatheredFiles


class Command(BaseCommand):
    """Database, catalogues, static files, shipped packs, first user."""

    help = "Prepare the installation: database, interface texts, shipped packs, first admin user."

    def add_arguments(self, parser: CommandParser) -> None:
        """Whether the server is started afterwards."""
        parser.add_argument(
            "--before-serving", action="store_true", help="first see whether `serve` could be started then"
        )
        add_address_arguments(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        """Do every step that is not done yet; each says in one line what it did."""
        if options["before_serving"]:
            require_free(options["host"], read_port(options["port"]))
        os.umask(0o077)  # what is made here is nobody else's
        try:
            require_database()
            with one_at_a_time(settings.HOME):
                await_workers()
                call_command("migrate", verbosity=0, interactive=False)
                self._step("catalogues compiled", compile_catalogues())
                self._step("static files gathered", self._static_files())
                self._packs()
                self._first_user()
        except DatabaseError as error:
            raise CommandError(database_sentence(error)) from None
        except OccupiedError as error:
            raise CommandError(
                "The database has to be changed for this version of the studio, and a worker of the version "
                f"before is still at work on it ({error}). Stop the studio that runs there, or wait until "
                "its prints and campaigns are done; then run this again."
            ) from None
        except OSError as error:
            if error.errno not in (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES):
                raise
            raise CommandError(
                f"{error.filename or settings.HOME} cannot be written ({error.strerror}). Make room or "
                "correct its rights, or name another folder with TILEWRIGHT_HOME; then run this again."
            ) from None

    def _step(self, done: str, happened: bool) -> None:
        if happened:
            self.stdout.write(f"  {done}")

    def _static_files(self) -> bool:
        """Gather static files if any of them changed since the last time."""
        digest = hashlib.sha256()
        for finder in get_finders():
            for path, storage in finder.list(GatheredFiles.ignore_patterns):
                file = Path(storage.path(path))
                digest.update(f"{path} {file.stat().st_size} {file.stat().st_mtime_ns}\n".encode())
        stamp = Path(settings.STATIC_ROOT) / ".gathered"
        if stamp.is_file() and stamp.read_text() == digest.hexdigest():
            return False
        call_command("collectstatic", verbosity=0, interactive=False, clear=True)
        stamp.write_text(digest.hexdigest())
        return True

    def _packs(self) -> None:
        """Load the shipped packs; local edits stay. A game that was never released gets its first release."""
        for head in sorted(shipped_folder().glob("*/pack.yaml")):
            try:
                report = load_pack(head.parent, author=None)
            except PackFaultsError as error:
                found = len(error.faults)
                self.stderr.write(
                    f"  {head.parent.name}: {found} faults, not loaded; see: manage.py packs check"
                )
                continue
            except PackConflictsError as error:
                self.stderr.write(
                    f"  {head.parent.name}: {len(error.conflicts)} entries changed both here and in the "
                    "shipped pack; yours were kept. Compare: manage.py packs diff"
                )
                continue
            self._step(f"{report.game}: {len(report.added)} entries loaded", bool(report.added))
            self._step(f"{report.game}: {len(report.changed)} entries updated", bool(report.changed))
            pack = Pack.objects.get(pk=report.game)
            if not pack.releases.exists():
                try:
                    release = publish(pack, author=None)
                except ChecksFailedError as error:
                    found = len(error.findings)
                    self.stderr.write(f"  {report.game}: {found} errors, not published; see: Publish")
                    continue
                self._step(f"{report.game}: release {release.number} published ({release.hash[:12]})", True)

    def _first_user(self) -> None:
        """Make the first administrator; a generated password is shown this once and stored only as a hash."""
        if User.objects.filter(is_superuser=True).exists():
            return
        name = os.environ.get("TILEWRIGHT_ADMIN", "admin")
        given = os.environ.get("TILEWRIGHT_ADMIN_PASSWORD", "")
        password = given or "-".join(secrets.token_hex(3) for _ in range(3))
        user = User.objects.create_superuser(name, password=password)
        user.groups.add(Group.objects.get(name="owner"))
        shown = (
            "the password from TILEWRIGHT_ADMIN_PASSWORD"
            if given
            else f"the password {password} (shown only now)"
        )
        self.stdout.write(f"  first user: sign in as {name} with {shown}")
