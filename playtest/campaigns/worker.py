"""Start the worker of the campaigns when there is work for it: a process of its own (``manage.py
campaignworker``), so that no page is slow meanwhile. What it does stands in `playtest.campaigns.working`; the
server need not even load Dask."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from django.conf import settings

from playtest.campaigns.queue import MOST_RUNNING, has_work

COMMAND = "campaignworker"
START = 8.0
"""Seconds that a worker may need before it takes its first campaign: meanwhile no other is started."""

_children: list[tuple[float, subprocess.Popen[bytes]]] = []
"""The workers that this process has started, each with the time."""


def ensure_worker() -> None:
    """Start a worker if there is a campaign that nobody runs. Called when the server starts and whenever
    somebody orders, resumes or looks."""
    now = time.monotonic()
    _children[:] = [(begun, child) for begun, child in _children if child.poll() is None]
    if len(_children) >= MOST_RUNNING or any(now - begun < START for begun, _ in _children):
        return
    if not has_work():
        return
    child = subprocess.Popen(
        [sys.executable, "-m", "django", COMMAND],
        cwd=settings.BASE_DIR,
        env={**os.environ, "DJANGO_SETTINGS_MODULE": os.environ["DJANGO_SETTINGS_MODULE"]},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    _children.append((now, child))
