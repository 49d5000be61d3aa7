"""Remarks of checks that somebody looked at and found to be no fault."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from content.models.language import Language
from content.models.text import TextUnit
from engine.schema.json_schema import LONGEST_REASON


class Dismissal(models.Model):
    """Somebody's word that what a check says about a text in a language is right as it is, and why. It is for
    what was said: as soon as the check says something else of the text, that is another remark."""

    unit = models.ForeignKey(TextUnit, models.CASCADE, related_name="dismissals", verbose_name=_("text"))
    language = models.ForeignKey(Language, models.CASCADE, related_name="+", verbose_name=_("language"))
    check_name = models.CharField(_("check"), max_length=40)
    about = models.TextField(_("what it said"), blank=True)
    because = models.CharField(_("why it is right"), max_length=LONGEST_REASON)
    made_at = models.DateTimeField(_("dismissed"), auto_now_add=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("dismissed by"),
    )

    class Meta:
        verbose_name = _("dismissed remark")
        verbose_name_plural = _("dismissed remarks")
        ordering = ["id"]
        indexes = [models.Index(fields=["unit", "language"])]

    def __str__(self) -> str:
        return f"{self.unit} [{self.language_id}] {self.check_name}"
