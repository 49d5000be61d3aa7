"""Starts a worker when there is work that nobody does."""

from __future__ import annotations

from content.jobs.queue import MOST_RUNNING, has_work
from content.processes import Workers

workers = Workers("jobworker", MOST_RUNNING, has_work)
