"""Many cells of a kind's entries changed at once, from the grid or by one operation on many rows: checked
while somebody types, shown before anything is written, then written as one change that can be undone as
one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
from django.contrib import messages
from django.core.exceptions import BadRequest
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse, QueryDict
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST

from content.actions.change_many import ChangeRefusedError, change_many, plan_many
from content.cardtext import compare
from content.change_plan import CellEdit, CellFault, ChangePlan
from content.changes import EntryChange
from content.entries.pack import PackContent
from content.lists.cells import ABSENT, Cells
from content.lists.columns import ListColumn, Sort, list_columns
from content.lists.operations import Operation, apply_to, operation_faults
from content.lists.rows import ListRow, read_texts
from content.merge import difference
from content.models import Entry, Pack, Release
from content.shown_changes import ShownChange, words_changed
from content.spreadsheet_plan import PlannedEntry, named_by
from content.store import read_documents
from content.wording import fault_text
from editor.listing.asked import Asked
from editor.listing.columns import column_labels
from editor.listing.found import find_rows
from editor.listing.grid import row_stamps
from editor.names import interface_language, titles
from editor.screens.base import Shelf, find_shelf, page, person, remark, screen
from editor.screens.entry_list import SAVED
from editor.screens.publish import ShownEntry, shown_entries
from editor.undo import offer_undo_of_change
from engine.schema import Fault
from engine.wording import WordingError

PER_PAGE = 40
MOST_FAULTS = 60
"""So many faults are listed; the rest is counted."""


@dataclass(slots=True)
class Wanted:
    """The cells that are to be changed, and what was found out while they were put together."""

    edits: list[CellEdit] = field(default_factory=list)
    rounded: int = 0
    faults: list[Fault] = field(default_factory=list)


@require_POST
@screen("content.view_entry")
def change(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """What some cells would change; with the button, the deed."""
    shelf = find_shelf(game, kind)
    pack = _pack(shelf)
    wanted = Wanted(_typed(request)) if "cells" in request.POST else _operated(request, shelf, pack)
    who, spoken = person(request), interface_language()
    status = 200
    if "anew" in request.POST:
        wanted.edits = _on_what_is_there(pack, shelf, wanted.edits)
    if "apply" in request.POST and wanted.edits:
        try:
            name, changed = change_many(
                pack, shelf.kind, wanted.edits, author=who, spoken=spoken, why=remark(request)
            )
        except ChangeRefusedError as error:
            plan, status = error.plan, 409
        else:
            return _done(request, shelf, name, changed)
    else:
        plan = plan_many(pack, shelf.kind, wanted.edits, author=who, spoken=spoken)
    return _shown(request, shelf, pack, wanted, plan, status)


@require_POST
@screen("content.view_entry")
def check(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """What is wrong with cells while they are typed, and how they will read."""
    shelf = find_shelf(game, kind)
    pack = _pack(shelf)
    edits = _typed(request)
    spoken = interface_language()
    plan = plan_many(pack, shelf.kind, edits, author=person(request), spoken=spoken)
    return JsonResponse(
        {
            "faults": [
                [each.slug, each.column, fault_text(each.fault, spoken, game)] for each in plan.faults
            ],
            "moved": plan.moved,
            "gone": plan.gone,
            "shown": _reading(pack, shelf, edits),
        }
    )


def _pack(shelf: Shelf) -> Pack:
    if shelf.pack is None:
        raise Http404
    return shelf.pack


def _typed(request: HttpRequest) -> list[CellEdit]:
    """The cells that a page sent. They came through a browser, so they are checked like anything typed."""
    try:
        return msgspec.json.decode(request.POST.get("cells", "[]"), type=list[CellEdit])
    except msgspec.MsgspecError as error:
        raise BadRequest from error


def _operated(request: HttpRequest, shelf: Shelf, pack: Pack) -> Wanted:
    """The cells that an operation on some rows, or on all that are listed, would change."""
    languages = sorted(pack.languages.values_list("code", flat=True))
    columns = list_columns(shelf.kind, languages)
    column = columns.get(request.POST.get("column", ""))
    sent = request.POST
    operation = Operation(sent.get("how", ""), sent.get("value", ""), sent.get("other", ""))
    if column is None:
        return Wanted(faults=[Fault((), "change-column")])
    faults = operation_faults(operation, column)
    rows = _chosen(request, shelf, pack, columns, languages)
    if not rows:
        faults.append(Fault((), "change-no-rows"))
    if faults:
        return Wanted(faults=faults)
    read_texts(rows, [column])
    stamps = row_stamps(rows)
    wanted = Wanted()
    for row in rows:
        made = apply_to(operation, row.value(column))
        if made is not None:
            wanted.edits.append(CellEdit(row.slug, stamps.get(row.pk, 0), column.key, made[0]))
            wanted.rounded += made[1]
    return wanted


def _chosen(
    request: HttpRequest, shelf: Shelf, pack: Pack, columns: dict[str, ListColumn], languages: list[str]
) -> list[ListRow]:
    """The rows that were ticked, or all that the filters of the list leave."""
    if request.POST.get("scope") == "all":
        releases = list(Release.objects.filter(game=pack).values_list("number", flat=True))
        query = QueryDict(request.POST.get("query", ""))
        asked = Asked.of(query, columns, releases, [pack.source_id, *languages])
        return find_rows(shelf, asked, columns).rows
    slugs = [slug for slug in request.POST.getlist("row") if "\0" not in slug]
    entries = Entry.objects.filter(game=pack, kind=shelf.kind.name, slug__in=slugs).order_by("slug")
    read = entries.values_list("pk", "slug", "data", "copies")
    return [ListRow(pk, slug, slug, data, copies) for pk, slug, data, copies in read]


def _on_what_is_there(pack: Pack, shelf: Shelf, edits: list[CellEdit]) -> list[CellEdit]:
    """The same cells, on the entries as they are by now: somebody has seen what others made of them."""
    slugs = {edit.slug for edit in edits}
    entries = Entry.objects.filter(game=pack, kind=shelf.kind.name, slug__in=slugs)
    rows = [ListRow(pk, slug, slug, {}, 1) for pk, slug in entries.values_list("pk", "slug")]
    stamps = row_stamps(rows)
    now = {row.slug: stamps.get(row.pk, 0) for row in rows}
    return [msgspec.structs.replace(each, stamp=now[each.slug]) for each in edits if each.slug in now]


def _done(request: HttpRequest, shelf: Shelf, name: str, changed: list[str]) -> HttpResponse:
    """Back to the list, with the way back."""
    count = len(changed)
    told = ngettext("%(n)d entry changed.", "%(n)d entries changed.", count) % {"n": count}
    messages.success(request, told)
    if changed:
        offer_undo_of_change(request, shelf.game.name, name)
    request.session[SAVED] = name
    return HttpResponseRedirect(_way_back(request, shelf))


def _way_back(request: HttpRequest, shelf: Shelf) -> str:
    back = request.POST.get("next", "")
    is_ours = url_has_allowed_host_and_scheme(back, {request.get_host()}, require_https=request.is_secure())
    return back if is_ours else reverse("admin:entries", args=(shelf.game.name, shelf.kind.name))


def _shown(
    request: HttpRequest, shelf: Shelf, pack: Pack, wanted: Wanted, plan: ChangePlan, status: int
) -> HttpResponse:
    """The page that shows what would change."""
    game, spoken = shelf.game.name, interface_language()
    chosen = Paginator(plan.entries, PER_PAGE).get_page(request.POST.get("page"))
    some = list(chosen)
    left_out = [*plan.moved, *plan.gone]
    named = titles(game, [(shelf.kind.name, slug) for slug in left_out])
    general = [fault_text(fault, spoken, game) for fault in wanted.faults]
    count = len(plan.faults) + len(general)
    return page(
        request,
        "editor/change_many.html",
        _("Change many"),
        crumbs=[(shelf.many, reverse("admin:entries", args=(game, shelf.kind.name)))],
        status=422 if wanted.faults else status,
        shelf=shelf,
        changes=_changes(game, pack, some),
        chosen=chosen,
        count=len(plan.entries),
        unchanged=plan.unchanged,
        rounded=wanted.rounded,
        faults=[("", "", text) for text in general] + _shown_faults(shelf, pack, plan.faults[:MOST_FAULTS]),
        fault_count=count,
        more_faults=max(0, len(plan.faults) - MOST_FAULTS),
        moved=[(slug, named[shelf.kind.name, slug]) for slug in plan.moved],
        gone=plan.gone,
        is_late=status == 409,
        cells=msgspec.json.encode(_without(wanted.edits, left_out)).decode(),
        all_cells=msgspec.json.encode(wanted.edits).decode() if plan.moved else "",
        next=_way_back(request, shelf),
        why=request.POST.get("why", ""),
    )


def _without(edits: list[CellEdit], slugs: list[str]) -> list[CellEdit]:
    left = set(slugs)
    return [edit for edit in edits if edit.slug not in left]


def _shown_faults(shelf: Shelf, pack: Pack, faults: list[CellFault]) -> list[tuple[str, str, str]]:
    """Faults with the entry and the column they are in."""
    game, spoken = shelf.game.name, interface_language()
    if not faults:
        return []
    labels = column_labels(shelf, list_columns(shelf.kind, pack.languages.values_list("code", flat=True)))
    named = titles(game, [(shelf.kind.name, each.slug) for each in faults if each.slug])
    return [
        (
            named.get((shelf.kind.name, each.slug), ""),
            labels.get(each.column, each.column),
            fault_text(each.fault, spoken, game),
        )
        for each in faults
    ]


def _changes(game: str, pack: Pack, planned: list[PlannedEntry]) -> list[ShownEntry]:
    """What would change, entry by entry, the rules text in words first if it reads otherwise."""
    changes = [
        EntryChange("changed", *each.after.key, difference(each.before, each.after)) for each in planned
    ]
    shown = shown_entries(game, changes)
    for entry, change in zip(shown, rules_changes(pack, planned), strict=True):
        if change is not None:
            entry.changes.insert(0, change)
    return shown


def rules_changes(pack: Pack, planned: list[PlannedEntry]) -> list[ShownChange | None]:
    """What becomes of the rules texts of some entries, in the language of the interface; nothing where they
    stay. One more query for all the entries that they name."""
    languages = sorted(pack.languages.values_list("code", flat=True))
    spoken = interface_language() if interface_language() in languages else pack.source_id
    sides = [side for each in planned for side in (each.before, each.after) if side is not None]
    named = {key for side in sides for _path, key in named_by(pack, side)}
    content = PackContent(pack.game, pack.source_id, languages, read_documents(pack, named) if named else {})
    found: list[ShownChange | None] = []
    for each in planned:
        texts = []
        for side in (each.before, each.after):
            try:
                texts.append(compare(content, spoken, side.kind, side.slug, side).shown if side else "")
            except WordingError:  # a game that somebody is just declaring has no words yet
                texts.append("")
        old, new = texts
        is_other = old != new
        made = ShownChange(_("Rules text"), "rules", old, new, pieces=words_changed(old, new))
        found.append(made if is_other else None)
    return found


def _reading(pack: Pack, shelf: Shelf, edits: list[CellEdit]) -> list[tuple[str, str, str, str]]:
    """How cells will read: slug, column, what is shown, what is carried along."""
    columns = list_columns(shelf.kind, pack.languages.values_list("code", flat=True))
    cells = Cells(pack, shelf.kind, interface_language())
    read = []
    wanted: set[tuple[str, str]] = set()
    for edit in edits:
        column = columns.get(edit.column)
        if column is None or column.sort is Sort.BLOCK:
            continue
        value: Any = cells.read(column, edit.typed)
        value = None if value is ABSENT else value
        read.append((edit, column, value))
        if column.target:
            many = value if isinstance(value, list) else [value]
            wanted.update((column.target, each) for each in many if isinstance(each, str))
    names = titles(shelf.game.name, wanted & cells.known) if wanted else {}
    return [
        (edit.slug, edit.column, cells.show(column, value, names), cells.raw(column, value))
        for edit, column, value in read
    ]
