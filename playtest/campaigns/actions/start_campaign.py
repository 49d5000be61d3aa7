"""Order a campaign, or two that are compared; see beforehand how large it would be."""

from __future__ import annotations

import logging
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.db import transaction

from content.actions.allow import require
from content.jobs.errors import TooManyJobsError
from content.jobs.queue import claim, put
from content.logbook import log_when_kept, name_of
from content.models import Job, Pack, Release
from content.snapshots import snapshot_bytes
from content.store import read_content
from engine.snapshot import Snapshot
from playtest.campaigns.checking import read_spec
from playtest.campaigns.chunks import Cut, chunk_size
from playtest.campaigns.errors import NoReleaseError, TooManyCampaignsError
from playtest.campaigns.fingerprint import fingerprint
from playtest.campaigns.grid import Grid
from playtest.campaigns.job_kind import RIGHT_TO_RUN
from playtest.campaigns.models import CAMPAIGN, Campaign
from playtest.campaigns.spec import Spec
from playtest.models import FrozenDraft

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)


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
    require(author, RIGHT_TO_RUN)
    spec, grid = read_spec(given, content.snapshot)
    with transaction.atomic():
        job = _put(pack, author, claimed)
        campaign = _create(pack, spec, grid, content, job, title)
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
    require(author, RIGHT_TO_RUN)
    spec, grid = read_spec(given, first.snapshot)
    other_spec, other_grid = read_spec(given, second.snapshot)
    with transaction.atomic():
        job = _put(pack, author, claimed)
        base = _create(pack, spec, grid, first, job, title)
        _create(pack, other_spec, other_grid, second, job, title, base)
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


def _put(pack: Pack, author: User | None, claimed: bool) -> Job:
    """The job of a campaign, or of two that are compared."""
    try:
        job = put(CAMPAIGN, pack, author=author)
    except TooManyJobsError as error:
        raise TooManyCampaignsError(error.most) from None
    if claimed:
        claim(job)
    return job


def _create(
    pack: Pack,
    spec: Spec,
    grid: Grid,
    content: Content,
    job: Job,
    title: str,
    base: Campaign | None = None,
) -> Campaign:
    """The row of a campaign; the second of a comparison is cut like the first."""
    snapshot = content.snapshot
    size = base.chunk_size if base is not None else chunk_size(snapshot, grid)
    return Campaign.objects.create(
        job=job,
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
    )


def _frozen(pack: Pack, snapshot: Snapshot) -> FrozenDraft:
    kept, _ = FrozenDraft.objects.get_or_create(
        hash=snapshot.hash, defaults={"game": pack, "packed": zlib.compress(snapshot.content, 6)}
    )
    return kept
