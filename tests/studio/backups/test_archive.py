"""The file of a backup: whole, or refused in a sentence before anything is written."""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import random
import tarfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from studio.backups.archive import ArchiveWriter, is_ours, read_archive
from studio.backups.errors import BackupError
from studio.backups.manifest import NAME, Manifest, read_manifest
from studio.version import VERSION

PICTURE = "art/ab/" + "ab" * 32 + ".png"


def manifest(**changes: object) -> Manifest:
    plain = Manifest(
        made_at="2026-01-02T03:04:05", database="sqlite", migrations=[], counts={}, members={}, missing=[]
    )
    return msgspec.structs.replace(plain, **changes)


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A small backup: a database, a picture, an empty file."""
    return written(tmp_path / "backup.tar", {"database.sqlite3": b"d" * 3000, PICTURE: b"p" * 512})


def written(file: Path, members: dict[str, bytes]) -> Path:
    with file.open("wb") as target:
        archive = ArchiveWriter(target)
        for name, content in members.items():
            source = file.with_suffix(".source")
            source.write_bytes(content)
            archive.add(name, source)
        archive.finish(manifest(members=archive.members))
    return file


def test_what_is_written_is_read_again(backup: Path, tmp_path: Path) -> None:
    told = read_archive(backup, into=tmp_path / "out")
    assert (tmp_path / "out" / PICTURE).read_bytes() == b"p" * 512
    assert (tmp_path / "out" / "database.sqlite3").read_bytes() == b"d" * 3000
    assert told.members["database.sqlite3"].sha256 == hashlib.sha256(b"d" * 3000).hexdigest()
    assert told.tilewright == VERSION


def test_any_program_can_open_it(backup: Path) -> None:
    with tarfile.open(backup) as tar:
        assert tar.getnames() == ["database.sqlite3", PICTURE, NAME]
        assert {member.mode for member in tar} == {0o600}


def test_cut_off_anywhere_it_is_refused(backup: Path, tmp_path: Path) -> None:
    whole = backup.read_bytes()
    needed = tarfile.BLOCKSIZE * -(-len(whole.rstrip(b"\0")) // tarfile.BLOCKSIZE)
    cut = tmp_path / "cut.tar"
    for length in {*range(0, needed, 511), *range(0, needed + 1, 512)}:
        cut.write_bytes(whole[:length])
        with pytest.raises(BackupError):
            read_archive(cut)


def test_a_bit_that_flips_anywhere_is_noticed(backup: Path, tmp_path: Path) -> None:
    whole = backup.read_bytes()
    before = read_archive(backup)
    bent, numbers = tmp_path / "bent.tar", random.Random(1)
    refused = 0
    for _ in range(400):
        content = bytearray(whole)
        place = numbers.randrange(len(whole.rstrip(b"\0")))
        content[place] ^= 1 << numbers.randrange(8)
        bent.write_bytes(content)
        try:
            told = read_archive(bent)
        except BackupError:
            refused += 1
        else:  # a date or a blank: nothing that is restored
            assert told.members == before.members
    assert refused > 300


def tarred(file: Path, *infos: tuple[tarfile.TarInfo, bytes], format: int = tarfile.GNU_FORMAT) -> Path:
    """A tar with anything in it, and a manifest that agrees."""
    with tarfile.open(file, "w", format=format) as tar:
        for info, content in infos:
            info.size = len(content)
            tar.addfile(info, io.BytesIO(content))
        told = manifest().to_bytes()
        last = tarfile.TarInfo(NAME)
        last.size = len(told)
        tar.addfile(last, io.BytesIO(told))
    return file


def named(name: str, sort: bytes = tarfile.REGTYPE, link: str = "") -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.type, info.linkname = sort, link
    return info


@pytest.mark.parametrize(
    "info",
    [
        named("/etc/cron.d/evil"),
        named("../evil"),
        named("art/../../evil"),
        named("art/ab/../../../evil.png"),
        named("prints/1/../../evil"),
        named("prints/1/.hidden"),
        named("prints/x/a.pdf"),
        named("prints/1/a b.pdf"),
        named("database.sqlite3\n"),
        named("secret-key"),
        named("art/ab/" + "a" * 200 + ".png"),
        named("database.sqlite3", tarfile.SYMTYPE, "/etc/passwd"),
        named("database.sqlite3", tarfile.LNKTYPE, "/etc/passwd"),
        named("art", tarfile.SYMTYPE, "/tmp"),
        named("art", tarfile.DIRTYPE),
        named("database.sqlite3", tarfile.CHRTYPE),
        named("database.sqlite3", tarfile.BLKTYPE),
        named("database.sqlite3", tarfile.FIFOTYPE),
        named("database.sqlite3", tarfile.CONTTYPE),
        named("database.sqlite3", tarfile.GNUTYPE_SPARSE),
        named("database.sqlite3", b"Z"),
    ],
    ids=lambda info: f"{info.type!r} {info.name[:30]!r}",
)
def test_what_does_not_belong_there_is_refused(info: tarfile.TarInfo, tmp_path: Path) -> None:
    hostile = tarred(tmp_path / "hostile.tar", (info, b""))
    with pytest.raises(BackupError, match="does not belong there"):
        read_archive(hostile, into=tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_heads_that_change_what_follows_are_refused(tmp_path: Path) -> None:
    info = named("database.sqlite3")
    info.pax_headers = {"path": "../evil", "size": "1"}
    with pytest.raises(BackupError, match="does not belong there"):
        read_archive(tarred(tmp_path / "pax.tar", (info, b"x"), format=tarfile.PAX_FORMAT))


def test_a_file_that_claims_to_be_longer_than_the_archive(tmp_path: Path) -> None:
    for size in (10**9, 2**70):
        info = named("database.sqlite3")
        info.size = size
        (tmp_path / "long.tar").write_bytes(info.tobuf(tarfile.GNU_FORMAT) + bytes(2048))
        with pytest.raises(BackupError, match="cut off"):
            read_archive(tmp_path / "long.tar", into=tmp_path / "out")


def test_a_negative_length_does_not_lead_back(tmp_path: Path) -> None:
    head = bytearray(named("database.sqlite3").tobuf(tarfile.GNU_FORMAT))
    head[124:136] = b"\xff" * 11 + b"\x00"
    head[148:156] = b" " * 8
    head[148:156] = b"%06o\0 " % sum(head)
    (tmp_path / "back.tar").write_bytes(bytes(head) + bytes(1024))
    with pytest.raises(BackupError, match="cut off"):
        read_archive(tmp_path / "back.tar")


@pytest.mark.parametrize(
    ("members", "why"),
    [
        ([(named("database.sqlite3"), b"x"), (named("database.sqlite3"), b"x")], "does not belong there"),
        ([(named("database.sqlite3"), b"x")], "is not as it was"),
        ([(named(NAME), b"{}")], "does not belong there"),
    ],
    ids=["twice", "not in the manifest", "two manifests"],
)
def test_members_are_those_of_the_manifest(
    members: list[tuple[tarfile.TarInfo, bytes]], why: str, tmp_path: Path
) -> None:
    with pytest.raises(BackupError, match=why):
        read_archive(tarred(tmp_path / "odd.tar", *members))


def test_a_member_of_the_manifest_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "less.tar"
    with file.open("wb") as target:
        told = read_archive(written(tmp_path / "whole.tar", {PICTURE: b"p"}))
        ArchiveWriter(target).finish(told)
    with pytest.raises(BackupError, match=r"ab\.png is not as it was"):
        read_archive(file)


def no_tar(file: Path) -> None:
    file.write_bytes(os.urandom(5000))


def nothing(file: Path) -> None:
    file.write_bytes(b"")


def zipped(file: Path) -> None:
    file.write_bytes(gzip.compress(bytes(10_000)))


@pytest.mark.parametrize("make", [no_tar, nothing, zipped, Path.mkdir, os.mkfifo])
def test_what_is_no_backup_is_refused(make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / "thing")
    with pytest.raises(BackupError, match=r"cut off, or is no backup|is no file"):
        read_archive(tmp_path / "thing")
    with pytest.raises(BackupError, match="is no file"):
        read_archive(tmp_path / "absent")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"format": 1, "tilewright": "0.1.0", "x": ' + b"[" * 100_000,
        b'{"format": 1, "tilewright": "one"}',
        b'{"format": 1, "tilewright": "' + b"9" * 10_000 + b'"}',
        b'{"format": 1, "tilewright": "0.1.0", "members": {"a": 1}}',
    ],
    ids=range(8),
)
def test_a_manifest_that_is_none_is_refused(content: bytes) -> None:
    with pytest.raises(BackupError, match="is no backup of Tilewright"):
        read_manifest(content)


@pytest.mark.parametrize("changes", [{"tilewright": "0.10.0"}, {"tilewright": "1.0"}, {"format": 2}])
def test_a_newer_backup_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BackupError, match="Update this one"):
        read_manifest(manifest(**changes).to_bytes())


def test_names_of_ours() -> None:
    assert is_ours("prints/12/platformer-de-home.pdf")
    assert is_ours(PICTURE)
    assert not is_ours("prints/12/" + "a" * 100)
