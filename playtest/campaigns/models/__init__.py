"""The rows behind campaigns. Written by `playtest.campaigns.actions` and by whoever runs a campaign."""

from playtest.campaigns.models.campaign import CAMPAIGN, Campaign
from playtest.campaigns.models.chunk import ChunkResult

__all__ = ["CAMPAIGN", "Campaign", "ChunkResult"]
