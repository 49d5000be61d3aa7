"""Whether somebody reads by day or by night. The choice is a cookie, so that the server can write it into a
page before anything is shown, on every page alike; whoever chose nothing follows their system."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

COOKIE = "theme"
"""Also written by static/frame/frame.js, which changes a page without asking for it anew."""
THEMES = ("light", "dark")
YEAR = 365 * 24 * 3600


def theme_of(request: HttpRequest | None) -> str:
    """What somebody chose; empty if the system decides, or where no request is known."""
    chosen = request.COOKIES.get(COOKIE, "") if request is not None else ""
    return chosen if chosen in THEMES else ""


@require_POST
def set_theme(request: HttpRequest) -> HttpResponse:
    """Keep what somebody chose, and go back to where they were."""
    back = request.POST.get("next", "")
    is_ours = url_has_allowed_host_and_scheme(back, {request.get_host()}, require_https=request.is_secure())
    response = HttpResponseRedirect(back if is_ours else "/")
    chosen = request.POST.get("theme", "")
    if chosen in THEMES:
        response.set_cookie(COOKIE, chosen, max_age=YEAR, secure=request.is_secure(), samesite="Lax")
    else:
        response.delete_cookie(COOKIE, samesite="Lax")
    return response
