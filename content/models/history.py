"""The history of entries and their texts: who changed what, when and why, whole enough to restore it."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Exists, OuterRef, Q
from django.utils.translation import gettext_lazy as _

from content.models.entry import Entry
from content.models.pack import Pack


class RevisionQuerySet(models.QuerySet["Revision"]):
    """Revisions as people think of them."""

    def deeds(self) -> RevisionQuerySet:
        """One for each deed: of those that were written together, the last."""
        later = self.model._default_manager.filter(together=OuterRef("together"), pk__gt=OuterRef("pk"))
        return self.filter(Q(together="") | ~Exists(later))


class Revision(models.Model):
    """An entry with all its texts as it was after one change; nothing in it for a deletion."""

    class Verb(models.TextChoices):
        """What was done."""

        CREATED = "created", _("created")
        EDITED = "edited", _("edited")
        TRANSLATED = "translated", _("translated")
        REVIEWED = "reviewed", _("reviewed")
        CONFIRMED = "confirmed", _("confirmed")
        RESTORED = "restored", _("restored")
        LOADED = "loaded", _("loaded from a pack")
        DELETED = "deleted", _("deleted")

    entry = models.ForeignKey(
        Entry, models.SET_NULL, null=True, related_name="revisions", verbose_name=_("entry")
    )
    game = models.ForeignKey(Pack, models.CASCADE, related_name="+", verbose_name=_("game"))
    kind = models.CharField(_("kind"), max_length=40)
    slug = models.CharField(_("slug"), max_length=60)
    verb = models.CharField(_("what"), max_length=12, choices=Verb.choices)
    version = models.PositiveIntegerField(_("version"))
    document: models.JSONField[Any, Any] = models.JSONField(_("document"), null=True)
    why = models.CharField(_("why"), max_length=300, blank=True)
    together = models.CharField(max_length=32, blank=True, db_index=True)
    """The name of the one deed that wrote it, if that deed changed several entries."""
    made_at = models.DateTimeField(_("when"), auto_now_add=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("who"),
    )

    objects = RevisionQuerySet.as_manager()

    class Meta:
        verbose_name = _("revision")
        verbose_name_plural = _("revisions")
        ordering = ["-id"]
        indexes = [models.Index(fields=["game", "kind", "slug", "-id"])]

    def __str__(self) -> str:
        return f"{self.kind}/{self.slug} {self.verb} #{self.pk}"
