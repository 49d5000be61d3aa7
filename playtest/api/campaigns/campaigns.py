"""Order campaigns, list them, steer them."""

from __future__ import annotations

from typing import Any, ClassVar

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from content.actions.allow import require
from content.jobs.starting import ensure_workers
from content.models import Pack
from engine.snapshot import SnapshotError
from playtest.api.campaigns.bodies import CampaignBody, CampaignsQuery, NewCampaignBody, SizeBody
from playtest.api.campaigns.showing import rows, show_campaign, with_errors
from playtest.api.content.finding import find_pack, find_release
from playtest.api.content.settings import playable_settings
from playtest.api.errors import ApiError
from playtest.api.paging import page_body, page_of
from playtest.api.query import asked
from playtest.api.schema import answers
from playtest.api.view import ApiView
from playtest.campaigns.actions import (
    Content,
    cancel_campaign,
    delete_campaign,
    pause_campaign,
    resume_campaign,
    start_campaign,
    start_comparison,
)
from playtest.campaigns.checking import read_spec
from playtest.campaigns.job_kind import RIGHT_TO_RUN
from playtest.campaigns.models import CAMPAIGN, Campaign
from playtest.campaigns.telling.estimating import seconds_for

SCOPE = "campaigns"


class CampaignApi(ApiView):
    """What the endpoints of campaigns share."""

    most_body = 256 * 1024  # an order may list many contents, bots and options

    def find(self, id_: str) -> Campaign:
        """The campaign of an address."""
        found = rows().filter(public_id=id_).first()
        if found is None:
            raise ApiError(404, "not-found", path="id")
        return found

    def answer(self, campaign: Campaign, status: int = 200) -> Response:
        """A campaign as it is now."""
        body = show_campaign(self.find(campaign.public_id), self.language)
        headers = {"Location": body["links"]["campaign"]} if status == 202 else {}
        if campaign.is_open:
            headers["Retry-After"] = "1"
        return Response(body, status=status, headers=headers)

    def wanted(self, request: Request) -> tuple[Pack, dict[str, Any], Content, Content | None]:
        """What a request wants to have played."""
        sent = self.sent(request, NewCampaignBody)
        pack = find_pack(sent["game"])
        first = self._content(pack, sent.get("content"), "content")
        against = sent.get("against")
        second = self._content(pack, against, "against") if against is not None else None
        return pack, sent, first, second

    def _content(self, pack: Pack, side: dict[str, Any] | None, path: str) -> Content:
        number, draft = (side or {}).get("release"), (side or {}).get("draft", False)
        if number is not None and draft:
            raise ApiError(422, "draft-or-release", path=f"{path}.release")
        try:
            if draft:
                content = Content.of_draft(pack)
            elif number is not None:
                content = Content.of_release(find_release(pack, number))
            else:
                content = with_errors(lambda language: Content.current(pack), self.language)
        except SnapshotError:
            raise ApiError(409, "old-release", path=path) from None
        if playable_settings(content.snapshot) is None:
            raise ApiError(409, "campaign-no-rules", {"game": pack.pk}, path="game")
        return content


class Campaigns(CampaignApi):
    """All campaigns of the studio."""

    scopes = {"GET": SCOPE, "POST": SCOPE}

    @extend_schema(
        operation_id="campaigns_list",
        tags=["campaigns"],
        summary="The campaigns of the studio",
        parameters=[CampaignsQuery],
        responses=answers(page_body("CampaignPage", CampaignBody(many=True)), 400, 401, 403, 404, 429),
    )
    def get(self, request: Request) -> Response:
        """Everybody's campaigns, the newest first. A comparison is one of them."""
        query = asked(request, CampaignsQuery)
        found = rows().filter(base=None).order_by("-id")
        if "state" in query:
            found = found.filter(job__state=query["state"])
        if "game" in query:
            found = found.filter(game=query["game"])
        return Response(
            page_of(request, found, query, lambda some: [show_campaign(each, self.language) for each in some])
        )

    @extend_schema(
        operation_id="campaigns_create",
        tags=["campaigns"],
        summary="Order a campaign or a comparison",
        request=NewCampaignBody,
        responses=answers(CampaignBody, 400, 401, 403, 404, 409, 413, 415, 422, 429, status=202),
    )
    def post(self, request: Request) -> Response:
        """Put an order into the queue; `Location` says where to look how far it is. The order is checked as a
        whole: everything that is wrong is told at once, in the words of the game."""
        pack, sent, first, second = self.wanted(request)

        def start(language: str) -> Campaign:
            order, title, author = _plain(sent["order"]), sent["title"], self.person
            if second is None:
                return start_campaign(pack, order, first, author=author, title=title)
            return start_comparison(pack, order, first, second, author=author, title=title)

        made: Campaign = with_errors(start, self.language)
        ensure_workers(CAMPAIGN)
        return self.answer(made, 202)


