"""What people can do with campaigns; pages, the API and commands call these."""

from playtest.campaigns.actions.read_campaign import (
    CampaignProgress,
    ReplayedGame,
    chunks_of,
    game_of,
    pairs_of,
    progress_of,
    results_of,
    row_of,
    tallies_of,
    tally_of,
)
from playtest.campaigns.actions.start_campaign import Content, Size, size_of, start_campaign, start_comparison
from playtest.campaigns.actions.steer_campaign import (
    cancel_campaign,
    delete_campaign,
    pause_campaign,
    resume_campaign,
)

__all__ = [
    "CampaignProgress",
    "Content",
    "ReplayedGame",
    "Size",
    "cancel_campaign",
    "chunks_of",
    "delete_campaign",
    "game_of",
    "pairs_of",
    "pause_campaign",
    "progress_of",
    "results_of",
    "resume_campaign",
    "row_of",
    "size_of",
    "start_campaign",
    "start_comparison",
    "tallies_of",
    "tally_of",
]
