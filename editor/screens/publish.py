"""Publishing a game: everything that would change since the current release, what the checks say, the
deed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.core.paginator import Paginator
from django.db.models import prefetch_related_objects
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.module_loading import import_string
from django.utils.translation import gettext as _

from content.actions.publish import ChecksFailedError, ContentChangedError, publish
from content.cardtext import card_text
from content.changes import EntryChange, LanguageChange, Verb
from content.errors import WithdrawnError
from content.jobs.checking import newest_check, open_check, order_check
from content.jobs.faults import faults_of
from content.jobs.starting import ensure_workers
from content.judgements import CHECK, FIT, Fit, Judgement, changed_since, last_found, last_judgement, stamp_of
from content.judgements import Warnings as KeptWarnings
from content.models import Job, Pack, Release
from content.patience import unless_busy
from content.pending import Key, Pending, pending, places_changed
from content.shown_changes import Shower, ShownChange, words_changed
from content.snapshots import kept_draft, kept_release
from content.wording import fault_text, game_name, kind_name
from editor.findings import OF_OWN_TEXTS, ShownFinding, shown_findings
from editor.job_words import fault_line, progress_answer, step_text
from editor.names import interface_language, titles
from editor.screens.base import find_pack, language_names, page, person, remark, screen
from editor.screens.confirm import open_texts
from editor.unpublished import unpublished
from engine.games import games
from engine.snapshot import Snapshot, SnapshotError
from engine.wording import WordingError

MOST_SHOWN = 100
"""Errors that are shown one by one."""
PER_PAGE = 40
"""Changed entries that are shown at a time."""


@dataclass(frozen=True, slots=True)
class ShownEntry:
    """One entry that differs between two releases."""

    verb: str
    kind: str
    slug: str
    title: str
    kind_title: str
    changes: list[ShownChange]
    exists: bool


@dataclass(frozen=True, slots=True)
class Warnings:
    """Warnings of one sort, language and kind, counted."""

    text: str
    language: str
    kind_title: str
    count: int
    link: str


@screen("content.publish_release")
def choose(request: HttpRequest) -> HttpResponse:
    """Which game to publish; with one game the answer is clear."""
    packs = list(Pack.objects.filter(pk__in=games()).select_related("current").defer("current__content"))
    if len(packs) == 1:
        return redirect("admin:publish_game", packs[0].game)
    spoken = interface_language()
    rows = [(pack, game_name(pack.game, spoken), unpublished(pack)) for pack in packs]
    return page(request, "editor/publish_choose.html", _("Publish"), rows=rows)


@screen("content.publish_release")
def publish_game(request: HttpRequest, game: str) -> HttpResponse:
    """What would change, what the checks found last, and the button. Nothing is judged while somebody waits:
    a worker does that, unless there is very little."""
    pack = find_pack(game)
    prefetch_related_objects([pack], "languages")  # asked for again and again
    faults: list[str] = []
    if request.method == "POST" and "check" in request.POST:
        ensure_checked(request, pack)
        return redirect("admin:publish_game", game)
    if request.method == "POST":
        note, seen = remark(request, "note"), request.POST.get("shown") or "-"
        try:
            release = publish(pack, author=person(request), note=note, seen=seen)
        except ContentChangedError:
            faults = [_("The content has changed since you looked. Here is what would be published now.")]
        except ChecksFailedError:
            faults = [_("There are errors; nothing has been published.")]
        except WithdrawnError:
            pass  # the page says it anyway
        else:
            messages.success(
                request, _("Release %(number)d has been published.") % {"number": release.number}
            )
            return redirect("admin:release", game, release.number)
    stamp, last, _basis = stamp_of(pack)
    checks = _checks(request, pack, stamp)
    judgement = checks.judgement
    found = pending(pack, last)
    is_known = judgement is not None and checks.is_fresh
    same = Release.objects.listed().filter(pk=judgement.hash).first() if judgement and is_known else None
    is_unchanged = pack.current_id == judgement.hash if judgement and is_known else not found.count
    return page(
        request,
        "editor/publish.html",
        _("Publish %(game)s") % {"game": game_name(game, interface_language())},
        crumbs=[(_("Publish"), reverse("admin:publish"))],
        status=409 if request.method == "POST" else 200,
        pack=pack,
        faults=faults,
        withdrawn=same if same is not None and same.withdrawal else None,
        **_some_pending(request, pack, found),
        language_changes=shown_languages(found.languages),
        counts=counted_verbs(found.entries.values(), (each.verb for each in found.languages)),
        checks=checks,
        can_publish=is_known and judgement is not None and not judgement.error_count,
        open_texts=open_texts(request, pack),
        shown_hash=stamp,
        note=request.POST.get("note", ""),
        is_unchanged=is_unchanged,
        trials=_trials(request, pack),
    )


@dataclass(frozen=True, slots=True)
class Checks:
    """What the page says of the checks: those that were made last, and those under way."""

    judgement: Judgement | None
    is_fresh: bool
    """Whether it is about the content as it is."""
    changed: int
    """Entries changed since."""
    job: Job | None
    """The check that is under way."""
    step: str
    trouble: list[str]
    """Why the last one came to nothing."""
    errors: list[ShownFinding]
    warnings: list[Warnings]
    fit: Fit | None
    fit_changed: int
    fit_job: Job | None


def _checks(request: HttpRequest, pack: Pack, stamp: str) -> Checks:
    judgement, fit = last_found([pack.game])[pack.game]
    job, ended = (None, None) if judgement and judgement.stamp == stamp else _under_way(request, pack, stamp)
    if job is not None and not job.is_open:  # little content is judged at once
        job, judgement = None, last_judgement(pack)
    is_fresh = judgement is not None and judgement.stamp == stamp
    found = judgement.errors if judgement is not None else []
    shown = [each for each in found if each.fault.key not in OF_OWN_TEXTS][:MOST_SHOWN]
    is_fit_known = fit is not None and fit.stamp == stamp
    return Checks(
        judgement,
        is_fresh,
        changed_since(pack, judgement) if judgement is not None and not is_fresh else 0,
        job,
        step_text(job) if job is not None else "",
        _trouble(pack.game, ended) if ended is not None else [],
        shown_findings(pack.game, shown),
        _warnings(pack.game, judgement.warnings) if judgement is not None else [],
        fit,
        changed_since(pack, fit) if fit is not None and not is_fit_known else 0,
        None if is_fit_known else _under_way(request, pack, stamp, FIT)[0],
    )


def _under_way(
    request: HttpRequest, pack: Pack, stamp: str, kind: str = CHECK
) -> tuple[Job | None, Job | None]:
    """The check that is under way, ordered if there is none; or the one that came to nothing on just this
    content: it is not begun again by itself, for it would end in the same way."""
    newest = newest_check(pack, kind)
    if newest is not None and newest.is_open:
        ensure_workers(kind)
        return newest, None
    failed = newest is not None and newest.state in (Job.State.FAILED, Job.State.CANCELLED)
    if newest is not None and failed and newest.parameters.get("stamp") == stamp:
        return None, newest
    return ensure_checked(request, pack, kind), None


def ensure_checked(request: HttpRequest, pack: Pack, kind: str = CHECK) -> Job | None:
    """Have the content judged, by a worker unless it is little; nothing while the database is busy."""
    job = unless_busy(lambda: order_check(pack, kind, author=person(request)), None)
    if job is not None and job.is_open:
        ensure_workers(kind)
    return job


def _trouble(game: str, job: Job) -> list[str]:
    """Why a check came to nothing."""
    if job.state == Job.State.CANCELLED:
        return [_("The check was stopped.")]
    return [fault_line(game, *each) for each in faults_of(job.result)[0]]


@screen("content.publish_release")
def check_state(request: HttpRequest, game: str) -> HttpResponse:
    """How far the check of a game is, for the bar on the page."""
    job = open_check(find_pack(game))
    if job is None:
        return JsonResponse(
            {"open": False, "percent": 100, "text": ""}, headers={"Cache-Control": "no-store"}
        )
    ensure_workers(CHECK)
    return progress_answer(job)


def _trials(request: HttpRequest, pack: Pack) -> list[tuple[str, str]]:
    """Where other packages let people try the draft out before it is published; settings name functions
    that give for a game titles, addresses and the permissions they need."""
    found = [trial for name in settings.DRAFT_TRIALS for trial in import_string(name)(pack)]
    return [(title, link) for title, link, may in found if person(request).has_perm(may)]


def release_trials(request: HttpRequest, release: Release, before: Release | None) -> list[tuple[str, str]]:
    """Where they let people compare a release with the one before."""
    found = [trial for name in settings.RELEASE_TRIALS for trial in import_string(name)(release, before)]
    return [(title, link) for title, link, may in found if person(request).has_perm(may)]


def verb_counts(changes: Sequence[EntryChange | LanguageChange]) -> dict[str, int]:
    """How many entries and languages were added, changed and removed."""
    return counted_verbs(change.verb for change in changes)


def counted_verbs(*verbs: Iterable[Verb]) -> dict[str, int]:
    """How often something was added, changed and removed."""
    counted = Counter(verb for some in verbs for verb in some)
    return {"added": counted["added"], "changed": counted["changed"], "removed": counted["removed"]}


def shown_languages(changes: list[LanguageChange]) -> list[tuple[str, str]]:
    """Languages that came and went: the verb and the name."""
    names = language_names()
    return [(change.verb, names.get(change.language, change.language)) for change in changes]


def shown_entries(game: str, changes: list[EntryChange]) -> list[ShownEntry]:
    """Changed entries with their names and fields in the language of the interface."""
    spoken = interface_language()
    shower = Shower(game, language_names(), interface_language())
    names = titles(game, [(change.kind, change.slug) for change in changes])
    return [
        ShownEntry(
            change.verb,
            change.kind,
            change.slug,
            names[change.kind, change.slug],
            kind_name(game, change.kind, spoken),
            shower.changes(change.kind, change.changes, with_defaults=change.verb == "changed"),
            change.verb != "removed" and change.kind in games()[game].kinds,
        )
        for change in changes
    ]


def some_changes(
    request: HttpRequest, pack: Pack, changes: list[EntryChange], before: int | None, after: int | None = None
) -> dict[str, Any]:
    """What a page shows of the changes between two releases: those of one kind or of all, so many at a
    time."""
    by_key = {(change.kind, change.slug): change for change in changes}
    return _some(request, pack, list(by_key), lambda keys: [by_key[key] for key in keys], before, after)


def _some_pending(request: HttpRequest, pack: Pack, found: Pending) -> dict[str, Any]:
    """The same of what is unpublished; what exactly differs is read for those that are shown."""
    before = pack.current.number if pack.current else None
    return _some(
        request, pack, list(found.entries), lambda keys: places_changed(pack, found, keys), before, None
    )


def _some(
    request: HttpRequest,
    pack: Pack,
    changed: list[Key],
    read: Callable[[list[Key]], list[EntryChange]],
    before: int | None,
    after: int | None,
) -> dict[str, Any]:
    game, spoken = pack.game, interface_language()
    counted = Counter(kind for kind, _slug in changed)
    kind = request.GET.get("kind", "")
    wanted = [key for key in changed if key[0] == kind] if kind in counted else changed
    chosen = Paginator(wanted, PER_PAGE).get_page(request.GET.get("page"))
    shown = shown_entries(game, read(list(chosen)))
    _add_rules(pack, shown, before, after)
    return {
        "changes": shown,
        "chosen": chosen,
        "changed_kind": kind if kind in counted else "",
        "changed_count": len(changed),
        "changed_kinds": [
            (name, kind_name(game, name, spoken, many=True), n) for name, n in sorted(counted.items())
        ],
    }


def _add_rules(pack: Pack, shown: list[ShownEntry], before: int | None, after: int | None) -> None:
    """Say what became of rules texts, before what became of the data behind them."""
    wanted = [each for each in shown if each.verb == "changed" and each.exists]
    if not wanted or before is None:
        return
    try:
        sides = kept_release(pack, before), kept_draft(pack) if after is None else kept_release(pack, after)
    except SnapshotError:  # of a form that this version cannot read
        return
    for each in wanted:
        old, new = (_rules(side, each) if side is not None else "" for side in sides)
        if old != new:
            for change in each.changes:
                change.is_told = change.has_words
            each.changes.insert(
                0, ShownChange(_("Rules text"), "rules", old, new, pieces=words_changed(old, new))
            )


def _rules(snapshot: Snapshot, entry: ShownEntry) -> str:
    """What players read on an entry, in the language of the interface; nothing for a game that has no words
    for its effects yet."""
    try:
        return card_text(snapshot, interface_language(), entry.kind, entry.slug)
    except WordingError:
        return ""


def release_bytes(release: Release | None) -> bytes | None:
    """The content of a release, whichever database it came from."""
    return bytes(release.content) if release else None


def _warnings(game: str, found: list[KeptWarnings]) -> list[Warnings]:
    """Warnings grouped by what they say, language and kind; those about translations lead to the desk."""
    spoken, languages = interface_language(), language_names()
    states = {
        "translation-missing": "missing",
        "translation-stale": "stale",
        "translation-unreviewed": "unreviewed",
    }
    shown = []
    for each in found:
        finding, kind = each.sample, each.sample.kind
        if finding.fault.key in states:
            state = states[finding.fault.key]
            query = f"game={game}&language={finding.language}&kind={kind}&state={state}"
            link = f"{reverse('admin:translations')}?{query}"
        else:
            link = reverse("admin:entry", args=(game, kind, finding.slug))
        shown.append(
            Warnings(
                fault_text(finding.fault, spoken, game),
                languages.get(finding.language, finding.language),
                kind_name(game, kind, spoken, many=True),
                each.count,
                link,
            )
        )
    return shown
