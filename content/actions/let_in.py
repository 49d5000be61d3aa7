"""Let a user in: by a password that somebody else chose for them, or by a link with which they choose one
themselves. The link is signed, not stored: it is good once and for a while, and every password that is set
ends it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.contrib.auth.tokens import default_token_generator
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_encode

from content.actions.keep_user import check_password, require_touch
from content.errors import NotAllowedError
from content.logbook import log_when_kept, name_of

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)


def make_link(user: User, *, author: User | None) -> tuple[str, str]:
    """The two parts of the address where a user chooses a password: who, and the proof."""
    require_touch(user, author)
    if not user.is_active:
        raise NotAllowedError("auth.change_user")
    log_when_kept(log, "link to choose a password made", user=user.get_username(), by=name_of(author))
    return urlsafe_base64_encode(force_bytes(user.pk)), default_token_generator.make_token(user)


def set_password(user: User, password: str, *, author: User | None) -> None:
    """Give a user a password. Raises `ValidationError` for one that is easily guessed."""
    require_touch(user, author)
    check_password(password, user, "password")
    user.set_password(password)
    user.save(update_fields=["password"])
    log_when_kept(log, "password set", user=user.get_username(), by=name_of(author))
