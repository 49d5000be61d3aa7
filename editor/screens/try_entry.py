"""Try an entry out as it stands in its form, before it is saved. What was typed becomes a document as if it
were saved, faults included; what then plays it is named by the settings, because the editor knows no games.
Nothing of it is written."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.module_loading import import_string
from django.views.decorators.http import require_POST

from content.actions.save_entry import sound, sound_new
from content.attempts import Attempt, attempt
from content.entries.document import Document
from content.errors import InvalidError
from content.models import Entry
from content.store import read_entry
from editor.forms.entry_form import EntryForm
from editor.screens.base import Shelf, find_entry, find_shelf, person, screen
from editor.tour import TRY, note_tour_step
from engine.schema import Game


def can_be_tried(game: Game) -> bool:
    """Whether there are rules that could play an entry, and somebody who plays it."""
    return bool(game.parts.play and settings.ENTRY_TRIALS)


@require_POST
@screen("content.add_entry")
def try_new(request: HttpRequest, game: str, kind: str, deed: str) -> HttpResponse:
    """A new entry."""
    shelf = find_shelf(game, kind)
    return _answer(request, shelf, Document(kind=kind, slug="", data={}), None, deed)


@require_POST
@screen("content.change_entry")
def try_saved(request: HttpRequest, game: str, kind: str, slug: str, deed: str) -> HttpResponse:
    """An entry that exists."""
    shelf, entry = find_entry(game, kind, slug)
    return _answer(request, shelf, read_entry(entry).document, entry, deed)


def _answer(
    request: HttpRequest, shelf: Shelf, document: Document, entry: Entry | None, deed: str
) -> HttpResponse:
    if shelf.pack is None or deed not in settings.ENTRY_TRIALS or not can_be_tried(shelf.game):
        raise Http404
    # Without files: a picture that is uploaded is stored at once, and plays no part.
    form = EntryForm(shelf.pack, shelf.kind, person(request), document, entry, request.POST)
    tried = _read(form)
    if tried is None:
        return render(request, "editor/parts/try_faults.html", {"form": form}, status=422)
    note_tour_step(request, TRY)
    play: Callable[[HttpRequest, Attempt], HttpResponse] = import_string(settings.ENTRY_TRIALS[deed])
    return play(request, attempt(form.pack, tried))


def _read(form: EntryForm) -> Document | None:
    """What was typed, as it would be saved; nothing, and faults at their fields, if it is not sound."""
    wanted = form.read()
    if wanted is None:
        return None
    try:
        return sound(form.pack, wanted, form.document) if form.entry else sound_new(form.pack, wanted)
    except InvalidError as error:
        form.show_faults(error.faults)
        return None
