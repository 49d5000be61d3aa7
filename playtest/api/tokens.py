"""Who is asking: a token in the header ``Authorization: Bearer``, or a person who is signed in to the studio.

Both give a `Grant`: the scopes that a request may use. Other sorts of tokens, known by how they begin, are
added with `accept_bearer`; the seats of test games have some of their own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, cast

from django.contrib.auth.models import AnonymousUser, User
from django.utils import timezone
from rest_framework.authentication import BaseAuthentication, SessionAuthentication
from rest_framework.request import Request

from playtest.api.errors import ApiError
from playtest.api.scopes import SCOPES
from playtest.api.token_uses import note_use
from playtest.models import ApiToken

PREFIX = "tw_"
LONGEST = 200
"""Characters of a token; longer ones are not even looked up."""
USED_EVERY = timedelta(minutes=1)
"""When a token was last used is noted no more often than this."""


@dataclass(frozen=True, slots=True)
class Grant:
    """What a request may do. ``key`` names who asks, for rate limits; ``by_role`` says that the role of the
    person counts too; ``holder`` is the row behind the token, if there is one."""

    scopes: frozenset[str]
    key: str
    by_role: bool = True
    holder: Any = field(default=None, compare=False)


Who = tuple[User | AnonymousUser, Grant]
_bearers: dict[str, Callable[[str], Who | None]] = {}


def accept_bearer(prefix: str, find: Callable[[str], Who | None]) -> None:
    """Let tokens that begin with ``prefix`` be looked up by ``find``, which answers nothing for a wrong
    one."""
    _bearers[prefix] = find


def digest_of(token: str) -> str:
    """How a token is kept. Tokens are long and random, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def find_token(token: str) -> Who | None:
    """The owner of a token of the API, if it is valid."""
    row = ApiToken.objects.select_related("owner").filter(digest=digest_of(token)).first()
    now = timezone.now()
    if row is None or not row.is_valid(now) or not row.owner.is_active:
        return None
    if row.last_used_at is None or now - row.last_used_at > USED_EVERY:
        note_use(row.pk, now)
    scopes = frozenset(row.scopes) & frozenset(SCOPES)
    return row.owner, Grant(scopes, f"token:{row.pk}", holder=row)


accept_bearer(PREFIX, find_token)


class TokenAuthentication(BaseAuthentication):
    """``Authorization: Bearer tw_…``."""

    def authenticate(self, request: Request) -> Who | None:
        """The owner and the grant; nothing if there is no such header. Other schemes are not ours: a proxy in
        front may ask for a password."""
        scheme, _space, token = request.META.get("HTTP_AUTHORIZATION", "").partition(" ")
        if scheme.lower() != "bearer":
            return None
        token = token.strip()
        if token.isascii() and token.isprintable() and len(token) <= LONGEST:
            for prefix, find in _bearers.items():
                if token.startswith(prefix) and (found := find(token)) is not None:
                    return found
        raise ApiError(401, "token-invalid", headers={"WWW-Authenticate": "Bearer"})

    def authenticate_header(self, request: Request) -> str:
        """What a refused request is told to send."""
        return "Bearer"


class PersonAuthentication(SessionAuthentication):
    """A person who is signed in; requests that change something need the CSRF token, as forms do."""

    def authenticate(self, request: Request) -> Who | None:
        """The person and the grant; everything their role allows."""
        found = super().authenticate(request)
        if found is None:
            return None
        person = cast(User, found[0])
        return person, Grant(frozenset(SCOPES), f"person:{person.pk}")


def may(user: User | AnonymousUser, grant: Grant, scope: str) -> bool:
    """Whether a request may use a scope: its token has it, and the role of its owner allows it."""
    if scope not in grant.scopes:
        return False
    return not grant.by_role or any(user.has_perm(each) for each in SCOPES[scope])


def require_scope(request: Request, *scopes: str) -> None:
    """Refuse a request that may use none of the scopes: 401 if nobody asks, 403 naming what is missing."""
    grant = request.auth
    if not isinstance(grant, Grant):
        raise ApiError(401, "token-missing", headers={"WWW-Authenticate": "Bearer"})
    if any(may(request.user, grant, scope) for scope in scopes):
        return
    key = "role-missing" if grant.scopes & set(scopes) else "scope-missing"
    raise ApiError(403, key, {"scope": ", ".join(scopes)})
