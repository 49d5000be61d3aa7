"""A campaign as a file: the report as PDF and JSON, the games as CSV."""

from __future__ import annotations

import json

from django.http import HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.views.decorators.http import require_safe

from playtest.campaigns.job_kind import RIGHT_TO_SEE
from playtest.campaigns.models import Campaign
from playtest.campaigns.pages.finding import find_campaign
from playtest.campaigns.telling.games import as_csv
from playtest.campaigns.telling.reporting import WHOLE, changes_of, pdf_of, plain_report, telling_of
from playtest.frame import screen, spoken


@require_safe
@screen(RIGHT_TO_SEE)
def pdf(request: HttpRequest, name: str) -> HttpResponse:
    """The report on paper."""
    campaign = find_campaign(name).leader
    return _file(campaign, "pdf", "application/pdf", pdf_of(campaign, spoken(), _side(request, campaign)))


@require_safe
@screen(RIGHT_TO_SEE)
def as_json(request: HttpRequest, name: str) -> HttpResponse:
    """The report with all its numbers, and of a comparison every change."""
    campaign = find_campaign(name).leader
    side = _side(request, campaign)
    report = telling_of(campaign, spoken(), side=side, patience=WHOLE).report
    plain = {
        "campaign": campaign.public_id,
        "content": campaign.snapshot,
        "order": campaign.spec,
        "digest": campaign.digest,
        **plain_report(report),
    }
    if len(campaign.members()) > 1 and not side:
        plain["comparison"] = changes_of(campaign, WHOLE)
    text = json.dumps(plain, ensure_ascii=False, indent=1)
    return _file(campaign, "json", "application/json", text.encode())


@require_safe
@screen(RIGHT_TO_SEE)
def games(request: HttpRequest, name: str) -> HttpResponseBase:
    """All finished games, a line for each."""
    campaign = find_campaign(name)
    response = StreamingHttpResponse(as_csv(campaign, spoken()), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{file_name(campaign, "csv")}"'
    return response


def file_name(campaign: Campaign, ending: str) -> str:
    """A name for a file of a campaign."""
    return f"{campaign.game_id}-{campaign.public_id[:8]}.{ending}"


def _file(campaign: Campaign, ending: str, sort: str, content: bytes) -> HttpResponse:
    disposition = f'attachment; filename="{file_name(campaign, ending)}"'
    return HttpResponse(content, content_type=sort, headers={"Content-Disposition": disposition})


def _side(request: HttpRequest, campaign: Campaign) -> int:
    side = request.GET.get("side", "")
    return int(side) if side in ("1", "2") and len(campaign.members()) > 1 else 0
