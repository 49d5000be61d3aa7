"""Releases: content frozen under the hash of its bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from content.models.pack import Pack

if TYPE_CHECKING:
    from content.models.withdrawal import Withdrawal


class FrozenError(RuntimeError):
    """Somebody tried to change what was published."""


class ReleaseQuerySet(models.QuerySet["Release"]):
    """Releases can be made and read, nothing else."""

    def update(self, **kwargs: Any) -> NoReturn:
        raise FrozenError("a release never changes")

    def delete(self) -> NoReturn:
        raise FrozenError("a release is never deleted")

    def listed(self) -> ReleaseQuerySet:
        """For lists: without their content, with what is known of their withdrawals."""
        return self.defer("content").prefetch_related("withdrawals__made_by", "withdrawals__ended_by")


class Release(models.Model):
    """The whole content of a game as it was published: canonical JSON, named by its SHA-256."""

    hash = models.CharField(_("hash"), max_length=64, primary_key=True)
    game = models.ForeignKey(Pack, models.PROTECT, related_name="releases", verbose_name=_("game"))
    number = models.PositiveIntegerField(_("number"))
    content = models.BinaryField(_("content"))
    note = models.CharField(_("note"), max_length=300, blank=True)
    made_at = models.DateTimeField(_("published"), auto_now_add=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("published by"),
    )

    objects = ReleaseQuerySet.as_manager()

    class Meta:
        verbose_name = _("release")
        verbose_name_plural = _("releases")
        ordering = ["game", "-number"]
        constraints = [models.UniqueConstraint(fields=["game", "number"], name="one_release_per_number")]
        permissions = [
            ("publish_release", "Can publish a release"),
            ("withdraw_release", "Can withdraw a release"),
        ]

    def __str__(self) -> str:
        return f"{self.game_id} {self.number} ({self.hash[:12]})"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Write a new release; refuse to write over one."""
        if not self._state.adding:
            raise FrozenError("a release never changes")
        super().save(*args, **{**kwargs, "force_insert": True})

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Refuse: games, replays and sheets name the release they used."""
        raise FrozenError("a release is never deleted")

    @property
    def withdrawal(self) -> Withdrawal | None:
        """Why and since when nobody should begin with it any more; None while it stands."""
        return next((each for each in self.withdrawals.all() if each.ended_at is None), None)
