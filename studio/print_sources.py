"""What ``manage.py print`` prints: a release or draft of the database, or a pack on disk, with its art."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from django.db import DatabaseError

from content.actions.load_pack import checked
from content.known_languages import know_languages
from content.models import Pack, Release
from content.prints import art_bytes
from content.snapshots import draft, snapshot_bytes
from engine.schema import Fault
from engine.snapshot import Snapshot, SnapshotError
from printing.material import Art
from printing.sheets.errors import PrintRefusedError, refused
from studio.terminal.releases import shipped


@dataclass(frozen=True, slots=True)
class Source:
    """Content, the art it names, and the number of its release (0 for anything else)."""

    snapshot: Snapshot
    art: Art
    number: int = 0


def from_folder(folder: Path) -> Source:
    """A pack on disk."""
    if not folder.is_dir():
        raise refused(Fault((), "print-no-pack", {"path": str(folder)}))
    content, _source, pictures = checked(folder)
    if content.faults:
        raise PrintRefusedError(content.faults, content.game)
    art = {picture.hash: picture.content for picture in pictures.values()}
    return Source(Snapshot.read(snapshot_bytes(content)), art)


def from_draft(game: str) -> Source:
    """The unpublished state of the database."""
    try:
        know_languages()
        pack = Pack.objects.filter(pk=game).first()
    except DatabaseError:  # nobody has set the studio up yet
        pack = None
    if pack is None:
        raise refused(Fault((), "print-no-content", {"game": game}))
    return Source(draft(pack), art_bytes)


def from_release(game: str, number: int | None) -> Source:
    """A release by its number, or the current one; where nothing was ever published, the shipped pack."""
    try:
        know_languages()
        known = list(Release.objects.filter(game=game).order_by("number").values_list("number", flat=True))
    except DatabaseError:
        known = []
    if not known and number is None:
        return from_folder(shipped(game))
    if number is None:
        current = Pack.objects.select_related("current").get(pk=game).current
        if current is None:
            raise refused(Fault((), "print-all-withdrawn", {"game": game}))
        release = current
    elif number in known:
        release = Release.objects.get(game=game, number=number)
    else:
        args: dict[str, str | int] = {"is": number, "allowed": ", ".join(map(str, known)) or "–"}
        raise refused(Fault(("release",), "print-release", args))
    try:
        return Source(Snapshot.read(bytes(release.content)), art_bytes, release.number)
    except SnapshotError:
        raise refused(Fault(("release",), "print-old-release", {"is": release.number})) from None
