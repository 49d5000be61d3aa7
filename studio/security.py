"""What no page and no request may do: load anything from elsewhere, run a script that we did not ship, send
more than we ever take in."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from studio.refused import too_large

MOST_BODY = 20_000_000
"""Bytes of a request: a picture and a long form together are well below."""

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-eval'",  # the theme's Alpine evaluates its attributes
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
    """Refuses a request that is too large before anything of it is read: an upload is kept on disk while it
    comes in, and nobody has to be logged in to send one."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        length = request.META.get("CONTENT_LENGTH") or "0"
        if length.isdecimal() and int(length[:20]) > MOST_BODY:
            return too_large(request, MOST_BODY // 1_000_000)
        return self.get_response(request)
