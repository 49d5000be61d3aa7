"""The result of a chunk of games."""

from __future__ import annotations

from django.db import models

from playtest.campaigns.models.campaign import Campaign


class ChunkResult(models.Model):
    """What came of the games ``first`` to ``first + count - 1`` of a campaign, packed. It is written once: a
    chunk that was played twice gave the same."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="results")
    number = models.PositiveIntegerField()
    first = models.PositiveIntegerField()
    count = models.PositiveIntegerField()
    broken = models.PositiveIntegerField(default=0)
    packed = models.BinaryField()
    """The rows of the games; see `playtest.campaigns.packing`."""
    digest = models.CharField(max_length=64)
    tally = models.BinaryField(null=True)
    """The same, already counted, so that a report need not read every row."""
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["campaign", "number"]
        constraints = [models.UniqueConstraint(fields=["campaign", "number"], name="one_result_per_chunk")]

    def __str__(self) -> str:
        return f"{self.campaign_id} {self.number}"
