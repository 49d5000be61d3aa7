"""The OpenAPI document: the one shape of errors, how requests are signed, and what every operation has in
common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.conf import settings
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import OpenApiResponse
from rest_framework import serializers

from playtest.api.enums import ERROR_TYPES
from playtest.api.errors import TYPES
from playtest.api.games.views import view_schemas
from playtest.api.scopes import PUBLIC
from playtest.api.targets import target_components

METHODS = ("get", "post", "put", "patch", "delete")


class ErrorDetailBody(serializers.Serializer[Any]):
    """One of several things that are wrong."""

    key = serializers.CharField()
    args = serializers.DictField()
    text = serializers.CharField()
    clause = serializers.CharField()
    path = serializers.CharField()
    hint = serializers.CharField()

    class Meta:
        ref_name = "ErrorDetail"


class ErrorFields(serializers.Serializer[Any]):
    """What was refused and why."""

    type = serializers.ChoiceField(choices=ERROR_TYPES)
    key = serializers.CharField(help_text="Which refusal it is; its texts may change, its key does not.")
    args = serializers.DictField(help_text="The arguments of the text.")
    text = serializers.CharField(help_text="In the language of the answer.")
    clause = serializers.CharField(help_text="The rule that a game's refusal cites; else empty.")
    path = serializers.CharField(help_text="The place in the request that is to be mended; may be empty.")
    hint = serializers.CharField(help_text="How to mend it; may be empty.")
    details = ErrorDetailBody(many=True)
    conflict = serializers.DictField(allow_null=True, help_text="Both sides, where somebody was quicker.")

    class Meta:
        ref_name = "ErrorFields"


class ErrorBody(serializers.Serializer[Any]):
    """Every refusal has this shape."""

    error = ErrorFields()

    class Meta:
        ref_name = "Error"


def answers(success: Any, *refusals: int, status: int = 200) -> dict[Any, Any]:
    """The responses of an operation: what it gives, and each of the refusals it may answer with. What every
    operation may answer (400, 401, 403, 406, 414, 429, 503) is added by itself."""
    found: dict[Any, Any] = dict(success) if isinstance(success, dict) else {status: success}
    for code in refusals:
        if code == 304:
            found[code] = OpenApiResponse(description="not modified")
        else:
            found[code] = OpenApiResponse(ErrorBody, TYPES[code])
    return found


class TokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """Tokens, in the document."""

    target_class = "playtest.api.tokens.TokenAuthentication"
    name = "token"

    def get_security_definition(self, auto_schema: Any) -> dict[str, Any]:
        """A bearer token."""
        text = "A token of the API (`tw_…`), or the token of a seat of a test game (`seat_…`)."
        return {"type": "http", "scheme": "bearer", "description": text}


class PersonScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """People who are signed in, in the document."""

    target_class = "playtest.api.tokens.PersonAuthentication"
    name = "session"

    def get_security_definition(self, auto_schema: Any) -> dict[str, Any]:
        """The cookie of a session."""
        text = "Whoever is signed in to the studio. What changes something needs the CSRF token, too."
        return {"type": "apiKey", "in": "cookie", "name": "sessionid", "description": text}


class ApiSchema(AutoSchema):
    """How an endpoint is described: with the scope it needs."""

    def get_auth(self) -> list[dict[str, Any]]:
        """Nothing for what is open to everybody."""
        return [{}] if self._scope() == PUBLIC else super().get_auth()

    def get_description(self) -> str:  # type: ignore[override]
        """What the endpoint says of itself, and the scope."""
        text: str = super().get_description()
        scope = self._scope()
        if scope == PUBLIC:
            return text
        names = [scope] if isinstance(scope, str) else scope
        return f"{text}\n\nScope: {' or '.join(f'`{name}`' for name in names)}."

    def _scope(self) -> str | tuple[str, ...]:
        view: Any = self.view
        scope: str | tuple[str, ...] = view.scopes[self.method]
        return scope


def finish(result: dict[str, Any], generator: Any, request: Any, public: bool) -> dict[str, Any]:
    """What all operations have in common, said once: the parameter ``lang``, the headers of an answer, the
    refusals that can meet anybody; bodies take nothing that they do not know; views are what games say."""
    error = {"$ref": "#/components/schemas/Error"}
    spoken = [code for code, _name in settings.LANGUAGES]
    language = {**_LANG, "schema": {"type": "string", "enum": spoken}}
    result["components"]["schemas"] |= target_components()
    for path, operations in result["paths"].items():
        more = (405,) if _could_be_another(path, result["paths"]) else ()
        for method, operation in operations.items():
            if method in METHODS:
                _finish_operation(operation, error, language, more)
    for name, component in result["components"]["schemas"].items():
        for field in component.get("properties", {}).values():
            if field.get("oneOf") == [{}, {"type": "null"}]:
                del field["oneOf"]  # anything, of which null is one: it would fit both and so neither
        if name.endswith("Request") and component.get("type") == "object":
            component["additionalProperties"] = False
    schemas = {**result["components"]["schemas"], **view_schemas()}
    result["components"]["schemas"] = dict(sorted(schemas.items()))
    return result


_LANG = {
    "in": "query",
    "name": "lang",
    "description": "The language of the answer. Without it `Accept-Language` counts. A studio with content "
    "in further languages takes their codes, too (`/api/v1/languages/` lists them).",
}
EVENTS = "text/event-stream"
_EVENT = {
    "type": "object",
    "description": "One event of the stream; `data` is JSON.",
    "properties": {name: {"type": "string"} for name in ("id", "event", "data")},
}
_TEXT = {"schema": {"type": "string"}}
_HEADERS = {
    "Content-Language": {**_TEXT, "description": "The language of the answer."},
    "X-Language-Fallback": {**_TEXT, "description": "Languages that some of its texts fell back to."},
}


def _could_be_another(path: str, paths: Iterable[str]) -> bool:
    """Whether something put into an address makes it the address of something else, which answers other
    methods: no campaign is called ``size``, because ``campaigns/size/`` is taken."""
    parts = path.split("/")
    for other in paths:
        pairs = list(zip(parts, other.split("/"), strict=False))
        differ = [one for one, two in pairs if one != two]
        if other.count("/") == path.count("/") and differ and all(one.startswith("{") for one in differ):
            return True
    return False


def _finish_operation(
    operation: dict[str, Any], error: dict[str, str], language: dict[str, Any], more: tuple[int, ...]
) -> None:
    operation.setdefault("parameters", []).append(language)
    responses = operation["responses"]
    is_open = {} in operation.get("security", []) and len(operation["security"]) == 1
    refusals = (400, 406, 414, 429, 503) if is_open else (400, 401, 403, 406, 414, 429, 503)
    for code in (*refusals, *more):
        responses.setdefault(
            str(code), {"description": TYPES[code], "content": {"application/json": {"schema": error}}}
        )
    for code, response in responses.items():
        response.setdefault("headers", {}).update(_HEADERS)
        if EVENTS in response.get("content", {}):
            response["content"][EVENTS]["schema"] = _EVENT
        if code in ("429", "503"):
            response["headers"]["Retry-After"] = {
                "schema": {"type": "integer"},
                "description": "Seconds until it is worth trying again.",
            }
        if code in ("201", "202"):
            response["headers"]["Location"] = {**_TEXT, "description": "The address of what was made."}
    operation["responses"] = dict(sorted(responses.items()))
