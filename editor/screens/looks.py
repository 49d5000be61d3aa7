"""Keeps how somebody wants to look at lists, looks at what a filter could not see yet, and goes back to where
they were."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from content.lists.columns import list_columns
from content.looks import GRID, TABLE, keep_columns, keep_looks, list_name
from content.models import Entry
from editor.findings import fault_levels
from editor.listing.fit import look_for_fit
from editor.listing.words import BESIDE
from editor.screens.base import find_shelf, person, screen

NAMES = ("view", "zoom", "language")
LOOKING = 4.0
"""Seconds that looking for cards that do not fit may take at a time."""


@require_POST
@screen("content.view_entry")
def keep(request: HttpRequest) -> HttpResponse:
    """Keep what was chosen."""
    keep_looks(person(request), **{name: request.POST[name] for name in NAMES if name in request.POST})
    return _back(request)


@require_POST
@screen("content.view_entry")
def keep_list(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """Keep which columns of a list somebody wants to see, in the order in which the form names them; one can
    be moved up or down by a button."""
    shelf = find_shelf(game, kind)
    view = request.POST.get("view", TABLE)
    name = list_name(view if view in (TABLE, GRID) else TABLE, game, kind)
    if "usual" in request.POST:
        keep_columns(person(request), name, None)
        return _back(request)
    languages = shelf.pack.languages.values_list("code", flat=True) if shelf.pack else []
    known = {*list_columns(shelf.kind, languages), *BESIDE}
    wanted = [key for key in dict.fromkeys(request.POST.getlist("column")) if key in known]
    moved, _, towards = request.POST.get("move", "").partition(":")
    if moved in wanted:
        place = wanted.index(moved) + (-1 if towards == "up" else 1)
        wanted.remove(moved)
        wanted.insert(max(0, place), moved)
    keep_columns(person(request), name, wanted)
    return _back(request)


@require_POST
@screen("content.view_entry")
def look_through(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """Run the checks, or look for cards that do not fit, for those who want to wait for it; how many are
    left, for a page that asks by itself."""
    shelf = find_shelf(game, kind)
    left = 0
    if shelf.pack is not None and request.POST.get("what") == "faults":
        left = fault_levels(shelf.pack, check=True).unchecked
    elif shelf.pack is not None:
        language = request.POST.get("language", "")
        known = [shelf.pack.source_id, *shelf.pack.languages.values_list("code", flat=True)]
        if language in known:
            slugs = Entry.objects.filter(game=game, kind=kind).values_list("slug", flat=True)
            left = look_for_fit(shelf.pack, kind, slugs, language, LOOKING)[1]
    if request.headers.get("Accept", "").startswith("application/json"):
        return JsonResponse({"left": left})
    return _back(request)


def _back(request: HttpRequest) -> HttpResponse:
    back = request.POST.get("next", "")
    is_ours = url_has_allowed_host_and_scheme(back, {request.get_host()}, require_https=request.is_secure())
    return HttpResponseRedirect(back if is_ours else reverse("admin:index"))
