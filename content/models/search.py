"""What the search reads: each entry in each language as one run of plain letters, and how far it has come."""

from __future__ import annotations

from typing import Any

from django.db import models

from content.models.entry import Entry
from content.models.pack import Pack


class SearchText(models.Model):
    """All that an entry says in one language: its texts and its rendered rules text. What is the same in
    every language, the names of the words it uses, stands under no language. Written by
    `content.search_index` alone; everything in it can be made again from the entries."""

    entry = models.ForeignKey(Entry, models.CASCADE, related_name="search_texts")
    language = models.CharField(max_length=20, blank=True)
    title = models.TextField(blank=True)
    folded = models.TextField()
    parts: models.JSONField[Any, Any] = models.JSONField(default=list)
    """Where each text stands and what it says, ``[["name", "Boots"], ...]``."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["entry", "language"], name="one_search_text")]

    def __str__(self) -> str:
        return f"{self.entry_id} [{self.language}]"


class SearchIndex(models.Model):
    """How far the search has read a game: up to which revision, in which languages, worded by what."""

    game = models.OneToOneField(Pack, models.CASCADE, primary_key=True, related_name="search_index")
    revision = models.BigIntegerField(default=0)
    made_at = models.DateTimeField(null=True)
    basis = models.CharField(max_length=64, blank=True)
    """Stands for the languages, the messages and the engine: with another one, all is read anew."""
    is_whole = models.BooleanField(default=False)

    def __str__(self) -> str:
        return str(self.game_id)


class UnreadEntry(models.Model):
    """An entry that the search has to read again. What it knows of it is still found meanwhile."""

    entry = models.OneToOneField(Entry, models.CASCADE, primary_key=True, related_name="unread")

    def __str__(self) -> str:
        return str(self.entry_id)
