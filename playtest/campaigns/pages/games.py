"""The single games of a campaign, and any of them again, move by move."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from content.wording import wording
from playtest.campaigns.actions import row_of
from playtest.campaigns.errors import CampaignError
from playtest.campaigns.job_kind import RIGHT_TO_SEE
from playtest.campaigns.models import Campaign
from playtest.campaigns.pages.finding import find_campaign
from playtest.campaigns.replaying import REPLAY_RIGHT, opened, opening
from playtest.campaigns.telling.games import Wanted, find_games, tell_game
from playtest.campaigns.telling.growing import grown
from playtest.campaigns.telling.naming import cell_name, content_name, grid_of, words_of
from playtest.campaigns.words import error_text, title_of
from playtest.frame import page, person, screen, spoken
from playtest.reports.summary import Summary

PER_PAGE = 50
FILTERS = ("cell", "winner", "reason", "cause", "broken", "card")
"""What the games of a page can be chosen by."""
MOST_CELLS = 300
"""A list of more combinations helps nobody."""


@require_safe
@screen(RIGHT_TO_SEE)
def games(request: HttpRequest, name: str) -> HttpResponse:
    """The games that fit what was asked for, a page at a time."""
    campaign = find_campaign(name)
    language = spoken()
    leader = campaign.leader
    wanted = _wanted(request, campaign)
    first = _number(request.GET.get("from", "")) or 0
    found = find_games(campaign, wanted, first, PER_PAGE)
    query = request.GET.copy()
    query.pop("from", None)
    from_start = query.urlencode()
    if found.next is not None:
        query["from"] = str(found.next)
    return page(
        request,
        "campaigns/games.html",
        wording(language).say("cpage-games"),
        crumbs=[
            (wording(language).say("cpage-campaigns"), reverse("campaigns:list")),
            (title_of(leader, language), reverse("campaigns:one", args=(leader.public_id,))),
        ],
        campaign=campaign,
        members=[(each, content_name(each, language)) for each in campaign.members()],
        rows=[tell_game(row, campaign, language) for row in found.rows],
        next=query.urlencode() if found.next is not None else "",
        next_number=found.next,
        first=first,
        from_start=from_start,
        is_filtered=wanted != Wanted(),
        may_replay=person(request).has_perm(REPLAY_RIGHT),
        asked={key: request.GET.get(key, "") for key in FILTERS},
        **_choices(campaign, language),
    )


def _wanted(request: HttpRequest, campaign: Campaign) -> Wanted:
    get = request.GET.get
    cell = _number(get("cell", ""))
    return Wanted(
        cell=cell if cell is not None and cell < len(grid_of(campaign).cells) else None,
        winner=get("winner", "")[:80],
        reason=get("reason", "")[:80],
        cause=get("cause", "")[:80],
        is_broken=True if get("broken") else None,
        card=get("card", "")[:160],
    )


def _choices(campaign: Campaign, language: str) -> dict[str, Any]:
    """What can be filtered by: what came up so far."""
    words = words_of(campaign, language)
    sums = grown(campaign)
    sides = campaign.members()
    tally = sums.tally if len(sides) == 1 else (sums.pairs.first, sums.pairs.second)[sides.index(campaign)]
    summary = Summary(tally)
    cells = grid_of(campaign).cells
    who = sorted(
        ((rate.key, words.entry(rate.key)) for rates in summary.who().values() for rate in rates),
        key=lambda each: each[1],
    )
    seats = max(cell.seats for cell in cells)
    places = [(f"seat-{seat}", words.say("cpage-seat", {"seat": seat})) for seat in range(1, seats + 1)]
    return {
        "cells": [(str(cell.number), cell_name(cell, campaign, language)) for cell in cells[:MOST_CELLS]],
        "winners": [*who, *places, ("nobody", words.say("cpage-nobody"))],
        "reasons": [(rate.key, words.reason(rate.key)) for rate in summary.reasons()],
        "cards": [(entry, words.entry(entry)) for entry, _games in summary.blamed() if entry],
        "causes": [(rate.key, words.cause(rate.key)) for rate in summary.falls()],
    }


@require_http_methods(["GET", "HEAD", "POST"])
@screen(REPLAY_RIGHT)
def replay(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """A game again, as a test game whose replay can be stepped through. Posting begins it; a game of bots
    that think takes as long as it took then, so the page waits and looks again."""
    campaign = find_campaign(name)
    who = person(request)
    language = spoken()
    back = redirect("campaigns:games", name)
    try:
        if row_of(campaign, number) is None:
            raise Http404
        made = opened(campaign, number, who)
        if made is None:
            made = opening(campaign, number, who, language, begin=request.method == "POST")
    except CampaignError as error:
        messages.warning(request, error_text(error, language))
        return back
    if made is not None:
        return redirect(f"{reverse('table:replay', args=(made,))}?watching=1")
    return page(
        request,
        "campaigns/replaying.html",
        wording(language).say("cpage-replaying", {"number": number}),
        crumbs=[(title_of(campaign.leader, language), reverse("campaigns:games", args=(name,)))],
        campaign=campaign,
        number=number,
    )


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
