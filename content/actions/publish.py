"""Freeze a game's content into a release, and see beforehand what it would change."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import Max

from content.actions.allow import require
from content.checks import Finding, Level
from content.current import make_current
from content.entries.pack import PackContent
from content.errors import ContentError, WithdrawnError
from content.judgements import errors_of, stamp_of
from content.logbook import Fact, log_event, log_when_kept, name_of
from content.models import Entry, Pack, Release
from content.snapshots import hash_of, snapshot_bytes
from content.store import lock, read_content
from content.verdict import judge

if TYPE_CHECKING:
    from django.contrib.auth.models import User


log = logging.getLogger(__name__)


class ChecksFailedError(ContentError):
    """Content with errors is not published."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(len(findings))
        self.findings = findings


class ContentChangedError(ContentError):
    """Somebody changed the content after the one who publishes had looked at it."""


ROUNDS = 5
"""So often content is looked at again because somebody else published meanwhile."""


@dataclass(frozen=True, slots=True)
class _Frozen:
    """The content of a game at one moment, and the number of its newest release then."""

    content: PackContent
    bytes: bytes
    newest: int
    stamp: str


def publish(pack: Pack, *, author: User | None, note: str = "", seen: str = "") -> Release:
    """Make the content as it is now, judged and played, the current release. Unchanged content is the release
    it already was; what was withdrawn is not published again, its withdrawal is taken back. A verdict that is
    kept (`content.judgements`) counts if it is about exactly this content; else it is judged now.

    What others save while it is judged belongs to the next release; if they publish meanwhile, the content is
    read anew, so that no release takes back what an earlier one brought. ``seen`` is the hash of what the
    person looked at, or its stamp (`stamp_of`); other content is then not published.
    """
    require(author, "content.publish_release")
    began = time.monotonic()
    facts: dict[str, Fact] = {"game": pack.pk, "by": name_of(author)}
    for _round in range(ROUNDS):
        frozen = _read(pack)
        if seen and seen not in (hash_of(frozen.bytes), frozen.stamp):
            break
        # Before anything is held: nobody waits while games are played.
        errors = errors_of(pack, hash_of(frozen.bytes))
        if errors is None:
            errors = judge(frozen.content, frozen.bytes, least=Level.ERROR).errors
        if errors:
            seconds = time.monotonic() - began
            log_event(log, "release refused", **facts, errors=len(errors), seconds=seconds)
            raise ChecksFailedError(errors)
        release = _freeze(pack, frozen, author, note)
        if release is not None:
            seconds = time.monotonic() - began
            log_when_kept(
                log,
                "release published",
                **facts,
                release=release.number,
                hash=release.hash[:12],
                entries=len(frozen.content.documents),
                seconds=seconds,
            )
            return release
    raise ContentChangedError


@transaction.atomic
def _read(pack: Pack) -> _Frozen:
    """The content at one moment: no half of anybody's edit."""
    pack = lock(pack.pk)
    content = read_content(pack)
    return _Frozen(content, snapshot_bytes(content), _newest(pack), stamp_of(pack)[0])


@transaction.atomic
def _freeze(pack: Pack, frozen: _Frozen, author: User | None, note: str) -> Release | None:
    """Make judged content the current release; None if somebody has published since it was read."""
    pack = lock(pack.pk)
    release = Release.objects.filter(pk=hash_of(frozen.bytes)).first()
    newest = _newest(pack)
    if newest != frozen.newest and (release is None or release.number != newest):
        return None
    if release is None:
        release = Release.objects.create(
            hash=hash_of(frozen.bytes),
            game=pack,
            number=newest + 1,
            content=frozen.bytes,
            note=note,
            made_by=author,
        )
    elif release.withdrawal is not None:
        raise WithdrawnError(release.number, release.withdrawal.reason)
    _mark_released(pack, frozen.content)
    make_current(pack, release)
    return release


def _newest(pack: Pack) -> int:
    newest: int | None = Release.objects.filter(game=pack).aggregate(newest=Max("number"))["newest"]
    return newest or 0


def _mark_released(pack: Pack, content: PackContent) -> None:
    """From now on the slugs of these entries stay. One made while they were judged is not among them."""
    fresh = [
        entry
        for entry in Entry.objects.filter(game=pack, is_released=False).only("kind", "slug")
        if (entry.kind, entry.slug) in content.documents
    ]
    for entry in fresh:
        entry.is_released = True
    Entry.objects.bulk_update(fresh, ["is_released"], batch_size=500)
