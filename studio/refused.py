"""Who says no: the editor in pages, the API in its one shape of errors."""

from __future__ import annotations

import sys

from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language_from_request
from django.views import defaults

from content.trouble import TROUBLE, Trouble, trouble_of
from editor.screens import refused
from playtest.api.errors import ApiError, of_trouble, plain_response
from playtest.api.root import VERSION

API = "/api/"


def is_api(request: HttpRequest) -> bool:
    """Whether a request is one of a program."""
    return request.path.startswith(API)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """400: the request cannot be understood."""
    if is_api(request):
        return plain_response(request, ApiError(400, "malformed"))
    return defaults.bad_request(request, exception or ValueError())


def not_allowed(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """403: not by this person."""
    if is_api(request):
        return plain_response(request, ApiError(403, "forbidden"))
    return refused.not_allowed(request, exception)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """404: nothing is here."""
    if not is_api(request):
        return refused.not_found(request, exception)
    version = request.path.removeprefix(API).partition("/")[0]
    if version == VERSION:
        return plain_response(request, ApiError(404, "not-found"))
    args = {"is": version[:20], "allowed": VERSION}
    return plain_response(request, ApiError(404, "unknown-version", args))


def server_error(request: HttpRequest) -> HttpResponse:
    """500: our fault; or 503, if it is the database that cannot for the moment. Whatever is raised anywhere,
    in pages, in middleware or in the API's framework, ends here."""
    trouble = trouble_of(sys.exc_info()[1])
    if trouble is not None:
        return unavailable(request, trouble)
    if is_api(request):
        return plain_response(request, ApiError(500, "internal"))
    return defaults.server_error(request)


def unavailable(request: HttpRequest, trouble: Trouble) -> HttpResponse:
    """503: the database cannot for the moment. Nothing here asks it anything."""
    request.META[TROUBLE] = trouble.value
    if is_api(request):
        return plain_response(request, of_trouble(trouble), get_language_from_request(request))
    return refused.unavailable(request, trouble)


def too_long(request: HttpRequest, most: int) -> HttpResponse:
    """414: no address of ours is so long."""
    if is_api(request):
        return plain_response(request, ApiError(414, "too-long", {"most": most}))
    return refused.too_long(request, most)


def too_large(request: HttpRequest, most: int) -> HttpResponse:
    """413: more was sent than we ever take in."""
    if is_api(request):
        return plain_response(request, ApiError(413, "too-large"))
    return refused.too_large(request, most)
