"""A campaign as programs see it: as a job, and with everything that is particular to campaigns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.utils.translation import get_language

from content.jobs.starting import ensure_workers
from playtest.api.errors import ApiError, Detail
from playtest.api.jobs import Job, JobKind, register
from playtest.api.links import link
from playtest.campaigns.actions import cancel_campaign, delete_campaign, progress_of
from playtest.campaigns.checking import SpecError
from playtest.campaigns.errors import CampaignError, NoSuchGameError, TooManyCampaignsError
from playtest.campaigns.models import CAMPAIGN, Campaign
from playtest.campaigns.telling.naming import content_name
from playtest.campaigns.words import error_text, failure_text, state_name, title_of

PARTS = ("results", "report", "report_pdf", "results_csv")
MOST_LISTED = 50


class CampaignJobs(JobKind):
    """Campaigns as jobs."""

    name = "campaign"
    scope = "campaigns"

    def find(self, id_: str) -> Campaign | None:
        """A campaign by its id."""
        return rows().filter(public_id=id_.removeprefix(f"{self.name}_")).first()

    def of(self, person: User) -> Iterable[Campaign]:
        """The campaigns that a person has ordered."""
        return rows().filter(job__made_by=person, base=None)[:MOST_LISTED]

    def job(self, row: Campaign, language: str) -> Job:
        """A campaign as a job."""
        leader = row.leader
        if leader.is_open:
            ensure_workers(CAMPAIGN)
        progress = progress_of(leader)
        text = failure_text(leader, language)
        is_done = leader.state == Campaign.State.DONE
        return Job(
            f"{self.name}_{leader.public_id}",
            self.name,
            leader.state,
            progress.done,
            progress.total,
            state_name(leader.state, language),
            leader.made_at.isoformat(),
            result={"digest": leader.digest, "broken": progress.broken} if is_done else None,
            error=ApiError(422, "campaign-failed", leader.fault["args"], text=text) if text else None,
            links=links_of(leader),
        )

    def cancel(self, row: Campaign, person: User) -> None:
        """Stop it for good."""
        with_errors(lambda language: cancel_campaign(row, author=person))

    def delete(self, row: Campaign, person: User) -> None:
        """Throw it away."""
        with_errors(lambda language: delete_campaign(row, author=person))


def rows() -> QuerySet[Campaign, Campaign]:
    """Campaigns without the contents that they play."""
    found = Campaign.objects.select_related("release", "job__made_by", "base__job", "rival__release")
    return found.defer("release__content", "rival__release__content")


def links_of(campaign: Campaign) -> dict[str, str]:
    """Where to go on from a campaign."""
    name = campaign.public_id
    links = {"campaign": link("campaign", name)}
    links |= {part: link(f"campaign_{part}", name) for part in PARTS}
    if len(campaign.members()) > 1:
        links["comparison"] = link("campaign_comparison", name)
    if campaign.is_open:
        links["pause"] = link("campaign_pause", name)
    if campaign.state in (Campaign.State.PAUSED, Campaign.State.FAILED):
        links["resume"] = link("campaign_resume", name)
    return links


def show_campaign(campaign: Campaign, language: str) -> dict[str, Any]:
    """A campaign as JSON."""
    leader = campaign.leader
    progress = progress_of(leader)
    return {
        **kind.job(leader, language).shown(language),
        "campaign": leader.public_id,
        "title": title_of(leader, language),
        "game": leader.game_id,
        "contents": [
            {
                "campaign": member.public_id,
                "hash": member.snapshot,
                "release": member.release.number if member.release is not None else None,
                "text": content_name(member, language),
            }
            for member in leader.members()
        ],
        "order": leader.spec,
        "percent": progress.percent,
        "rate": progress.rate,
        "seconds_left": progress.seconds_left,
        "broken": progress.broken,
        "digest": leader.digest,
        "made_by": leader.made_by.get_username() if leader.made_by is not None else None,
    }


def refused(error: CampaignError, language: str) -> ApiError:
    """What cannot be done with a campaign, as a refusal of the API."""
    status, headers = 409, {}
    if isinstance(error, TooManyCampaignsError):
        status, headers = 429, {"Retry-After": "30"}
    elif isinstance(error, NoSuchGameError):
        status = 404
    text = error_text(error, language)
    return ApiError(status, f"campaign-{error.key}", error.args_of_key, text=text, headers=headers)


def unsound(error: SpecError, language: str) -> ApiError:
    """What is wrong with an order, everything at once, each with its path."""
    details = [
        Detail(
            problem.key,
            problem.arguments,
            f"order.{problem.path}" if problem.path else "order",
            text=problem.text(error.release, language),
            clause=problem.clause,
        )
        for problem in error.problems
    ]
    return ApiError(422, "invalid", {"n": len(details)}, details=details)


def with_errors(deed: Any, language: str = "") -> Any:
    """Do something with a campaign; what is refused becomes a refusal of the API."""
    spoken = language or get_language() or "en"
    try:
        return deed(spoken)
    except SpecError as error:
        raise unsound(error, spoken) from error
    except CampaignError as error:
        raise refused(error, spoken) from error


kind = CampaignJobs()
register(kind)
