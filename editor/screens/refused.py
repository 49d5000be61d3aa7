"""The pages that say no: not allowed, not found, no valid form, too large."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from editor.screens.base import page


def not_allowed(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """403: the person's role does not include this."""
    return _refusal(
        request,
        403,
        _("You may not do this"),
        _("Your role in this studio does not include this page. Ask an owner of the studio if it should."),
    )


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """404: there is nothing at this address."""
    return _refusal(
        request,
        404,
        _("There is nothing here"),
        _("The page does not exist, or the entry has been renamed or deleted. Its history may know more."),
    )


def form_expired(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403: the form was too old or came from elsewhere."""
    return _refusal(
        request,
        403,
        _("Please send the form again"),
        _("The page was open for too long, or you logged in anew. Go back, reload it and try again."),
    )


def too_large(request: HttpRequest, most: int) -> HttpResponse:
    """413: more was sent than we ever take in."""
    return _refusal(
        request,
        413,
        _("This is too large"),
        _("At most %(most)d megabytes can be sent at once. Make the picture or the file smaller.")
        % {"most": most},
    )


def _refusal(request: HttpRequest, status: int, title: str, text: str) -> HttpResponse:
    user = getattr(request, "user", None)
    if user is not None and user.is_authenticated and user.is_staff:
        return page(request, "editor/refused.html", title, status=status, text=text, code=status)
    return render(request, "editor/refused_plain.html", {"title": title, "text": text}, status=status)
