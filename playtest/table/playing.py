"""The table itself: looking at it, deciding, taking back, and hearing that something has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from playtest.games import bots
from playtest.games.actions.make_move import make_move
from playtest.games.actions.undo import can_undo
from playtest.games.actions.undo import undo as take_back
from playtest.games.errors import BusyError, GameError, UnsoundError
from playtest.models import TestGame
from playtest.table.errors import status, word_error
from playtest.table.news import Plies, ServerSent
from playtest.table.scene import Scene, scene_of
from playtest.table.seating import Guest, guest, person

SCRIPT = "X-Table"
"""The header by which the page's script asks for the parts that change instead of a whole page."""


@never_cache
@require_safe
def table(request: HttpRequest, name: str) -> HttpResponse:
    """The table from one's seat."""
    return _table(request, name, watching=False)


@never_cache
@require_safe
def watch(request: HttpRequest, name: str) -> HttpResponse:
    """The table without a seat."""
    return _table(request, name, watching=True)


def _table(request: HttpRequest, name: str, *, watching: bool) -> HttpResponse:
    found = guest(request, name, watching=watching)
    if found is None:
        return _no_seat(request)
    bots.look_after(found.row)
    return _shown(request, found, watching=watching)


@never_cache
@require_safe
def live(request: HttpRequest, name: str) -> HttpResponse:
    """The parts of the page that change; nothing if they have not."""
    found = _guest(request, name)
    bots.look_after(found.row)
    if request.GET.get("have") == str(found.row.ply):
        return HttpResponse(status=204)
    return _shown(request, found, watching=_is_watching(request), whole=False)


@require_safe
def stream(request: HttpRequest, name: str) -> HttpResponseBase:
    """Says, as server-sent events, that the game is at another ply. What is new is then asked for."""
    found = _guest(request, name)
    bots.look_after(found.row)
    try:
        plies = Plies(found.row, _holder(request, found), str(request.META.get("REMOTE_ADDR", "")))
    except BusyError:
        return HttpResponse(status=503, headers={"Retry-After": "5"})
    answer = StreamingHttpResponse(ServerSent(plies), content_type="text/event-stream")
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["X-Accel-Buffering"] = "no"
    return answer


@never_cache
@require_POST
def move(request: HttpRequest, name: str) -> HttpResponse:
    """Decide."""

    def decide(found: Guest, ply: int, key: str) -> None:
        seat, action = _chosen(request.POST.get("action", ""))
        make_move(name, viewer=found.viewer, action=action, ply=ply, seat=seat, key=key)

    return _done(request, name, decide)


@never_cache
@require_POST
def undo(request: HttpRequest, name: str) -> HttpResponse:
    """Take back."""

    def back(found: Guest, ply: int, key: str) -> None:
        take_back(name, viewer=found.viewer, ply=ply, key=f"{key}-undo"[:80] if key else "")

    return _done(request, name, back)


def _done(request: HttpRequest, name: str, do: Callable[[Guest, int, str], None]) -> HttpResponse:
    """Do something at the table and show what came of it; what cannot be done is said in place."""
    found = _guest(request, name)
    watching = _is_watching(request)
    whole = SCRIPT not in request.headers
    ply = request.POST.get("ply", "")
    key = request.POST.get("key", "")
    try:
        if not (ply.isascii() and ply.isdecimal() and len(ply) < 10):
            raise UnsoundError("action", path="ply")
        do(found, int(ply), key)
    except GameError as error:
        fresh = _guest(request, name)
        said = word_error(error, fresh.row, _language())
        return _shown(request, fresh, watching=watching, whole=whole, error=said, code=status(error))
    if whole:
        return redirect("table:watch" if watching else "table:table", name)
    return _shown(request, _guest(request, name), watching=watching, whole=False)


def _chosen(value: str) -> tuple[int, list[int]]:
    """A seat and an action as a button sends them: ``2:1,0,4,0``."""
    seat, _colon, numbers = value.partition(":")
    try:
        return int(seat[:4]), [int(number[:12]) for number in numbers.split(",")][:5]
    except ValueError:
        raise UnsoundError("action", path="action") from None


# Who and how.


def _guest(request: HttpRequest, name: str) -> Guest:
    found = guest(request, name, watching=_is_watching(request))
    if found is None:
        raise Http404
    return found


def _is_watching(request: HttpRequest) -> bool:
    return (request.POST if request.method == "POST" else request.GET).get("watching") == "1"


def _language() -> str:
    return get_language() or "en"


def _holder(request: HttpRequest, found: Guest) -> str:
    """Who keeps a stream open: a seat, or a person."""
    who = person(request)
    if found.viewer.seat is not None or who is None:
        return f"seat:{found.row.pk}:{found.viewer.seat}"
    return f"person:{who.pk}"


def _shown(
    request: HttpRequest,
    found: Guest,
    *,
    watching: bool,
    whole: bool = True,
    error: str = "",
    code: int = 200,
) -> HttpResponse:
    """The page, or the parts of it that change."""
    asked = (request.POST if request.method == "POST" else request.GET).get("eyes", "")
    eyes = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 3 else None
    scene = scene_of(found.row, found.viewer, _language(), eyes)
    context = {**_frame(found, scene, watching=watching), "error": error, "eyes": eyes}
    context["editing"] = _editing(request, found.row, scene.shown["broken"])
    template = "playtest/table/table.html" if whole else "playtest/table/live.html"
    return render(request, template, context, status=code)


def _frame(found: Guest, scene: Scene, *, watching: bool) -> dict[str, Any]:
    row: TestGame = found.row
    return {
        "row": row,
        "scene": scene,
        "shown": scene.shown,
        "viewer": found.viewer,
        "watching": watching,
        "is_creator": found.is_creator,
        "may_undo": can_undo(row, found.viewer),
        "here": reverse("table:watch" if watching else "table:table", args=(row.public_id,)),
    }


def _editing(request: HttpRequest, row: TestGame, broken: Mapping[str, Any] | None) -> str:
    """Where the card that broke a game is edited, for those who may."""
    who = person(request)
    if not broken or not broken["entry"] or who is None or not who.has_perm("content.change_entry"):
        return ""
    return reverse("admin:entry", args=(row.game_id, *broken["entry"].split("/")))


def _no_seat(request: HttpRequest) -> HttpResponse:
    """Somebody without a link, who is not signed in or may not watch."""
    return render(request, "playtest/table/no_seat.html", {}, status=403)
