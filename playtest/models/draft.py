"""Drafts that test games are played with, frozen: content-addressed, so that equal drafts are kept once."""

from __future__ import annotations

import zlib

from django.db import models

from content.models import Pack


class FrozenDraft(models.Model):
    """The unpublished content of a game at the moment when a test game began; later edits do not touch it."""

    hash = models.CharField(max_length=64, primary_key=True)
    game = models.ForeignKey(Pack, models.PROTECT, related_name="+")
    packed = models.BinaryField()
    made_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.game_id} ({self.hash[:12]})"

    @property
    def content(self) -> bytes:
        """The canonical bytes of the snapshot."""
        return zlib.decompress(bytes(self.packed))
