"""The shipped packs as snapshots, read from disk."""

from __future__ import annotations

import os
from pathlib import Path

import django

from engine.snapshot import Snapshot


def pack_release(game: str) -> Snapshot:
    """A game's pack as it stands."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "studio.settings")
    django.setup()
    from content.disk.folder import read_folder
    from content.disk.pack_reader import read_pack
    from content.snapshots import snapshot_bytes

    source, _, faults = read_folder(Path(__file__).parents[1] / "content" / "packs" / game)
    assert not faults, faults
    return Snapshot.read(snapshot_bytes(read_pack(source)))


def platformer_release() -> Snapshot:
    """Platformer's pack as it stands."""
    return pack_release("platformer")
