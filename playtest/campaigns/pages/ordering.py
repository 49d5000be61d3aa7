"""Order a campaign: the form, how large it would be, and off it goes."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse, QueryDict
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from content.jobs.starting import ensure_workers
from content.models import Pack, Release
from content.wording import duration, game_name, wording
from engine.kernel.settings import settings_of
from engine.snapshot import SnapshotError
from playtest.campaigns.actions import Content, start_campaign, start_comparison
from playtest.campaigns.checking import SpecError, read_spec
from playtest.campaigns.errors import CampaignError
from playtest.campaigns.grid import Grid
from playtest.campaigns.job_kind import RIGHT_TO_RUN
from playtest.campaigns.models import CAMPAIGN, Campaign
from playtest.campaigns.pages.finding import DRAFT, find_content
from playtest.campaigns.pages.order_form import OrderForm, filled_like
from playtest.campaigns.spec import Spec
from playtest.campaigns.telling.estimating import seconds_for
from playtest.campaigns.words import error_text
from playtest.frame import page, person, screen, spoken
from playtest.playable import has_rules, playable
from playtest.reports.words import ReportWords

MOST_RELEASES = 50


@require_http_methods(["GET", "HEAD", "POST"])
@screen(RIGHT_TO_RUN)
def new(request: HttpRequest) -> HttpResponse:
    """The form of a new campaign, or of a comparison."""
    sent = request.POST if request.method == "POST" else None
    asked = request.GET if sent is None else sent
    language = spoken()
    say = wording(language).say
    crumbs = [(say("cpage-campaigns"), reverse("campaigns:list"))]
    pack = Pack.objects.filter(pk=asked.get("game", "")).first()
    if pack is None or not has_rules(pack.pk):
        return page(
            request, "campaigns/choose.html", say("cpage-new"), crumbs=crumbs, games=playable(language)
        )
    releases = list(Release.objects.filter(game=pack).listed().order_by("-number")[:MOST_RELEASES])
    chosen = asked.get("content", "") or pack.current_id or DRAFT
    against = asked.get("against", "")
    context: dict[str, Any] = {
        "pack": pack,
        "game": game_name(pack.pk, language),
        "releases": releases,
        "content": chosen,
        "against": against,
        "size": "",
    }
    title = say("cpage-new-of", {"game": context["game"]})
    try:
        first = find_content(pack, chosen)
        second = find_content(pack, against) if against else None
    except SnapshotError as error:
        context["error"] = say("cpage-old-content", {"problem": str(error)})
        return page(
            request, "campaigns/choose.html", title, crumbs=crumbs, games=playable(language), **context
        )
    form = _form(first, sent if sent is not None else _like(request, first), language)
    context["form"] = form
    if sent is None or sent.get("more"):
        return page(request, "campaigns/new.html", title, crumbs=crumbs, **context)
    order = form.order()
    grid = _checked(form, order, first, second)
    if grid is not None and "check" in sent:
        context["size"] = _size_text(first, grid, second is not None, language)
    elif grid is not None:
        try:
            return _started(request, pack, order, first, second, form.title)
        except CampaignError as error:
            form.errors.setdefault("", []).append(error_text(error, language))
    status = 422 if form.errors else 200
    return page(request, "campaigns/new.html", title, crumbs=crumbs, status=status, **context)


@require_POST
@screen(RIGHT_TO_RUN)
def size(request: HttpRequest) -> HttpResponse:
    """How large the campaign of a form would be, and what is wrong with it; asked while it is filled in."""
    language = spoken()
    pack = Pack.objects.filter(pk=request.POST.get("game", "")).first()
    if pack is None or not has_rules(pack.pk):
        return JsonResponse({"text": "", "errors": {}}, status=404)
    against = request.POST.get("against", "")
    place = "content"
    try:
        first = find_content(pack, request.POST.get("content", ""))
        place = "against"
        second = find_content(pack, against) if against else None
    except SnapshotError as error:
        said = wording(language).say("cpage-old-content", {"problem": str(error)})
        return JsonResponse({"text": "", "errors": {place: [said]}})
    form = _form(first, request.POST, language)
    grid = _checked(form, form.order(), first, second)
    text = _size_text(first, grid, second is not None, language) if grid is not None else ""
    return JsonResponse({"text": text, "errors": form.errors})


def _form(content: Content, sent: QueryDict | None, language: str) -> OrderForm:
    words = ReportWords(content.snapshot, language)
    more = sent.get("more", "") if sent is not None else ""
    return OrderForm(words, settings_of(content.snapshot), sent, more)


def _like(request: HttpRequest, content: Content) -> QueryDict | None:
    """What an earlier campaign of this game was ordered with, if the address names one."""
    name = request.GET.get("like", "")
    found = Campaign.objects.filter(public_id=name, game=content.snapshot.game).first() if name else None
    if found is None:
        return None
    return filled_like(Spec.from_json(found.spec), found.title, settings_of(content.snapshot))


def _checked(form: OrderForm, order: dict[str, Any], first: Content, second: Content | None) -> Grid | None:
    """The games of a sound order; of another nothing, and the form says what is wrong."""
    grid = None
    try:
        if not form.errors:
            _, grid = read_spec(order, first.snapshot)
            if second is not None:
                read_spec(order, second.snapshot)
    except SpecError as error:
        form.note(error)
    if second is not None and second.snapshot.hash == first.snapshot.hash:
        text = wording(form.words.language).say("cpage-same-content")
        form.errors.setdefault("against", []).append(text)
    return None if form.errors else grid


def _size_text(content: Content, grid: Grid, is_comparison: bool, language: str) -> str:
    sides = 2 if is_comparison else 1
    seconds = seconds_for(content.snapshot, grid, sides)
    args = {"games": sides * grid.games, "cells": len(grid.cells), "time": duration(seconds, language)}
    return wording(language).say("cpage-size-compared" if is_comparison else "cpage-size", args)


def _started(
    request: HttpRequest,
    pack: Pack,
    order: dict[str, Any],
    first: Content,
    second: Content | None,
    title: str,
) -> HttpResponse:
    who = person(request)
    if second is None:
        made = start_campaign(pack, order, first, author=who, title=title)
    else:
        made = start_comparison(pack, order, first, second, author=who, title=title)
    ensure_workers(CAMPAIGN)
    return redirect("campaigns:one", made.public_id)
