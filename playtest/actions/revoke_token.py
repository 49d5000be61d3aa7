"""Revoke a token: from now on it opens nothing."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.utils import timezone

from content.actions.allow import require
from content.logbook import log_when_kept, name_of
from playtest.models import ApiToken

if TYPE_CHECKING:
    from django.contrib.auth.models import User


log = logging.getLogger(__name__)


def revoke_token(token: ApiToken, *, by: User | None) -> None:
    """Revoke a token of one's own, or of anybody for those who manage tokens. Revoked ones stay listed."""
    if by is None or token.owner_id != by.pk:
        require(by, "playtest.manage_tokens")
    if ApiToken.objects.filter(pk=token.pk, revoked_at=None).update(revoked_at=timezone.now()):
        log_when_kept(log, "token revoked", token=token.pk, owner=name_of(token.owner), by=name_of(by))
