"""A campaign: what is played, how far it is, what came of it."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models

from content.models import Pack, Release
from playtest.models import FrozenDraft
from playtest.public_id import new_public_id


class Campaign(models.Model):
    """Many games of one content. Exactly one of ``release`` and ``draft`` is set.

    In a comparison two campaigns play the same games of two contents; the second names the first as its
    ``base``. They wait, run and pause together, and the first speaks for both.
    """

    class State(models.TextChoices):
        """Where a campaign is on its way."""

        WAITING = "waiting"
        RUNNING = "running"
        PAUSED = "paused"
        CANCELLED = "cancelled"
        DONE = "done"
        FAILED = "failed"

    public_id = models.CharField(max_length=32, unique=True, default=new_public_id, editable=False)
    title = models.CharField(max_length=120, blank=True)
    game = models.ForeignKey(Pack, models.CASCADE, related_name="campaigns")
    release = models.ForeignKey(Release, models.PROTECT, null=True, blank=True, related_name="campaigns")
    draft = models.ForeignKey(FrozenDraft, models.PROTECT, null=True, blank=True, related_name="campaigns")
    snapshot = models.CharField(max_length=64)
    """The hash of the content."""
    engine = models.CharField(max_length=64)
    """The fingerprint of the rules: other rules would play other games."""
    spec: models.JSONField[Any, Any] = models.JSONField()
    """What is played, as `playtest.campaigns.spec.Spec` writes it."""
    base = models.OneToOneField("self", models.CASCADE, null=True, blank=True, related_name="rival")
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    chunk_size = models.PositiveIntegerField()
    """Games in a full chunk; see `playtest.campaigns.chunks`."""
    chunks = models.PositiveIntegerField()
    games = models.PositiveIntegerField()
    done_chunks = models.PositiveIntegerField(default=0)
    done_games = models.PositiveIntegerField(default=0)
    broken_games = models.PositiveIntegerField(default=0)
    """Games that the content did not let come to an end; see the rows for why."""
    digest = models.CharField(max_length=64, blank=True)
    """Names all results; there when it is done."""
    fault: models.JSONField[Any, Any] = models.JSONField(default=dict, blank=True)
    """Why it failed: key and arguments of a message."""
    rate = models.FloatField(default=0)
    """Games in a second, lately."""
    runner = models.CharField(max_length=120, blank=True)
    """Who runs it now: host, process and a word of its own."""
    seen_at = models.DateTimeField(null=True, blank=True)
    """When the runner last said that it is alive."""
    attempts = models.PositiveIntegerField(default=0)
    """How often in a row a runner began and got no chunk done."""
    made_at = models.DateTimeField(auto_now_add=True)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    begun_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-id"]
        indexes = [models.Index(fields=["state", "id"])]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(release__isnull=True) ^ models.Q(draft__isnull=True),
                name="a_campaign_plays_a_release_or_a_draft",
            )
        ]

    def __str__(self) -> str:
        return f"{self.game_id} {self.public_id} {self.state}"

    @property
    def is_open(self) -> bool:
        """Whether it runs or waits for somebody to run it."""
        return self.state in (self.State.WAITING, self.State.RUNNING)

    @property
    def percent(self) -> int:
        """How far it is."""
        if self.state == self.State.DONE:
            return 100
        return min(99, 100 * self.done_games // self.games) if self.games else 0

    @property
    def leader(self) -> Campaign:
        """The campaign that speaks for this one: the first of a comparison, or itself."""
        return self.base or self

    def members(self) -> list[Campaign]:
        """All campaigns that run together with this one, the first of a comparison first."""
        leader = self.leader
        rival = Campaign.objects.filter(base=leader).first()
        return [leader] if rival is None else [leader, rival]
