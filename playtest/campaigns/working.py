"""The work of a campaign's job: its games are played with the cores of this machine, or by a cluster."""

from __future__ import annotations

from typing import Any

from django.conf import settings

from content.jobs.pulse import Pulse
from content.models import Job
from playtest.campaigns.executors import Executor, OneProcess
from playtest.campaigns.players import LocalProcesses
from playtest.campaigns.running import play


def work(job: Job, pulse: Pulse) -> dict[str, Any]:
    """Play what is missing, as the settings say."""
    return play(job, pulse, executor_for(settings.CAMPAIGN_CLUSTER, settings.CAMPAIGN_PROCESSES))


def executor_for(cluster: str = "", processes: int = 0) -> Executor:
    """A cluster by its address, or so many processes of this machine: none besides this one if it is one, and
    one for each core if nothing is said."""
    if cluster:
        from playtest.campaigns.cluster import DaskCluster  # takes a second to load, and few have a cluster

        return DaskCluster(cluster)
    return OneProcess() if processes == 1 else LocalProcesses(processes)
