"""PostgreSQL, copied by its own programs: ``pg_dump`` and ``pg_restore``, which must be installed here and be
no older than the server."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connection, transaction
from django.db.backends.postgresql.client import DatabaseClient

from studio.backups.contents import Contents, count_rows, quote, read_contents
from studio.backups.errors import BackupError
from studio.backups.manifest import Manifest
from studio.backups.moving import Move
from studio.backups.store import check_counts, last_line, migrate

_SCHEMA_LINE = re.compile(r"^\d+; \d+ \d+ (SCHEMA|COMMENT|ACL) - (SCHEMA )?", re.MULTILINE)
"""A line in the list of a dump about the place of the tables itself, which is there already."""


class PostgresStore:
    """The schema of the studio in a database of PostgreSQL."""

    sort = "postgresql"
    title = "PostgreSQL"
    member = "database.pgdump"

    def schema(self) -> str:
        """Where tables are made if nothing else is said."""
        [[name]] = _ask("SELECT current_schema()")
        if name is None:
            raise BackupError("The database has no schema for tables. Make one, as in CREATE SCHEMA public.")
        return str(name)

    def copy(self, to: Path) -> Contents:
        """A dump of one moment, which is also the moment that is counted."""
        dump = _program("pg_dump")
        schema = self.schema()
        if self.is_empty():
            raise BackupError("There is nothing to back up in the database. Run manage.py setup first.")
        with transaction.atomic():
            _tell("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            [[snapshot]] = _ask("SELECT pg_export_snapshot()")
            _run(
                dump,
                "--format=custom",
                "--no-owner",
                "--no-privileges",
                f"--schema={quote(schema)}",
                f"--snapshot={snapshot}",
                f"--file={to}",
            )
            return read_contents(_ask, _tables(schema))

    def is_empty(self) -> bool:
        """Whether there is no table."""
        return not _tables(self.schema())

    def require_unused(self) -> None:
        """Others have connections."""
        [[others]] = _ask(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND usesysid IS NOT NULL AND pid <> pg_backend_pid() "
            "AND coalesce(backend_type, 'client backend') = 'client backend'"
        )
        if others:
            raise BackupError(
                f"Somebody works with the database ({others} connections). Stop the studio and whatever else "
                "is connected, on every machine, then restore again."
            )

    @contextmanager
    def taking_over(self, copy: Path, manifest: Manifest, move: Move, aside: Path) -> Iterator[str]:
        """What is there keeps its tables under another name of its schema; the copy gets a new one."""
        restore = _program("pg_restore")
        schema = self.schema()
        if manifest.schema != schema:
            raise BackupError(
                f"The tables of the backup stand in the schema {manifest.schema}, those of this database in "
                f"{schema}. Let search_path begin with {manifest.schema} and restore again."
            )
        entries = copy.with_suffix(".list")
        listed = _run(restore, "--list", str(copy)).splitlines(keepends=True)
        entries.write_text("".join(line for line in listed if not _SCHEMA_LINE.match(line)), encoding="utf-8")
        old = "" if self.is_empty() else aside.name.replace("-", "_")
        _make_room(schema, old)
        try:
            _run(
                restore,
                f"--dbname={settings.DATABASES['default']['NAME']}",
                "--no-owner",
                "--no-privileges",
                "--single-transaction",
                "--exit-on-error",
                f"--use-list={entries}",
                str(copy),
            )
            check_counts(count_rows(_ask, _tables(schema)), manifest)
            migrate()
            yield f"schema {old}" if old else ""
        except BaseException:
            with transaction.atomic():
                _tell(f"DROP SCHEMA {quote(schema)} CASCADE")
                _tell(f"ALTER SCHEMA {quote(old)} RENAME TO {quote(schema)}" if old else _new(schema))
            raise


def _make_room(schema: str, old: str) -> None:
    """Move the tables that are there aside."""
    if old:
        with transaction.atomic():
            _tell(f"ALTER SCHEMA {quote(schema)} RENAME TO {quote(old)}")
            _tell(_new(schema))


def _new(schema: str) -> str:
    return f"CREATE SCHEMA {quote(schema)}"


def _ask(sql: str) -> Sequence[Sequence[Any]]:
    with connection.cursor() as cursor:
        cursor.execute(sql)
        rows: list[tuple[Any, ...]] = cursor.fetchall()
        return rows


def _tell(sql: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(sql)


def _tables(schema: str) -> list[str]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT tablename FROM pg_tables WHERE schemaname = %s", [schema])
        return [row[0] for row in cursor.fetchall()]


def _program(name: str) -> str:
    """A program of PostgreSQL that fits the server."""
    [[number]] = _ask("SELECT current_setting('server_version_num')")
    server = int(number) // 10_000
    install = f"Install the client programs of PostgreSQL {server} (on Debian: postgresql-client-{server})."
    found = shutil.which(name)
    if found is None:
        raise BackupError(f"{name} is not installed here. {install}")
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.search(r"\) (\d+)", told)
    if version is None or int(version.group(1)) < server:
        raise BackupError(
            f"{name} is of version {version.group(1) if version else '?'}, and the server of version "
            f"{server}. {install}"
        )
    return found


def _run(program: str, *arguments: str) -> str:
    """Run a program of PostgreSQL with our database; the password is not on its command line."""
    database = settings.DATABASES["default"]
    _psql, environment = DatabaseClient.settings_to_cmd_args_env(database, [])
    named = {"PGHOST": "HOST", "PGPORT": "PORT", "PGUSER": "USER", "PGDATABASE": "NAME"}
    done = subprocess.run(
        [program, *arguments],
        env={
            **os.environ,
            **(environment or {}),
            **{variable: str(database[key]) for variable, key in named.items() if database.get(key)},
        },
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BackupError(
            f"{Path(program).name} has failed, and nothing was changed: {last_line(done.stderr)}"
        )
    return done.stdout
