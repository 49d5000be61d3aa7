"""What people say to each other about an entry, or about a field of it."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from content.models.entry import Entry
from content.models.language import Language
from content.models.pack import Pack


class Comment(models.Model):
    """A remark, or an answer to one. A remark is open until somebody settles it, its answers with it. When
    the entry is deleted it stays behind under the entry's name, and is there again if the entry comes
    back."""

    LONGEST = 2000

    entry = models.ForeignKey(
        Entry, models.SET_NULL, null=True, related_name="comments", verbose_name=_("entry")
    )
    game = models.ForeignKey(Pack, models.CASCADE, related_name="+", verbose_name=_("game"))
    kind = models.CharField(_("kind"), max_length=40)
    slug = models.CharField(_("slug"), max_length=60)
    field = models.CharField(_("field"), max_length=200, blank=True)
    """The address of a field or text; nothing if it is about the whole entry."""
    language = models.ForeignKey(
        Language, models.CASCADE, null=True, blank=True, related_name="+", verbose_name=_("language")
    )
    """Of the translation that it asks about; nothing if it concerns the text in all languages."""
    answers = models.ForeignKey(
        "self", models.CASCADE, null=True, blank=True, related_name="replies", verbose_name=_("answers")
    )
    text = models.TextField(_("text"), max_length=LONGEST)
    named = models.ManyToManyField(
        settings.AUTH_USER_MODEL, blank=True, related_name="+", verbose_name=_("whom it names")
    )
    made_at = models.DateTimeField(_("written"), auto_now_add=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("written by"),
    )
    settled_at = models.DateTimeField(_("settled"), null=True, blank=True)
    settled_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("settled by"),
    )

    class Meta:
        verbose_name = _("comment")
        verbose_name_plural = _("comments")
        ordering = ["id"]
        indexes = [models.Index(fields=["game", "kind", "slug"])]

    def __str__(self) -> str:
        return f"{self.kind}/{self.slug} #{self.pk}"
