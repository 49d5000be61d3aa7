"""A campaign: what is played, how far it is, what came of it."""

from __future__ import annotations

from typing import Any

from django.db import models

from content.jobs.faults import faults_of
from content.models import HasJob, Job, Pack, Release
from playtest.models import FrozenDraft
from playtest.public_id import new_public_id

CAMPAIGN = "campaign"
"""The kind of job that plays one."""
FAULTS = "campaign-failed"
"""How the messages on what went wrong with a campaign begin."""


class Campaign(HasJob):
    """Many games of one content. Exactly one of ``release`` and ``draft`` is set.

    In a comparison two campaigns play the same games of two contents; the second names the first as its
    ``base``. Both have the same job, so they wait, run and pause together, and the first speaks for both.
    """

    job = models.ForeignKey(Job, models.CASCADE, related_name="campaigns")
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

    class Meta:
        ordering = ["-id"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(release__isnull=True) ^ models.Q(draft__isnull=True),
                name="a_campaign_plays_a_release_or_a_draft",
            )
        ]

    def __str__(self) -> str:
        return f"{self.game_id} {self.public_id} {self.state}"

    @property
    def fault(self) -> dict[str, Any]:
        """Why it failed, key and arguments of a message; nothing if it has not."""
        for _, fault in faults_of(self.job.result)[0]:
            return {"key": fault.key.removeprefix(f"{FAULTS}-"), "args": dict(fault.args)}
        return {}

    @property
    def leader(self) -> Campaign:
        """The campaign that speaks for this one: the first of a comparison, or itself."""
        return self.base or self

    def members(self) -> list[Campaign]:
        """All campaigns that run together with this one, the first of a comparison first."""
        leader = self.leader
        rival = Campaign.objects.filter(base=leader).first()
        return [leader] if rival is None else [leader, rival]
