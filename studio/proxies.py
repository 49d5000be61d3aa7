"""Who really asks, if proxies stand in front: the address that the outermost of ours saw.

``X-Forwarded-For`` grows at its right end, where each proxy adds whom it was asked by; what stands further
left anybody can write there themselves. So it is counted from the right, as many as there are proxies of
ours (``TILEWRIGHT_PROXIES``), and without any the header is not looked at.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.core.checks import Tags, Warning, register
from django.http import HttpRequest, HttpResponse

HEADER = "HTTP_X_FORWARDED_FOR"


class ClientAddress:
    """Puts the address of whoever asks where everything else looks for it: limits, locks, logs."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if settings.TRUSTED_PROXIES:
            told = request.META.get(HEADER, "").split(",")
            address = (
                _address(told[-settings.TRUSTED_PROXIES]) if len(told) >= settings.TRUSTED_PROXIES else ""
            )
            request.META["REMOTE_ADDR"] = address or request.META.get("REMOTE_ADDR", "")
        return self.get_response(request)


def _address(text: str) -> str:
    """An address without its port; nothing if it is none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        return ""


@register(Tags.security, deploy=True)
def check_proxies(**_: Any) -> list[Warning]:
    """Behind a proxy that is not told of, all people have one address, and lock each other out."""
    if settings.SECURE_SSL_REDIRECT and not settings.TRUSTED_PROXIES:
        return [
            Warning(
                "TILEWRIGHT_TLS is set, so a proxy stands in front, but TILEWRIGHT_PROXIES is not: everybody "
                "seems to come from the proxy's address, and wrong passwords of one lock out all.",
                hint="Let the proxy set X-Forwarded-For and set TILEWRIGHT_PROXIES to the number of proxies.",
                id="studio.W001",
            )
        ]
    return []
