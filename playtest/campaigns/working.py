"""Work the queue of campaigns off, one after the other, with the cores of this machine or a cluster."""

from __future__ import annotations

from content.processes import must_end
from playtest.campaigns.executors import Executor, OneProcess
from playtest.campaigns.players import LocalProcesses
from playtest.campaigns.queue import take
from playtest.campaigns.running import run_campaign


def work_off(cluster: str = "", processes: int = 0) -> int:
    """Run every campaign that waits; return how many there were."""
    count = 0
    while not must_end() and (campaign := take()) is not None:
        run_campaign(campaign, executor_for(cluster, processes))
        count += 1
    return count


def executor_for(cluster: str = "", processes: int = 0) -> Executor:
    """A cluster by its address, or so many processes of this machine: none besides this one if it is one, and
    one for each core if nothing is said."""
    if cluster:
        from playtest.campaigns.cluster import DaskCluster  # takes a second to load, and few have a cluster

        return DaskCluster(cluster)
    return OneProcess() if processes == 1 else LocalProcesses(processes)
