"""Jobs: work that takes longer than a request may, from the moment somebody wants it to what came of it."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from content.models.pack import Pack

if TYPE_CHECKING:
    from django.contrib.auth.models import User


class Job(models.Model):
    """One piece of work for a worker process; what its kind says of it stands in `content.jobs.kinds`. A
    print or a campaign is a row of its own that has a job. Written through `content.jobs.queue`."""

    class State(models.TextChoices):
        """Where a job is on its way."""

        WAITING = "waiting", pgettext_lazy("a job", "waiting")
        RUNNING = "running", pgettext_lazy("a job", "in progress")
        PAUSED = "paused", pgettext_lazy("a job", "paused")
        DONE = "done", pgettext_lazy("a job", "finished")
        FAILED = "failed", pgettext_lazy("a job", "failed")
        CANCELLED = "cancelled", pgettext_lazy("a job", "stopped")

    kind = models.CharField(_("kind"), max_length=40)
    game = models.ForeignKey(Pack, models.CASCADE, related_name="jobs", verbose_name=_("game"))
    payload = models.BinaryField(_("content"), null=True)
    """What the work needs until it is over, such as a file; forgotten then."""
    parameters: models.JSONField[Any, Any] = models.JSONField(default=dict)
    state = models.CharField(_("state"), max_length=10, choices=State.choices, default=State.WAITING)
    step = models.CharField(max_length=20, blank=True)
    language = models.CharField(max_length=12, blank=True)
    """The language that the step is about, if it is about one."""
    done = models.PositiveIntegerField(default=0)
    total = models.PositiveIntegerField(default=0)
    rate = models.FloatField(default=0)
    """How much of the total is done in a second, lately."""
    result: models.JSONField[Any, Any] = models.JSONField(default=dict)
    attempts = models.PositiveSmallIntegerField(default=0)
    """How often it was begun without getting anywhere."""
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
    """Who does it now, as `content.leases` names processes."""
    seen_at = models.DateTimeField(null=True)
    """When whoever does it last said that it is alive."""
    begun_at = models.DateTimeField(_("begun"), null=True)
    finished_at = models.DateTimeField(_("finished"), null=True)

    class Meta:
        verbose_name = _("job")
        verbose_name_plural = _("jobs")
        ordering = ["-id"]
        indexes = [models.Index(fields=["state", "id"]), models.Index(fields=["finished_at"])]

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


class HasJob(models.Model):
    """A row that a job makes. How far it is, who wanted it and when stands with the job alone."""

    State = Job.State
    job: models.ForeignKey[Any, Any]

    class Meta:
        abstract = True

    @property
    def state(self) -> str:
        """Where it is on its way."""
        return str(self.job.state)

    @property
    def is_open(self) -> bool:
        """Whether it is still to be finished."""
        return bool(self.job.is_open)

    @property
    def made_at(self) -> datetime:
        """When it was ordered."""
        moment: datetime = self.job.made_at
        return moment

    @property
    def made_by(self) -> User | None:
        """Who ordered it."""
        person: User | None = self.job.made_by
        return person
