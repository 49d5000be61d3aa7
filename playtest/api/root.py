"""The way in: what this is, in which version, and where to read on."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema, inline_serializer
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from content.wording import wording
from playtest.api.schema import answers
from playtest.api.view import PUBLIC, ApiView

VERSION = "v1"


class Root(ApiView):
    """The first page of the API."""

    scopes = {"GET": PUBLIC}

    @extend_schema(
        operation_id="root",
        tags=["api"],
        summary="What this is",
        responses=answers(
            inline_serializer("Root", {"version": serializers.CharField(), "text": serializers.CharField()}),
            400,
        ),
    )
    def get(self, request: Request) -> Response:
        """Name and version of the API."""
        return self.tagged(request, {"version": VERSION, "text": wording(self.language).say("api-root")})
