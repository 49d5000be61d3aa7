"""The list of all entries of a kind, as a table, as a grid of cells to edit or as a gallery of what is
printed: searched, filtered, grouped, ordered, a page at a time, with what it comes to on top."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from django.core.paginator import Page, Paginator
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from content.actions.allow import writable_languages
from content.cardtext import card_text
from content.lists.columns import ListColumn, Sort, list_columns
from content.lists.filters import FAULTS, FIT, STATE, WORD, hows_of
from content.lists.filters import HOWS as SPECIAL_HOWS
from content.lists.rows import ListRow, group_name
from content.lists.totals import totals
from content.looks import CHOICES, GALLERY, GRID, LARGE, MEDIUM, SMALL, TABLE, Looks, looks_of
from content.models import Entry, Language, Release
from content.prints import art_bytes
from content.search import rules_of
from content.search_index import read_on
from content.snapshots import kept_draft
from editor.face_pictures import FacePicture, picture_of
from editor.faces import Subject, still_summary
from editor.listing.asked import GROUPED, NAME, Asked, typed_condition
from editor.listing.columns import Heading, column_choices, column_labels, heading, headings, shown_columns
from editor.listing.found import READING, Found, find_rows, find_words
from editor.listing.grid import Cell, column_facts, make_cells, row_stamps
from editor.listing.histograms import histograms
from editor.listing.words import HOWS, OPERATIONS, RULES, SPECIAL, STATES, condition_words
from editor.names import in_menu_order, interface_language, titles
from editor.progress import Progress, by_entry
from editor.screens.base import Shelf, find_shelf, language_names, page, person, screen
from engine.snapshot import Snapshot, SnapshotError
from engine.wording import WordingError

PER_PAGE = 50
IN_GALLERY = 48
"""Many numbers of columns make whole rows of it."""
WIDTHS = {SMALL: 120, MEDIUM: 190, LARGE: 300}
"""How wide a card of the gallery is, in pixels."""
IN_TABLE = 36
MOST_RELEASES = 20
MOST_HISTOGRAMS = 6
"""So many are shown at once; the others are folded away."""
VIEWS = [
    (TABLE, _("Table"), "table_view"),
    (GRID, _("Grid"), "grid_on"),
    (GALLERY, _("Gallery"), "grid_view"),
]
SAVED = "cells-saved"
"""Under which the session says that what was pending in a grid is saved."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A column of one row: a cell, or what is no field of the entry."""

    heading: Heading
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """An entry as the list shows it."""

    entry: Entry
    title: str
    face: FacePicture | None
    rules: str = ""
    badges: tuple[Progress, ...] = ()
    slots: tuple[Slot, ...] = ()
    stamp: int = 0
    index: int = 0
    """Its place among all rows, counted from 1 for the head."""
    summary: str = ""
    """What stands in the gallery for an entry that is not printed."""
    group: str | None = None
    """What stands above it, if a group begins with it."""
    group_entries: int = 0
    group_copies: int = 0


