"""The page on which people issue tokens for their programs, see them and revoke them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from django.contrib import messages
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils import timezone

from content.errors import InvalidError
from content.wording import wording
from engine.schema import Fault
from engine.schema.faults import quoted
from engine.wording import Wording
from playtest.actions.issue_token import Issued, issue_token
from playtest.actions.revoke_token import revoke_token
from playtest.api.scopes import SCOPES
from playtest.frame import page, person, screen, spoken
from playtest.models import ApiToken

LIFETIMES = (7, 30, 90, 365)
"""Days that can be chosen; nothing chosen means until it is revoked."""
USUAL = 90
MOST_SHOWN = 200


@dataclass(frozen=True, slots=True)
class ShownToken:
    """A token as the list shows it."""

    token: ApiToken
    state: str
    text: str
    scopes: list[str]
    can_revoke: bool


@screen("content.view_entry")
def tokens(request: HttpRequest) -> HttpResponseBase:
    """One's tokens, and a form for a new one, which is shown only in the answer to it."""
    who = person(request)
    words = wording(spoken())
    issued: Issued | None = None
    faults: list[str] = []
    given = request.POST if request.method == "POST" else None
    if given is not None:
        try:
            issued = issue_token(
                who,
                given.get("name", ""),
                given.getlist("scopes"),
                days=_days(given.get("days", "")),
                by=who,
            )
        except InvalidError as error:
            faults = [words.fault(fault) for fault in error.faults]
    kept = given if faults else None
    return page(
        request,
        "playtest/tokens.html",
        words.say("tokens"),
        status=422 if faults else 200,
        say={name.replace("-", "_"): words.say(f"tokens-{name}") for name in TEXTS},
        rows=_rows(request, words),
        shows_owner=who.has_perm("playtest.manage_tokens"),
        issued=issued,
        example=f'curl -H "Authorization: Bearer {issued.secret}" \\\n  {_address(request)}'
        if issued
        else "",
        faults=faults,
        name=kept.get("name", "") if kept else "",
        scopes=[
            (
                scope,
                _told(scope, words),
                scope in kept.getlist("scopes") if kept else False,
                _is_allowed(request, scope),
            )
            for scope in SCOPES
        ],
        lifetimes=[
            (str(days), words.say("tokens-days", {"days": days}), _chosen(kept, str(days), days == USUAL))
            for days in LIFETIMES
        ]
        + [("", words.say("tokens-for-ever"), _chosen(kept, "", False))],
        docs=reverse("api:docs"),
    )


TEXTS = (
    "intro",
    "docs",
    "new",
    "name",
    "name-help",
    "scopes",
    "beyond-role",
    "lifetime",
    "issue",
    "once",
    "shown",
    "example",
    "list",
    "none",
    "owner",
    "state",
    "used",
    "never-used",
    "expires",
    "revoke",
)
"""The fixed texts of the page."""


@screen("content.view_entry")
def revoke(request: HttpRequest, public_id: str) -> HttpResponseBase:
    """Revoke a token."""
    token = get_object_or_404(ApiToken, public_id=public_id)
    if request.method == "POST":
        revoke_token(token, by=person(request))
        said = wording(spoken()).say("token-is-revoked", {"name": token.name})
        messages.success(request, said)
    return redirect("tokens")


def _rows(request: HttpRequest, words: Wording) -> list[ShownToken]:
    """Valid ones first, the newest of them first; all people's for those who manage tokens."""
    who = person(request)
    manages = who.has_perm("playtest.manage_tokens")
    found = ApiToken.objects.select_related("owner")
    now = timezone.now()
    rows = []
    for token in found if manages else found.filter(owner=who):
        state = "valid" if token.is_valid(now) else "revoked" if token.revoked_at else "expired"
        rows.append(
            ShownToken(token, state, words.say(f"token-{state}"), list(token.scopes), state == "valid")
        )
    return sorted(rows, key=lambda row: row.state != "valid")[:MOST_SHOWN]


def _days(text: str) -> int | None:
    """For how many days; nothing for ever. What is neither is not taken for one of them."""
    if not text:
        return None
    if not re.fullmatch("[0-9]{1,6}", text):
        raise InvalidError([Fault(("days",), "type", {"wanted": "whole-number", "is": quoted(text[:20])})])
    return int(text)


def _told(scope: str, words: Wording) -> str:
    return words.say(f"scope-{scope.replace(':', '-')}")


def _is_allowed(request: HttpRequest, scope: str) -> bool:
    return any(person(request).has_perm(each) for each in SCOPES[scope])


def _chosen(kept: object, value: str, usual: bool) -> bool:
    given = getattr(kept, "get", None)
    return given("days", "") == value if given is not None else usual


def _address(request: HttpRequest) -> str:
    return request.build_absolute_uri(reverse("api:packs"))
