"""Prints: what was ordered, how far it is, what came of it; and the printers that are a little off."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from content.models.pack import Pack
from content.models.release import Release

FARTHEST = 20
"""Millimetres by which a printer may be off."""


class Printer(models.Model):
    """A printer and how far its backs are off, as its calibration page tells: millimetres to the right and
    up, seen from the front."""

    name = models.CharField(pgettext_lazy("of a printer", "name"), max_length=60, unique=True)
    right = models.FloatField(
        _("to the right (mm)"),
        default=0,
        validators=[MinValueValidator(-FARTHEST), MaxValueValidator(FARTHEST)],
    )
    up = models.FloatField(
        _("up (mm)"), default=0, validators=[MinValueValidator(-FARTHEST), MaxValueValidator(FARTHEST)]
    )

    class Meta:
        verbose_name = _("printer")
        verbose_name_plural = _("printers")
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class PrintResult(models.Model):
    """A print from its order to its files. The files lie in the folder of the prints under its number; those
    of a release are kept with it."""

    class State(models.TextChoices):
        """Where a print is on its way."""

        WAITING = "waiting", pgettext_lazy("a print", "waiting")
        RUNNING = "running", pgettext_lazy("a print", "in progress")
        DONE = "done", pgettext_lazy("a print", "finished")
        FAILED = "failed", pgettext_lazy("a print", "failed")
        CANCELLED = "cancelled", pgettext_lazy("a print", "stopped")

    game = models.ForeignKey(Pack, models.CASCADE, related_name="prints", verbose_name=_("game"))
    release = models.ForeignKey(
        Release,
        models.PROTECT,
        null=True,
        blank=True,
        related_name="prints",
        verbose_name=_("release"),
    )
    since = models.ForeignKey(
        Release, models.PROTECT, null=True, blank=True, related_name="+", verbose_name=_("changed since")
    )
    snapshot = models.CharField(_("hash"), max_length=64)
    draft = models.BinaryField(_("content of a draft"), null=True)
    order: models.JSONField[Any, Any] = models.JSONField(_("order"))
    state = models.CharField(_("state"), max_length=10, choices=State.choices, default=State.WAITING)
    step = models.CharField(max_length=20, blank=True)
    language = models.CharField(max_length=12, blank=True)
    done = models.PositiveIntegerField(default=0)
    total = models.PositiveIntegerField(default=0)
    report: models.JSONField[Any, Any] = models.JSONField(_("report"), default=dict)
    attempts = models.PositiveSmallIntegerField(default=0)
    must_stop = models.BooleanField(default=False)
    made_at = models.DateTimeField(_("ordered"), auto_now_add=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("ordered by"),
    )
    runner = models.CharField(max_length=120, blank=True)
    """Who makes it now, as `content.leases` names processes."""
    seen_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(_("finished"), null=True)

    class Meta:
        verbose_name = pgettext_lazy("a result", "print")
        verbose_name_plural = pgettext_lazy("results", "prints")
        ordering = ["-id"]
        indexes = [models.Index(fields=["state", "id"])]

    def __str__(self) -> str:
        return f"{self.game_id} #{self.pk} {self.state}"

    @property
    def is_open(self) -> bool:
        """Whether it is still to be finished."""
        return self.state in (self.State.WAITING, self.State.RUNNING)

    @property
    def percent(self) -> int:
        """How far it is."""
        if self.state == self.State.DONE:
            return 100
        return min(99, 100 * self.done // self.total) if self.total else 0
