"""Prints where they lie: their files, the content they are made from, and the pictures in it. How far a print
is stands with its job (`content.jobs`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from django.conf import settings

from content.known_languages import know_languages
from content.models import Art, PrintResult
from engine.snapshot import Snapshot

PRINT = "print"
"""The kind of job that makes one."""


def files_of(pk: int) -> Path:
    """The folder of a print's files."""
    return Path(settings.PRINTS_ROOT) / str(pk)


def picture_cache() -> Path:
    """Where pictures of faces are kept for the next time."""
    return Path(settings.PRINTS_ROOT) / "cache"


def content_of(result: PrintResult) -> tuple[Snapshot, Snapshot | None]:
    """What is printed, and what it is compared with; the languages fall back as their rows say now."""
    know_languages()
    content = result.release.content if result.release is not None else result.job.payload
    assert content is not None, "an order without content"
    since = Snapshot.read(bytes(result.since.content)) if result.since is not None else None
    return Snapshot.read(bytes(content)), since


def art_bytes(name: str) -> bytes:
    """The bytes of a picture by its hash. Raises `KeyError` if it is not there."""
    try:
        return Art.objects.get(pk=name).content()
    except (Art.DoesNotExist, FileNotFoundError):
        raise KeyError(name) from None


def all_art() -> Callable[[str], bytes]:
    """The same for whoever looks at many faces: where pictures lie is asked once, for all of them."""
    rows = Art.objects.in_bulk()

    def read(name: str) -> bytes:
        try:
            return rows[name].content()
        except FileNotFoundError:
            raise KeyError(name) from None

    return read
