"""What the environment may say about an installation: places, hosts, secrets. Read once, by the settings."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

import dj_database_url


def flag(name: str) -> bool:
    """Whether an on/off variable is on."""
    return os.environ.get(name, "").strip().lower() in ("1", "true", "yes", "on")


def words(name: str, default: str) -> list[str]:
    """A list separated by commas."""
    return [word.strip() for word in os.environ.get(name, default).split(",") if word.strip()]


def secret_key() -> str:
    """The installation's secret, from the environment or from a file only its owner can read, made on first
    use.

    The file lies in the user's configuration folder, not in the clone, so that no copy of the sources carries
    it.
    """
    given = os.environ.get("TILEWRIGHT_SECRET_KEY", "")
    if given:
        return given
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "tilewright"
    file = folder / "secret-key"
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


def database(home: Path) -> dict[str, Any]:
    """SQLite in the studio's folder unless ``DATABASE_URL`` names something else.

    Write transactions start as IMMEDIATE: a deferred one that reads first and writes later fails under load
    with "database is locked" no matter how long it waits.
    """
    try:
        parsed: dict[str, Any] = dict(
            dj_database_url.config(default=f"sqlite:///{home / 'tilewright.sqlite3'}", conn_max_age=60)
        )
    except ValueError:
        raise SystemExit(
            "DATABASE_URL cannot be read: write it as postgresql://user:password@host:port/name, "
            "or unset it to use the embedded SQLite database."
        ) from None
    if parsed["ENGINE"].endswith("sqlite3"):
        home.mkdir(parents=True, exist_ok=True)
        parsed["OPTIONS"] = {
            "transaction_mode": "IMMEDIATE",
            "timeout": 10,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON",
        }
    return parsed
