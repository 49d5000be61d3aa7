"""A game's content as a spreadsheet: to download, to edit elsewhere, to look at what it would change, and to
take back whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from content.actions.exchange_spreadsheets import export_sheets
from content.actions.steer_job import stop_job
from content.changes import EntryChange
from content.disk.xlsx_reader import MEGABYTE, MOST_BYTES
from content.jobs.errors import TooManyJobsError
from content.jobs.faults import faults_of
from content.jobs.spreadsheets import APPLY, PREVIEW, applied, order_apply, order_preview, read_entry
from content.jobs.starting import ensure_workers
from content.merge import difference
from content.models import Job
from content.spreadsheet_plan import PlannedEntry
from content.wording import game_name, kind_name, wording
from editor.job_words import progress_answer, step_text
from editor.names import interface_language, titles
from editor.screens.base import find_pack, page, person, screen
from editor.screens.publish import ShownEntry, shown_entries
from editor.uploads import file_limit
from engine.games import games
from engine.schema import Fault

TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
PER_PAGE = 50
LATEST = 8
"""So many imports the page of a game's spreadsheet lists."""


@screen("content.change_entry")
def sheets(request: HttpRequest, game: str) -> HttpResponse:
    """Download, and hand an edited file in. What it would change is shown next, when a worker has read it."""
    pack = find_pack(game)
    spoken = interface_language()
    refused = ""
    file = request.FILES.get("file")
    if request.method == "POST" and file is not None:
        if file.size is None or file.size > MOST_BYTES:
            args = {"is": -(-(file.size or 0) // MEGABYTE), "most": MOST_BYTES // MEGABYTE}
            refused = wording(spoken).located(Fault((), "sheet-large", args))
        else:
            name = (file.name or "").replace("\0", "")
            try:
                job = order_preview(pack, file.read(), name=name, author=person(request))
            except TooManyJobsError:
                refused = _too_many()
            else:
                ensure_workers(PREVIEW)
                return redirect("admin:sheet_import", game, job.pk)
    title = game_name(game, spoken)
    return page(
        request,
        "editor/spreadsheets.html",
        _("Spreadsheet of %(game)s") % {"game": title},
        crumbs=[(title, reverse("admin:index"))],
        status=422 if refused else 200,
        pack=pack,
        refused=refused,
        limit=file_limit(MOST_BYTES),
        latest=_found(game)[:LATEST],
        nothing_chosen=request.method == "POST" and file is None,
    )


@screen("content.change_entry")
def download(request: HttpRequest, game: str) -> HttpResponse:
    """The file itself."""
    pack = find_pack(game)
    response = HttpResponse(export_sheets(pack), content_type=TYPE)
    response["Content-Disposition"] = f'attachment; filename="{pack.game}.xlsx"'
    return response


@screen("content.change_entry")
def sheet_import(request: HttpRequest, game: str, pk: int) -> HttpResponse:
    """A file on its way: how far it is, what it would change, what was wrong with it, or what it changed."""
    pack = find_pack(game)
    found = _find(game, pk)
    if found.is_open:
        ensure_workers(found.kind)
    faults, fault_count = faults_of(found.result)
    words = wording(interface_language(), game)
    name = found.parameters.get("name", "")
    return page(
        request,
        "editor/spreadsheet_import.html",
        _("Import of %(file)s") % {"file": name} if name else _("Import"),
        crumbs=[
            (
                _("Spreadsheet of %(game)s") % {"game": game_name(game, interface_language())},
                reverse("admin:sheets", args=(game,)),
            )
        ],
        pack=pack,
        found=found,
        is_preview=found.kind == PREVIEW,
        step=step_text(found),
        faults=[(place, words.located(fault)) for place, fault in faults],
        fault_count=fault_count,
        more_faults=fault_count - len(faults),
        **_outcome(request, game, found),
    )


@screen("content.change_entry")
def state(request: HttpRequest, game: str, pk: int) -> HttpResponse:
    """How far an import is, for the bar on its page."""
    found = _find(game, pk, with_result=False)
    if found.is_open:
        ensure_workers(found.kind)
    return progress_answer(found)


@screen("content.change_entry")
def stop(request: HttpRequest, game: str, pk: int) -> HttpResponse:
    """Stop an import. What has been written already stays; there is nothing between all and nothing."""
    if request.method == "POST":
        stop_job(_find(game, pk, with_result=False), author=person(request))
    return redirect("admin:sheet_import", game, pk)


@screen("content.change_entry")
def apply(request: HttpRequest, game: str, pk: int) -> HttpResponse:
    """Write what a preview has shown."""
    preview = _find(game, pk, with_result=False)
    if request.method != "POST" or preview.kind != PREVIEW or preview.state != Job.State.DONE:
        return redirect("admin:sheet_import", game, pk)
    try:
        job = order_apply(preview, author=person(request))
    except TooManyJobsError:
        messages.error(request, _too_many())
        return redirect("admin:sheet_import", game, pk)
    ensure_workers(APPLY)
    return redirect("admin:sheet_import", game, job.pk)


def _too_many() -> str:
    return _("You have too much under way already. Wait until something is finished, or stop it.")


def _found(game: str) -> Any:
    found = Job.objects.filter(game=game, kind__in=(PREVIEW, APPLY))
    return found.select_related("made_by").defer("payload", "result")


def _find(game: str, pk: int, *, with_result: bool = True) -> Job:
    found = _found(game)
    job: Job = get_object_or_404(found.defer(None).defer("payload") if with_result else found, pk=pk)
    return job


def _outcome(request: HttpRequest, game: str, found: Job) -> dict[str, Any]:
    """What a finished import shows: what would change, or what did."""
    if found.state != Job.State.DONE:
        return {}
    if found.kind == PREVIEW:
        stored = found.result["entries"]
        added = sum(each["before"] is None for each in stored)
        chosen = Paginator(stored, PER_PAGE).get_page(request.GET.get("page"))
        return {
            "changes": _shown(game, [read_entry(each) for each in chosen]),
            "chosen": chosen,
            "added": added,
            "changed": len(stored) - added,
            "unchanged": found.result["unchanged"],
            "applied": applied(found),
        }
    keys = [(kind, slug) for kind, slug in found.result["changed"]]
    chosen = Paginator(keys, PER_PAGE).get_page(request.GET.get("page"))
    names = titles(game, chosen)
    spoken = interface_language()
    rows = [(kind, slug, names[kind, slug], kind_name(game, kind, spoken)) for kind, slug in chosen]
    return {"written": rows, "written_count": len(keys), "chosen": chosen}


def _shown(game: str, planned: list[PlannedEntry]) -> list[ShownEntry]:
    """Planned changes as the page of a release shows those that were made. What is new has no page yet, and
    its name stands only in the file."""
    changes = [
        EntryChange(
            "changed" if each.before else "added", *each.after.key, difference(each.before, each.after)
        )
        for each in planned
    ]
    shown = shown_entries(game, changes)
    kinds = games()[game].kinds
    return [
        entry
        if each.before
        else replace(
            entry, exists=False, title=each.after.texts.get(kinds[entry.kind].title_field) or entry.slug
        )
        for entry, each in zip(shown, planned, strict=True)
    ]
