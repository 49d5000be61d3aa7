"""The content that a test game is played with, and its words; read once in a process, whoever plays it."""

from __future__ import annotations

import contextlib
from functools import lru_cache

from django.conf import settings
from django.db import DatabaseError

from content.known_languages import know_languages
from content.models import Pack, Release
from content.playwording import PlayWording
from engine.gaps import forget_with
from engine.kernel.settings import settings_of
from engine.snapshot import Snapshot, SnapshotError
from playtest.games.errors import GameError, MissingError, UnsoundError
from playtest.models import FrozenDraft, TestGame


def content_of(row: TestGame) -> Snapshot:
    """The release or frozen draft of a game."""
    return content_named(row.content_hash)


@lru_cache(maxsize=24)
def content_named(name: str) -> Snapshot:
    """The release or frozen draft of this hash. One that an older studio has made may be unreadable by
    now."""
    release = Release.objects.filter(pk=name).first()
    draft = FrozenDraft.objects.filter(pk=name).first() if release is None else None
    try:
        if release is not None:
            return Snapshot.read(bytes(release.content))
        if draft is not None:
            return Snapshot.read(draft.content)
    except SnapshotError as error:
        raise UnsoundError("old-content", path="release", release=name) from error
    raise MissingError("no-content", path="release", release=name)


def has_secrets(row: TestGame) -> bool:
    """Whether players of a game have secrets from each other."""
    return _has_secrets(row.content_hash) and not row.open_table


@lru_cache(maxsize=64)
def _has_secrets(name: str) -> bool:
    return settings_of(content_named(name)).hidden


@lru_cache(maxsize=64)
def _words(name: str, language: str) -> PlayWording:
    return PlayWording(content_named(name), language)


forget_with(_words.cache_clear)


def words_of(row: TestGame, language: str) -> PlayWording:
    """The words of a game in a language."""
    return _words(row.content_hash, language)


def warm() -> None:
    """Read the current releases, so that the first who plays need not wait for it. What cannot be read is
    left to whoever asks for it, and told to them."""
    with contextlib.suppress(DatabaseError):
        know_languages()
        for name in Pack.objects.exclude(current=None).values_list("current_id", flat=True):
            with contextlib.suppress(GameError):
                _words(str(name), settings.LANGUAGE_CODE)
