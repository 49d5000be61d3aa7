"""Start the worker of the campaigns when there is work for it: a process of its own (``manage.py
campaignworker``), so that no page is slow meanwhile. What it does stands in `playtest.campaigns.working`; the
server need not even load Dask."""

from __future__ import annotations

from content.processes import Workers
from playtest.campaigns.queue import MOST_RUNNING, has_work

workers = Workers("campaignworker", MOST_RUNNING, has_work)


def ensure_worker() -> None:
    """Start a worker if there is a campaign that nobody runs. Called when the server starts and whenever
    somebody orders, resumes or looks."""
    workers.ensure()
