"""HEAD asks for what an answer would say of itself, without the answer."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest
from django.http.response import HttpResponseBase


class NoBody:
    """Leaves the body of such an answer out and its headers as they are. The server would throw it away too,
    but complain, and it would first let a stream go on to its end."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if request.method == "HEAD":
            if response.streaming:
                response.streaming_content = ()  # type: ignore[attr-defined] # what streams has it
            else:
                response.content = b""  # type: ignore[attr-defined] # and what does not has this
        return response
