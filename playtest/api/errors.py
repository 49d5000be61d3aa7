"""Every refusal of the API in one shape, in the asked language.

``{"error": {"type", "key", "args", "text", "clause", "path", "hint", "details", "conflict"}}``: ``type`` is
the sort of the refusal and follows from the status, ``key`` names the very one, with the arguments of its
text; ``clause`` is the rule that a game's refusal cites, ``path`` the place in the request, ``hint`` how to
mend it. If several things are wrong at once, ``details`` lists each with its own key, text and path;
``conflict`` shows both sides where somebody else was quicker.

The text of ``key`` is the message ``error-<key>`` of each language, its attribute ``hint`` the hint.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.core.exceptions import BadRequest, PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.http import Http404, HttpRequest, JsonResponse
from rest_framework import exceptions as rest
from rest_framework.response import Response

from content.actions.publish import ChecksFailedError, ContentChangedError
from content.entries.fault import LocatedFault
from content.errors import (
    FrozenSlugError,
    InUseError,
    InvalidError,
    NotAllowedError,
    NotWithdrawnError,
    PackFaultsError,
    StaleVersionError,
    WithdrawnError,
)
from content.jobs.errors import TooManyJobsError
from content.trouble import TROUBLE, Trouble, trouble_of
from content.wording import wording
from engine.gaps import listening, note
from engine.kernel.errors import IllegalActionError, OptionError, RulesError
from engine.schema import Fault, spell_path
from engine.snapshot import SnapshotError
from engine.wording import Wording
from printing.sheets.errors import PrintRefusedError

TYPES = {
    400: "malformed",
    401: "unauthenticated",
    403: "forbidden",
    404: "not_found",
    405: "method",
    406: "not_acceptable",
    409: "conflict",
    410: "gone",
    412: "stale",
    413: "too_large",
    414: "too_long",
    415: "media_type",
    422: "invalid",
    428: "precondition",
    429: "throttled",
    500: "internal",
    503: "unavailable",
}
"""The sort of a refusal by its status."""

REFUSED = "refused"
"""The sort of a refusal by the rules of a game."""


class ApiError(Exception):
    """A refusal of the API. ``text`` and ``hint`` are given only where the words come from elsewhere."""

    def __init__(
        self,
        status: int,
        key: str,
        args: Mapping[str, Any] | None = None,
        *,
        clause: str = "",
        path: str = "",
        hint_key: str = "",
        text: str = "",
        hint: str = "",
        type: str = "",
        details: Iterable[Detail] = (),
        conflict: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {key}")
        self.status = status
        self.key = key
        self.arguments = dict(args or {})
        self.clause = clause
        self.path = path
        self.hint_key = hint_key
        self.text = text
        self.hint = hint
        self.type = type or TYPES[status]
        self.details = list(details)
        self.conflict = conflict
        self.headers = dict(headers or {})


@dataclass(frozen=True, slots=True)
class Detail:
    """One of several things that are wrong. Without a text or fault of its own, the message of the key is
    said."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    path: str = ""
    text: str = ""
    hint: str = ""
    clause: str = ""
    fault: Fault | None = None

    def said(self, words: Wording) -> str:
        """What is wrong, in a language."""
        if self.fault is not None:
            return words.fault(self.fault)
        return self.text or words.say(f"error-{self.key}", self.args)


def body_of(error: ApiError, language: str, game: str = "") -> dict[str, Any]:
    """A refusal as JSON; ``game`` is the game whose content it is about, if it is about content."""
    words = wording(language, game)
    return {
        "error": {
            "type": error.type,
            "key": error.key,
            "args": error.arguments,
            "text": error.text or words.say(f"error-{error.key}", error.arguments),
            "clause": error.clause,
            "path": error.path,
            "hint": error.hint or _hint(error.hint_key or error.key, error.arguments, language),
            "details": [
                {
                    "key": each.key,
                    "args": dict(each.args),
                    "text": each.said(words),
                    "clause": each.clause,
                    "path": each.path,
                    "hint": each.hint,
                }
                for each in error.details
            ],
            "conflict": error.conflict,
        }
    }


def _hint(key: str, args: Mapping[str, Any], language: str) -> str:
    words = wording(language)
    key = f"error-{key}"
    return words.say(key, args, attribute="hint") if words.has(key, "hint") else ""


def handle(raised: Exception, context: dict[str, Any]) -> Response | None:
    """What the views raise, as a response; nothing for a mistake of ours, which is logged and answered
    with 500."""
    error = as_api_error(raised)
    if error is None:
        return None
    trouble = trouble_of(raised)
    if trouble is not None:
        context["request"].META[TROUBLE] = trouble.value
    language = context["view"].language or settings.LANGUAGE_CODE
    body = body_of(error, language, context["kwargs"].get("game", ""))
    return Response(body, status=error.status, headers=error.headers)


def plain_response(request: HttpRequest, error: ApiError, language: str = "") -> JsonResponse:
    """A refusal outside of any view: an unknown address, a request that is too large. Unless it is told, the
    language is looked up, for which the database is needed."""
    from playtest.api.languages import language_headers, preferred_language

    language = language or preferred_language(request)
    with listening() as heard:
        body = body_of(error, language)
    response = JsonResponse(body, status=error.status, headers=error.headers)
    for name, value in language_headers(language, heard).items():
        response[name] = value
    return response


def as_api_error(raised: Exception) -> ApiError | None:
    """Anything that can be raised on purpose, as a refusal of the API."""
    if isinstance(raised, ApiError):
        return raised
    trouble = trouble_of(raised)
    if trouble is not None:
        return of_trouble(trouble)
    return _of_content(raised) or _of_rules(raised) or _of_framework(raised)


