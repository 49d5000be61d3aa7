"""Which language a request is answered in: ``?lang=``, else ``Accept-Language``, else the studio's; and how
the answer says in which languages it really is."""

from __future__ import annotations

from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.db import DatabaseError
from django.http import HttpRequest
from django.utils.translation import check_for_language, get_language
from django.utils.translation.trans_real import parse_accept_lang_header
from rest_framework.request import Request

from content.models import Language
from engine.gaps import Heard
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


def preferred_language(request: HttpRequest) -> str:
    """The language of an answer outside of any endpoint: what in ``?lang=`` is unknown or cannot be read is
    passed over, and a database that does not answer knows no languages."""
    try:
        return asked_language(request)
    except (ApiError, SuspiciousOperation):
        return accepted_language(request)
    except DatabaseError:
        return settings.LANGUAGE_CODE


def gettext_language() -> str:
    """The language that texts of the interface's catalogues are in at the moment: the frameworks below have
    more of them than the studio."""
    spoken = get_language() or settings.LANGUAGE_CODE
    return spoken if check_for_language(spoken) else settings.LANGUAGE_CODE


def language_headers(asked: str, heard: Heard) -> dict[str, str]:
    """``Content-Language``: the languages that the answer is in, the asked one first;
    ``X-Language-Fallback``: those of them that nobody asked for, if there are any."""
    others = sorted(each for each in heard.languages if each != asked)
    spoken = others if others and asked not in heard.languages else [asked, *others]
    headers = {"Content-Language": _tags(spoken)}
    if others:
        headers["X-Language-Fallback"] = _tags(others)
    return headers


def _tags(codes: list[str]) -> str:
    return ", ".join(code.replace("_", "-") for code in codes)


def _spoken(code: str) -> str | None:
    """The language of a code as it is called here: ``de-AT`` is ``de`` unless there is an own one for it."""
    code = code.replace("-", "_")
    if not code.isascii() or not code.replace("_", "").isalnum() or len(code) > LONGEST:
        return None
    interface = {known for known, _name in settings.LANGUAGES}
    if code.lower() in interface:
        return code.lower()
    known = {row.pk.lower(): row.pk for row in Language.objects.all()}
    base = code.split("_")[0].lower()
    return known.get(code.lower()) or (base if base in interface else known.get(base))
