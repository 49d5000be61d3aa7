"""Drafts that a campaign was played with: they must outlive the next edit."""

from __future__ import annotations

from django.db import models

from content.models import Pack


class FrozenDraft(models.Model):
    """The unpublished content of a game at one moment, named by its hash. Campaigns with the same content
    share it; it goes with the last of them."""

    hash = models.CharField(max_length=64, primary_key=True)
    game = models.ForeignKey(Pack, models.CASCADE, related_name="+")
    content = models.BinaryField()

    def __str__(self) -> str:
        return f"{self.game_id} {self.hash[:12]}"
