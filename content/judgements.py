"""The verdict on a game's content as it was found last, kept with the job that found it: pages tell it at
once, with how old it is and how much has changed since, and publishing takes it if it is about exactly what
is published.

A verdict is true of a *stamp*: the last revision, the languages, the terms, and all that words a text.
Whatever is done to an entry is in its history, so nothing else has to be compared.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass
from datetime import datetime
from typing import Any

from django.conf import settings
from django.db.models import Max, Q, QuerySet

from content.checks import Finding, Level
from content.models import Job, Pack, Review, Revision
from content.search_index import basis_of
from content.terms.base import FILE as TERMS
from content.verdict import Verdict
from engine.kernel.trial import Trial, TrialFault
from engine.schema import Fault

CHECK, FIT = "check", "fit"
"""The kinds of job that judge content, and that look whether texts fit their faces."""
MOST_KEPT = 500
"""So many errors are kept with all they say; of the others, and of warnings, how many there are."""


@dataclass(frozen=True, slots=True)
class Warnings:
    """Warnings of one sort, language and kind: one of them, and how many there are."""

    sample: Finding
    count: int


@dataclass(frozen=True, slots=True)
class Unfit:
    """A text that does not fit its place on a face."""

    kind: str
    slug: str
    language: str
    field: str = ""
    """The address of the text; nothing if what does not fit is no text of the entry."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict as it is kept."""

    stamp: str
    revision: int
    basis: str
    hash: str
    """Of the content that was judged."""
    made_at: datetime
    errors: list[Finding]
    error_count: int
    by_key: dict[str, int]
    """How many errors there are of each sort."""
    warnings: list[Warnings]
    trial: Trial | None


@dataclass(frozen=True, slots=True)
class Fit:
    """Which texts did not fit when somebody looked last."""

    stamp: str
    revision: int
    basis: str
    made_at: datetime
    unfit: list[Unfit]


def stamp_of(pack: Pack) -> tuple[str, int, str]:
    """What a verdict on the content as it is now would be true of, with its last revision and its basis."""
    newest = Revision.objects.filter(game=pack).order_by("-pk").values_list("pk", "made_at").first()
    last, made = newest or (0, None)
    terms = pack.files.filter(path=TERMS).values_list("content", flat=True).first() or ""
    told = f"{settings.STUDIO_VERSION} {basis_of(pack)} {pack.review} {terms}"
    basis = hashlib.sha256(told.encode()).hexdigest()[:16]
    return f"{last}.{made.timestamp() if made else 0}.{basis}", last, basis


def last_judgement(pack: Pack) -> Judgement | None:
    """The verdict that was found last, whatever has changed since."""
    job = _last(pack, CHECK)
    return _read(job) if job is not None else None


def last_fit(pack: Pack) -> Fit | None:
    """The texts that did not fit when that was looked at last, whatever has changed since."""
    job = _last(pack, FIT)
    return _read_fit(job) if job is not None else None


def _read_fit(job: Job) -> Fit:
    kept = job.result
    assert job.finished_at is not None
    unfit = [Unfit(*each) for each in kept["unfit"]]
    return Fit(kept["stamp"], kept["revision"], kept["basis"], job.finished_at, unfit)


def last_found(games: Iterable[str]) -> dict[str, tuple[Judgement | None, Fit | None]]:
    """For each game the last verdict and the last look at its faces, in one query."""
    found: dict[tuple[str, str], Job] = {}
    jobs = Job.objects.filter(game__in=games, kind__in=(CHECK, FIT), state=Job.State.DONE).defer("payload")
    for job in jobs.order_by("pk"):
        found[job.game_id, job.kind] = job
    return {
        game: (
            _read(found[game, CHECK]) if (game, CHECK) in found else None,
            _read_fit(found[game, FIT]) if (game, FIT) in found else None,
        )
        for game in games
    }


def stored_fit(stamp: tuple[str, int, str], unfit: list[Unfit]) -> dict[str, Any]:
    """What does not fit, as the result of its job."""
    names = ("stamp", "revision", "basis")
    return {**dict(zip(names, stamp, strict=True)), "unfit": [astuple(each) for each in unfit]}


def changed_since(pack: Pack, judgement: Judgement | Fit) -> int:
    """How many entries have changed since a verdict."""
    return entries_since(pack, judgement.revision).values("kind", "slug").distinct().count()


