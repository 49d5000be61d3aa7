"""Which language a request is answered in: ``?lang=``, else ``Accept-Language``, else the studio's."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest
from django.utils.translation.trans_real import parse_accept_lang_header
from rest_framework.request import Request

from content.models import Language
from playtest.api.errors import ApiError

LONGEST = 12


def spoken_languages() -> list[str]:
    """The languages of the interface and those that content is written in or translated into."""
    interface = [code for code, _name in settings.LANGUAGES]
    written = Language.objects.values_list("code", flat=True)
    return [*interface, *(code for code in written if code not in interface)]


def asked_language(request: HttpRequest | Request) -> str:
    """The language of the answer. An unknown one in ``?lang=`` is refused; from ``Accept-Language`` the first
    that is spoken here counts."""
    wanted = request.GET.get("lang")
    if wanted is not None:
        found = _spoken(wanted)
        if found is None:
            args = {"is": wanted[:LONGEST], "allowed": ", ".join(spoken_languages())}
            raise ApiError(400, "unknown-language", args, path="lang")
        return found
    return accepted_language(request)


def accepted_language(request: HttpRequest | Request) -> str:
    """The language that the headers ask for."""
    for code, _weight in parse_accept_lang_header(request.META.get("HTTP_ACCEPT_LANGUAGE", "")[:500]):
        if code == "*":
            break
        found = _spoken(code)
        if found is not None:
            return found
    return settings.LANGUAGE_CODE


def _spoken(code: str) -> str | None:
    """The language of a code as it is called here: ``de-AT`` is ``de`` unless there is an own one for it."""
    code = code.replace("-", "_")
    if not code.isascii() or not code.replace("_", "").isalnum() or len(code) > LONGEST:
        return None
    interface = {known for known, _name in settings.LANGUAGES}
    if code.lower() in interface:
        return code.lower()
    known = {row.lower(): row for row in Language.objects.values_list("code", flat=True)}
    base = code.split("_")[0].lower()
    return known.get(code.lower()) or (base if base in interface else known.get(base))
