"""The shipped games as releases of a studio, without the trouble of loading every entry."""

from __future__ import annotations

from functools import cache

import pytest

from content.models import Language, Pack, Release
from engine.snapshot import Snapshot
from studio.terminal.releases import from_pack, shipped

GAMES = ("platformer", "dungeons", "princess")


@cache
def content_of(game: str) -> Snapshot:
    """The content of a shipped pack."""
    return from_pack(shipped(game))


def publish(game: str) -> Release:
    """Make a shipped pack the current release of its game."""
    return publish_content(content_of(game))


def publish_content(content: Snapshot) -> Release:
    """Make content the current release of its game."""
    source, _new = Language.objects.get_or_create(code=content.source, defaults={"name": content.source})
    pack = Pack.objects.create(game=content.game, source=source)
    release = Release.objects.create(hash=content.hash, game=pack, number=1, content=content.content)
    pack.current = release
    pack.save()
    return release


@pytest.fixture
def releases(db: None) -> dict[str, Release]:
    """The current releases of the three games."""
    return {game: publish(game) for game in GAMES}
