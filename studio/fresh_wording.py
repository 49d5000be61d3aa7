"""Lets every process of the server say what people have worded in the studio, whichever of them saved it.

The process that saves a wording hears of it at once. The others look once in a while, before they answer,
whether there is something new: one row is asked for, and only if it is another one are all read."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse

from content.models import OwnMessage


class FreshWording:
    """Middleware that looks for new wordings."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        with contextlib.suppress(DatabaseError):  # pages that need no database are shown without one
            OwnMessage.notice(seconds=settings.WORDING_SECONDS)
        return self._get_response(request)
