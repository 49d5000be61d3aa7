"""Tokens of seats: whoever has one sits there. Known by their prefix, kept as hashes only."""

from __future__ import annotations

import hashlib
import secrets

from playtest.models import SeatHolder

PREFIX = "seat_"


def fresh_token() -> str:
    """A new token: 192 random bits."""
    return PREFIX + secrets.token_urlsafe(24)


def digest_of(token: str) -> str:
    """How a token is kept. It is long and random, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def holder_of(token: str) -> SeatHolder | None:
    """The seat of a token, with its game; nothing for a wrong one or one that was replaced."""
    if not token.startswith(PREFIX) or len(token) > 200:
        return None
    try:  # asked with every request: `first` would sort, and sorting costs a third of the question
        return SeatHolder.objects.select_related("game").get(token_digest=digest_of(token))
    except SeatHolder.DoesNotExist:
        return None
