"""What the environment may say about an installation: places, hosts, secrets. Read once, by the settings."""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import dj_database_url

PATIENCE = 10
"""Seconds that a request waits for its turn in the database before it is told to come back."""
CONNECTIONS = 10
"""Connections that a process has to PostgreSQL at most."""


def flag(name: str) -> bool:
    """Whether an on/off variable is on."""
    return os.environ.get(name, "").strip().lower() in ("1", "true", "yes", "on")


def count(name: str, *, most: int) -> int:
    """A small number; 0 if nothing is said."""
    text = os.environ.get(name, "").strip() or "0"
    if not (text.isascii() and text.isdecimal() and len(text) <= 6 and int(text) <= most):
        raise SystemExit(f"{name}={text[:40]} cannot be: write a number from 0 to {most}, or unset it.")
    return int(text)


def choice(name: str, allowed: Sequence[str]) -> str:
    """One of a few words, in capitals or not; nothing if nothing is said."""
    text = os.environ.get(name, "").strip()
    found = next((each for each in allowed if each.lower() == text.lower()), "")
    if text and not found:
        raise SystemExit(f"{name}={text[:40]} cannot be: write {', '.join(allowed)}, or unset it.")
    return found


def words(name: str, default: str) -> list[str]:
    """A list separated by commas."""
    return [word.strip() for word in os.environ.get(name, default).split(",") if word.strip()]


def protect(home: Path) -> None:
    """Make the studio's folder, and let nobody else on the machine look into it: it holds hashes of
    passwords, sessions and the seeds of games. What belongs to somebody else is left alone."""
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SystemExit(
            f"{home} cannot be made ({error.strerror}): correct the rights of the folder above it, or name "
            "another folder with TILEWRIGHT_HOME."
        ) from None
    for place in (home, *home.glob("*.sqlite3*")):
        with contextlib.suppress(OSError):  # gone meanwhile, or on a disk that cannot be written
            found = place.stat()
            if found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) & 0o077:
                place.chmod(stat.S_IMODE(found.st_mode) & 0o700)


def secret_key(home: Path) -> str:
    """The installation's secret, from the environment or from a file only its owner can read, made on first
    use.

    The file lies in the user's configuration folder, not in the clone, so that no copy of the sources carries
    it; each installation has its own there, so that what one has signed no other believes.
    """
    given = os.environ.get("TILEWRIGHT_SECRET_KEY", "")
    if given:
        return given
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "tilewright"
    file = folder / f"secret-key-{hashlib.sha256(str(home.resolve()).encode()).hexdigest()[:16]}"
    if not file.exists():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = folder / f".secret-key.{os.getpid()}"
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(64), encoding="ascii")
        try:
            os.link(fresh, file)  # never replaces a key that another process made meanwhile
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return file.read_text(encoding="ascii").strip()


def synchronous() -> str:
    """When SQLite says that something is written: ``FULL``, as soon as it would survive a power cut, or
    ``NORMAL``, which is quicker and may lose the last second. ``bench/api.py`` compares them."""
    wanted = os.environ.get("TILEWRIGHT_SYNCHRONOUS", "").strip().upper() or "FULL"
    if wanted not in ("FULL", "NORMAL"):
        raise SystemExit(f"TILEWRIGHT_SYNCHRONOUS={wanted} is unknown: write FULL or NORMAL, or unset it.")
    return wanted


def database(home: Path) -> dict[str, Any]:
    """SQLite in the studio's folder unless ``DATABASE_URL`` names something else.

    On SQLite, transactions start as IMMEDIATE: a deferred one that reads first and writes later fails under
    load with "database is locked" no matter how long it waits. They queue (`studio.sqlite3`), and each is on
    the disk before it is answered. On PostgreSQL a process shares a few connections between its threads,
    looks at each before it is used again, and waits a while for a free one.
    """
    try:
        parsed: dict[str, Any] = dict(
            dj_database_url.config(default=f"sqlite:///{home / 'tilewright.sqlite3'}")
        )
    except ValueError:
        raise SystemExit(
            "DATABASE_URL cannot be read: write it as postgresql://user:password@host:port/name, "
            "or unset it to use the embedded SQLite database."
        ) from None
    if parsed["ENGINE"].endswith("sqlite3"):
        parsed["ENGINE"] = "studio.sqlite3"
        parsed["CONN_MAX_AGE"] = 60
        parsed["OPTIONS"] = {
            "transaction_mode": "IMMEDIATE",
            "timeout": PATIENCE,
            "init_command": f"PRAGMA journal_mode=WAL; PRAGMA synchronous={synchronous()}; "
            "PRAGMA foreign_keys=ON",
        }
    elif parsed["ENGINE"].endswith("postgresql"):
        parsed["CONN_HEALTH_CHECKS"] = True
        parsed["OPTIONS"] = {
            **parsed.get("OPTIONS", {}),
            "pool": {"min_size": 0, "max_size": CONNECTIONS, "timeout": PATIENCE, "max_idle": 60},
        }
    return parsed
