"""Answers the builder: a field that somebody is editing as it reads and as it is made, the same after an
edit, what may be put at a place of it, and with what a part of it is changed. Nothing is saved here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import msgspec
from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.urls import reverse

from content.building.completing import Completion
from content.building.draft import Controls, Draft, State
from content.building.edits import Edit
from content.building.offers import OfferedWord
from content.building.parts import Part
from content.entries.document import Document
from content.entries.pack import PackContent
from content.models import Entry, Pack
from content.store import read_document, read_documents
from editor.forms.entry_form import PREFIX
from editor.forms.fields import unix_lines
from editor.forms.posted import read_posted
from editor.names import in_menu_order, interface_language, language_label
from editor.screens.base import Shelf, find_shelf, screen
from engine.schema import Path
from engine.schema.shapes import Text, holds_words

TEXT = "text:"
"""What the names of texts begin with in a form."""


class Question(msgspec.Struct):
    """What a page wants to know. The form itself comes beside it, as it would be sent."""

    field: str
    slug: str = ""
    edit: Edit | None = None
    offers: Path | None = None
    """The place for which words are wanted."""
    controls: Path | None = None
    """The part that is to be changed."""
    follow: bool = False
    """Whether the part that was just edited is to be changed next."""
    complete: int | None = None
    """Where the cursor stands in the text, if what may stand there is wanted."""
    explain: int | None = None
    """The place in the text of a word that is to be explained; that is the whole answer then."""


class Reply(msgspec.Struct):
    """What the page draws."""

    state: State
    languages: list[tuple[str, str]]
    """Code and name, that of the interface first."""
    pictures: dict[str, str]
    """The addresses of small pictures, by kind and slug."""
    offers: list[OfferedWord] | None = None
    controls: Controls | None = None
    completion: Completion | None = None


@screen("content.view_entry")
def build(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """One question and its answer, as JSON."""
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    shelf = find_shelf(game, kind)
    if shelf.pack is None:
        raise Http404
    try:
        asked = msgspec.json.decode(request.POST.get("build", ""), type=Question)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRequest("no question that could be answered") from error
    _require_built(shelf, asked.field)
    draft = _draft(request, shelf, shelf.pack, asked)
    reply = draft.explain(asked.explain) if asked.explain is not None else _answer(draft, asked)
    return HttpResponse(msgspec.json.encode(reply), content_type="application/json")


def _require_built(shelf: Shelf, field: str) -> None:
    declared = next((each for each in shelf.kind.record.fields if each.name == field), None)
    if declared is None or not holds_words(declared.shape):
        raise Http404


def _answer(draft: Draft, asked: Question) -> Reply:
    state = draft.edit(asked.edit) if asked.edit is not None else draft.show()
    now = draft.saying(state.text)
    languages = list(dict.fromkeys((draft.spoken, *draft.languages)))
    reply = Reply(state, [(code, language_label(code)) for code in languages], {})
    if asked.offers is not None:
        reply.offers = now.offer(asked.offers)
    place = state.at if asked.follow else asked.controls
    if place is not None:
        reply.controls = now.control(place)
    if asked.complete is not None:
        reply.completion = now.complete(asked.complete)
    if state.tree is not None:
        reply.pictures = _pictures(now, state.tree)
    return reply


def _draft(request: HttpRequest, shelf: Shelf, pack: Pack, asked: Question) -> Draft:
    text = unix_lines(request.POST.get(PREFIX + asked.field, ""))
    spoken = interface_language()
    languages = [pack.source_id, *(each.pk for each in in_menu_order(pack.languages.all()))]
    contents = partial(_contents, pack, languages)
    return Draft(
        shelf.game,
        shelf.kind.name,
        asked.field,
        text,
        read_posted(shelf.game, shelf.kind, request.POST, spoken),
        _document(request, shelf, pack, asked.slug),
        contents,
        partial(_first_entry, pack),
        spoken,
        languages,
    )


def _document(request: HttpRequest, shelf: Shelf, pack: Pack, slug: str) -> Document:
    """The entry as it is stored, with the texts that are being typed; an empty one if it is new."""
    entry = Entry.objects.filter(game=pack, kind=shelf.kind.name, slug=slug.replace("\0", "")).first()
    document = read_document(entry) if entry else Document(kind=shelf.kind.name, slug="", data={})
    for declared in shelf.kind.record.fields:
        typed = request.POST.get(TEXT + declared.name)
        if isinstance(declared.shape, Text) and typed is not None:
            document.texts = {**document.texts, declared.name: unix_lines(typed)}
    return document


def _contents(pack: Pack, languages: list[str], keys: Iterable[tuple[str, str]]) -> PackContent:
    """As much of the game as is spoken of."""
    wanted = [(kind, slug) for kind, slug in keys if "\0" not in slug]
    documents = read_documents(pack, wanted) if wanted else {}
    return PackContent(pack.game, pack.source_id, languages[1:], documents)


def _first_entry(pack: Pack, kind: str) -> str:
    entries = Entry.objects.filter(game=pack, kind=kind).order_by("slug")
    return entries.values_list("slug", flat=True).first() or ""


def _pictures(draft: Draft, tree: Part) -> dict[str, str]:
    wanted = {(part.family, part.value) for part in _references(tree) if part.value}
    found = draft.contents(wanted).documents if wanted else {}
    return {
        f"{kind}/{slug}": reverse("admin:thumbnail", args=(document.art,))
        for (kind, slug), document in found.items()
        if document.art
    }


def _references(part: Part) -> Iterator[Part]:
    if part.sort == "entry":
        yield part
    for each in part.parts:
        yield from _references(each)
