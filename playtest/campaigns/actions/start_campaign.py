"""Order a campaign, or two that are compared; see beforehand how large it would be."""

from __future__ import annotations

import logging
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.db import transaction

from content.actions.allow import require
from content.logbook import log_when_kept, name_of
from content.models import Pack, Release
from content.snapshots import snapshot_bytes
from content.store import read_content
from engine.snapshot import Snapshot
from playtest.campaigns.checking import read_spec
from playtest.campaigns.chunks import Cut, chunk_size
from playtest.campaigns.errors import NoReleaseError, TooManyCampaignsError
from playtest.campaigns.fingerprint import fingerprint
from playtest.campaigns.grid import Grid
from playtest.campaigns.models import Campaign
from playtest.campaigns.queue import claim
from playtest.campaigns.spec import Spec
from playtest.models import FrozenDraft

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)

RIGHT = "playtest.run_campaigns"
MOST_OPEN = 8
"""So many campaigns one person may have waiting or running."""


@dataclass(frozen=True)
class Content:
    """What is played: a release, or the draft as it is now."""

    snapshot: Snapshot
    release: Release | None

    @classmethod
    def of_release(cls, release: Release) -> Content:
        """A release."""
        return cls(Snapshot.read(bytes(release.content)), release)

    @classmethod
    def current(cls, pack: Pack) -> Content:
        """The current release of a game."""
        if pack.current is None:
            raise NoReleaseError(pack.pk)
        return cls.of_release(pack.current)

    @classmethod
    def of_draft(cls, pack: Pack) -> Content:
        """The unpublished state of a game. If it has been published as it is, it is that release."""
        snapshot = Snapshot.read(snapshot_bytes(read_content(pack)))
        return cls(snapshot, Release.objects.filter(pk=snapshot.hash).first())


@dataclass(frozen=True)
class Size:
    """How large a campaign would be."""

    cells: int
    games: int
    chunks: int


def size_of(content: Content, given: Any) -> Size:
    """How many games an order comes to, without playing any for its sake; raises `SpecError`."""
    _, grid = read_spec(given, content.snapshot)
    cut = Cut(grid.games, chunk_size(content.snapshot, grid))
    return Size(len(grid.cells), grid.games, cut.chunks)


def start_campaign(
    pack: Pack, given: Any, content: Content, *, author: User | None, title: str = "", claimed: bool = False
) -> Campaign:
    """Order a campaign. The order is plain JSON (`playtest.campaigns.spec.Spec`); raises `SpecError` if it
    cannot be played. A claimed one is run by whoever calls, others wait for a worker."""
    require(author, RIGHT)
    spec, grid = read_spec(given, content.snapshot)
    with transaction.atomic():
        _require_few(author)
        campaign = _create(pack, spec, grid, content, author, title)
        if claimed:
            claim(campaign)
        _log_order(campaign, author)
    return campaign


def start_comparison(
    pack: Pack,
    given: Any,
    first: Content,
    second: Content,
    *,
    author: User | None,
    title: str = "",
    claimed: bool = False,
) -> Campaign:
    """Order the same games of two contents, played by turns, so that every pair of chunks is an answer. What
    comes back is the campaign of the first; its ``rival`` is that of the second."""
    require(author, RIGHT)
    spec, grid = read_spec(given, first.snapshot)
    other_spec, other_grid = read_spec(given, second.snapshot)
    with transaction.atomic():
        _require_few(author)
        base = _create(pack, spec, grid, first, author, title)
        _create(pack, other_spec, other_grid, second, author, title, base)
        if claimed:
            claim(base)
        _log_order(base, author, compared=True)
    return base


def _log_order(campaign: Campaign, author: User | None, *, compared: bool = False) -> None:
    log_when_kept(
        log,
        "campaign ordered",
        campaign=campaign.public_id,
        game=campaign.game_id,
        games=campaign.games,
        compared=compared,
        by=name_of(author),
    )


def _require_few(author: User | None) -> None:
    if author is None:
        return
    waiting = (Campaign.State.WAITING, Campaign.State.RUNNING)
    if Campaign.objects.filter(made_by=author, base=None, state__in=waiting).count() >= MOST_OPEN:
        raise TooManyCampaignsError(MOST_OPEN)


def _create(
    pack: Pack,
    spec: Spec,
    grid: Grid,
    content: Content,
    author: User | None,
    title: str,
    base: Campaign | None = None,
) -> Campaign:
    """The row of a campaign; the second of a comparison is cut like the first."""
    snapshot = content.snapshot
    size = base.chunk_size if base is not None else chunk_size(snapshot, grid)
    return Campaign.objects.create(
        title=title.strip(),
        game=pack,
        release=content.release,
        draft=None if content.release is not None else _frozen(pack, snapshot),
        snapshot=snapshot.hash,
        engine=fingerprint(),
        spec=spec.as_json(),
        base=base,
        chunk_size=size,
        chunks=Cut(grid.games, size).chunks,
        games=grid.games,
        made_by=author,
    )


def _frozen(pack: Pack, snapshot: Snapshot) -> FrozenDraft:
    kept, _ = FrozenDraft.objects.get_or_create(
        hash=snapshot.hash, defaults={"game": pack, "packed": zlib.compress(snapshot.content, 6)}
    )
    return kept
