"""What is said of campaigns, in a language."""

from __future__ import annotations

from content.wording import wording
from playtest.campaigns.errors import CampaignError
from playtest.campaigns.models import Campaign


def state_name(state: str, language: str) -> str:
    """The name of a state."""
    return wording(language).say(f"campaign-state-{state}")


def failure_text(campaign: Campaign, language: str) -> str:
    """Why a campaign has failed; nothing if it has not."""
    if not campaign.fault:
        return ""
    return wording(language).say(f"campaign-failed-{campaign.fault['key']}", campaign.fault["args"])


def error_text(error: CampaignError, language: str) -> str:
    """Why something cannot be done with a campaign."""
    args = dict(error.args_of_key)
    if "state" in args:
        args["state"] = state_name(str(args["state"]), language)
    return wording(language).say(f"campaign-error-{error.key}", args)


def duration(seconds: float, language: str) -> str:
    """A length of time as people say it, coarse enough to be read at a glance."""
    words = wording(language)
    whole = max(0, round(seconds))
    if whole < 60:
        return words.say("duration-seconds", {"seconds": whole})
    if whole < 3600:
        return words.say("duration-minutes", {"minutes": whole // 60, "seconds": whole % 60})
    return words.say("duration-hours", {"hours": whole // 3600, "minutes": whole % 3600 // 60})
