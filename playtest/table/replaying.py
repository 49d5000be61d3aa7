"""A game once more, ply by ply."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from playtest.games.actions.replay_at import replay_at
from playtest.table.scene import arranged
from playtest.table.seating import guest


@never_cache
@require_safe
def replay(request: HttpRequest, name: str) -> HttpResponse:
    """The table as it was at a ply; a seat sees what it saw then, and everything once the game is over."""
    watching = request.GET.get("watching") == "1"
    found = guest(request, name, watching=watching)
    if found is None:
        return render(request, "playtest/table/no_seat.html", {}, status=403)
    row = found.row
    ply = min(_number(request.GET.get("ply", "")) or 0, row.ply)
    language = get_language() or "en"
    seen = replay_at(row, ply, found.viewer, language)
    scene = arranged(row, found.viewer, language, seen, _number(request.GET.get("eyes", "")))
    context = {
        "row": row,
        "scene": scene,
        "shown": seen,
        "viewer": found.viewer,
        "watching": watching,
        "ply": ply,
        "before": max(ply - 1, 0),
        "after": min(ply + 1, row.ply),
        "eyes": _number(request.GET.get("eyes", "")),
    }
    whole = "X-Table" not in request.headers
    template = "playtest/table/replay.html" if whole else "playtest/table/replay_live.html"
    return render(request, template, context)


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
