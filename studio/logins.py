"""How often an address may try to log in, whichever names it tries. Checking a password is made slow on
purpose, so whoever tries many keeps the machine busy, right or wrong.

Wrong passwords for one name from one address close the door for longer; that is `axes`, in the settings.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import reverse

from editor.screens.refused import too_often
from playtest.api.throttling import limiter
from studio.sign_ins import log_refusal


class LoginLimit:
    """Refuses attempts of an address that come too quickly, before the password is looked at."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.method == "POST" and request.path == reverse("admin:login"):
            wait = limiter.wait(f"login:{request.META.get('REMOTE_ADDR', '')}", settings.LOGIN_RATE)
            if wait:
                log_refusal(request, "too often")
                return too_often(request, math.ceil(wait))
        return self.get_response(request)
