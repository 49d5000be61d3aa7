"""Who has an entry open."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from content.models.entry import Entry


class Presence(models.Model):
    """Somebody looks at an entry, and perhaps has changed something that is not saved yet. Pages say so again
    and again while they are open; what has not been said for a while no longer holds."""

    entry = models.ForeignKey(Entry, models.CASCADE, related_name="present", verbose_name=_("entry"))
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", verbose_name=_("person")
    )
    seen_at = models.DateTimeField(_("last seen"))
    is_editing = models.BooleanField(_("has unsaved changes"), default=False)

    class Meta:
        verbose_name = _("presence")
        verbose_name_plural = _("presences")
        ordering = ["id"]
        constraints = [models.UniqueConstraint(fields=["entry", "person"], name="present_once")]

    def __str__(self) -> str:
        return f"{self.person_id} at {self.entry_id}"
