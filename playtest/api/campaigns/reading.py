"""What came of a campaign: its report, its comparison, its single games and their replays."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from django.http import HttpResponse, StreamingHttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from playtest.api.campaigns.bodies import (
    ComparisonBody,
    ReplayBody,
    ReportBody,
    ResultBody,
    ResultsBody,
    ResultsQuery,
    SideQuery,
)
from playtest.api.campaigns.campaigns import SCOPE, CampaignApi
from playtest.api.campaigns.showing import with_errors
from playtest.api.errors import ApiError
from playtest.api.links import link
from playtest.api.query import asked
from playtest.api.schema import answers
from playtest.api.tokens import require_scope
from playtest.campaigns.actions import row_of
from playtest.campaigns.models import Campaign
from playtest.campaigns.packing import Row
from playtest.campaigns.replaying import opened, opening
from playtest.campaigns.telling.games import Wanted, as_csv, find_games, tell_game
from playtest.campaigns.telling.naming import cell_name, grid_of
from playtest.campaigns.telling.reporting import (
    Telling,
    changes_of,
    counts_of,
    pdf_of,
    plain_report,
    telling_of,
)


class _Reading(CampaignApi):
    """What these endpoints share."""

    scopes = {"GET": SCOPE}

    def side(self, request: Request, campaign: Campaign) -> int:
        """Which side of a comparison is asked for; a campaign alone has none."""
        side: int = asked(request, SideQuery)["side"]
        if side and len(campaign.members()) == 1:
            raise ApiError(404, "campaign-no-sides", path="side")
        return side


def is_complete(campaign: Campaign, telling: Telling) -> bool:
    """Whether nothing will be added any more."""
    return campaign.state == Campaign.State.DONE and not telling.is_behind


class CampaignReport(_Reading):
    """The report."""

    @extend_schema(
        operation_id="campaigns_report",
        tags=["campaigns"],
        summary="The report of a campaign",
        parameters=[SideQuery],
        responses=answers(ReportBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Response:
        """As far as games are finished: facts, findings, sections with tables and charts, in the asked
        language, and the sums behind them."""
        campaign = self.find(id).leader
        side = self.side(request, campaign)
        telling = telling_of(campaign, self.language, side=side)
        moved = len(campaign.members()) > 1 and not side
        body = {
            "campaign": campaign.public_id,
            "complete": is_complete(campaign, telling),
            **plain_report(telling.report),
            "counts": {} if moved else counts_of(campaign, side),
        }
        return self.tagged(request, body)


class CampaignReportPdf(_Reading):
    """The report on paper."""

    @extend_schema(
        operation_id="campaigns_report_pdf",
        tags=["campaigns"],
        summary="The report of a campaign as PDF",
        parameters=[SideQuery],
        responses=answers({(200, "application/pdf"): OpenApiTypes.BINARY}, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Any:
        """As far as games are finished, in the asked language."""
        campaign = self.find(id).leader
        content = pdf_of(campaign, self.language, self.side(request, campaign))
        name = f"{campaign.game_id}-{campaign.public_id[:8]}.pdf"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return HttpResponse(content, content_type="application/pdf", headers=headers)


class CampaignComparison(_Reading):
    """What moved."""

    @extend_schema(
        operation_id="campaigns_comparison",
        tags=["campaigns"],
        summary="What moved between two contents",
        responses=answers(ComparisonBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Response:
        """Every number that was compared on the same seeds, with tests; as far as pairs are finished."""
        campaign = self.find(id).leader
        if len(campaign.members()) == 1:
            raise ApiError(404, "campaign-no-sides", path="id")
        telling = telling_of(campaign, self.language)
        body = {
            "campaign": campaign.public_id,
            "complete": is_complete(campaign, telling),
            "findings": list(telling.report.findings),
            "edits": [asdict(edit) for edit in telling.report.edits],
            **changes_of(campaign),
        }
        return self.tagged(request, body)


class CampaignResults(_Reading):
    """The single games."""

    @extend_schema(
        operation_id="campaigns_results",
        tags=["campaigns"],
        summary="The single games of a campaign",
        parameters=[ResultsQuery],
        responses=answers(ResultsBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Response:
        """Finished games in the order of their numbers. A search that takes too long ends early: `next` says
        where to go on, also if there are fewer than were asked for."""
        campaign = self.find(id)
        query = asked(request, ResultsQuery)
        wanted = Wanted(
            cell=query.get("cell"),
            winner=query.get("winner", ""),
            reason=query.get("reason", ""),
            cause=query.get("cause", ""),
            is_broken=query.get("broken"),
            card=query.get("card", ""),
        )
        found = find_games(campaign, wanted, query["first"], query["most"])
        following = None
        if found.next is not None:
            again = request.GET.copy()
            again["first"] = str(found.next)
            following = f"{request.path}?{again.urlencode()}"
        cells = grid_of(campaign).cells
        used = sorted({row.cell for row in found.rows})
        body = {
            "results": [shown_result(row, campaign, self.language) for row in found.rows],
            "cells": [
                {
                    "number": number,
                    "seats": cells[number].seats,
                    "bots": list(cells[number].bots),
                    "options": cells[number].options,
                    "text": cell_name(cells[number], campaign, self.language),
                }
                for number in used
            ],
            "next": following,
        }
        return self.tagged(request, body)


class CampaignResult(_Reading):
    """One game."""

    @extend_schema(
        operation_id="campaigns_result",
        tags=["campaigns"],
        summary="One game of a campaign",
        responses=answers(ResultBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str, number: int) -> Response:
        """What came of one game, by its number."""
        campaign = self.find(id)
        row = with_errors(lambda language: row_of(campaign, number), self.language)
        if row is None:
            raise ApiError(404, "campaign-not-yet", {"number": number}, path="number")
        return self.tagged(request, shown_result(row, campaign, self.language))


class CampaignReplay(CampaignApi):
    """One game again."""

    scopes = {"POST": SCOPE}

    @extend_schema(
        operation_id="campaigns_replay",
        tags=["campaigns"],
        summary="One game of a campaign as a test game",
        request=None,
        responses=answers(
            {201: ReplayBody, 202: OpenApiResponse(description="it takes longer: ask again")},
            400,
            401,
            403,
            404,
            409,
            429,
        ),
    )
    def post(self, request: Request, id: str, number: int) -> Response:
        """Play it again, decision by decision, and keep it as a test game of yours whose replay can be read.
        Bots that think take as long as they took then: on 202 ask again. A token needs `games:create` for it,
        too."""
        campaign = self.find(id)
        row = with_errors(lambda language: row_of(campaign, number), self.language)
        if row is None:
            raise ApiError(404, "campaign-not-yet", {"number": number}, path="number")
        require_scope(request, "games:create")
        made: str | None = with_errors(
            lambda language: (
                opened(campaign, number, self.person) or opening(campaign, number, self.person, language)
            ),
            self.language,
        )
        if made is None:
            headers = {"Retry-After": "2", "Location": link("campaign_replay", id, number)}
            return Response(status=202, headers=headers)
        links = {"self": link("game", made), "replay": link("game_replay", made)}
        return Response({"game": made, "links": links}, status=201, headers={"Location": links["self"]})


class CampaignResultsCsv(_Reading):
    """All games as a table."""

    @extend_schema(
        operation_id="campaigns_results_csv",
        tags=["campaigns"],
        summary="All finished games as CSV",
        responses=answers({(200, "text/csv"): OpenApiTypes.STR}, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Any:
        """A line for each finished game."""
        campaign = self.find(id)
        response = StreamingHttpResponse(
            as_csv(campaign, self.language), content_type="text/csv; charset=utf-8"
        )
        name = f"{campaign.game_id}-{campaign.public_id[:8]}.csv"
        response["Content-Disposition"] = f'attachment; filename="{name}"'
        return response


def shown_result(row: Row, campaign: Campaign, language: str) -> dict[str, Any]:
    """A game as JSON."""
    words = tell_game(row, campaign, language)
    return {
        "number": row.number,
        "cell": row.cell,
        "seed": row.seed,
        "plies": row.plies,
        "digest": row.digest.hex(),
        "winners": words.winners,
        "ending": words.ending,
        "fault": row.fault,
        "broken": words.broken,
        "card": row.card,
        "observation": row.observation,
    }