def of_trouble(trouble: Trouble) -> ApiError:
    """The database cannot: nothing has been changed, and the header says when to come back."""
    headers = {"Retry-After": str(trouble.seconds)}
    return ApiError(503, f"database-{trouble}", {"seconds": trouble.seconds}, headers=headers)


def _of_content(raised: Exception) -> ApiError | None:
    """What the actions on content and prints refuse."""
    match raised:
        case NotAllowedError(what):
            return ApiError(403, "not-allowed", {"right": what})
        case InvalidError(faults):
            return ApiError(422, "invalid", {"n": len(faults)}, details=map(of_fault, faults))
        case StaleVersionError():
            return ApiError(412, "stale", {"version": raised.version, "by": raised.by or "–"})
        case InUseError(mentions):
            details = [
                Detail("mentioned", {"kind": kind, "slug": slug}, path) for kind, slug, path in mentions
            ]
            return ApiError(409, "in-use", {"n": len(mentions)}, details=details)
        case FrozenSlugError(slug):
            return ApiError(409, "frozen-slug", {"slug": slug})
        case PackFaultsError() | PrintRefusedError():
            return ApiError(422, "invalid", {"n": len(raised.faults)}, details=map(of_located, raised.faults))
        case WithdrawnError(number, reason):
            return ApiError(409, "withdrawn", {"number": number, "reason": reason})
        case NotWithdrawnError(number):
            return ApiError(409, "not-withdrawn", {"number": number})
        case ContentChangedError():
            return ApiError(409, "content-changed")
        case ChecksFailedError():
            found = [of_fault(each.fault, f"{each.kind}/{each.slug}") for each in raised.findings]
            return ApiError(422, "checks-failed", {"n": len(found)}, details=found)
        case SnapshotError():
            return ApiError(409, "old-release")
        case TooManyJobsError():
            return ApiError(429, "too-many-prints", headers={"Retry-After": "30"})
    return None


def of_fault(fault: Fault, place: str = "") -> Detail:
    """A fault in content as a detail; ``place`` stands before its path."""
    path = spell_path(fault.path)
    return Detail(
        fault.key, dict(fault.args), f"{place}: {path}" if place and path else place or path, fault=fault
    )


def of_located(located: LocatedFault) -> Detail:
    """A fault in a file, or in what was asked for."""
    place = f"{located.file}:{located.line}" if located.line else located.file
    return of_fault(located.fault, place)


def _of_rules(raised: Exception) -> ApiError | None:
    """What the engine refuses. Whoever knows the release words it in its language and raises `ApiError`
    itself; this is what is left."""
    match raised:
        case IllegalActionError(refusal=refusal):
            return ApiError(
                422,
                refusal.key,
                refusal.args,
                clause=refusal.clause,
                type=REFUSED,
                text=str(raised),
            )
        case OptionError():
            return ApiError(
                422,
                raised.key,
                raised.arguments,
                clause=raised.clause,
                path=raised.path,
                type=REFUSED,
                text=str(raised),
            )
        case RulesError():
            return ApiError(422, "rules", {"problem": str(raised)}, type=REFUSED)
    return None


_REST: dict[type[rest.APIException], str] = {
    rest.ParseError: "malformed",
    rest.AuthenticationFailed: "token-invalid",
    rest.NotAuthenticated: "token-missing",
    rest.PermissionDenied: "forbidden",
    rest.NotFound: "not-found",
    rest.NotAcceptable: "not-acceptable",
}


def _of_framework(raised: Exception) -> ApiError | None:
    """What Django and its REST framework raise."""
    match raised:
        case Http404():
            return ApiError(404, "not-found")
        case PermissionDenied():
            return ApiError(403, "forbidden")
        case RequestDataTooBig():
            return ApiError(413, "too-large")
        case BadRequest() | SuspiciousOperation():
            return ApiError(400, "malformed")
        case rest.ValidationError():
            details = field_details(raised.detail)
            return ApiError(422, "invalid", {"n": len(details)}, details=details)
        case rest.Throttled():
            wait = max(1, math.ceil(getattr(raised, "wait", None) or 1))
            return ApiError(429, "throttled", {"seconds": wait}, headers={"Retry-After": str(wait)})
        case rest.MethodNotAllowed():
            return ApiError(405, "method")
        case rest.UnsupportedMediaType():
            return ApiError(415, "media-type")
        case rest.APIException():
            key = next((key for sort, key in _REST.items() if isinstance(raised, sort)), "malformed")
            status = raised.status_code if key != "malformed" else 400
            return ApiError(status, key)
    return None


def field_details(found: Any) -> list[Detail]:
    """What a serializer found wrong."""
    from playtest.api.languages import gettext_language

    note(gettext_language())
    return list(_details(found, ()))


def _details(found: Any, path: tuple[str | int, ...]) -> Iterator[Detail]:
    """What is wrong with the fields of a request, each with its path; the framework words it in the language
    that the view has activated."""
    if isinstance(found, Mapping):
        for name, inner in found.items():
            yield from _details(inner, path if name == "non_field_errors" else (*path, name))
    elif isinstance(found, list):
        for index, inner in enumerate(found):
            nested = isinstance(inner, Mapping | list)
            yield from _details(inner, (*path, index) if nested else path)
    else:
        code = str(getattr(found, "code", "invalid"))
        yield Detail(f"field-{code.replace('_', '-')}", {}, spell_path(path), text=str(found))
