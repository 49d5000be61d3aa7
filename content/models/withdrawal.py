"""Withdrawals: a release that nobody should begin with any more, why, and until when."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from content.models.release import Release


class Withdrawal(models.Model):
    """A release was withdrawn, for a reason; perhaps it was taken back later. The release itself never
    changes, and whatever names it still works; it is only not the current one."""

    release = models.ForeignKey(
        Release, models.CASCADE, related_name="withdrawals", verbose_name=_("release")
    )
    reason = models.CharField(_("reason"), max_length=300)
    made_at = models.DateTimeField(_("withdrawn"), auto_now_add=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("withdrawn by"),
    )
    ended_at = models.DateTimeField(_("taken back"), null=True, blank=True)
    ended_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("taken back by"),
    )
    ended_why = models.CharField(_("why it was taken back"), max_length=300, blank=True)

    class Meta:
        verbose_name = _("withdrawal")
        verbose_name_plural = _("withdrawals")
        ordering = ["-made_at"]
        constraints = [
            models.UniqueConstraint(
                fields=["release"], condition=models.Q(ended_at=None), name="one_withdrawal_at_a_time"
            )
        ]

    def __str__(self) -> str:
        return f"{self.release_id[:12]}: {self.reason}"
