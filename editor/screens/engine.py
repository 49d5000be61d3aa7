"""How far the compiling of the engine is, for the bar on the dashboard."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse

from editor.engine_notice import engine_notice
from editor.screens.base import screen


@screen("content.view_entry")
def state(request: HttpRequest) -> HttpResponse:
    """The bar, and whether it goes on."""
    notice = engine_notice()
    return JsonResponse(
        {"open": notice.is_open, "percent": notice.percent, "text": notice.text},
        headers={"Cache-Control": "no-store"},
    )
