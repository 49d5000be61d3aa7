"""The list of all entries of a kind, as a table or as a gallery of what is printed: searched, filtered,
ordered, a page at a time, with the state of their translations."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import OuterRef, QuerySet, Subquery, TextField, Value
from django.db.models.functions import Coalesce, Lower, NullIf
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _

from content.cardtext import card_text
from content.changes import slugs_changed
from content.looks import CHOICES, GALLERY, LARGE, MEDIUM, SMALL, TABLE, Looks, looks_of
from content.models import Entry, Language, Release, TextUnit, Translation
from content.prints import art_bytes
from content.search import Question, holding, rules_of
from content.search_index import read_on
from content.snapshots import kept_draft, kept_release
from editor.face_pictures import FacePicture, picture_of
from editor.faces import Subject, still_summary
from editor.forms.fields import as_number
from editor.names import in_menu_order, interface_language
from editor.progress import Progress, by_entry
from editor.screens.base import Shelf, find_shelf, page, person, screen
from engine.snapshot import Snapshot, SnapshotError
from engine.wording import WordingError

PER_PAGE = 50
IN_GALLERY = 48
"""Many numbers of columns make whole rows of it."""
READING = 0.5
"""Seconds that a list may wait for the search to read what is new."""
WIDTHS = {SMALL: 120, MEDIUM: 190, LARGE: 300}
"""How wide a card of the gallery is, in pixels."""
IN_TABLE = 36
MOST_RELEASES = 20
ORDERS = {
    "name": ("title_lower", "slug"),
    "copies": ("copies", "slug"),
    "changed": ("changed_at", "slug"),
}


@dataclass(frozen=True, slots=True)
class Column:
    """A heading by which the list can be ordered."""

    name: str
    label: str
    link: str
    is_chosen: bool
    is_reversed: bool


@dataclass(frozen=True, slots=True)
class Row:
    """An entry as the list shows it."""

    entry: Entry
    face: FacePicture | None
    rules: str = ""
    badges: tuple[Progress, ...] = ()
    summary: str = ""
    """What stands in the gallery for an entry that is not printed."""


def found_entries(shelf: Shelf, term: str, *, named: bool = False) -> QuerySet[Entry, Any]:
    """The entries of a kind with their titles in the language of the interface; those that hold a term, if
    one is given, or are ``named`` so."""
    titles = TextUnit.objects.filter(entry=OuterRef("pk"), field=shelf.kind.title_field)
    spoken = Translation.objects.filter(
        unit__entry=OuterRef("pk"), unit__field=shelf.kind.title_field, language=interface_language()
    )
    entries = Entry.objects.filter(game=shelf.game.name, kind=shelf.kind.name).annotate(
        title=Coalesce(
            NullIf(Subquery(spoken.values("text")[:1]), Value("", TextField())),
            Subquery(titles.values("source")[:1]),
            output_field=TextField(),
        ),
        title_lower=Lower("title"),
    )
    question = Question.of(term)
    if question:
        read_on(READING, shelf.game.name)
        entries = entries.filter(holding(question, named=named))
    return entries.none() if term and not question else entries


@screen("content.view_entry")
def entry_list(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """One page of the list."""
    shelf = find_shelf(game, kind)
    term = request.GET.get("q", "").strip()
    order = request.GET.get("o", "name")
    fields = ORDERS.get(order.lstrip("-"), ORDERS["name"])
    sign = "-" if order.startswith("-") else ""
    looks = looks_of(person(request))
    entries = found_entries(shelf, term).order_by(*(f"{sign}{field}" for field in fields))
    since = _since(request, shelf)
    if since:
        entries = entries.filter(slug__in=_changed(shelf, since))
    is_gallery = looks.view == GALLERY
    if not is_gallery:
        entries = entries.select_related("changed_by")
    chosen = Paginator(entries, IN_GALLERY if is_gallery else PER_PAGE).get_page(request.GET.get("page"))
    languages = in_menu_order(shelf.pack.languages.all()) if shelf.pack else []
    spoken = _face_language(shelf, looks, languages)
    return page(
        request,
        "editor/entry_list.html",
        shelf.many,
        crumbs=[(shelf.game_title, reverse("admin:index"))],
        shelf=shelf,
        rows=_cards(shelf, chosen, spoken, looks) if is_gallery else _rows(shelf, chosen, spoken, languages),
        chosen=chosen,
        term=term,
        order=order,
        since=since,
        releases=_releases(shelf),
        is_filtered=bool(term or since),
        columns=_columns(order, {"q": term, "since": str(since or "")}),
        looks=looks,
        is_gallery=is_gallery,
        zooms=list(zip(CHOICES["zoom"], (_("small"), _("medium"), _("large")), strict=True)),
        views=[(TABLE, _("Table"), "table_view"), (GALLERY, _("Gallery"), "grid_view")],
        face_language=spoken,
        face_languages=[shelf.pack.source, *languages] if shelf.pack else [],
        card_width=WIDTHS[looks.zoom],
        can_add=person(request).has_perm("content.add_entry") and shelf.pack is not None,
    )


def _since(request: HttpRequest, shelf: Shelf) -> int:
    """The release since which an entry must have changed to be listed; 0 if all are."""
    number = as_number(request.GET.get("since", ""))
    return number if isinstance(number, int) and number in _releases(shelf) else 0


def _releases(shelf: Shelf) -> list[int]:
    """The numbers of the game's releases, the newest first."""
    found = Release.objects.filter(game=shelf.game.name).order_by("-number")
    return list(found.values_list("number", flat=True)[:MOST_RELEASES])


