"""One campaign: how far it is, what can be done with it, and its report while it grows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from content.jobs.queue import OPEN, RESUMABLE, STOPPABLE
from content.jobs.rights import may_steer
from content.jobs.starting import ensure_workers
from content.models import Entry
from content.wording import duration, game_name, wording
from playtest.campaigns.actions import (
    cancel_campaign,
    delete_campaign,
    pause_campaign,
    progress_of,
    resume_campaign,
)
from playtest.campaigns.actions.steer_campaign import DELETABLE
from playtest.campaigns.errors import CampaignError
from playtest.campaigns.job_kind import RIGHT_TO_RUN, RIGHT_TO_SEE
from playtest.campaigns.models import CAMPAIGN, Campaign
from playtest.campaigns.pages.finding import find_campaign
from playtest.campaigns.spec import Spec
from playtest.campaigns.telling.naming import content_name
from playtest.campaigns.telling.reporting import Telling, telling_of
from playtest.campaigns.words import error_text, failure_text, state_name, title_of
from playtest.frame import page, person, screen, spoken

STEPS: dict[str, Callable[..., Campaign]] = {
    "pause": pause_campaign,
    "resume": resume_campaign,
    "cancel": cancel_campaign,
}


@require_safe
@screen(RIGHT_TO_SEE)
def one(request: HttpRequest, name: str) -> HttpResponse:
    """The page of a campaign. The second of a comparison is shown on the page of the first."""
    campaign = find_campaign(name)
    if campaign.base is not None:
        return redirect("campaigns:one", campaign.base.public_id)
    language = spoken()
    side = _side(request, campaign)
    telling = telling_of(campaign, language, side=side)
    return page(
        request,
        "campaigns/one.html",
        title_of(campaign, language),
        crumbs=[(wording(language).say("cpage-campaigns"), reverse("campaigns:list"))],
        **head(campaign, person(request), language),
        **_told(telling, side),
        links=links_of(campaign, person(request)),
    )


@require_safe
@screen(RIGHT_TO_SEE)
def live(request: HttpRequest, name: str) -> HttpResponse:
    """The parts of the page that change: ``?part=head`` or ``?part=report``."""
    campaign = find_campaign(name).leader
    language = spoken()
    if request.GET.get("part") == "head":
        return render(request, "campaigns/head.html", head(campaign, person(request), language))
    side = _side(request, campaign)
    context = {
        **head(campaign, person(request), language),
        **_told(telling_of(campaign, language, side=side), side),
        "links": links_of(campaign, person(request)),
    }
    return render(request, "campaigns/report.html", context)


@require_safe
@screen(RIGHT_TO_SEE)
def state(request: HttpRequest, name: str) -> HttpResponse:
    """How far it is, for the bar."""
    campaign = find_campaign(name).leader
    if campaign.is_open:
        ensure_workers(CAMPAIGN)
    language = spoken()
    progress = progress_of(campaign)
    return JsonResponse(
        {
            "state": campaign.state,
            "open": campaign.is_open,
            "percent": progress.percent,
            "done": progress.done,
            "text": progress_text(campaign, language),
        }
    )


@require_POST
@screen(RIGHT_TO_SEE)
def step(request: HttpRequest, name: str, deed: str) -> HttpResponse:
    """Pause, resume or cancel. If somebody else was quicker, the page says how things are now."""
    campaign = find_campaign(name)
    if deed not in STEPS:
        raise Http404
    language = spoken()
    try:
        STEPS[deed](campaign, author=person(request))
    except CampaignError as error:
        messages.warning(request, error_text(error, language))
    else:
        messages.success(request, wording(language).say(f"cpage-done-{deed}"))
        if deed == "resume":
            ensure_workers(CAMPAIGN)
    return redirect("campaigns:one", campaign.leader.public_id)


@require_POST
@screen(RIGHT_TO_SEE)
def delete(request: HttpRequest, name: str) -> HttpResponse:
    """Throw a campaign away; the page asks twice."""
    campaign = find_campaign(name)
    language = spoken()
    try:
        delete_campaign(campaign, author=person(request))
    except CampaignError as error:
        messages.warning(request, error_text(error, language))
        return redirect("campaigns:one", campaign.leader.public_id)
    messages.success(request, wording(language).say("cpage-done-delete"))
    return redirect("campaigns:list")


def head(campaign: Campaign, who: User, language: str) -> dict[str, Any]:
    """What stands above the report."""
    if campaign.is_open:
        ensure_workers(CAMPAIGN)
    members = campaign.members()
    may = may_steer(campaign.job, who)
    state = Campaign.State(campaign.state)
    return {
        "campaign": campaign,
        "members": [(member, content_name(member, language)) for member in members],
        "is_comparison": len(members) > 1,
        "game": game_name(campaign.game_id, language),
        "state": state_name(campaign.state, language),
        "progress": progress_of(campaign),
        "progress_text": progress_text(campaign, language),
        "failure": failure_text(campaign, language),
        "may_run": who.has_perm(RIGHT_TO_RUN),
        "may_pause": may and state in OPEN,
        "may_resume": may and state in RESUMABLE,
        "may_cancel": may and state in STOPPABLE,
        "may_delete": may and state in DELETABLE,
        "spec": Spec.from_json(campaign.spec),
    }


def progress_text(campaign: Campaign, language: str) -> str:
    """How far it is, in words."""
    words = wording(language)
    progress = progress_of(campaign)
    args = {"done": progress.done, "total": progress.total}
    if campaign.state == Campaign.State.WAITING:
        return words.say("cpage-progress-waiting", args)
    if progress.is_abandoned:
        return words.say("cpage-progress-abandoned", args)
    if campaign.state == Campaign.State.RUNNING and progress.seconds_left is not None:
        rate = words.say("cpage-rate", {"rate": round(progress.rate, 0 if progress.rate >= 10 else 1)})
        return words.say(
            "cpage-progress-running",
            {**args, "rate": rate, "left": duration(progress.seconds_left, language)},
        )
    if campaign.state == Campaign.State.DONE and campaign.job.begun_at and campaign.job.finished_at:
        took = (campaign.job.finished_at - campaign.job.begun_at).total_seconds()
        return words.say("cpage-progress-done", {**args, "took": duration(took, language)})
    return words.say("cpage-progress", args)


def _told(telling: Telling, side: int) -> dict[str, Any]:
    return {
        "report": telling.report,
        "counted": telling.counted,
        "is_behind": telling.is_behind,
        "side": side,
    }


def links_of(campaign: Campaign, who: User) -> dict[str, str]:
    """The pages of the entries that there are, for those who may see them."""
    if not who.has_perm("content.view_entry"):
        return {}
    keys = Entry.objects.filter(game=campaign.game_id).values_list("kind", "slug")
    return {
        f"{kind}/{slug}": reverse("admin:entry", args=(campaign.game_id, kind, slug)) for kind, slug in keys
    }


def _side(request: HttpRequest, campaign: Campaign) -> int:
    side = request.GET.get("side", "")
    return int(side) if side in ("1", "2") and len(campaign.members()) > 1 else 0
