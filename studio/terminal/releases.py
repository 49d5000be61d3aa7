"""Where the content of a game comes from: a release of the database, its draft, or a pack on disk."""

from __future__ import annotations

from pathlib import Path

from django.conf import settings
from django.db import DatabaseError

from content.actions.load_pack import checked
from content.known_languages import know_languages
from content.models import Pack, Release
from content.snapshots import draft, snapshot_bytes
from engine.games import games
from engine.snapshot import Snapshot
from studio.terminal.saved import SavedError


def playable_games() -> list[str]:
    """The games whose rules the engine knows."""
    return [name for name, game in games().items() if game.parts.play]


def from_pack(folder: Path) -> Snapshot:
    """The content of a pack on disk."""
    content, _source, _pictures = checked(folder)
    if content.faults:
        raise SavedError("play-bad-pack", pack=str(folder))
    return Snapshot.read(snapshot_bytes(content))


def from_draft(game: str) -> Snapshot:
    """The unpublished state of the database."""
    pack = _pack(game)
    if pack is None:
        raise SavedError("play-no-pack", game=game)
    return draft(pack)


def current(game: str) -> Snapshot:
    """The current release of the database; the shipped pack where nothing is published yet."""
    try:
        know_languages()
        pack = Pack.objects.select_related("current").filter(pk=game).first()
        release = pack.current if pack is not None else None
        has_releases = release is not None or Release.objects.filter(game=game).exists()
    except DatabaseError:
        release, has_releases = None, False
    if release is not None:
        return Snapshot.read(bytes(release.content))
    if has_releases:
        raise SavedError("play-all-withdrawn", game=game)
    return from_pack(shipped(game))


def named(name: str, game: str) -> Snapshot | None:
    """The content of this hash: a release, the draft or the shipped pack, whichever it is."""
    try:
        release = Release.objects.filter(pk=name).first()
        if release is not None:
            return Snapshot.read(bytes(release.content))
        pack = _pack(game)
        drafted = draft(pack) if pack is not None else None
    except DatabaseError:
        drafted = None
    if drafted is not None and drafted.hash == name:
        return drafted
    on_disk = from_pack(shipped(game)) if shipped(game).is_dir() else None
    return on_disk if on_disk is not None and on_disk.hash == name else None


def shipped(game: str) -> Path:
    """The folder of a game's pack in this repository."""
    return Path(settings.BASE_DIR) / "content" / "packs" / game


def _pack(game: str) -> Pack | None:
    try:
        return Pack.objects.filter(pk=game).first()
    except DatabaseError:
        return None
