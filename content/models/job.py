"""Jobs: work that takes longer than a request may, from the moment somebody wants it to what came of it."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from content.models.pack import Pack


class Job(models.Model):
    """One piece of work for a worker process; what is to be done is looked up by its kind
    (`content.jobs.registry`). Written through `content.jobs.queue`."""

    class State(models.TextChoices):
        """Where a job is on its way."""

        WAITING = "waiting", pgettext_lazy("a job", "waiting")
        RUNNING = "running", pgettext_lazy("a job", "in progress")
        DONE = "done", pgettext_lazy("a job", "finished")
        FAILED = "failed", pgettext_lazy("a job", "failed")
        CANCELLED = "cancelled", pgettext_lazy("a job", "stopped")

    kind = models.CharField(_("kind"), max_length=40)
    game = models.ForeignKey(Pack, models.CASCADE, related_name="jobs", verbose_name=_("game"))
    payload = models.BinaryField(_("content"), null=True)
    parameters: models.JSONField[Any, Any] = models.JSONField(default=dict)
    state = models.CharField(_("state"), max_length=10, choices=State.choices, default=State.WAITING)
    step = models.CharField(max_length=20, blank=True)
    done = models.PositiveIntegerField(default=0)
    total = models.PositiveIntegerField(default=0)
    result: models.JSONField[Any, Any] = models.JSONField(default=dict)
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
    seen_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(_("finished"), null=True)

    class Meta:
        verbose_name = _("job")
        verbose_name_plural = _("jobs")
        ordering = ["-id"]
        indexes = [models.Index(fields=["state", "id"])]

    def __str__(self) -> str:
        return f"{self.kind} #{self.pk} {self.state}"

    @property
    def is_open(self) -> bool:
        """Whether it is still to be finished."""
        return self.state in (self.State.WAITING, self.State.RUNNING)

    @property
    def percent(self) -> int:
        """How far the present step is."""
        if self.state == self.State.DONE:
            return 100
        return min(99, 100 * self.done // self.total) if self.total else 0
