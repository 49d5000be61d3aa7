"""Revoke a token: from now on it opens nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils import timezone

from content.actions.allow import require
from playtest.models import ApiToken

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def revoke_token(token: ApiToken, *, by: User | None) -> None:
    """Revoke a token of one's own, or of anybody for those who manage tokens. Revoked ones stay listed."""
    if by is None or token.owner_id != by.pk:
        require(by, "playtest.manage_tokens")
    ApiToken.objects.filter(pk=token.pk, revoked_at=None).update(revoked_at=timezone.now())
