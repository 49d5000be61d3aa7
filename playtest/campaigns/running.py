"""Run a campaign: hand its unfinished chunks to an executor, store what comes back, until all are there or
somebody wants it to stop.

Nothing but stored results is kept between chunks, so a run can end at any point, by a pause or by a crash,
and the next one goes on from there. Results are stored once for each chunk, whoever played it.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from django.db import IntegrityError, transaction
from django.db.models import F
from django.utils import timezone

from content.logbook import Fact, log_event, log_failure
from content.patience import patiently
from content.processes import must_end
from engine.snapshot import Snapshot
from playtest.campaigns.chunks import Cut
from playtest.campaigns.executors import Executor, ExecutorError, Job
from playtest.campaigns.fingerprint import fingerprint
from playtest.campaigns.models import Campaign, ChunkResult
from playtest.campaigns.packing import digest_of
from playtest.campaigns.playing import Chunk, Played
from playtest.campaigns.queue import pulse, put_back, together
from playtest.campaigns.spec import Spec

PULSE = 0.5
"""Seconds between two words that the runner is alive."""
WINDOW = 20.0
"""The rate is that of about so many seconds."""

State = Campaign.State
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Progress:
    """How far a run is: games of all campaigns that run together."""

    done: int
    total: int
    rate: float
    workers: int


Tell = Callable[[Progress], None]


class StoppedError(Exception):
    """Somebody has paused or cancelled the campaign or taken it over, or this process must end."""


def run_campaign(campaign: Campaign, executor: Executor, tell: Tell | None = None) -> Campaign:
    """Run a campaign that was claimed (`playtest.campaigns.queue.claim`), with the one it is compared with if
    there is one. The answer is the campaign as it is then: done, failed, or in the state that stopped it."""
    leader = campaign.leader
    began = time.monotonic()
    facts: dict[str, Fact] = {"campaign": leader.public_id, "game": leader.game_id}
    log_event(_log, "campaign begun", **facts, games=leader.games, done=leader.done_games)
    try:
        _Run(leader, executor, tell).to_the_end()
    except StoppedError:
        pass
    except ExecutorError as error:
        _fail(leader, error.key, error.arguments)
    except Exception as error:  # noqa: BLE001 - whoever waits must be told
        log_failure(_log, "campaign failed", error, campaign=leader.public_id)
        _fail(leader, "broken", {"problem": f"{type(error).__name__}: {error}"[:300]})
    now = Campaign.objects.get(pk=leader.pk)
    if now.state != State.WAITING:  # a studio that stops does so without a word
        log_event(
            _log,
            "campaign ended",
            **facts,
            state=now.state,
            done=now.done_games,
            broken=now.broken_games,
            fault=now.fault.get("key"),
            seconds=time.monotonic() - began,
        )
    return now


def content_of(campaign: Campaign) -> Snapshot:
    """The content that a campaign plays."""
    frozen = campaign.release or campaign.draft
    assert frozen is not None, "a campaign without content"
    return Snapshot.read(bytes(frozen.content))


class _Run:
    """One run of a campaign, or of two that are compared."""

    def __init__(self, leader: Campaign, executor: Executor, tell: Tell | None) -> None:
        self.leader = leader
        self.executor = executor
        self.tell = tell
        self.members = {member.pk: member for member in leader.members()}
        self.total = sum(member.games for member in self.members.values())
        self.done = 0
        self.in_flight = 0
        self.told_at = 0.0
        self.times: deque[tuple[float, int]] = deque()

    def to_the_end(self) -> None:
        """Play what is missing, then leave the digests."""
        self.require_same_rules()
        missing = self.missing()
        with self.executor as executor:
            for member in self.members.values():
                executor.hold(content_of(member))
            self.times.append((time.monotonic(), self.done))
            job = next(missing, None)
            while job is not None or self.in_flight:
                while job is not None and executor.room() > 0:
                    executor.submit(job)
                    self.in_flight += 1
                    job = next(missing, None)
                finished = executor.result(PULSE, self.between)
                if finished is not None:
                    self.in_flight -= 1
                    self.store(*finished)
                self.between()
        self.finish()

    def require_same_rules(self) -> None:
        """What was begun with other rules is not finished with these."""
        if any(member.engine != fingerprint() for member in self.members.values()):
            raise ExecutorError("rules-changed")

    def missing(self) -> Iterator[Job]:
        """The chunks that have no result, of two campaigns by turns, so that they can be compared early."""
        stored: dict[int, set[int]] = {}
        for member in self.members.values():
            found = list(member.results.values_list("number", "count"))
            stored[member.pk] = {number for number, _ in found}
            self.done += sum(count for _, count in found)
        return self.jobs(stored)

    def jobs(self, stored: dict[int, set[int]]) -> Iterator[Job]:
        """The chunks that are not stored, one after the other."""
        cuts = {pk: Cut(member.games, member.chunk_size) for pk, member in self.members.items()}
        specs = {pk: Spec.from_json(member.spec).as_bytes() for pk, member in self.members.items()}
        for number in range(max(cut.chunks for cut in cuts.values())):
            for pk, member in self.members.items():
                if number < cuts[pk].chunks and number not in stored[pk]:
                    yield Job(pk, Chunk(member.snapshot, specs[pk], *cuts[pk].part(number)))

    def store(self, job: Job, played: Played) -> None:
        """Keep a result, unless another runner was quicker."""
        try:
            patiently(lambda: _write(job, played))
        except IntegrityError:
            if not Campaign.objects.filter(pk=job.owner).exists():
                raise StoppedError from None  # somebody has deleted it
        self.done += job.chunk.games
        self.times.append((time.monotonic(), self.done))

    def rate(self) -> float:
        """Games in a second, lately."""
        now = time.monotonic()
        while len(self.times) > 2 and now - self.times[0][0] > WINDOW:
            self.times.popleft()
        begun, before = self.times[0]
        return (self.done - before) / max(now - begun, 0.001)

    def between(self) -> None:
        """Now and then say how far it is, and stop if somebody wants it; if this process must end, let others
        go on."""
        if must_end():
            put_back(self.leader)
            raise StoppedError
        now = time.monotonic()
        if now - self.told_at < PULSE:
            return
        self.told_at = now
        rate = self.rate()
        if not patiently(lambda: pulse(self.leader, rate)):
            raise StoppedError
        if self.tell is not None:
            self.tell(Progress(self.done, self.total, rate, self.executor.workers()))

    def finish(self) -> None:
        """All chunks are there: name the whole."""
        patiently(self.name_all)
        if self.tell is not None:
            self.tell(Progress(self.done, self.total, self.rate(), 0))

    @transaction.atomic
    def name_all(self) -> None:
        """The digests of all campaigns that run together, or of none: one that is done is not taken up
        again."""
        for member in self.members.values():
            digests = list(member.results.order_by("number").values_list("digest", flat=True))
            assert len(digests) == member.chunks, "a chunk is missing"
            mine = Campaign.objects.filter(pk=member.pk, runner=self.leader.runner, state=State.RUNNING)
            mine.update(
                state=State.DONE,
                digest=digest_of(digests),
                finished_at=timezone.now(),
                runner="",
                rate=self.rate(),
            )


@transaction.atomic
def _write(job: Job, played: Played) -> None:
    """A result and its share in the sums, or neither."""
    chunk = job.chunk
    ChunkResult.objects.create(
        campaign_id=job.owner,
        number=chunk.number,
        first=chunk.first,
        count=chunk.games,
        broken=played.broken,
        packed=played.packed,
        digest=played.digest,
        tally=played.tally,
    )
    Campaign.objects.filter(pk=job.owner).update(
        done_chunks=F("done_chunks") + 1,
        done_games=F("done_games") + chunk.games,
        broken_games=F("broken_games") + played.broken,
        attempts=0,
    )


def _fail(leader: Campaign, key: str, args: dict[str, str | int]) -> None:
    """Say why it cannot go on; what is finished stays, and it can be taken up again."""
    mine = together(leader).filter(runner=leader.runner, state=State.RUNNING)
    mine.update(state=State.FAILED, fault={"key": key, "args": args}, runner="", finished_at=timezone.now())