def all_changed_since(kept: Iterable[tuple[str, int]]) -> dict[tuple[str, int], int]:
    """The same for several games and revisions, in one query."""
    wanted = set(kept)
    lowest: dict[str, int] = {}
    for game, revision in wanted:
        lowest[game] = min(revision, lowest.get(game, revision))
    newer = Q(pk__in=())
    for game, revision in lowest.items():
        newer |= Q(game=game, pk__gt=revision)
    rows = Revision.objects.filter(newer).values_list("game", "kind", "slug").order_by()
    found = dict.fromkeys(wanted, 0)
    for game, _kind, _slug, last in rows.annotate(last=Max("pk")) if wanted else ():
        for of, revision in wanted:
            found[of, revision] += of == game and last > revision
    return found


def entries_since(pack: Pack, revision: int) -> QuerySet[Revision]:
    """What was done after a revision."""
    return Revision.objects.filter(game=pack, pk__gt=revision)


def _last(pack: Pack, kind: str) -> Job | None:
    found = Job.objects.filter(game=pack, kind=kind, state=Job.State.DONE).defer("payload")
    return found.order_by("-pk").first()


def errors_of(pack: Pack, name: str) -> list[Finding] | None:
    """The errors of content with a hash, if it is what was judged last, by what words it now; nothing if
    nobody has judged it."""
    judgement = last_judgement(pack)
    stamp, _revision, basis = stamp_of(pack)
    if judgement is None or judgement.hash != name or judgement.basis != basis:
        return None
    if pack.review == Review.STRICT and judgement.stamp != stamp:  # a review is no part of what is published
        return None
    return judgement.errors


def stored_judgement(stamp: tuple[str, int, str], name: str, verdict: Verdict) -> dict[str, Any]:
    """A verdict as the result of its job."""
    counted = Counter((each.fault.key, each.language, each.kind) for each in verdict.warnings)
    samples = {(each.fault.key, each.language, each.kind): each for each in reversed(verdict.warnings)}
    trial = verdict.trial
    return {
        "stamp": stamp[0],
        "revision": stamp[1],
        "basis": stamp[2],
        "hash": name,
        "errors": [_stored(each) for each in verdict.errors[:MOST_KEPT]],
        "error_count": len(verdict.errors),
        "by_key": dict(Counter(each.fault.key for each in verdict.errors)),
        "warnings": [{"count": counted[key], "sample": _stored(samples[key])} for key in sorted(counted)],
        "trial": None
        if trial is None
        else {
            "games": trial.games,
            "finished": trial.finished,
            "decisions": trial.decisions,
            "is_broken": bool(trial.faults),
        },
    }


def _read(job: Job) -> Judgement:
    kept = job.result
    trial = kept["trial"]
    assert job.finished_at is not None
    broken = (
        (TrialFault("", "", Fault((), "trial-broken", {"problem": "-"})),)
        if trial and trial["is_broken"]
        else ()
    )
    return Judgement(
        kept["stamp"],
        kept["revision"],
        kept["basis"],
        kept["hash"],
        job.finished_at,
        [_finding(each) for each in kept["errors"]],
        kept["error_count"],
        kept["by_key"],
        [Warnings(_finding(each["sample"]), each["count"]) for each in kept["warnings"]],
        Trial(trial["games"], trial["finished"], trial["decisions"], broken) if trial else None,
    )


def _stored(finding: Finding) -> dict[str, Any]:
    fault = finding.fault
    return {
        "level": int(finding.level),
        "kind": finding.kind,
        "slug": finding.slug,
        "language": finding.language,
        "rendered": finding.rendered,
        "path": list(fault.path),
        "key": fault.key,
        "args": dict(fault.args),
        "hint": fault.hint,
        "entries": [list(each) for each in fault.entries],
        "parts": fault.parts,
    }


def _finding(stored: Mapping[str, Any]) -> Finding:
    """The inverse of `_stored`."""
    fault = Fault(
        tuple(stored["path"]),
        stored["key"],
        stored["args"],
        stored["hint"],
        tuple((kind, slug) for kind, slug in stored["entries"]),
        stored["parts"],
    )
    place = (stored["kind"], stored["slug"])
    return Finding(Level(stored["level"]), *place, fault, stored["language"], stored["rendered"])
