"""Prints: what was ordered and what it is made of; and the printers that are a little off."""

from __future__ import annotations

from typing import Any

from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from content.models.job import HasJob, Job
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


class PrintResult(HasJob):
    """A print from its order to its files. Its job knows how far it is; the report is the job's result, and
    the content of a draft its payload. The files lie in the folder of the prints under its number; those of a
    release are kept with it."""

    job = models.OneToOneField(Job, models.CASCADE, related_name="print")
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
    order: models.JSONField[Any, Any] = models.JSONField(_("order"))

    class Meta:
        verbose_name = pgettext_lazy("a result", "print")
        verbose_name_plural = pgettext_lazy("results", "prints")
        ordering = ["-id"]

    def __str__(self) -> str:
        return f"{self.game_id} #{self.pk} {self.state}"

    @property
    def report(self) -> dict[str, Any]:
        """What came of it."""
        report: dict[str, Any] = self.job.result
        return report
