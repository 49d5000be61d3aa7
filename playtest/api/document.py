"""The OpenAPI document."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.utils import translation
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

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
