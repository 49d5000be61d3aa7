"""Entries: heroes, items, tiles and whatever else the games declare, as rows; and which of them mention
which."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.translation import gettext_lazy as _

from content.models.art import Art
from content.models.pack import Pack


class Entry(models.Model):
    """One card, tile or other thing of a game. Its fields are JSON of the shape its kind declares, without
    texts."""

    game = models.ForeignKey(Pack, models.CASCADE, related_name="entries", verbose_name=_("game"))
    kind = models.CharField(_("kind"), max_length=40)
    slug = models.CharField(_("slug"), max_length=60)
    data: models.JSONField[Any, Any] = models.JSONField(_("fields"), default=dict)
    copies = models.PositiveSmallIntegerField(
        _("copies"), default=1, validators=[MinValueValidator(1), MaxValueValidator(99)]
    )
    art = models.ForeignKey(
        Art, models.PROTECT, null=True, blank=True, related_name="entries", verbose_name=_("art")
    )
    framing: models.JSONField[Any, Any] = models.JSONField(_("framing"), default=dict, blank=True)
    version = models.PositiveIntegerField(_("version"), default=1)
    is_released = models.BooleanField(_("released"), default=False)
    changed_at = models.DateTimeField(_("changed"), auto_now=True)
    changed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("changed by"),
    )

    class Meta:
        verbose_name = _("entry")
        verbose_name_plural = _("entries")
        ordering = ["game", "kind", "slug"]
        constraints = [models.UniqueConstraint(fields=["game", "kind", "slug"], name="one_entry_per_slug")]

    def __str__(self) -> str:
        return f"{self.kind}/{self.slug}"


class Mention(models.Model):
    """That an entry refers to another, and in which field: the where-used index, kept up with every write
    of an entry."""

    entry = models.ForeignKey(Entry, models.CASCADE, related_name="mentions")
    kind = models.CharField(max_length=40)
    slug = models.CharField(max_length=60)
    path = models.CharField(max_length=300)

    class Meta:
        indexes = [models.Index(fields=["kind", "slug"])]

    def __str__(self) -> str:
        return f"{self.entry_id}: {self.path} -> {self.kind}/{self.slug}"
