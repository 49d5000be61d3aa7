"""What no page and no request may do: load anything from elsewhere, run a script that we did not ship, send
more than we ever take in."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from studio.refused import too_large, too_long
from studio.server.arrival import MOST_BODY

MOST_ADDRESS = 4_000
"""Characters of a path and a query together."""

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)


class ContentSecurityPolicy:
    """Sends the policy with every response that does not bring its own."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        return response


class RequestLimit:
    """Refuses a request that is too large by its announced length, before anything reads it, and an address
    that is longer than any of ours."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if len(request.path_info) + len(request.META.get("QUERY_STRING", "")) > MOST_ADDRESS:
            return too_long(request, MOST_ADDRESS)
        length = request.META.get("CONTENT_LENGTH") or "0"
        if length.isdecimal() and int(length[:20]) > MOST_BODY:
            return too_large(request, MOST_BODY // 1_000_000)
        return self.get_response(request)
