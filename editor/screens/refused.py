"""The pages that say no: not allowed, not found, no valid form, too large, not now."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from content.trouble import Trouble
from editor.screens.base import page
from editor.uploads import too_large_text

_NEVER_SHOWN = ("password", "csrfmiddlewaretoken")
"""Fields with one of these in their name are not sent back to whoever typed them."""


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
        too_large_text(most),
    )


def too_long(request: HttpRequest, most: int) -> HttpResponse:
    """414: no address of ours is so long."""
    return _refusal(
        request,
        414,
        _("This address is too long"),
        _("Addresses here have at most %(most)d characters. Search for less, or choose fewer things at once.")
        % {"most": most},
    )


def too_often(request: HttpRequest, seconds: int) -> HttpResponse:
    """429: too many attempts to log in."""
    response = _refusal(
        request,
        429,
        _("Too many attempts"),
        ngettext(
            "Somebody at your address has tried to log in very often. Try again in %(n)d second.",
            "Somebody at your address has tried to log in very often. Try again in %(n)d seconds.",
            seconds,
        )
        % {"n": seconds},
    )
    response["Retry-After"] = str(seconds)
    return response


def unavailable(request: HttpRequest, trouble: Trouble) -> HttpResponse:
    """503: the database is busy or cannot be written to. What was typed comes back with the page, ready to be
    sent again; only files have to be chosen anew, and passwords typed. The page needs no database, so it does
    not know who asks."""
    if trouble is Trouble.BUSY:
        title, text = _("One moment, please"), _("The studio has very much to do right now.")
    else:
        title = _("The studio cannot save right now")
        text = _("Its disk is full or cannot be written to. Please tell whoever runs the studio.")
    sent = request.POST if request.method == "POST" else None
    fields = [(name, value) for name, values in sent.lists() for value in values] if sent else []
    kept = [(name, value) for name, value in fields if not any(word in name for word in _NEVER_SHOWN)]
    holds_back = any("password" in name for name, _value in fields)
    context = {
        "title": title,
        "text": text,
        "address": request.get_full_path(),
        "sends": sent is not None and not holds_back,
        "fields": kept,
        "files": [
            (name, str(getattr(file, "name", ""))) for name, files in request.FILES.lists() for file in files
        ]
        if sent
        else [],
    }
    response = render(request, "editor/unavailable.html", context, status=503)
    response["Retry-After"] = str(trouble.seconds)
    response["Cache-Control"] = "no-store"
    return response


def _refusal(request: HttpRequest, status: int, title: str, text: str) -> HttpResponse:
    user = getattr(request, "user", None)  # nobody knows yet who asks, if it is refused early
    if user is not None and user.is_authenticated and user.is_staff:
        return page(request, "editor/refused.html", title, status=status, text=text, code=status)
    return render(request, "editor/refused_plain.html", {"title": title, "text": text}, status=status)
