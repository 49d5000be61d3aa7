"""What each kind of job does. Settings name a function for each, so that one worker serves every package and
none of them has to be imported before its work is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.utils.module_loading import import_string

from content.jobs.pulse import Pulse
from content.models import Job

Work = Callable[[Job, Pulse], dict[str, Any]]
"""Does a job, tells its pulse how far it is, and returns the result, which is JSON. A refusal is a
`content.jobs.errors.JobRefusedError`."""


def work_of(kind: str) -> Work:
    """What jobs of a kind do. Raises `KeyError` for a kind that this version does not know."""
    work: Work = import_string(settings.JOBS[kind])
    return work
