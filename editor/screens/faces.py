"""Faces of entries: of what somebody is typing, of what is saved, of what once was; one or many at once."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_GET, require_POST

from content.entries.document import Document
from content.entries.mended import UnmendableError
from content.models import Pack, Revision
from content.prints import art_bytes
from content.snapshots import Overlay, kept_draft, kept_release
from content.store import read_entry
from content.wording import fault_text
from editor.faces import LEAST_WIDTH, MOST_WIDTH, WIDTH, Subject, draw_one, lighten, shown_faces
from editor.forms.entry_form import EntryForm
from editor.forms.fields import as_number
from editor.forms.unsaved import read_unsaved
from editor.names import interface_language
from editor.picture_uses import picture_uses
from editor.screens.base import Shelf, find_entry, find_shelf, person, screen
from editor.tour import LANGUAGE, note_tour_step
from engine.schema import Fault
from engine.snapshot import Snapshot, SnapshotError
from printing.errors import FaceError, LayoutError


@require_POST
@screen("content.add_entry")
def draw_new(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """The faces of an entry that does not exist yet, from the form it is typed into."""
    shelf = find_shelf(game, kind)
    if shelf.pack is None:
        raise Http404
    empty = Document(kind=kind, slug="", data={})
    form = EntryForm(shelf.pack, shelf.kind, person(request), empty, None, request.POST, request.FILES)
    return _drawn(request, shelf, form)


@require_POST
@screen("content.view_entry")
def draw_changed(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """The faces of an entry as it would be if the form were saved."""
    shelf, entry = find_entry(game, kind, slug)
    stored = read_entry(entry)
    form = EntryForm(
        entry.game, shelf.kind, person(request), stored.document, stored.entry, request.POST, request.FILES
    )
    return _drawn(request, shelf, form)


def _drawn(request: HttpRequest, shelf: Shelf, form: EntryForm) -> HttpResponse:
    """All that a page shows of what is typed: faces or a summary, what is wrong, the slug that is
    proposed."""
    try:
        unsaved = read_unsaved(form)
    except SnapshotError:
        return JsonResponse(_undrawable(shelf.game.name, Fault((), "face-unsound")))
    except UnmendableError as error:
        return JsonResponse(_undrawable(shelf.game.name, error.fault))
    subject = Subject(unsaved.snapshot, shelf.kind, unsaved.document.slug, unsaved.art)
    languages = _languages(request.POST.getlist("face:language"), unsaved.snapshot)
    if any(each != unsaved.snapshot.source for each in languages):
        note_tour_step(request, LANGUAGE)
    shown = shown_faces(
        subject,
        languages,
        request.POST.getlist("face:side"),
        _width(request.POST.get("face:width", "")),
    )
    return JsonResponse(
        shown
        | {
            "faults": unsaved.faults,
            "slug": "" if form.entry else form.proposed_slug,
            "art": unsaved.document.art,
            "pictures": picture_uses(subject),
            "art_missing": unsaved.is_art_missing,
        }
    )


def _undrawable(game: str, fault: Fault) -> Mapping[str, object]:
    """The answer where nothing can be shown, and why."""
    problem = fault_text(fault, interface_language(), game)
    return {"sides": [], "faces": [], "summaries": {}, "problem": problem, "faults": {}}


@require_GET
@screen("content.view_entry")
def picture(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """One face of a saved entry, for an ``<img>``: as it is now, at a revision of its history or in a
    release. Browsers keep it and ask whether it is still the same."""
    shelf = find_shelf(game, kind)
    if shelf.pack is None:
        raise Http404
    try:
        snapshot = _snapshot(request, shelf.pack, kind, slug)
        if slug not in snapshot.entries.get(kind, {}):
            raise Http404
        language = _languages(request.GET.getlist("language"), snapshot)[0]
        subject = Subject(snapshot, shelf.kind, slug, art_bytes)
        drawn = draw_one(subject, language, request.GET.get("side", ""), _width(request.GET.get("width", "")))
    except (SnapshotError, LayoutError):
        raise Http404 from None
    if drawn is None or isinstance(drawn, FaceError):
        raise Http404
    name = hashlib.sha256(f"{drawn.face.hash} {drawn.dpi}".encode()).hexdigest()[:32]
    headers = {"Cache-Control": "private, no-cache", "ETag": f'"{name}"'}
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return HttpResponse(status=304, headers=headers)
    return HttpResponse(lighten(drawn.picture), content_type="image/png", headers=headers)


def _snapshot(request: HttpRequest, pack: Pack, kind: str, slug: str) -> Snapshot:
    """The content that is asked for."""
    if "release" in request.GET:
        number = as_number(request.GET["release"])
        release = kept_release(pack, number if isinstance(number, int) else -1)
        if release is None:
            raise Http404
        return release
    draft = kept_draft(pack)
    if "revision" not in request.GET:
        return draft
    number = as_number(request.GET["revision"])
    known = Revision.objects.filter(game=pack, kind=kind, document__isnull=False)
    revision = get_object_or_404(known, pk=number if isinstance(number, int) else -1)
    document = Document.from_json(revision.document)
    return Overlay(draft, {(kind, slug): document})


def _languages(asked: Sequence[str], snapshot: Snapshot) -> list[str]:
    """The languages that are asked for and exist; the source language if none does."""
    known = (snapshot.source, *snapshot.languages)
    return [code for code in dict.fromkeys(asked) if code in known] or [snapshot.source]


def _width(asked: str) -> int:
    """How wide a face is to be, in pixels."""
    number = as_number(asked)
    return max(LEAST_WIDTH, min(MOST_WIDTH, number)) if isinstance(number, int) else WIDTH
