"""Pages and JSON travel compressed.

What a page holds in secret could be guessed from how well it compresses together with what an attacker makes
it say (BREACH). Tokens of forms are masked anew in every answer, and Django's compression adds a random
length to each; streams are passed on as they come, uncompressed, because compressing would hold them back.
"""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware

SORTS = ("text/html", "application/json", "text/csv", "image/svg+xml", "application/vnd.oai.openapi")
"""What is long text. Pictures, PDF and spreadsheets are compressed already."""


class Compression(GZipMiddleware):
    """Compresses whole answers of text."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """The answer, compressed if it is worth it and the reader can read that."""
        sort = response.headers.get("Content-Type", "").partition(";")[0]
        if response.streaming or sort not in SORTS:
            return response
        return super().process_response(request, response)