@screen("content.view_entry")
def entry_list(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """One page of the list."""
    shelf = find_shelf(game, kind)
    who = person(request)
    languages = in_menu_order(shelf.pack.languages.all()) if shelf.pack else []
    columns = list_columns(shelf.kind, [each.pk for each in languages])
    releases = _releases(shelf)
    known = [*([shelf.pack.source_id] if shelf.pack else []), *(each.pk for each in languages)]
    asked = Asked.of(request.GET, columns, releases, known)
    typed = typed_condition(request, columns)
    if typed is not None:
        return HttpResponseRedirect(f"{request.path}{asked.with_condition(typed)}")
    looks = looks_of(who)
    found = find_rows(shelf, asked, columns)
    is_gallery = looks.view == GALLERY
    chosen = Paginator(found.rows, IN_GALLERY if is_gallery else PER_PAGE).get_page(request.GET.get("page"))
    spoken = _face_language(shelf, looks, languages)
    labels = column_labels(shelf, columns)
    shown = [] if is_gallery else shown_columns(looks.view, shelf, columns, looks)
    heads = headings(shelf, columns, shown, asked, labels)
    writable = _writable(request, columns) if shelf.pack else set()
    editable = {key for key in writable if columns[key].is_editable}
    makes_rows = _cards if is_gallery else _rows
    rows = makes_rows(shelf, chosen, spoken, languages, looks, heads, editable)
    drawn = histograms(shelf, totals([(row.data, row.copies) for row in found.rows], columns.values()), asked)
    return page(
        request,
        "editor/entry_list.html",
        shelf.many,
        crumbs=[(shelf.game_title, reverse("admin:index"))],
        shelf=shelf,
        rows=_grouped(shelf, rows, chosen, found, columns.get(asked.group)),
        chosen=chosen,
        copies=sum(row.copies for row in found.rows),
        asked=asked,
        search_parts=asked.without("q", "since"),
        group_parts=asked.without("group"),
        term=asked.term,
        since=asked.since,
        releases=releases,
        name_heading=heading(NAME, str(_("Name")), NAME, asked),
        headings=heads,
        width=len(heads) + 3,
        has_name=shelf.kind.title_field in shown,
        column_facts={head.key: column_facts(shelf, head.column) for head in heads if head.column},
        column_choices=column_choices(shelf, columns, shown),
        chips=[
            (condition_words(shelf, each, columns), asked.without_condition(each))
            for each in asked.conditions
        ],
        unlooked=found.unlooked,
        filtering=_filtering(request, shelf, columns, labels, languages),
        groups=[(key, labels[key]) for key, column in columns.items() if column.sort in GROUPED],
        histograms=drawn[:MOST_HISTOGRAMS],
        more_histograms=drawn[MOST_HISTOGRAMS:],
        changing=_changing(shelf, columns, labels, writable),
        saved=request.session.pop(SAVED, "") if SAVED in request.session else "",
        looks=looks,
        is_gallery=is_gallery,
        is_grid=looks.view == GRID,
        can_edit=bool(writable),
        zooms=list(zip(CHOICES["zoom"], (_("small"), _("medium"), _("large")), strict=True)),
        views=VIEWS,
        face_language=spoken,
        face_languages=[shelf.pack.source, *languages] if shelf.pack else [],
        card_width=WIDTHS[looks.zoom],
        can_add=who.has_perm("content.add_entry") and shelf.pack is not None,
    )


def _releases(shelf: Shelf) -> list[int]:
    """The numbers of the game's releases, the newest first."""
    found = Release.objects.filter(game=shelf.game.name).order_by("-number")
    return list(found.values_list("number", flat=True)[:MOST_RELEASES])


def _writable(request: HttpRequest, columns: dict[str, ListColumn]) -> set[str]:
    """The columns that somebody may change."""
    who = person(request)
    is_designer = who.has_perm("content.change_entry")
    mine = writable_languages(who)
    return {
        key
        for key, column in columns.items()
        if column.sort is not Sort.BLOCK and (column.language in mine if column.language else is_designer)
    }


def _face_language(shelf: Shelf, looks: Looks, languages: list[Language]) -> str:
    """The language that faces are shown in: the one that was chosen, else that of the interface, if the game
    has it."""
    known = [each.pk for each in languages]
    for wanted in (looks.language, interface_language()):
        if wanted in known:
            return wanted
    return shelf.pack.source_id if shelf.pack else ""


def _face(shelf: Shelf, slug: str, language: str, width: int) -> FacePicture | None:
    return picture_of(shelf.game.name, shelf.kind.name, slug, language, width)


def _rows(
    shelf: Shelf,
    chosen: Page[ListRow],
    language: str,
    languages: list[Language],
    looks: Looks,
    heads: list[Heading],
    editable: set[str],
) -> list[Row]:
    """The rows of the table or the grid."""
    some = list(chosen)
    keys = [row.pk for row in some]
    shown = {head.key for head in heads}
    entries = Entry.objects.select_related("changed_by").in_bulk(keys)
    some = [row for row in some if row.pk in entries]  # what somebody just deleted is no row any more
    badges = by_entry(keys, [each.pk for each in languages]) if STATES in shown else {}
    rules = _rules(shelf, some, entries, language) if RULES in shown else {}
    cells = make_cells(shelf, some, [head.column for head in heads if head.column], editable)
    stamps = row_stamps(some) if editable else {}
    found = []
    for place, row in enumerate(some):
        mine = iter(cells.get(row.pk, ()))
        slots = tuple(Slot(head, next(mine, None) if head.column else None) for head in heads)
        found.append(
            Row(
                entries[row.pk],
                row.title,
                _face(shelf, row.slug, language, IN_TABLE) if looks.view == TABLE else None,
                rules.get(row.pk, ""),
                tuple(each for each in badges.get(row.pk, ()) if each.total),
                slots,
                stamps.get(row.pk, 0),
                chosen.start_index() + place + 1,
            )
        )
    return found


def _rules(shelf: Shelf, rows: list[ListRow], entries: dict[int, Entry], language: str) -> dict[int, str]:
    read_on(READING, shelf.game.name)
    known = rules_of([row.pk for row in rows], language)
    unread = [entries[row.pk] for row in rows if row.pk not in known]
    return known | _unread_rules(shelf, unread, language)


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


def _cards(
    shelf: Shelf,
    chosen: Page[ListRow],
    language: str,
    languages: list[Language],
    looks: Looks,
    heads: list[Heading],
    editable: set[str],
) -> list[Row]:
    """The cards of the gallery."""
    entries = Entry.objects.in_bulk([row.pk for row in chosen])
    rows = [
        Row(entries[row.pk], row.title, _face(shelf, row.slug, language, WIDTHS[looks.zoom]))
        for row in chosen
        if row.pk in entries
    ]
    if all(row.face for row in rows) or shelf.pack is None:
        return rows
    try:
        draft = kept_draft(shelf.pack)
    except SnapshotError:
        return rows
    return [
        Row(row.entry, row.title, None, summary=_summary(shelf, draft, row.entry, language)) for row in rows
    ]


def _summary(shelf: Shelf, draft: Snapshot, entry: Entry, language: str) -> str:
    if entry.slug not in draft.entries.get(shelf.kind.name, {}):
        return ""
    return still_summary(Subject(draft, shelf.kind, entry.slug, art_bytes), language)


def _grouped(
    shelf: Shelf, rows: list[Row], chosen: Page[ListRow], found: Found, column: ListColumn | None
) -> list[Row]:
    """The rows with the names of the groups that begin among them."""
    if column is None or shelf.pack is None:
        return rows
    values = {row.pk: row.value(column) for row in chosen}
    shown = {pk: cells[0].shown for pk, cells in make_cells(shelf, list(chosen), [column], set()).items()}
    before: str | None = None
    marked = []
    for row in rows:
        name = group_name(values[row.entry.pk])
        if name != before:
            group = found.groups[name]
            title, before = shown[row.entry.pk] or "–", name
            row = replace(row, group=title, group_entries=group.entries, group_copies=group.copies)
        marked.append(row)
    return marked


def _filtering(
    request: HttpRequest,
    shelf: Shelf,
    columns: dict[str, ListColumn],
    labels: dict[str, str],
    languages: list[Language],
) -> dict[str, Any]:
    """What the form for one more condition shows: everything that can be asked about and, of what was chosen,
    how."""
    asked = request.GET.get("filter", "")
    fields = [(key, labels[key]) for key in columns]
    special = [(key, str(label)) for key, label in SPECIAL.items() if shelf.pack is not None]
    found: dict[str, Any] = {"fields": fields, "special": special, "chosen": ""}
    column = columns.get(asked)
    if column is None and asked not in SPECIAL:
        return found
    hows = hows_of(column) if column is not None else SPECIAL_HOWS[asked]
    found |= {"chosen": asked, "hows": [(how, HOWS[how]) for how in hows], "values": [], "words": []}
    if column is not None:
        found["is_number"] = column.sort is Sort.NUMBER
        found["values"] = _values(shelf, column)
    elif asked in (STATE, FIT):
        spoken = language_names()
        source = [shelf.pack.source_id] if asked == FIT and shelf.pack else []
        codes = [*source, *(each.pk for each in languages)]
        found["values"] = [(code, spoken.get(code, code)) for code in codes]
    elif asked == WORD:
        found["words"] = find_words(shelf)
    found["needs_value"] = asked != FAULTS and hows != ("empty", "filled")
    return found


def _values(shelf: Shelf, column: ListColumn) -> list[tuple[str, str]]:
    """What can be chosen as the value of a condition; nothing where it is typed."""
    if column.sort is Sort.SWITCH:
        return [("yes", str(_("yes"))), ("no", str(_("no")))]
    if column.options:
        return column.option_names(shelf.kind, interface_language())
    if column.target:
        slugs = Entry.objects.filter(game=shelf.game.name, kind=column.target)
        keys = [(column.target, slug) for slug in slugs.values_list("slug", flat=True)]
        named = titles(shelf.game.name, keys)
        return sorted(((slug, named[kind, slug]) for kind, slug in keys), key=lambda each: each[1].casefold())
    return []


def _changing(
    shelf: Shelf, columns: dict[str, ListColumn], labels: dict[str, str], writable: set[str]
) -> dict[str, Any]:
    """What the form that changes many entries shows."""
    wanted = [
        (key, labels[key], column_facts(shelf, column)) for key, column in columns.items() if key in writable
    ]
    return {"columns": wanted, "operations": list(OPERATIONS.items())}
