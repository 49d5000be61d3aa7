"""The part of a campaign that runs on workers of a cluster. It is named to them by its import path, so a
worker needs this package, of the same version, and nothing else: no Django, no database."""

from __future__ import annotations

from typing import Any

from distributed import WorkerPlugin

from engine.snapshot import Snapshot
from playtest.campaigns.fingerprint import fingerprint
from playtest.campaigns.playing import Chunk, Played, play_chunk


class OtherRulesError(Exception):
    """The sources of a worker are not those of the studio."""


_held: dict[str, Snapshot] = {}
"""Contents by hash, read once for each worker."""
_holders: dict[str, set[str]] = {}
"""Who still needs a content."""


class ContentPlugin(WorkerPlugin):
    """Brings a content to every worker, also to those that join later."""

    def __init__(self, content: bytes, snapshot: str, holder: str) -> None:
        self.name = f"tilewright-{snapshot[:16]}-{holder}"
        self.content = content
        self.snapshot = snapshot
        self.holder = holder

    def setup(self, worker: Any) -> None:
        """Read it."""
        _holders.setdefault(self.snapshot, set()).add(self.holder)
        if self.snapshot not in _held:
            _held[self.snapshot] = Snapshot.read(self.content)

    def teardown(self, worker: Any) -> None:
        """Forget it, unless another campaign plays the same."""
        holders = _holders.get(self.snapshot, set())
        holders.discard(self.holder)
        if not holders:
            _holders.pop(self.snapshot, None)
            _held.pop(self.snapshot, None)


def play_remotely(chunk: Chunk, rules: str) -> Played:
    """Play a chunk on this worker."""
    if fingerprint() != rules:
        raise OtherRulesError(fingerprint())
    return play_chunk(_held[chunk.snapshot], chunk)
