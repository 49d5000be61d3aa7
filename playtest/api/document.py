"""The OpenAPI document, and the page on which people read it."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import translation
from django.views.decorators.csrf import ensure_csrf_cookie
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from content.wording import wording
from engine.gaps import listening
from playtest.api.languages import preferred_language
from playtest.api.view import PUBLIC, ApiView

LANGUAGE = "en"
"""The document is one text for everybody: programs are made from it."""


@cache
def openapi_document() -> dict[str, Any]:
    """The document; it changes only with the program."""
    with translation.override(LANGUAGE):
        generator: Any = SchemaGenerator
        made: dict[str, Any] = generator().get_schema(request=None, public=True)
    return made


class Document(ApiView):
    """The OpenAPI document."""

    scopes = {"GET": PUBLIC}

    @extend_schema(exclude=True)
    def get(self, request: Request) -> Response:
        """The document as JSON."""
        response = self.tagged(request, openapi_document())
        response["Content-Language"] = LANGUAGE
        return response


@ensure_csrf_cookie
def docs(request: HttpRequest) -> HttpResponse:
    """The document as a page that works without any network but ours."""
    words = wording(preferred_language(request))
    with listening() as heard:
        context = {"title": words.say("api-docs"), "back": words.say("api-docs-back")}
    context["language"] = heard.said("").language
    return render(request, "playtest/api_docs.html", context)
