"""A file of translations on its way: how far it is, what it would change text by text, the choice of what is
written, and what was. Also the making of a file with pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from content.actions.allow import writable_languages
from content.actions.steer_job import stop_job
from content.exchange.format import formats
from content.jobs.errors import TooManyJobsError
from content.jobs.faults import faults_of
from content.jobs.kinds import kind_of
from content.jobs.starting import ensure_workers
from content.jobs.texts import APPLY, PREVIEW, applications, order_apply, read_text, written_of
from content.models import Job, State
from content.shown_changes import Piece, address_name, words_changed
from content.text_plan import CHANGE, CONFLICT, REFUSED, VERDICTS, PlannedText
from content.wording import fault_text, kind_name
from editor.job_words import progress_answer, step_text
from editor.names import interface_language, language_label, titles
from editor.screens.base import page, person, screen
from editor.screens.text_files import located, too_many
from editor.text_bundles import BUNDLE, bundle_path
from engine.games import games

PER_PAGE = 50


@dataclass(frozen=True, slots=True)
class ShownText:
    """A text of a plan as the page shows it."""

    number: int
    planned: PlannedText
    title: str
    kind_label: str
    field_label: str
    link: str
    pieces: list[Piece]
    """From what is there to what the file says."""
    began_pieces: list[Piece]
    """From what the file began with to what is there, in a conflict."""
    faults: list[str]
    warnings: list[str]
    state_before: str
    state_after: str
    is_written: bool

    @property
    def verdict(self) -> str:
        """What became of it."""
        return self.planned.verdict

    @property
    def can_choose(self) -> bool:
        """Whether it can be written."""
        return self.planned.after is not None and not self.is_written

    @property
    def label_before(self) -> str:
        """Its state in the language of the interface."""
        return str(State(self.state_before).label)

    @property
    def label_after(self) -> str:
        """The state it would have."""
        return str(State(self.state_after).label)


@screen("content.view_translation")
def text_job(request: HttpRequest, pk: int) -> HttpResponse:
    """The page of a file that is read, written or drawn."""
    found = _find(request, pk)
    if found.is_open:
        ensure_workers(found.kind)
    faults, fault_count = faults_of(found.result)
    return page(
        request,
        "editor/text_job.html",
        kind_of(found.kind).title(found),
        crumbs=[(_("Translation files"), reverse("admin:text_files"))],
        found=found,
        sort={PREVIEW: "preview", APPLY: "apply", BUNDLE: "bundle"}[found.kind],
        step=step_text(found),
        faults=[located(*each, found.game_id) for each in faults],
        fault_count=fault_count,
        more_faults=fault_count - len(faults),
        **_outcome(request, found),
    )


@screen("content.view_translation")
def state(request: HttpRequest, pk: int) -> HttpResponse:
    """How far it is, for the bar on its page."""
    found = _find(request, pk, with_result=False)
    if found.is_open:
        ensure_workers(found.kind)
    return progress_answer(found)


@screen("content.view_translation")
def stop(request: HttpRequest, pk: int) -> HttpResponse:
    """Stop it. What has been written already stays; there is nothing between all and nothing."""
    if request.method == "POST":
        stop_job(_find(request, pk, with_result=False), author=person(request))
    return redirect("admin:text_job", pk)


@screen("content.change_translation")
def apply(request: HttpRequest, pk: int) -> HttpResponse:
    """Write what was chosen of a preview: the texts that are ticked, or all changes that are no conflict."""
    preview = _find(request, pk)
    if request.method != "POST" or preview.kind != PREVIEW or preview.state != Job.State.DONE:
        return redirect("admin:text_job", pk)
    stored = preview.result["texts"]
    numbers: list[int] | None = None
    if "all" not in request.POST:
        given = {int(each) for each in request.POST.getlist("text") if each.isdecimal() and len(each) < 9}
        numbers = sorted(each for each in given if each < len(stored) and stored[each].get("after"))
        if not numbers:
            messages.warning(request, _("Nothing was chosen."))
            return redirect("admin:text_job", pk)
    count = len(numbers) if numbers is not None else sum(each["verdict"] == CHANGE for each in stored)
    try:
        job = order_apply(preview, numbers, author=person(request), why=_why(request, preview, count))
    except TooManyJobsError:
        messages.error(request, too_many())
        return redirect("admin:text_job", pk)
    ensure_workers(APPLY)
    return redirect("admin:text_job", job.pk)


def _why(request: HttpRequest, preview: Job, count: int) -> str:
    """The reason that the history keeps with every text of the file."""
    who = person(request)
    values = {
        "format": formats()[preview.result["format"]].label,
        "who": who.get_full_name() or who.get_username(),
        "count": count,
    }
    sentence = ngettext(
        "%(format)s of %(who)s, %(count)d text", "%(format)s of %(who)s, %(count)d texts", count
    )
    return sentence % values


def _find(request: HttpRequest, pk: int, *, with_result: bool = True) -> Job:
    """A job of these kinds that the person may see."""
    known = [kind for kind in (PREVIEW, APPLY, BUNDLE) if request.user.has_perm(kind_of(kind).may_see)]
    found = Job.objects.filter(kind__in=known).select_related("made_by", "game").defer("payload")
    job: Job = get_object_or_404(found if with_result else found.defer("payload", "result"), pk=pk)
    return job


def _outcome(request: HttpRequest, found: Job) -> dict[str, Any]:
    """What a finished one shows."""
    if found.state != Job.State.DONE:
        return {}
    if found.kind == BUNDLE:
        return {"has_file": bundle_path(found.pk).is_file()}
    if found.kind == APPLY:
        written = found.result["written"]
        chosen = Paginator(written, PER_PAGE).get_page(request.GET.get("page"))
        texts = [PlannedText(each, "", CHANGE, "") for each in chosen]
        names = _names(texts)
        rows = [_shown(number, each, names, set()) for number, each in enumerate(texts)]
        return {"written": rows, "written_count": len(written), "chosen": chosen}
    return _preview(request, found)


def _preview(request: HttpRequest, found: Job) -> dict[str, Any]:
    stored, language = found.result["texts"], found.result["language"]
    counts = {verdict: sum(each["verdict"] == verdict for each in stored) for verdict in VERDICTS}
    warned = sum(bool(each.get("warnings")) for each in stored)
    show = request.GET.get("show", "")
    numbered = [
        (number, each)
        for number, each in enumerate(stored)
        if show not in (*VERDICTS, "warned")
        or each["verdict"] == show
        or (show == "warned" and each.get("warnings"))
    ]
    chosen = Paginator(numbered, PER_PAGE).get_page(request.GET.get("page"))
    written = written_of(found)
    planned = [(number, read_text(each)) for number, each in chosen]
    names = _names([each for _number, each in planned])
    done = sum(number in written for number, each in enumerate(stored) if each["verdict"] == CHANGE)
    labels = {
        "": (_("all"), len(stored)),
        CHANGE: (_("changes"), counts[CHANGE]),
        CONFLICT: (_("conflicts"), counts[CONFLICT]),
        REFUSED: (_("not possible"), counts[REFUSED]),
        "warned": (_("with warnings"), warned),
    }
    return {
        "rows": [_shown(number, each, names, written) for number, each in planned],
        "chosen": chosen,
        "counts": counts,
        "unchanged": found.result["unchanged"],
        "empty": found.result["empty"],
        "language_code": language,
        "language_label": language_label(language),
        "shows": [(name, label, count) for name, (label, count) in labels.items() if count or not name],
        "show": show,
        "can_apply": language in writable_languages(person(request)),
        "left": counts[CHANGE] - done,
        "applications": applications(found).select_related("made_by")[:PER_PAGE],
    }


def _names(planned: list[PlannedText]) -> dict[tuple[str, str, str], str]:
    """The titles of the entries that are meant, by game, kind and slug."""
    by_game: dict[str, set[tuple[str, str]]] = {}
    for each in planned:
        game, kind, slug, _field = each.key
        if game in games() and kind in games()[game].kinds:
            by_game.setdefault(game, set()).add((kind, slug))
    return {
        (game, kind, slug): title
        for game, keys in by_game.items()
        for (kind, slug), title in titles(game, keys).items()
    }


def _shown(
    number: int, planned: PlannedText, names: dict[tuple[str, str, str], str], written: set[int]
) -> ShownText:
    game, kind, slug, field = planned.key
    spoken = interface_language()
    info = games()[game].kinds.get(kind) if game in games() else None
    before, after = planned.before, planned.after
    is_conflict = planned.verdict == CONFLICT
    now = before.text if before else ""
    return ShownText(
        number=number,
        planned=planned,
        title=names.get((game, kind, slug), slug or planned.unit),
        kind_label=kind_name(game, kind, spoken) if info else kind,
        field_label=address_name(info, field, spoken) if info else field,
        link=reverse("admin:entry", args=(game, kind, slug)) if info and slug else "",
        pieces=words_changed(now, planned.text),
        began_pieces=words_changed(planned.began, now) if is_conflict else [],
        faults=[fault_text(fault, spoken, game) for fault in planned.faults],
        warnings=[fault_text(fault, spoken, game) for fault in planned.warnings],
        state_before=_state(
            before.quality if before else "", before.answers if before else "", planned.source
        ),
        state_after=_state(after.quality if after else "", after.answers if after else "", planned.source),
        is_written=number in written,
    )


def _state(quality: str, answers: str, source: str) -> str:
    """The state of a translation as to its source."""
    if not quality:
        return State.MISSING.value
    return quality if answers == source else State.STALE.value
