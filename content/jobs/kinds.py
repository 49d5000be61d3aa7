"""Kinds of job: what each declares of itself. Settings name them, so that one queue, one worker and one page
serve every package, and none of them has to be imported before it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from django.conf import settings
from django.utils.module_loading import import_string

from content.logbook import Fact
from content.models import Job

if TYPE_CHECKING:
    from content.jobs.pulse import Pulse

Work: TypeAlias = "Callable[[Job, Pulse], dict[str, Any]]"
"""Does a job, tells its pulse how far it is, and returns the result, which is JSON. A refusal is a
`content.jobs.errors.JobRefusedError`."""


def no_facts(_job: Job) -> dict[str, Fact]:
    """A kind of which the log tells nothing in particular."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A kind of job."""

    work: str
    """The name of a `Work`; only a worker loads it."""
    label: Callable[[], str]
    """What jobs of this kind are called, in the language of the page."""
    title: Callable[[Job], str]
    """What one of them is called, in the language of the page."""
    page: Callable[[Job], str]
    """The address of the page that shows it."""
    sign: str
    """The icon that stands before it."""
    may_see: str
    may_order: str
    """The right to order one, which is also that to stop one's own."""
    may_steer: str
    """The right to stop those of others and to throw them away."""
    facts: Callable[[Job], dict[str, Fact]] = no_facts
    """What the log tells of a job besides its number, game and person."""
    related: tuple[str, ...] = ()
    """The rows that title and page look at, as a query prefetches them."""
    faults: str = "job"
    """How the keys begin that say what went wrong: ``-broken`` and ``-interrupted`` are ours."""
    steps: str = "job-step"
    """How the messages begin that say what is happening."""
    goes_on: bool = False
    """Whether its results are kept as they come. Then it is taken up where it stopped, can be paused and
    resumed, and is stopped at once; any other kind begins anew, and is stopped when its worker hears it."""
    at_once: int = 2
    """So many are done at once, whatever waits of other kinds."""
    most_open: int = 5
    """So many one person may have under way."""
    attempts: int = 2
    """A job whose workers died is begun so often in all without getting anywhere."""
    silence: timedelta = timedelta(seconds=30)
    """A worker that has said nothing for so long is gone."""
    kept: timedelta | None = None
    """How long what came of it can be looked at; nothing: until somebody throws it away."""


@cache
def kind_of(name: str) -> Kind:
    """The kind of a name. Raises `KeyError` for one that this version does not know."""
    kind: Kind = import_string(settings.JOBS[name])
    return kind


def kinds() -> dict[str, Kind]:
    """All kinds by their names."""
    return {name: kind_of(name) for name in settings.JOBS}
