"""The admin site of the studio: Django's site with our screens and our frame."""

from __future__ import annotations

from typing import Any

from django.contrib.admin import AdminSite
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, URLResolver
from django.utils.translation import gettext_lazy as _


class StudioSite(AdminSite):
    """All pages of the editor live here, so that login, navigation and look are the same everywhere."""

    site_title = "Tilewright"
    site_header = "Tilewright"
    site_url = None
    index_title = _("Dashboard")
    login_template = "editor/login.html"
    logout_template = "editor/logged_out.html"
    password_change_template = "editor/password_change.html"
    password_change_done_template = "editor/password_changed.html"

    def get_urls(self) -> list[URLPattern | URLResolver]:
        """The addresses of our screens, before Django's."""
        from editor.screens.addresses import addresses

        return [*addresses(self), *super().get_urls()]

    def each_context(self, request: HttpRequest) -> dict[str, Any]:
        """What the frame shows: for whoever is logged in, the menu."""
        from editor.navigation import make_menu

        context = {"site_title": self.site_title, "has_permission": self.has_permission(request)}
        return {**context, "menu": make_menu(request)} if context["has_permission"] else context

    def index(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:  # type: ignore[override]
        """The first page: what there is, what is missing, what happened lately."""
        from editor.screens.dashboard import dashboard

        return dashboard(request)


site = StudioSite(name="admin")
