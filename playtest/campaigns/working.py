"""Work the queue of campaigns off, one after the other, with the cores of this machine or a cluster."""

from __future__ import annotations

from playtest.campaigns.cluster import DaskCluster, LocalProcesses
from playtest.campaigns.executors import Executor
from playtest.campaigns.queue import take
from playtest.campaigns.running import run_campaign


def work_off(cluster: str = "") -> int:
    """Run every campaign that waits; return how many there were."""
    count = 0
    while (campaign := take()) is not None:
        run_campaign(campaign, executor_for(cluster))
        count += 1
    return count


def executor_for(cluster: str = "", processes: int = 0) -> Executor:
    """A cluster by its address, or the cores of this machine."""
    return DaskCluster(cluster) if cluster else LocalProcesses(processes)