class CampaignSize(CampaignApi):
    """How large a campaign would be."""

    scopes = {"POST": SCOPE}

    @extend_schema(
        operation_id="campaigns_size",
        tags=["campaigns"],
        summary="How large a campaign would be",
        request=NewCampaignBody,
        responses=answers(SizeBody, 400, 401, 403, 404, 409, 413, 415, 422, 429),
    )
    def post(self, request: Request) -> Response:
        """The same body as for ordering one; nothing is ordered."""
        require(self.person, RIGHT_TO_RUN)
        _pack, sent, first, second = self.wanted(request)
        order = _plain(sent["order"])
        _, grid = with_errors(lambda language: read_spec(order, first.snapshot), self.language)
        if second is not None:
            with_errors(lambda language: read_spec(order, second.snapshot), self.language)
        sides = 1 if second is None else 2
        seconds = seconds_for(first.snapshot, grid, sides)
        return Response({"cells": len(grid.cells), "games": sides * grid.games, "seconds": round(seconds, 1)})


class CampaignView(CampaignApi):
    """One campaign."""

    scopes = {"GET": SCOPE, "DELETE": SCOPE}

    @extend_schema(
        operation_id="campaigns_read",
        tags=["campaigns"],
        summary="How far a campaign is",
        responses=answers(CampaignBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Response:
        """A campaign; the second content of a comparison is shown with the first."""
        return self.answer(self.find(id))

    @extend_schema(
        operation_id="campaigns_delete",
        tags=["campaigns"],
        summary="Throw a campaign away",
        responses=answers(None, 400, 401, 403, 404, 409, 429, status=204),
    )
    def delete(self, request: Request, id: str) -> Response:
        """With all its results. One that waits or runs must be paused or cancelled first."""
        found = self.find(id)
        with_errors(lambda language: delete_campaign(found, author=self.person), self.language)
        return Response(status=204)


class _Step(CampaignApi):
    """A step that takes a campaign from one state to another."""

    scopes = {"POST": SCOPE}
    step: ClassVar[Any]

    def take(self, id_: str) -> Response:
        """Take it; somebody else may have been quicker."""
        found = self.find(id_)
        deed = type(self).step
        with_errors(lambda language: deed(found, author=self.person), self.language)
        ensure_workers(CAMPAIGN)
        return self.answer(found)


class CampaignPause(_Step):
    """Pause."""

    step = staticmethod(pause_campaign)

    @extend_schema(
        operation_id="campaigns_pause",
        tags=["campaigns"],
        summary="Pause a campaign",
        request=None,
        responses=answers(CampaignBody, 400, 401, 403, 404, 409, 429),
    )
    def post(self, request: Request, id: str) -> Response:
        """Stop for now; what is finished stays."""
        return self.take(id)


class CampaignResume(_Step):
    """Resume."""

    step = staticmethod(resume_campaign)

    @extend_schema(
        operation_id="campaigns_resume",
        tags=["campaigns"],
        summary="Resume a campaign",
        request=None,
        responses=answers(CampaignBody, 400, 401, 403, 404, 409, 429),
    )
    def post(self, request: Request, id: str) -> Response:
        """Go on with one that is paused or has failed; nothing that is finished is played again."""
        return self.take(id)


class CampaignCancel(_Step):
    """Cancel."""

    step = staticmethod(cancel_campaign)

    @extend_schema(
        operation_id="campaigns_cancel",
        tags=["campaigns"],
        summary="Cancel a campaign",
        request=None,
        responses=answers(CampaignBody, 400, 401, 403, 404, 409, 429),
    )
    def post(self, request: Request, id: str) -> Response:
        """Stop for good; what is finished can still be read."""
        return self.take(id)


def _plain(order: dict[str, Any]) -> dict[str, Any]:
    """An order as the check of orders reads it."""
    return {name: value for name, value in order.items() if value is not None}