def _changed(shelf: Shelf, since: int) -> set[str]:
    """The entries of the kind that differ from a release."""
    assert shelf.pack is not None
    try:
        before, after = kept_release(shelf.pack, since), kept_draft(shelf.pack)
    except SnapshotError:  # of a form that this version cannot read: then nothing can be left out
        return set(Entry.objects.filter(game=shelf.pack, kind=shelf.kind.name).values_list("slug", flat=True))
    assert before is not None
    return slugs_changed(before, after, shelf.kind.name)


def _face_language(shelf: Shelf, looks: Looks, languages: list[Language]) -> str:
    """The language that faces are shown in: the one that was chosen, else that of the interface, if the game
    has it."""
    known = [each.pk for each in languages]
    for wanted in (looks.language, interface_language()):
        if wanted in known:
            return wanted
    return shelf.pack.source_id if shelf.pack else ""


def _face(shelf: Shelf, entry: Entry, language: str, width: int) -> FacePicture | None:
    return picture_of(shelf.game.name, shelf.kind.name, entry.slug, language, width)


def _rows(shelf: Shelf, chosen: Page[Entry], language: str, languages: list[Language]) -> list[Row]:
    """The rows of the table."""
    keys = [entry.pk for entry in chosen]
    read_on(READING, shelf.game.name)
    progress = by_entry(keys, [each.pk for each in languages])
    rules = rules_of(keys, language)
    rules |= _unread_rules(shelf, [entry for entry in chosen if entry.pk not in rules], language)
    return [
        Row(
            entry,
            _face(shelf, entry, language, IN_TABLE),
            rules.get(entry.pk, ""),
            tuple(each for each in progress[entry.pk] if each.total),
        )
        for entry in chosen
    ]


def _unread_rules(shelf: Shelf, entries: list[Entry], language: str) -> dict[int, str]:
    """The rules texts of entries that the search has not read yet."""
    if not entries or shelf.pack is None:
        return {}
    try:
        draft = kept_draft(shelf.pack)
    except SnapshotError:
        return {}
    there = draft.entries.get(shelf.kind.name, {})
    found = {}
    for each in entries:
        if each.slug in there:
            with suppress(WordingError):  # a game that somebody is just declaring has no words yet
                found[each.pk] = card_text(draft, language, shelf.kind.name, each.slug)
    return found


def _cards(shelf: Shelf, chosen: Page[Entry], language: str, looks: Looks) -> list[Row]:
    """The cards of the gallery."""
    rows = [Row(entry, _face(shelf, entry, language, WIDTHS[looks.zoom])) for entry in chosen]
    if all(row.face for row in rows) or shelf.pack is None:
        return rows
    try:
        draft = kept_draft(shelf.pack)
    except SnapshotError:
        return rows
    return [Row(row.entry, None, summary=_summary(shelf, draft, row.entry, language)) for row in rows]


def _summary(shelf: Shelf, draft: Snapshot, entry: Entry, language: str) -> str:
    if entry.slug not in draft.entries.get(shelf.kind.name, {}):
        return ""
    return still_summary(Subject(draft, shelf.kind, entry.slug, art_bytes), language)


def _columns(order: str, query: dict[str, str]) -> list[Column]:
    labels = {"name": _("Name"), "copies": _("Copies"), "changed": _("Changed")}
    found = []
    for name, label in labels.items():
        is_chosen = order.lstrip("-") == name
        is_reversed = order.startswith("-")
        towards = f"-{name}" if is_chosen and not is_reversed else name
        given = {key: value for key, value in query.items() if value}
        link = f"?{urlencode({'o': towards, **given})}"
        found.append(Column(name, str(label), link, is_chosen, is_reversed))
    return found
