"""The rows behind campaigns. Written by `playtest.campaigns.actions` and by whoever runs a campaign."""

from playtest.campaigns.models.campaign import Campaign
from playtest.campaigns.models.chunk import ChunkResult

__all__ = ["Campaign", "ChunkResult"]
