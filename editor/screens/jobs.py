"""Jobs: everything that runs, waits, failed or was finished lately, whoever wanted it and whatever it is
about; with how far it is, and the ways to stop it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.module_loading import import_string
from django.utils.translation import gettext as _

from content.actions.steer_job import pause_job, resume_job, stop_job
from content.jobs.faults import faults_of
from content.jobs.kinds import Kind, kind_of
from content.jobs.queue import OPEN, RESUMABLE, STOPPABLE
from content.jobs.rights import may_steer, seen_by
from content.jobs.starting import ensure_workers
from content.models import Job
from content.wording import duration, game_name
from editor.job_words import fault_line, step_text
from editor.names import interface_language
from editor.screens.base import language_names, page, person, screen

State = Job.State
UNDER_WAY = (*OPEN, State.PAUSED)
LATELY = timedelta(days=14)
MOST = 40
"""So many jobs each part of the page lists."""
MOST_REASONS = 3
"""So many faults of a job the page lists; its own page lists all."""
SOON = 5
"""A job that will be finished in so many seconds does not say when."""
DEEDS: dict[str, Callable[..., bool]] = {"stop": stop_job, "pause": pause_job, "resume": resume_job}


@dataclass(frozen=True, slots=True)
class ShownJob:
    """A job as the page shows it."""

    job: Job
    sign: str
    label: str
    title: str
    link: str
    game: str
    step: str
    left: str
    """About how long it will take; nothing if nobody knows."""
    took: str
    reasons: list[str]
    more: int
    """So many reasons are not listed."""
    deeds: list[str]


@screen("content.view_entry")
def jobs(request: HttpRequest) -> HttpResponse:
    """What runs and what has run, as far as the person may see it."""
    return page(request, "editor/jobs.html", _("Jobs"), **_shown(request))


@screen("content.view_entry")
def live(request: HttpRequest) -> HttpResponse:
    """The part of the page that changes."""
    answer = render(request, "editor/parts/jobs.html", _shown(request))
    answer["Cache-Control"] = "no-store"
    return answer


@screen("content.view_entry")
def steer(request: HttpRequest, pk: int, deed: str) -> HttpResponse:
    """Stop, pause or resume a job. If somebody else was quicker, the page says how things are now."""
    who = person(request)
    job = get_object_or_404(Job.objects.filter(kind__in=seen_by(who)).defer("payload", "result"), pk=pk)
    if deed not in DEEDS:
        raise Http404
    if request.method == "POST":
        if not DEEDS[deed](job, author=who):
            messages.warning(request, _("Somebody else was quicker: this cannot be done any more."))
        ensure_workers(job.kind)
    return redirect(_address(request))


def _address(request: HttpRequest) -> str:
    return reverse("admin:jobs") + ("?mine=1" if request.GET.get("mine") else "")


def _shown(request: HttpRequest) -> dict[str, Any]:
    who, only_mine = person(request), bool(request.GET.get("mine"))
    seen = seen_by(who)
    ensure_workers(*seen)
    found = Job.objects.filter(kind__in=seen).select_related("made_by").defer("payload")
    found = found.prefetch_related(*{name for kind in seen for name in kind_of(kind).related})
    if only_mine:
        found = found.filter(made_by=who)
    lately = found.filter(finished_at__gte=timezone.now() - LATELY).order_by("-finished_at")
    names = language_names()

    def rows(some: QuerySet[Job]) -> list[ShownJob]:
        return [_row(job, kind_of(job.kind), who, names) for job in some[:MOST]]

    open_jobs = rows(found.filter(state__in=UNDER_WAY).order_by("id"))
    return {
        "under_way": open_jobs,
        "failed": rows(lately.filter(state=State.FAILED)),
        "finished": rows(lately.filter(state__in=(State.DONE, State.CANCELLED)).defer("payload", "result")),
        "beside": _beside(who),
        "only_mine": only_mine,
        "is_moving": any(each.job.is_open for each in open_jobs),
        "running": sum(each.job.state == State.RUNNING for each in open_jobs),
        "waiting": sum(each.job.state == State.WAITING for each in open_jobs),
    }


def _row(job: Job, kind: Kind, who: User, names: dict[str, str]) -> ShownJob:
    spoken = interface_language()
    faults, count = faults_of(job.result) if job.state == State.FAILED else ([], 0)
    left = (job.total - job.done) / job.rate if job.state == State.RUNNING and job.rate > 0 else 0
    took = (job.finished_at - job.begun_at).total_seconds() if job.finished_at and job.begun_at else 0
    return ShownJob(
        job=job,
        sign=kind.sign,
        label=kind.label(),
        title=kind.title(job),
        link=kind.page(job),
        game=game_name(job.game_id, spoken),
        step=step_text(job, names),
        left=duration(left, spoken) if left > SOON else "",
        took=duration(took, spoken) if took else "",
        reasons=[fault_line(job.game_id, *each) for each in faults[:MOST_REASONS]],
        more=count - min(len(faults), MOST_REASONS),
        deeds=_deeds(job, kind) if may_steer(job, who) else [],
    )


def _deeds(job: Job, kind: Kind) -> list[str]:
    """What can be done with a job as it is."""
    if not kind.goes_on:
        return ["stop"] if job.is_open else []
    found = ["pause"] if job.is_open else []
    found += ["resume"] if job.state in RESUMABLE else []
    return [*found, "stop"] if job.state in STOPPABLE else found


def _beside(who: User) -> list[tuple[str, str, str]]:
    """What runs in the server itself, as other packages tell it: settings name functions that give signs,
    sentences, addresses and the permissions they need."""
    found = [each for name in settings.WORK_BESIDE for each in import_string(name)()]
    return [(sign, text, link) for sign, text, link, may in found if who.has_perm(may)]
