"""Withdraw a release, and take that back. Owners only, with a reason, and all of it is kept.

A release that turned out bad can be neither changed nor deleted: games, replays, campaigns and prints name it
and go on to work. Withdrawn, it is no longer what anybody begins with by default.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.db import transaction
from django.utils import timezone

from content.actions.allow import require
from content.current import make_current, newest_standing
from content.errors import InvalidError, NotWithdrawnError, WithdrawnError
from content.logbook import log_when_kept, name_of
from content.models import Pack, Release, Withdrawal
from content.store import lock
from engine.schema import Fault

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)

LONGEST = 300
PERMISSION = "content.withdraw_release"


@transaction.atomic
def withdraw_release(release: Release, *, author: User | None, reason: str) -> Withdrawal:
    """Withdraw a release. If it was current, the newest one that is not withdrawn becomes so."""
    require(author, PERMISSION)
    reason = _sound(reason, "reason", required=True)
    pack = lock(release.game_id)
    active = Withdrawal.objects.filter(release=release, ended_at=None).first()
    if active is not None:
        raise WithdrawnError(release.number, active.reason)
    made = Withdrawal.objects.create(release=release, reason=reason, made_by=author)
    if pack.current_id == release.pk:
        make_current(pack, newest_standing(pack))
    _log("release withdrawn", release, pack, author)
    return made


@transaction.atomic
def take_back_withdrawal(release: Release, *, author: User | None, why: str = "") -> Withdrawal:
    """Let a release stand again. It becomes current if it is newer than the one that is."""
    require(author, PERMISSION)
    why = _sound(why, "why", required=False)
    pack = lock(release.game_id)
    active = Withdrawal.objects.filter(release=release, ended_at=None).first()
    if active is None:
        raise NotWithdrawnError(release.number)
    active.ended_at, active.ended_by, active.ended_why = timezone.now(), author, why
    active.save()
    if pack.current is None or pack.current.number < release.number:
        make_current(pack, release)
    _log("withdrawal taken back", release, pack, author)
    return active


def _log(what: str, release: Release, pack: Pack, author: User | None) -> None:
    current = pack.current.number if pack.current is not None else None
    log_when_kept(log, what, game=pack.pk, release=release.number, current=current, by=name_of(author))


def _sound(text: str, field: str, *, required: bool) -> str:
    """What somebody wrote, without spaces around it; refused if it is missing or too long."""
    text = text.strip()
    if required and not text:
        raise InvalidError([Fault((field,), "text-required")])
    if len(text) > LONGEST:
        raise InvalidError([Fault((field,), "text-long", {"is": len(text), "longest": LONGEST})])
    return text
