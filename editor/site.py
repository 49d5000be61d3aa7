"""The admin site of the studio: the theme's site with our screens."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern
from django.utils.translation import gettext_lazy as _

from editor.theme import ThemedSite

IN_FRAME = "tilewright.in_frame"
"""Stands in the request's META if the answer is a page in the frame of the theme."""


class StudioSite(ThemedSite):
    """All pages of the editor live here, so that login, navigation and look are the same everywhere."""

    index_title = _("Dashboard")
    login_template = "editor/login.html"
    enable_nav_sidebar = True

    def extra_urls(self) -> list[URLPattern]:
        """The addresses of our screens; the theme's site asks for them."""
        from editor.screens.addresses import addresses

        return addresses(self)

    def each_context(self, request: HttpRequest) -> dict[str, Any]:
        """What the frame shows; whoever asks for it shows the frame."""
        request.META[IN_FRAME] = "1"
        return super().each_context(request)

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The door, where passwords are typed: a page without the frame, and so without its scripts."""
        response = super().login(request, extra_context)
        request.META.pop(IN_FRAME, None)
        return response

    def index(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:  # type: ignore[override]
        """The first page: what there is, what is missing, what happened lately."""
        from editor.screens.dashboard import dashboard

        return dashboard(request)


site = StudioSite(name="admin")
