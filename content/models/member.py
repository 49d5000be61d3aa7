"""What the studio knows about a user beyond the account: the languages a translator may write in and review,
and how somebody likes to look at things."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from content.models.language import Language


class Member(models.Model):
    """A user's languages, which matter for translators (designers and owners may write in all), and looks."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="member", verbose_name=_("user")
    )
    languages = models.ManyToManyField(Language, blank=True, related_name="+", verbose_name=_("languages"))
    reviews = models.ManyToManyField(
        Language, blank=True, related_name="+", verbose_name=_("languages to review")
    )
    """In which of their languages somebody says of translations that they are right."""
    looks: models.JSONField[Any, Any] = models.JSONField(default=dict, blank=True)
    """How the person looks at lists, by the names in `content.looks`."""

    class Meta:
        verbose_name = _("member")
        verbose_name_plural = _("members")

    def __str__(self) -> str:
        return str(self.user)
