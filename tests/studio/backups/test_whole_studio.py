"""A studio brought back: every row and every file, on SQLite and on PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from tests.playtest.serving import Studio, here
from tests.studio.backups.test_tiny import files

FILL = """
import io, django
django.setup()
from PIL import Image
from content.actions.store_art import store_art
from content.models import Job, Pack, PrintResult
from content.prints import files_of

for number in range(5):
    buffer = io.BytesIO()
    Image.new("RGBA", (8, 8), (number, 2, 3, 255)).save(buffer, "PNG")
    store_art(buffer.getvalue(), author=None)
pack = Pack.objects.get(pk="princess")
report = {"files": [{"name": "princess-de-home.pdf", "size": 3, "pages": 1}]}
job = Job.objects.create(kind="print", game=pack, state="done", result=report)
made = PrintResult.objects.create(job=job, game=pack, snapshot="x", order={})
files_of(made.pk).mkdir(parents=True)
(files_of(made.pk) / "princess-de-home.pdf").write_bytes(b"pdf")
"""
FAIL = """
import django
django.setup()
from django.core.management import CommandError, call_command
from studio.backups import postgresql
from studio.backups.errors import BackupError

def fail():
    raise BackupError("not today")

postgresql.migrate = fail
try:
    call_command("restore", "{}", force=True)
except CommandError as error:
    print(error)
"""
LOSE = "import django; django.setup(); from content.models import Art; Art.objects.all().delete()"


def rows(studio: Studio) -> dict[str, list[str]]:
    """Every row of every table, as text."""
    if not here():
        with closing(sqlite3.connect(studio.home / "tilewright.sqlite3")) as database:
            known = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            names = [row[0] for row in known.fetchall()]
            return {
                name: sorted(repr(row) for row in database.execute(f"SELECT * FROM {name}")) for name in names
            }
    with psycopg.connect(studio.environment["DATABASE_URL"]) as server:
        found = server.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        return {
            name: sorted(row[0] for row in server.execute(f'SELECT t::text FROM public."{name}" t'.encode()))
            for [name] in found
        }


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """A studio with a little of everything."""
    made = Studio(tmp_path_factory.mktemp("studio") / "home", here())
    made.run("-c", FILL)
    yield made
    made.close()


@pytest.fixture(scope="module")
def backup(studio: Studio) -> Path:
    file = studio.home.with_name("backup.tar")
    told = studio.run("manage.py", "backup", str(file))
    assert f"{file}: " in told
    assert "5 pictures, 1 files of prints" in told
    return file


@pytest.mark.database
def test_every_row_and_every_byte_comes_back(studio: Studio, backup: Path, tmp_path: Path) -> None:
    other = Studio(tmp_path / "home", here(), token=studio.token)
    assert "is back" in other.run("manage.py", "restore", str(backup))
    assert rows(other) == rows(studio)
    assert len(rows(other)["content_art"]) == 5
    for folder in ("art", "prints"):
        assert files(other.home / folder) == files(studio.home / folder)
    with pytest.raises(AssertionError, match="There is a studio here already"):
        other.run("manage.py", "restore", str(backup))
    other.run("-c", LOSE)
    told = other.run("manage.py", "restore", str(backup), "--force")
    assert told.count("What was here before is kept") == 3
    assert rows(other) == rows(studio), "what was changed meanwhile is aside"
    [aside] = other.home.glob("before-restore-*")
    assert files(aside / "art") == files(studio.home / "art")
    if here():
        with psycopg.connect(other.environment["DATABASE_URL"]) as server:
            old = server.execute(f"SELECT count(*) FROM {aside.name.replace('-', '_')}.content_art".encode())
            assert old.fetchone() == (0,)


@pytest.mark.database
def test_an_older_backup_is_brought_up_to_date(studio: Studio, tmp_path: Path) -> None:
    older = Studio(tmp_path / "older", here(), token=studio.token)
    older.run("manage.py", "migrate", "--verbosity=0", "content", "0004")
    older.run("manage.py", "backup", str(tmp_path / "older.tar"))
    newer = Studio(tmp_path / "newer", here(), token=studio.token)
    newer.run("manage.py", "restore", str(tmp_path / "older.tar"))
    assert "0005_withdrawals" in "".join(rows(newer)["django_migrations"])
    assert "0005_withdrawals" not in "".join(rows(older)["django_migrations"])


@pytest.mark.postgresql
@pytest.mark.database
def test_a_restore_that_fails_on_the_way_leaves_what_was_there(studio: Studio, backup: Path) -> None:
    before = rows(studio)
    assert "not today" in studio.run("-c", FAIL.format(backup))
    assert rows(studio) == before
    assert len(files(studio.home / "art")) == 5
    assert not list(studio.home.glob(".restoring-*"))


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("told", ["", "pg_dump (PostgreSQL) 9.6.1"])
def test_the_programs_of_postgresql_must_be_there_and_new_enough(
    told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    major = connection.pg_version // 10_000  # type: ignore[attr-defined]
    if told:
        (tmp_path / "pg_dump").write_text(f"#!/bin/sh\necho '{told}'\n")
        (tmp_path / "pg_dump").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    why = "is of version 9" if told else "is not installed here"
    with pytest.raises(CommandError, match=rf"pg_dump {why}.*postgresql-client-{major}\)"):
        call_command("backup", str(tmp_path / "b.tar"))
    assert not (tmp_path / "b.tar").exists()


@pytest.mark.postgresql
@pytest.mark.database
def test_not_while_somebody_is_connected(studio: Studio, backup: Path) -> None:
    with psycopg.connect(studio.environment["DATABASE_URL"]), pytest.raises(AssertionError, match="Somebody"):
        studio.run("manage.py", "restore", str(backup), "--force")
