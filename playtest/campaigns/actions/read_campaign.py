"""How far a campaign is, what came of its games, and any single one of them again, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from content.jobs.queue import State, is_interrupted
from engine.kernel import Replay
from playtest.campaigns.chunks import Cut
from playtest.campaigns.errors import NoSuchGameError, ReplayDiffersError
from playtest.campaigns.models import Campaign, ChunkResult
from playtest.campaigns.packing import Row, unpack
from playtest.campaigns.playing import replay_game, short_digest
from playtest.campaigns.running import content_of
from playtest.campaigns.spec import Spec
from playtest.campaigns.tallies import tally_rows, unpack_tally
from playtest.reports.tally import Tally

AT_A_TIME = 8
"""So many chunks are in memory at once."""


@dataclass(frozen=True)
class CampaignProgress:
    """How far a campaign is, with the one it is compared with."""

    state: str
    done: int
    total: int
    broken: int
    percent: int
    rate: float
    """Games in a second, lately; 0 while nobody plays."""
    seconds_left: int | None
    """About how long it will take; nothing while nobody plays."""
    is_abandoned: bool
    """Whether it should be running and whoever ran it has died; a worker takes it up again."""


@dataclass(frozen=True)
class ReplayedGame:
    """One game of a campaign, played again."""

    replay: Replay
    row: Row | None
    """What was stored of it; nothing if its turn has not come yet."""


def progress_of(campaign: Campaign) -> CampaignProgress:
    """How far it is now."""
    members = campaign.members()
    leader = members[0]
    done = sum(member.done_games for member in members)
    total = sum(member.games for member in members)
    is_running = leader.state == State.RUNNING
    abandoned = is_interrupted(leader.job)
    rate = leader.job.rate if is_running and not abandoned else 0.0
    return CampaignProgress(
        state=leader.state,
        done=done,
        total=total,
        broken=sum(member.broken_games for member in members),
        percent=100 if leader.state == State.DONE else min(99, 100 * done // total),
        rate=rate,
        seconds_left=round((total - done) / rate) if rate > 0 else None,
        is_abandoned=abandoned,
    )


def results_of(campaign: Campaign) -> Iterator[Row]:
    """The rows of all games that are finished, in the order of their numbers, read chunk by chunk."""
    for chunk in chunks_of(campaign):
        yield from unpack(bytes(chunk.packed))


def chunks_of(campaign: Campaign, after: int = -1) -> Iterator[ChunkResult]:
    """The finished chunks beyond a number, in order."""
    found = campaign.results.filter(number__gt=after).order_by("number")
    yield from found.iterator(chunk_size=AT_A_TIME)


def pairs_of(campaign: Campaign) -> Iterator[tuple[Row, Row]]:
    """Of a comparison the games that both sides have finished: the same number, cell and seed."""
    base, rival = campaign.members()
    for mine in chunks_of(base):
        other = rival.results.filter(number=mine.number).first()
        if other is not None:
            yield from zip(unpack(bytes(mine.packed)), unpack(bytes(other.packed)), strict=True)


def tally_of(campaign: Campaign) -> Tally:
    """What all finished games add up to."""
    whole = Tally()
    for _, tally in tallies_of(campaign):
        whole.merge(tally)
    return whole


def tallies_of(campaign: Campaign, after: int = -1) -> Iterator[tuple[int, Tally]]:
    """The tallies of the finished chunks beyond a number, in order: what a page adds to those it has."""
    found = campaign.results.filter(number__gt=after).order_by("number").values_list("number", "tally")
    for number, packed in found.iterator(chunk_size=AT_A_TIME):
        tally = unpack_tally(bytes(packed)) if packed is not None else None
        if tally is None:
            chunk = campaign.results.get(number=number)
            tally = tally_rows(unpack(bytes(chunk.packed)))
        yield number, tally


def row_of(campaign: Campaign, number: int) -> Row | None:
    """What was stored of one game, if its turn has come."""
    if not 0 <= number < campaign.games:
        raise NoSuchGameError(number, campaign.games)
    chunk = campaign.results.filter(number=Cut(campaign.games, campaign.chunk_size).holding(number)).first()
    return unpack(bytes(chunk.packed))[number - chunk.first] if chunk is not None else None


def game_of(campaign: Campaign, number: int) -> ReplayedGame:
    """Play one game of a campaign again, with every decision written down. Raises `ReplayDiffersError` if it
    does not end as it did then."""
    row = row_of(campaign, number)
    replay, game = replay_game(content_of(campaign), Spec.from_json(campaign.spec).as_bytes(), number)
    if row is not None and not row.fault and short_digest(game) != row.digest:
        raise ReplayDiffersError(number)
    return ReplayedGame(replay, row)
