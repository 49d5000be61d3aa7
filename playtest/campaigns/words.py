"""What is said of campaigns, in a language."""

from __future__ import annotations

from django.utils import timezone
from django.utils.formats import date_format

from content.jobs.faults import faults_of
from content.wording import game_name, wording
from playtest.campaigns.errors import CampaignError
from playtest.campaigns.models import Campaign


def title_of(campaign: Campaign, language: str) -> str:
    """The title that somebody gave it, or its game and the moment it was ordered."""
    if campaign.title:
        return campaign.title
    when = date_format(timezone.localtime(campaign.made_at), "SHORT_DATETIME_FORMAT")
    return wording(language).say(
        "cpage-untitled", {"game": game_name(campaign.game_id, language), "when": when}
    )


def state_name(state: str, language: str) -> str:
    """The name of a state."""
    return wording(language).say(f"campaign-state-{state}")


def failure_text(campaign: Campaign, language: str) -> str:
    """Why a campaign has failed; nothing if it has not."""
    faults, _ = faults_of(campaign.job.result)
    return wording(language).fault(faults[0][1]) if faults else ""


def error_text(error: CampaignError, language: str) -> str:
    """Why something cannot be done with a campaign."""
    args = dict(error.args_of_key)
    if "state" in args:
        args["state"] = state_name(str(args["state"]), language)
    return wording(language).say(f"campaign-error-{error.key}", args)
