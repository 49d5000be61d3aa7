"""Making and restoring backups of a studio that holds next to nothing: what is refused, and what is told."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from content.models import Art
from studio.backups import making, restoring, sqlite
from studio.backups.archive import read_archive
from studio.backups.errors import BackupError
from studio.backups.making import Backup, make_backup
from studio.backups.moving import moving
from studio.backups.restoring import restore_backup
from studio.backups.sqlite import SqliteStore
from studio.in_use import InUseError, hold_folder

Enter = Callable[[Path], Path]


@pytest.fixture
def enter(settings: Any, monkeypatch: pytest.MonkeyPatch) -> Enter:
    """Makes a folder the home of the studio; nothing is migrated."""

    def at(home: Path) -> Path:
        home.mkdir(exist_ok=True)
        settings.HOME, settings.MEDIA_ROOT, settings.PRINTS_ROOT = home, home / "art", home / "prints"
        for module in (making, restoring):
            monkeypatch.setattr(module, "the_store", lambda: SqliteStore(home / "tilewright.sqlite3"))
        return home

    monkeypatch.setattr(sqlite, "migrate", lambda **_environment: None)
    return at


def fill(home: Path, *pictures: bytes, migration: str = "0001_initial") -> None:
    """A database with a few tables and the files it names."""
    with closing(sqlite3.connect(home / "tilewright.sqlite3")) as database, database:
        database.executescript(
            "PRAGMA journal_mode=WAL;"
            "CREATE TABLE django_migrations (app, name); CREATE TABLE content_art (hash);"
            "CREATE TABLE content_printresult (id, state, report);"
            """INSERT INTO content_printresult VALUES (7, 'done', '{"files": [{"name": "a-de.pdf"}]}');"""
            """INSERT INTO content_printresult VALUES (8, 'running', '{}');"""
        )
        database.execute("INSERT INTO django_migrations VALUES ('content', ?)", [migration])
        for picture in pictures:
            hash_ = hashlib.sha256(picture).hexdigest()
            database.execute("INSERT INTO content_art VALUES (?)", [hash_])
            path = home / "art" / Art.path_of(hash_)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(picture)
    (home / "prints" / "7").mkdir(parents=True)
    (home / "prints" / "7" / "a-de.pdf").write_bytes(b"pdf")
    (home / "prints" / "cache").mkdir()
    (home / "prints" / "cache" / "x.png").write_bytes(b"can be made again")


@pytest.fixture
def backup(enter: Enter, tmp_path: Path) -> Backup:
    fill(enter(tmp_path / "old"), b"one", b"two")
    return make_backup(tmp_path / "b.tar", force=False, prints=True)


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def test_what_belongs_to_it_is_in_it_and_nothing_else(backup: Backup, tmp_path: Path) -> None:
    members = set(backup.manifest.members)
    assert {name.partition("/")[0] for name in members} == {"database.sqlite3", "art", "prints"}
    assert len(members) == 4
    assert backup.manifest.counts == {"content_art": 2, "content_printresult": 2, "django_migrations": 1}
    assert (backup.manifest.missing, backup.damaged) == ([], [])
    assert backup.file.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b.tar", "old"], "nothing is left lying about"


def test_without_prints(backup: Backup, tmp_path: Path) -> None:
    less = make_backup(tmp_path / "less.tar", force=False, prints=False)
    assert backup.members("prints") == 1
    assert (less.members("prints"), less.manifest.missing) == (0, [])


def test_a_folder_gets_a_file_named_after_the_time(backup: Backup, tmp_path: Path) -> None:
    made = make_backup(tmp_path, force=False, prints=True)
    assert made.file.parent == tmp_path
    assert made.file.name.startswith("tilewright-20")


def test_a_file_that_is_there_is_replaced_only_when_asked(backup: Backup) -> None:
    before = backup.file.read_bytes()
    with pytest.raises(BackupError, match="replace it with --force"):
        make_backup(backup.file, force=False, prints=True)
    assert backup.file.read_bytes() == before
    make_backup(backup.file, force=True, prints=True)
    with pytest.raises(BackupError, match="is not there"):
        make_backup(backup.file.parent / "no" / "b.tar", force=False, prints=True)


def test_files_that_are_missing_or_damaged_are_told(
    backup: Backup, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lost, bent = (tmp_path / "old" / name for name in sorted(backup.manifest.members) if "art" in name)
    lost.unlink()
    bent.write_bytes(b"bent")
    call_command("backup", str(tmp_path / "c.tar"))
    told = capsys.readouterr()
    assert "1 pictures, 1 files of prints" in told.out
    assert f"1 files that the database names are missing: art/{lost.parent.name}/{lost.name}" in told.err
    assert f"1 files that the database names are damaged: art/{bent.parent.name}/{bent.name}" in told.err


def test_nothing_to_back_up_is_told_and_leaves_no_file(enter: Enter, tmp_path: Path) -> None:
    enter(tmp_path / "new")
    with pytest.raises(CommandError, match="There is nothing to back up"):
        call_command("backup", str(tmp_path / "n.tar"))
    assert [path.name for path in tmp_path.iterdir()] == ["new"]


def test_a_damaged_database_is_no_backup(backup: Backup, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old" / "tilewright.sqlite3")) as database:
        database.executescript("PRAGMA journal_mode=DELETE; CREATE INDEX i ON content_art (hash)")
        database.executescript("PRAGMA writable_schema=ON; DELETE FROM sqlite_master WHERE name = 'i'")
    with pytest.raises(CommandError, match=r"is damaged .* a backup of it could not be restored"):
        call_command("backup", str(tmp_path / "n.tar"))
    assert not (tmp_path / "n.tar").exists()


def test_it_comes_back_as_it_was(backup: Backup, enter: Enter, tmp_path: Path) -> None:
    new = enter(tmp_path / "new")
    done = restore_backup(backup.file, force=False)
    assert done.aside == []
    was, is_ = files(tmp_path / "old"), files(new)
    assert set(was) - set(is_) == {"prints/cache/x.png"}
    assert {name: is_[name] for name in is_ if "/" in name} == {
        name: was[name] for name in is_ if "/" in name
    }
    assert is_["tilewright.sqlite3"][100:] == was["tilewright.sqlite3"][100:], "but for its journal's sort"
    assert not list(new.glob(".restoring-*"))


def test_what_is_there_is_moved_aside_only_when_asked(
    backup: Backup, enter: Enter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = enter(tmp_path / "new")
    fill(new, b"three")
    before = files(new)
    with pytest.raises(CommandError, match=r"already \(in .*: database, art, prints\).*--force"):
        call_command("restore", str(backup.file))
    assert files(new) == before
    call_command("restore", str(backup.file), "--force")
    [aside] = new.glob("before-restore-*")
    assert files(aside) == before
    assert capsys.readouterr().out.count(str(aside)) == 3


def test_a_database_that_is_none_can_be_replaced(backup: Backup, enter: Enter, tmp_path: Path) -> None:
    new = enter(tmp_path / "new")
    (new / "tilewright.sqlite3").write_bytes(b"broken " * 1000)
    with pytest.raises(BackupError, match="already"):
        restore_backup(backup.file, force=False)
    [moved] = restore_backup(backup.file, force=True).aside
    assert Path(moved).read_bytes() == b"broken " * 1000
    assert not SqliteStore(new / "tilewright.sqlite3").is_empty()


def test_not_while_the_studio_runs(backup: Backup, enter: Enter, tmp_path: Path) -> None:
    new = enter(tmp_path / "new")
    with hold_folder(new, alone=False), pytest.raises(BackupError, match="is running"):
        restore_backup(backup.file, force=True)
    with hold_folder(new, alone=True), pytest.raises(InUseError), hold_folder(new, alone=False):
        pytest.fail("a server begins while a backup is being restored")
    restore_backup(backup.file, force=True)


def test_not_while_somebody_works_with_the_database(backup: Backup, enter: Enter, tmp_path: Path) -> None:
    new = enter(tmp_path / "new")
    fill(new)
    with closing(sqlite3.connect(new / "tilewright.sqlite3")) as database:
        database.execute("SELECT * FROM content_art").fetchall()
        with pytest.raises(BackupError, match="Somebody works with"):
            restore_backup(backup.file, force=True)
    restore_backup(backup.file, force=True)


def test_another_sort_of_database(backup: Backup, enter: Enter, tmp_path: Path) -> None:
    new = enter(tmp_path / "new")
    restoring_to = type("Other", (SqliteStore,), {"sort": "postgresql", "title": "PostgreSQL"})
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(restoring, "the_store", lambda: restoring_to(new / "tilewright.sqlite3"))
        with pytest.raises(BackupError, match="was made on SQLite, and this installation uses PostgreSQL"):
            restore_backup(backup.file, force=False)


def test_a_newer_database_is_refused(enter: Enter, tmp_path: Path) -> None:
    fill(enter(tmp_path / "old"), migration="9999_from_the_future")
    made = make_backup(tmp_path / "b.tar", force=False, prints=True)
    enter(tmp_path / "new")
    with pytest.raises(BackupError, match=r"content\.9999_from_the_future is unknown here"):
        restore_backup(made.file, force=False)


def test_a_database_that_acts_by_itself_is_refused(enter: Enter, tmp_path: Path) -> None:
    fill(enter(tmp_path / "old"))
    with closing(sqlite3.connect(tmp_path / "old" / "tilewright.sqlite3")) as database:
        database.execute("CREATE TRIGGER evil AFTER INSERT ON content_art BEGIN DELETE FROM content_art; END")
    made = make_backup(tmp_path / "b.tar", force=False, prints=True)
    new = enter(tmp_path / "new")
    with pytest.raises(BackupError, match=r"acts by itself \(evil\)"):
        restore_backup(made.file, force=False)
    assert files(new) == {}


def test_a_broken_backup_changes_nothing(backup: Backup, enter: Enter, tmp_path: Path) -> None:
    new = enter(tmp_path / "new")
    fill(new, b"three")
    before = files(new)
    content = bytearray(backup.file.read_bytes())
    content[2000] ^= 1
    backup.file.write_bytes(content)
    with pytest.raises(CommandError, match="nothing was changed"):
        call_command("restore", str(backup.file), "--force")
    assert files(new) == before


def test_whatever_fails_everything_is_as_it_was(
    backup: Backup, enter: Enter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = enter(tmp_path / "new")
    fill(new, b"three")
    before = files(new)
    rename = Path.rename

    def fail(source: Path, target: Path) -> Path:
        if source.name == "art" and source.parent.name.startswith(
            ".restoring-"
        ):  # the database has changed places already
            raise OSError(28, "No space left on device", str(target))
        return rename(source, target)

    monkeypatch.setattr(Path, "rename", fail)
    with pytest.raises(CommandError, match="No space left on device"):
        call_command("restore", str(backup.file), "--force")
    assert files(new) == before
    assert read_archive(backup.file) == backup.manifest


def test_moving_never_replaces_anything(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).write_text(name)

    def move_all() -> None:
        with moving() as move:
            move(tmp_path / "a", tmp_path / "c")
            move(tmp_path / "c", tmp_path / "b")

    with pytest.raises(FileExistsError):
        move_all()
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"a": "a", "b": "b"}


def test_a_folder_that_cannot_be_written_is_served_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    home = tmp_path / "file" / "home"
    with hold_folder(home, alone=False):
        pass
    with pytest.raises(NotADirectoryError), hold_folder(home, alone=True):
        pytest.fail("nobody has it alone")
