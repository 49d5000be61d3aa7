"""Files for translators: the texts that the desk shows, to take away in a format of their tools, with
pictures of the cards if wanted; and the way back in."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import FileResponse, Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from content.actions.allow import writable_languages
from content.actions.exchange_texts import export_texts
from content.errors import TextFileFaultsError
from content.exchange.format import MEGABYTE, Format, formats
from content.jobs.errors import TooManyJobsError
from content.jobs.starting import ensure_workers
from content.jobs.texts import APPLY, PREVIEW, order_preview
from content.models import Job, Pack
from content.overtaken import overtaken
from content.text_filter import filtered_units, waiting_units
from content.wording import fault_text, game_name, kind_name, wording
from editor.desk_filters import Filters, offered, read_filters, states
from editor.names import interface_language
from editor.screens.base import page, person, screen
from editor.text_bundles import BUNDLE, bundle_path, file_name, order_bundle
from editor.uploads import file_limit
from engine.games import games
from engine.schema import Fault

LATEST = 8
"""So many imports the page lists."""
MOST_UPLOAD = 19 * MEGABYTE
"""The server takes no more at once (`studio.server.arrival`); larger files come as a zip."""


@screen("content.view_translation")
def text_files(request: HttpRequest) -> HttpResponse:
    """Take a file away, or hand an edited one in. What it would change is shown next, when a worker has read
    it."""
    if request.method != "POST":
        return _page(request)
    who = person(request)
    file = request.FILES.get("file")
    if file is None:
        return _page(request, nothing_chosen=True, status=422)
    packs, _languages = offered(set())
    if not packs:
        raise Http404
    if file.size is None or file.size > MOST_UPLOAD:
        args = {"is": -(-(file.size or 0) // MEGABYTE), "most": MOST_UPLOAD // MEGABYTE}
        refused = wording(interface_language()).located(Fault((), "sheet-large", args))
        return _page(request, refused=refused, status=422)
    pack = next((each for each in packs if each.game == request.POST.get("game")), packs[0])
    name = (file.name or "").replace("\0", "")
    try:
        job = order_preview(pack, file.read(), name=name, language="", author=who)
    except TooManyJobsError:
        return _page(request, refused=too_many(), status=422)
    ensure_workers(PREVIEW)
    return redirect("admin:text_job", job.pk)


@screen("content.view_translation")
def export(request: HttpRequest) -> HttpResponse:
    """Lead to the file that was asked for; one with pictures is drawn by a worker first."""
    filters, packs = _filters(request)
    form = _format(request.POST.get("format", ""))
    if request.method != "POST" or filters is None:
        return redirect("admin:text_files")
    if not request.POST.get("pictures"):
        query = urlencode({"format": form.name})
        return redirect(f"{reverse('admin:text_download')}?{filters.query()}&{query}")
    pack = next((each for each in packs if each.game == filters.game), packs[0])
    try:
        job = order_bundle(pack, filters.wanted, form, author=person(request))
    except TooManyJobsError:
        messages.error(request, too_many())
        return redirect(f"{reverse('admin:text_files')}?{filters.query()}")
    ensure_workers(BUNDLE)
    return redirect("admin:text_job", job.pk)


@screen("content.view_translation")
def download(request: HttpRequest) -> HttpResponse:
    """The file itself."""
    filters, _packs = _filters(request)
    form = _format(request.GET.get("format", ""))
    if filters is None:
        raise Http404
    try:
        content = export_texts(filters.wanted, form, author=person(request))
    except TextFileFaultsError as error:
        refused = " ".join(located(*each, filters.game) for each in error.faults[:5])
        return _page(request, refused=refused, status=422)
    answer = HttpResponse(content, content_type=form.media_type)
    answer["Content-Disposition"] = f'attachment; filename="{file_name(filters.wanted, form)}"'
    return answer


@screen("content.view_translation")
def bundle(request: HttpRequest, pk: int) -> HttpResponse:
    """A zip that a worker has made."""
    job = get_object_or_404(Job.objects.filter(kind=BUNDLE, state=Job.State.DONE).defer("payload"), pk=pk)
    path = bundle_path(job.pk)
    if not path.is_file():
        raise Http404
    name = job.result["name"].rpartition(".")[0] + ".zip"
    answer: HttpResponseBase = FileResponse(path.open("rb"), as_attachment=True, filename=name)
    return answer  # type: ignore[return-value]


def too_many() -> str:
    """What is said to somebody who has ordered more than can be finished soon."""
    return _("You have too much under way already. Wait until something is finished, or stop it.")


def located(place: str, fault: Fault, game: str = "") -> str:
    """What is wrong, and where."""
    text = fault_text(fault, interface_language(), game)
    return f"{place}: {text}" if place else text


def _format(name: str) -> Format:
    """A format by its name; the first one if nobody said which."""
    return formats().get(name) or next(iter(formats().values()))


def _filters(request: HttpRequest) -> tuple[Filters | None, list[Pack]]:
    writable = writable_languages(person(request))
    packs, languages = offered(writable)
    given = request.POST if request.method == "POST" else request.GET
    return (read_filters(given, packs, languages, writable) if languages else None), packs


def _page(request: HttpRequest, *, status: int = 200, **more: Any) -> HttpResponse:
    filters, _packs = _filters(request)
    who, spoken = person(request), interface_language()
    count = 0
    if filters is not None:
        waiting = overtaken([filters.game] if filters.game else list(games()))
        count = filtered_units(filters.wanted, waiting_units(waiting, filters.language.pk)).count()
    can_upload = bool(writable_languages(who)) and who.has_perm("content.change_translation")
    latest = Job.objects.filter(kind__in=(PREVIEW, APPLY)).select_related("made_by")
    return page(
        request,
        "editor/text_files.html",
        _("Translation files"),
        crumbs=[(_("Translations"), f"{reverse('admin:translations')}?{filters.query() if filters else ''}")],
        status=status,
        filters=filters,
        chosen_words=_words(filters, spoken) if filters else [],
        query=filters.query() if filters else "",
        count=count,
        formats=list(formats().values()),
        accept=",".join(sorted({each.suffix for each in formats().values()} | {".xliff", ".zip"})),
        limit=file_limit(MOST_UPLOAD),
        can_upload=can_upload,
        latest=latest.defer("payload", "result")[:LATEST] if can_upload else [],
        **more,
    )


def _words(filters: Filters, spoken: str) -> list[str]:
    """The filters as people read them."""
    known = dict(states())
    found = [str(filters.language)]
    found.append(game_name(filters.game, spoken) if filters.game else _("all games"))
    if filters.game and filters.kind in games()[filters.game].kinds:
        found.append(kind_name(filters.game, filters.kind, spoken, many=True))
    if filters.state in known and filters.state:
        found.append(known[filters.state])
    if filters.term:
        found.append(f"“{filters.term}”")
    return found
