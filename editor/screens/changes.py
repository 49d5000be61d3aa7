"""One change of many entries: what it changed, by whom and why, and the way back."""

from __future__ import annotations

from django.contrib import messages
from django.core.paginator import Paginator
from django.db.models import Max
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from content.actions.undo_change import UndoPlan, UndoRefusedError, may_undo, plan_undo, undo_change
from content.changes import EntryChange
from content.entries.document import Document
from content.merge import difference
from content.models import Revision
from editor.names import titles
from editor.screens.base import find_pack, page, person, screen
from editor.screens.publish import ShownEntry, shown_entries
from editor.undo import offer_undo_of_change

PER_PAGE = 40


@screen("content.view_revision")
def change(request: HttpRequest, game: str, together: str) -> HttpResponse:
    """What a change did; posted, it is taken back."""
    pack = find_pack(game)
    revisions = Revision.objects.filter(game=pack, together=together).exclude(together="").order_by("slug")
    first = revisions.select_related("made_by").first()
    if first is None:
        raise Http404
    refused: UndoPlan | None = None
    if request.method == "POST":
        try:
            name, count = undo_change(pack, together, author=person(request), rest="rest" in request.POST)
        except UndoRefusedError as error:
            refused = error.plan
        else:
            told = ngettext("%(n)d entry taken back.", "%(n)d entries taken back.", count) % {"n": count}
            messages.success(request, told)
            offer_undo_of_change(request, game, name)
            return redirect(_way_back(game, first))
    chosen = Paginator(revisions.defer("document"), PER_PAGE).get_page(request.GET.get("page"))
    count = chosen.paginator.count
    can_undo = may_undo(pack, together, person(request))
    plan = refused or (plan_undo(pack, together) if can_undo else UndoPlan())
    named = titles(game, plan.moved)
    return page(
        request,
        "editor/change.html",
        ngettext("Change of %(n)d entry", "Change of %(n)d entries", count) % {"n": count},
        crumbs=[(_("History"), reverse("admin:history"))],
        status=409 if refused else 200,
        game=game,
        first=first,
        changes=_changes(game, [each.pk for each in chosen], [each.entry_id for each in chosen]),
        chosen=chosen,
        can_undo=can_undo and bool(plan.before),
        undoable=len(plan.before),
        moved=[(kind, slug, named[kind, slug]) for kind, slug in plan.moved],
        refused=refused is not None,
    )


def _way_back(game: str, first: Revision) -> str:
    return reverse("admin:entries", args=(game, first.kind))


def _changes(game: str, keys: list[int], entries: list[int | None]) -> list[ShownEntry]:
    """What some revisions changed, each compared with the one before it."""
    of = [entry for entry in entries if entry is not None]
    before = Revision.objects.filter(entry__in=of, pk__lt=min(keys, default=0), document__isnull=False)
    last = dict(before.order_by().values_list("entry").annotate(last=Max("pk")))
    old = dict(Revision.objects.filter(pk__in=last.values()).values_list("entry", "document"))
    found = []
    for each in Revision.objects.filter(pk__in=keys).order_by("slug"):
        was = Document.from_json(old[each.entry_id]) if each.entry_id in old else None
        now = Document.from_json(each.document) if each.document else None
        changed = difference(was, now)
        found.append(EntryChange("changed" if was else "added", each.kind, each.slug, changed))
    return shown_entries(game, found)
