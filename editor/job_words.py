"""How far a job is and what went wrong with it, in the language of the page."""

from __future__ import annotations

from django.http import HttpResponse, JsonResponse

from content.jobs.kinds import kind_of
from content.jobs.queue import is_interrupted
from content.models import Job
from content.wording import wording
from editor.names import interface_language
from editor.screens.base import language_names
from engine.schema import Fault


def step_text(job: Job, names: dict[str, str] | None = None) -> str:
    """What is happening; ``names`` are those of the languages, if somebody has them already."""
    say, steps = wording(interface_language()).say, kind_of(job.kind).steps
    if is_interrupted(job):
        return say(f"{steps}-interrupted")
    if job.state == Job.State.RUNNING and job.step:
        known = (language_names() if names is None else names) if job.language else {}
        step = say(f"{steps}-{job.step}")
        return f"{known.get(job.language, job.language)}: {step}" if job.language else step
    return str(job.get_state_display())


def fault_line(game: str, place: str, fault: Fault) -> str:
    """What is wrong, and where, in the words of the game."""
    text = wording(interface_language(), game).located(fault)
    return f"{place}: {text}" if place else text


def progress_answer(job: Job) -> HttpResponse:
    """How far a job is, for the bar on its page."""
    return JsonResponse(
        {"state": job.state, "open": job.is_open, "percent": job.percent, "text": step_text(job)},
        headers={"Cache-Control": "no-store"},
    )
