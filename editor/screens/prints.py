"""The print centre: what was printed and is being printed; one print with its pages and files."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.contrib import messages
from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import FileResponse, Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from content.actions.order_print import delete_print
from content.actions.steer_job import stop_job
from content.jobs.faults import faults_of, read_fault
from content.jobs.rights import may_steer
from content.jobs.starting import ensure_workers
from content.models import Pack, PrintResult
from content.prints import PRINT, files_of
from content.wording import game_name
from editor.job_words import fault_line, progress_answer, step_text
from editor.names import interface_language
from editor.screens.base import language_names, page, person, screen
from printing.exports.pictures import encoded, rasterise_page
from printing.face import Overflow
from printing.order import Order, printable_games
from printing.overflow_report import overflow_line
from printing.sheets.presets import shipped_presets
from printing.sheets.words import preset_name

PER_PAGE = 25
SMALL, LARGE = 48, 130
"""Dots per inch of the pictures of pages."""
_KEPT = "private, max-age=86400"


@dataclass(frozen=True, slots=True)
class ShownPrint:
    """A print as lists show it."""

    result: PrintResult
    title: str
    edition: str
    preset: str
    languages: str


@dataclass(frozen=True, slots=True)
class ShownFile:
    """A file of a print with the numbers of its pages."""

    index: int
    name: str
    size: int
    language: str
    pages: range


@screen("content.view_printresult")
def centre(request: HttpRequest) -> HttpResponse:
    """Games to print, and all prints, the newest first."""
    ensure_workers(PRINT)
    spoken = interface_language()
    printable = printable_games()
    packs = Pack.objects.filter(pk__in=printable).select_related("current").defer("current__content")
    found = with_job(PrintResult.objects.select_related("release"))
    chosen = Paginator(found, PER_PAGE).get_page(request.GET.get("page"))
    return page(
        request,
        "editor/prints.html",
        _("Print centre"),
        games=[(pack, game_name(pack.game, spoken)) for pack in packs],
        rows=shown_prints(chosen),
        chosen=chosen,
        can_order=person(request).has_perm("content.add_printresult"),
    )


def shown_prints(results: Iterable[PrintResult]) -> list[ShownPrint]:
    """Prints with their names in the language of the interface."""
    names = language_names()
    return [_shown(result, names) for result in results]


def _shown(result: PrintResult, names: dict[str, str]) -> ShownPrint:
    spoken = interface_language()
    wanted = Order.from_json(result.order)
    preset = shipped_presets().get(wanted.preset)
    return ShownPrint(
        result,
        game_name(result.game_id, spoken),
        _("Release %(number)d") % {"number": result.release.number} if result.release else _("Draft"),
        preset_name(preset, spoken) if preset is not None else wanted.preset,
        ", ".join(names.get(code, code) for code in wanted.languages) or _("all languages"),
    )


@screen("content.view_printresult")
def result(request: HttpRequest, pk: int) -> HttpResponse:
    """One print: how far it is, or what came of it."""
    found = _find(pk)
    if found.is_open:
        ensure_workers(PRINT)
    spoken, names = interface_language(), language_names()
    report = found.report
    who = person(request)
    files = [
        ShownFile(
            index, each["name"], each["size"], names.get(each["language"], each["language"]), _pages(each)
        )
        for index, each in enumerate(report.get("files", []))
    ]
    (shown,) = shown_prints([found])
    return page(
        request,
        "editor/print.html",
        _("%(game)s, print %(number)d") % {"game": shown.title, "number": found.pk},
        crumbs=[(_("Print centre"), reverse("admin:prints"))],
        found=found,
        shown=shown,
        files=files,
        step=step_text(found.job),
        faults=[fault_line(found.game_id, *each) for each in faults_of(report)[0]],
        lacking=[fault_line(found.game_id, *read_fault(each)) for each in report.get("lacking", [])],
        overflows=[
            overflow_line(Overflow(**each), each["key"], spoken) for each in report.get("overflows", [])
        ],
        changed=[(names.get(code, code), keys) for code, keys in report.get("changed", {}).items()],
        removed=sorted({key for keys in report.get("removed", {}).values() for key in keys}),
        can_change=may_steer(found.job, who),
        can_order=who.has_perm("content.add_printresult"),
    )


@screen("content.view_printresult")
def state(request: HttpRequest, pk: int) -> HttpResponse:
    """How far a print is, for the bar on its page."""
    found = _find(pk)
    if found.is_open:
        ensure_workers(PRINT)
    return progress_answer(found.job)


@screen("content.view_printresult")
def stop(request: HttpRequest, pk: int) -> HttpResponse:
    """Stop a print."""
    if request.method == "POST":
        stop_job(_find(pk).job, author=person(request))
    return redirect("admin:print", pk)


@screen("content.view_printresult")
def delete(request: HttpRequest, pk: int) -> HttpResponse:
    """Throw a print away."""
    if request.method != "POST":
        return redirect("admin:print", pk)
    delete_print(_find(pk), author=person(request))
    messages.success(request, _("The print has been deleted."))
    return redirect("admin:prints")


@screen("content.view_printresult")
def download(request: HttpRequest, pk: int, index: int) -> HttpResponse:
    """One of the files."""
    path = _file(_find(pk), index)
    kind, _encoding = mimetypes.guess_type(path.name)
    response: HttpResponseBase = FileResponse(
        path.open("rb"), as_attachment=True, filename=path.name, content_type=kind
    )
    return response  # type: ignore[return-value]


@screen("content.view_printresult")
def page_picture(request: HttpRequest, pk: int, index: int, number: int, size: str) -> HttpResponse:
    """A page of a file as a picture; kept, because it is looked at more than once."""
    found = _find(pk)
    path = _file(found, index)
    if path.suffix != ".pdf" or not 1 <= number <= found.report["files"][index]["pages"]:
        raise Http404
    kept = files_of(pk) / ".pages" / f"{index}-{number}-{size}.png"
    if not kept.is_file():
        dpi = {"small": SMALL, "large": LARGE}.get(size)
        if dpi is None:
            raise Http404
        content = encoded(rasterise_page(path, number - 1, dpi), dpi)
        kept.parent.mkdir(exist_ok=True)
        fresh = kept.with_name(f".{kept.name}.{id(request)}")
        fresh.write_bytes(content)
        fresh.replace(kept)
    return HttpResponse(kept.read_bytes(), content_type="image/png", headers={"Cache-Control": _KEPT})


def with_job(found: QuerySet[PrintResult]) -> QuerySet[PrintResult]:
    """Prints with all that is told of them, and without the contents that they are made from."""
    found = found.select_related("job__made_by")
    return found.defer("release__content", "job__payload")


def _find(pk: int) -> PrintResult:
    found = with_job(PrintResult.objects.select_related("release", "since")).defer("since__content")
    return get_object_or_404(found, pk=pk)


def _file(found: PrintResult, index: int) -> Path:
    files = found.report.get("files", [])
    if index >= len(files):
        raise Http404
    path: Path = files_of(found.pk) / files[index]["name"]
    if not path.is_file():
        raise Http404
    return path


def _pages(file: dict[str, Any]) -> range:
    return range(1, file["pages"] + 1)
