"""What the log tells about people who sign in, and about those who may not.

A name is told only if it is that of a user: in the wrong field of a login page people type their passwords.
"""

from __future__ import annotations

import logging
from typing import Any

from django.contrib.auth import get_user_model
from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in, user_login_failed
from django.dispatch import receiver
from django.http import HttpRequest

from content.logbook import log_event, log_warning

log = logging.getLogger(__name__)


def log_refusal(request: HttpRequest | None, reason: str, by: str | None = None) -> None:
    """Somebody was not let in."""
    address = request.META.get("REMOTE_ADDR") if request is not None else None
    log_warning(log, "sign-in refused", reason=reason, by=by, address=address)


@receiver(user_logged_in)
def log_sign_in(*, request: HttpRequest | None, user: User, **_: Any) -> None:
    """Somebody was let in."""
    address = request.META.get("REMOTE_ADDR") if request is not None else None
    log_event(log, "signed in", by=user.get_username(), address=address)


@receiver(user_login_failed)
def log_wrong_password(*, credentials: dict[str, Any], request: HttpRequest | None = None, **_: Any) -> None:
    """A wrong name or password, or a door that is closed for a while (`axes`, which heard of it before)."""
    name = str(credentials.get("username") or "")
    known = "\0" not in name and get_user_model().objects.filter(username=name).exists()
    is_closed = getattr(request, "axes_locked_out", False)
    log_refusal(request, "locked out" if is_closed else "wrong password", name if known else None)
