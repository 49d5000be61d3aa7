"""Pictures. They are named by the hash of their bytes, so they never change."""

from __future__ import annotations

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request

from content.models import Art
from playtest.api.errors import ApiError
from playtest.api.schema import answers
from playtest.api.view import ApiView

FOR_EVER = "private, max-age=31536000, immutable"


class ArtView(ApiView):
    """One picture."""

    scopes = {"GET": "content:read"}

    @extend_schema(
        operation_id="art_read",
        tags=["content"],
        summary="A picture",
        responses=answers({(200, "image/png"): OpenApiTypes.BINARY}, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, name: str) -> HttpResponse:
        """The picture of a hash, as PNG."""
        art = Art.objects.filter(pk=name).first()
        if art is None:
            raise ApiError(404, "unknown-art", {"is": name[:64]}, path="name")
        try:
            content = art.content()
        except FileNotFoundError:
            raise ApiError(404, "unknown-art", {"is": name[:64]}, path="name") from None
        return HttpResponse(
            content, content_type="image/png", headers={"Cache-Control": FOR_EVER, "ETag": f'"{art.pk}"'}
        )
