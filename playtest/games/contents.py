"""The content that a test game is played with, and its words; read once in a process, whoever plays it."""

from __future__ import annotations

from functools import lru_cache

from content.models import Release
from content.playwording import PlayWording
from engine.snapshot import Snapshot
from playtest.games.errors import MissingError
from playtest.models import FrozenDraft, TestGame


def content_of(row: TestGame) -> Snapshot:
    """The release or frozen draft of a game."""
    return content_named(row.content_hash)


@lru_cache(maxsize=24)
def content_named(name: str) -> Snapshot:
    """The release or frozen draft of this hash."""
    release = Release.objects.filter(pk=name).first()
    if release is not None:
        return Snapshot.read(bytes(release.content))
    draft = FrozenDraft.objects.filter(pk=name).first()
    if draft is None:
        raise MissingError("no-content", path="release", release=name)
    return Snapshot.read(draft.content)


@lru_cache(maxsize=64)
def _words(name: str, language: str) -> PlayWording:
    return PlayWording(content_named(name), language)


def words_of(row: TestGame, language: str) -> PlayWording:
    """The words of a game in a language."""
    return _words(row.content_hash, language)
