"""Pages of the playtest in the frame of the studio: the same login, sidebar and look as everywhere. Settings
name the site that brings the frame, because the playtest does not know the editor."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, cast

from django.conf import settings
from django.contrib.admin import AdminSite
from django.contrib.auth.models import User
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import BadRequest, PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.utils.module_loading import import_string
from django.utils.translation import get_language

from content.errors import NotAllowedError
from engine.snapshot import SnapshotError

P = ParamSpec("P")
View = Callable[Concatenate[HttpRequest, P], HttpResponseBase]


def screen(permission: str) -> Callable[[View[P]], View[P]]:
    """A page for people who are signed in and have a permission. What an action refuses for want of a right
    becomes the page that says so."""

    def wrap(view: View[P]) -> View[P]:
        @wraps(view)
        def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponseBase:
            sent = (*kwargs.values(), *request.GET.values(), *request.POST.values())
            if any("\0" in str(part) for part in sent):
                raise BadRequest("a character that PostgreSQL cannot hold")
            if not _site().has_permission(request):
                return redirect_to_login(request.get_full_path(), reverse("admin:login"))
            if not person(request).has_perm(permission):
                raise PermissionDenied
            try:
                response = view(request, *args, **kwargs)
            except NotAllowedError as error:
                raise PermissionDenied from error
            except SnapshotError as error:
                raise Http404 from error  # an older studio made the content: nothing of it can be shown
            add_never_cache_headers(response)
            return response

        return guarded

    return wrap


def person(request: HttpRequest) -> User:
    """Who is asking; screens are only reached by people who are signed in."""
    return cast(User, request.user)


def spoken() -> str:
    """The language of the page."""
    return get_language() or "en"


def page(
    request: HttpRequest,
    template: str,
    title: str,
    *,
    crumbs: list[tuple[str, str]] | None = None,
    status: int = 200,
    **context: Any,
) -> HttpResponse:
    """A page in the frame of the studio. ``crumbs`` are (name, address) of the pages above it."""
    site = _site()
    request.current_app = site.name
    frame = site.each_context(request)
    whole = {**frame, "title": title, "crumbs": crumbs or [], "is_fullwidth": "1", **context}
    return render(request, template, whole, status=status)


def _site() -> AdminSite:
    return cast(AdminSite, import_string(settings.ADMIN_SITE))
