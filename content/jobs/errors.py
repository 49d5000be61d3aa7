"""How a job ends other than well."""

from __future__ import annotations

from content.errors import ContentError
from engine.schema import Fault


class JobRefusedError(ContentError):
    """What a job was given cannot be done: each fault with its place."""

    def __init__(self, faults: list[tuple[str, Fault]]) -> None:
        super().__init__(len(faults))
        self.faults = faults


class JobStoppedError(Exception):
    """Somebody stopped or paused the job, it was given to another worker because this one was silent too
    long, or this process must end."""


class TooManyJobsError(ContentError):
    """Somebody has ordered more of a kind than can be finished soon."""

    def __init__(self, kind: str, most: int) -> None:
        super().__init__(kind, most)
        self.kind = kind
        self.most = most
