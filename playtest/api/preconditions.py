"""Headers that say under which condition a request counts: ``If-Match`` and ``If-None-Match``."""

from __future__ import annotations

import re

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from playtest.api.errors import ApiError

IF_MATCH = OpenApiParameter(
    "If-Match",
    {"type": "string", "pattern": r'^"?[1-9][0-9]{0,8}(-[0-9a-f]{1,64})?"?$'},
    OpenApiParameter.HEADER,
    required=True,
    description="The ETag or the version that was read.",
)
IF_NONE_MATCH = OpenApiParameter(
    "If-None-Match",
    OpenApiTypes.STR,
    OpenApiParameter.HEADER,
    description="ETags that the asker has already: answered with 304 if one of them is still right.",
)
_VERSION = re.compile(r'(?:W/)?"?([1-9][0-9]{0,8})(?:-[0-9a-f]{1,64})?"?')


def required_version(request: Request) -> int:
    """The version that a request was made on. Without it the request is refused: it could overwrite what
    nobody has looked at."""
    given = request.META.get("HTTP_IF_MATCH", "").strip()
    if not given:
        raise ApiError(428, "no-if-match", path="If-Match")
    found = _VERSION.fullmatch(given)
    if found is None:
        raise ApiError(400, "if-match", {"is": given[:60]}, path="If-Match")
    return int(found.group(1))
