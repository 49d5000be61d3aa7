"""Reading JSON that strangers sent: everything that could not be stored or would go too deep is refused
here."""

from __future__ import annotations

import codecs
import json
from collections.abc import Mapping
from typing import IO, Any

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from rest_framework.parsers import JSONParser

from playtest.api.errors import ApiError

DEEPEST = 40
"""So deep may lists and objects stand in each other."""
LARGEST = 2**63 - 1
"""No number is larger than a database can hold."""


class CleanJSONParser(JSONParser):
    """JSON of UTF-8, without NaN, without characters that no database holds."""

    def parse(
        self,
        stream: IO[Any],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        """The value, or a refusal that says where the fault is."""
        most = parser_context["view"].most_body if parser_context else settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        content = stream.read(most + 1)
        if len(content) > most:
            raise RequestDataTooBig
        try:
            text = codecs.decode(content, "utf-8-sig")
            value = json.loads(text, parse_constant=_refuse)
        except json.JSONDecodeError as error:
            place = {"line": error.lineno, "column": error.colno}
            raise ApiError(400, "malformed-json", place) from None
        except (ValueError, RecursionError):
            raise ApiError(400, "malformed-json", {"line": 1, "column": 1}) from None
        require_clean(value)
        return value


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def require_clean(value: Any, depth: int = 0) -> None:
    """Refuse what goes too deep and what cannot be stored."""
    if depth > DEEPEST:
        raise ApiError(400, "too-deep", {"most": DEEPEST})
    match value:
        case str():
            if "\0" in value or any("\ud800" <= char <= "\udfff" for char in value):
                raise ApiError(400, "malformed-text")
        case bool() | None:
            pass
        case int():
            if abs(value) > LARGEST:
                raise ApiError(400, "too-large-number", {"most": str(LARGEST)})
        case float():
            if value in (float("inf"), float("-inf")):
                raise ApiError(400, "too-large-number", {"most": str(LARGEST)})
        case list():
            for each in value:
                require_clean(each, depth + 1)
        case dict():
            for name, each in value.items():
                require_clean(name, depth + 1)
                require_clean(each, depth + 1)
