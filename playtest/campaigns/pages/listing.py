"""All campaigns, the newest first."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.paginator import Paginator
from django.db.models import Q
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from content.jobs.starting import ensure_workers
from content.wording import game_name, wording
from playtest.campaigns.actions import CampaignProgress, progress_of
from playtest.campaigns.job_kind import RIGHT_TO_RUN, RIGHT_TO_SEE
from playtest.campaigns.models import CAMPAIGN, Campaign
from playtest.campaigns.telling.naming import content_name
from playtest.campaigns.words import state_name, title_of
from playtest.frame import page, person, screen, spoken
from playtest.playable import playable

PER_PAGE = 25


@dataclass(frozen=True, slots=True)
class ShownCampaign:
    """A campaign as lists show it."""

    campaign: Campaign
    title: str
    game: str
    content: str
    state: str
    progress: CampaignProgress


@require_safe
@screen(RIGHT_TO_SEE)
def campaigns(request: HttpRequest) -> HttpResponse:
    """The list, a page at a time, with filters for state, game and owner."""
    ensure_workers(CAMPAIGN)
    language = spoken()
    rows = Campaign.objects.filter(base=None).select_related("release", "job__made_by", "rival__release")
    rows = rows.defer("release__content", "rival__release__content", "spec", "rival__spec")
    state, game, text = (request.GET.get(name, "") for name in ("state", "game", "text"))
    if state in Campaign.State.values:
        rows = rows.filter(job__state=state)
    if game:
        rows = rows.filter(game=game)
    if request.GET.get("mine"):
        rows = rows.filter(job__made_by=person(request))
    if text:
        rows = rows.filter(Q(title__icontains=text[:80]) | Q(public_id__startswith=text[:32]))
    chosen = Paginator(rows, PER_PAGE).get_page(request.GET.get("page"))
    games = playable(language)
    return page(
        request,
        "campaigns/list.html",
        wording(language).say("cpage-campaigns"),
        rows=[show_campaign(row, language) for row in chosen],
        chosen=chosen,
        games=games,
        states=[(value, state_name(value, language)) for value in Campaign.State.values],
        asked={"state": state, "game": game, "text": text, "mine": request.GET.get("mine", "")},
        is_filtered=bool(state or game or text or request.GET.get("mine")),
        may_run=person(request).has_perm(RIGHT_TO_RUN),
    )


def show_campaign(campaign: Campaign, language: str) -> ShownCampaign:
    """A campaign with its names in a language."""
    content = content_name(campaign, language)
    rival = getattr(campaign, "rival", None)
    if rival is not None:
        against = content_name(rival, language)
        content = wording(language).say("cpage-versus", {"first": content, "second": against})
    return ShownCampaign(
        campaign,
        title_of(campaign, language),
        game_name(campaign.game_id, language),
        content,
        state_name(campaign.state, language),
        progress_of(campaign),
    )
