"""Starts workers when there is work that nobody does: for each kind its own, so that none waits behind
another."""

from __future__ import annotations

from functools import cache, partial

from django.conf import settings

from content.jobs.kinds import kind_of
from content.jobs.queue import has_work
from content.processes import Workers


def ensure_workers(*names: str) -> None:
    """Start a worker for each of these kinds, or for each there is, of which a job waits that nobody does.
    Called whenever somebody orders or looks."""
    for name in names or settings.JOBS:
        _workers(name).ensure()


@cache
def _workers(name: str) -> Workers:
    return Workers(("jobworker", "--kind", name), kind_of(name).at_once, partial(has_work, name))
