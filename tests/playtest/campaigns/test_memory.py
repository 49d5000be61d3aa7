"""Very many games do not need more memory than few: neither a worker, nor the runner, nor a report."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

from content.jobs.queue import claim
from content.models import Release
from playtest.campaigns.actions import Content, results_of, start_campaign, tally_of
from playtest.campaigns.players import LocalProcesses
from playtest.campaigns.running import Progress, run_campaign

GAMES = 100_000
GROWTH = 24
"""Megabytes by which a process may have grown between the first tenth of the games and the end: what
allocators keep, not what games leave behind."""


def resident(process: int) -> float:
    """The memory of a process, in megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@pytest.mark.soak
@pytest.mark.django_db(transaction=True)
def test_memory_is_flat_over_a_hundred_thousand_games(release: Release) -> None:
    order = {"seats": [3], "bots": [["random"]], "options": {"turn_limit": 12}, "games": GAMES}
    campaign = start_campaign(release.game, order, Content.of_release(release), author=None)
    assert claim(campaign.job)
    cluster = LocalProcesses(2)
    seen: list[tuple[int, float, dict[int, float]]] = []

    def watch(progress: Progress) -> None:
        workers = cluster.pids() if cluster.is_started else []
        if workers and progress.workers and (not seen or progress.done - seen[-1][0] >= GAMES // 50):
            each = {process: resident(process) for process in workers}
            seen.append((progress.done, resident(os.getpid()), each))

    done = run_campaign(campaign, cluster, watch)
    assert (done.fault, done.state, done.done_games, done.broken_games) == ({}, "done", GAMES, 0)
    early = next(row for row in seen if row[0] >= GAMES // 10)
    last = seen[-1]
    assert last[0] > GAMES * 9 // 10
    assert last[1] - early[1] < GROWTH, f"the runner: {[round(row[1]) for row in seen]}"
    assert early[2].keys() == last[2].keys(), "a worker was replaced"
    for process, memory in last[2].items():
        told = [round(row[2][process]) for row in seen if process in row[2]]
        assert memory - early[2][process] < GROWTH, f"a worker: {told}"
    gc.collect()
    before = resident(os.getpid())
    assert tally_of(done).counts["games"] == GAMES
    assert sum(1 for _ in results_of(done)) == GAMES
    assert resident(os.getpid()) - before < GROWTH, "reading the results"
