"""Run a campaign: hand its unfinished chunks to an executor, store what comes back, until all are there or
somebody wants it to stop.

Nothing but stored results is kept between chunks, so a run can end at any point, by a pause or by a crash,
and the next one goes on from there. Results are stored once for each chunk, whoever played it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import F

from content.jobs.errors import JobRefusedError, JobStoppedError
from content.jobs.pulse import Pulse
from content.jobs.queue import finish, note_success
from content.jobs.worker import perform
from content.models import Job
from content.patience import patiently
from engine.schema import Fault
from engine.snapshot import Snapshot
from playtest.campaigns.chunks import Cut
from playtest.campaigns.executors import Executor, ExecutorError, Share
from playtest.campaigns.fingerprint import fingerprint
from playtest.campaigns.models import Campaign, ChunkResult
from playtest.campaigns.models.campaign import FAULTS
from playtest.campaigns.packing import digest_of
from playtest.campaigns.playing import Chunk, Played
from playtest.campaigns.spec import Spec

WAIT = 0.5
"""Seconds to wait for a result before the pulse is beaten again."""
STEP = "play"


@dataclass(frozen=True)
class Progress:
    """How far a run is: games of all campaigns that run together."""

    done: int
    total: int
    rate: float
    workers: int


Tell = Callable[[Progress], None]


def run_campaign(campaign: Campaign, executor: Executor, tell: Tell | None = None) -> Campaign:
    """Run a campaign whose job was claimed (`content.jobs.queue.claim`), with the one it is compared with if
    there is one. The answer is the campaign as it is then: done, failed, or in the state that stopped it."""
    perform(campaign.job, partial(play, executor=executor, tell=tell))
    return Campaign.objects.select_related("job").get(pk=campaign.leader.pk)


def play(job: Job, pulse: Pulse, executor: Executor, tell: Tell | None = None) -> dict[str, Any]:
    """Play what is missing of the campaigns of a job. Raises `JobRefusedError` if they cannot be played; what
    is finished stays, and it can be taken up again."""
    try:
        run = _Run(job, pulse, executor, tell)
        if not run.members:
            raise JobStoppedError  # somebody has deleted it
        run.to_the_end()
    except ExecutorError as error:
        raise JobRefusedError([("", Fault((), f"{FAULTS}-{error.key}", error.arguments))]) from error
    return {}


def content_of(campaign: Campaign) -> Snapshot:
    """The content that a campaign plays."""
    frozen = campaign.release or campaign.draft
    assert frozen is not None, "a campaign without content"
    return Snapshot.read(bytes(frozen.content))


class _Run:
    """One run of a campaign, or of two that are compared."""

    def __init__(self, job: Job, pulse: Pulse, executor: Executor, tell: Tell | None) -> None:
        self.job = job
        self.pulse = pulse
        self.executor = executor
        self.tell = tell
        self.members = {member.pk: member for member in job.campaigns.order_by("pk")}
        self.total = sum(member.games for member in self.members.values())
        self.done = 0
        self.in_flight = 0
        self.told_at = 0.0

    def to_the_end(self) -> None:
        """Play what is missing, then leave the digests."""
        self.require_same_rules()
        missing = self.missing()
        with self.executor as executor:
            for member in self.members.values():
                executor.hold(content_of(member))
            share = next(missing, None)
            while share is not None or self.in_flight:
                while share is not None and executor.room() > 0:
                    executor.submit(share)
                    self.in_flight += 1
                    share = next(missing, None)
                finished = executor.result(WAIT, self.between)
                if finished is not None:
                    self.in_flight -= 1
                    self.store(*finished)
                self.between()
        self.finish()

    def require_same_rules(self) -> None:
        """What was begun with other rules is not finished with these."""
        if any(member.engine != fingerprint() for member in self.members.values()):
            raise ExecutorError("rules-changed")

    def missing(self) -> Iterator[Share]:
        """The chunks that have no result, of two campaigns by turns, so that they can be compared early."""
        stored: dict[int, set[int]] = {}
        for member in self.members.values():
            found = list(member.results.values_list("number", "count"))
            stored[member.pk] = {number for number, _ in found}
            self.done += sum(count for _, count in found)
        return self.shares(stored)

    def shares(self, stored: dict[int, set[int]]) -> Iterator[Share]:
        """The chunks that are not stored, one after the other."""
        cuts = {pk: Cut(member.games, member.chunk_size) for pk, member in self.members.items()}
        specs = {pk: Spec.from_json(member.spec).as_bytes() for pk, member in self.members.items()}
        for number in range(max(cut.chunks for cut in cuts.values())):
            for pk, member in self.members.items():
                if number < cuts[pk].chunks and number not in stored[pk]:
                    yield Share(pk, Chunk(member.snapshot, specs[pk], *cuts[pk].part(number)))

    def store(self, share: Share, played: Played) -> None:
        """Keep a result, unless another runner was quicker."""
        try:
            patiently(lambda: _write(self.job, share, played))
        except IntegrityError:
            if not Campaign.objects.filter(pk=share.owner).exists():
                raise JobStoppedError from None  # somebody has deleted it
        self.done += share.chunk.games

    def between(self) -> None:
        """Say how far it is, and stop if somebody wants it or this process must end."""
        self.pulse.beat(STEP, self.done, self.total)
        now = time.monotonic()
        if self.tell is not None and now - self.told_at >= WAIT:
            self.told_at = now
            self.tell(Progress(self.done, self.total, self.pulse.rate(), self.executor.workers()))

    def finish(self) -> None:
        """All chunks are there: name the whole."""
        self.pulse.note(STEP, self.done, self.total)
        patiently(self.name_all)
        if self.tell is not None:
            self.tell(Progress(self.done, self.total, self.pulse.rate(), 0))

    @transaction.atomic
    def name_all(self) -> None:
        """The digests of all campaigns that run together, and the end of the job; or nothing of it, if the
        job is not ours any more."""
        for member in self.members.values():
            digests = list(member.results.order_by("number").values_list("digest", flat=True))
            assert len(digests) == member.chunks, "a chunk is missing"
            Campaign.objects.filter(pk=member.pk).update(digest=digest_of(digests))
        if not finish(self.job, Job.State.DONE, {}):
            raise JobStoppedError


@transaction.atomic
def _write(job: Job, share: Share, played: Played) -> None:
    """A result and its share in the sums, or neither."""
    chunk = share.chunk
    ChunkResult.objects.create(
        campaign_id=share.owner,
        number=chunk.number,
        first=chunk.first,
        count=chunk.games,
        broken=played.broken,
        packed=played.packed,
        digest=played.digest,
        tally=played.tally,
    )
    Campaign.objects.filter(pk=share.owner).update(
        done_chunks=F("done_chunks") + 1,
        done_games=F("done_games") + chunk.games,
        broken_games=F("broken_games") + played.broken,
    )
    note_success(job)
