"""Keeps how somebody wants to look at lists, and goes back to where they were."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from content.looks import keep_looks
from editor.screens.base import person, screen

NAMES = ("view", "zoom", "language")


@require_POST
@screen("content.view_entry")
def keep(request: HttpRequest) -> HttpResponse:
    """Keep what was chosen."""
    keep_looks(person(request), **{name: request.POST[name] for name in NAMES if name in request.POST})
    back = request.POST.get("next", "")
    is_ours = url_has_allowed_host_and_scheme(back, {request.get_host()}, require_https=request.is_secure())
    return HttpResponseRedirect(back if is_ours else reverse("admin:index"))
