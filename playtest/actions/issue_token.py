"""Issue a token: made, shown once, kept as a hash only."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from django.utils import timezone

from content.actions.allow import require
from content.errors import InvalidError
from content.logbook import log_when_kept, name_of
from engine.schema import Fault
from engine.schema.faults import closest, quoted
from playtest.api.scopes import SCOPES
from playtest.api.tokens import PREFIX, digest_of
from playtest.models import ApiToken

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)

LONGEST_NAME = 80
MOST_DAYS = 3650
MOST_TOKENS = 100
"""So many valid tokens a person may have."""
SHOWN = 9
"""Characters of the beginning that lists show, so that people know it again."""


@dataclass(frozen=True, slots=True)
class Issued:
    """A new token; ``secret`` is what is sent with requests, and nobody can ever read it again."""

    token: ApiToken
    secret: str


def issue_token(
    owner: User, name: str, scopes: Iterable[str], *, days: int | None = None, by: User | None
) -> Issued:
    """Issue a token for a person. People do it for themselves; commands act for nobody and may for all.

    The scopes may go beyond the owner's role: they count only as far as the role does, now and later.
    """
    require(by, "content.view_entry")
    if by is not None and by != owner:
        require(by, "playtest.manage_tokens")
    wanted = sorted(set(scopes), key=list(scopes).index)
    faults = _faults(owner, name, wanted, days)
    if faults:
        raise InvalidError(faults)
    secret = PREFIX + secrets.token_urlsafe(32)
    token = ApiToken.objects.create(
        owner=owner,
        name=name.strip(),
        scopes=wanted,
        digest=digest_of(secret),
        start=secret[:SHOWN],
        expires_at=timezone.now() + timedelta(days=days) if days is not None else None,
    )
    facts = {"token": token.pk, "owner": name_of(owner), "by": name_of(by)}
    log_when_kept(log, "token issued", **facts, scopes=",".join(wanted), days=days)
    return Issued(token, secret)


def _faults(owner: User, name: str, scopes: list[str], days: int | None) -> list[Fault]:
    faults = []
    if not 1 <= len(name.strip()) <= LONGEST_NAME or "\0" in name:
        faults.append(Fault(("name",), "token-name", {"most": LONGEST_NAME}))
    if not scopes:
        faults.append(Fault(("scopes",), "token-no-scope", {"allowed": ", ".join(SCOPES)}))
    for scope in scopes:
        if scope not in SCOPES:
            args = {"is": quoted(scope), "allowed": ", ".join(SCOPES)}
            faults.append(Fault(("scopes",), "choice", args, closest(scope, SCOPES)))
    if days is not None and not 1 <= days <= MOST_DAYS:
        faults.append(Fault(("days",), "range", {"is": days, "low": 1, "high": MOST_DAYS}))
    if ApiToken.objects.filter(owner=owner, revoked_at=None).count() >= MOST_TOKENS:
        faults.append(Fault((), "token-too-many", {"most": MOST_TOKENS}))
    return faults
