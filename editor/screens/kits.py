"""Duplicating an entry with its kit: what would be made and how it would be called, the deed, and the way
back."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from content.actions.copy_kit import KitFaultsError, Proposal, Wish, copy_kit, propose_copies
from content.actions.delete_kit import undo_copies
from content.errors import InUseError, KitChangedError
from content.kits import Key, read_kit
from content.store import read_document
from content.wording import fault_text, kind_name
from editor.forms.fields import as_version
from editor.names import interface_language, titles
from editor.screens.base import find_entry, find_pack, page, person, remark, screen, title_of
from editor.screens.delete import entry_key
from editor.undo import offer_removals
from engine.schema import Fault


@dataclass(slots=True)
class Row:
    """An entry of the kit on the page, with what was typed for its copy."""

    name: str
    """Of its inputs: ``kind/slug``."""
    proposal: Proposal
    title: str
    kind_title: str
    is_whole: bool
    is_copied: bool
    wish: Wish
    slug_faults: list[str] = field(default_factory=list)
    name_faults: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def show(self, fault: Fault, game: str) -> None:
        """Put a fault beside the input that it is about."""
        text = fault_text(fault, interface_language(), game)
        first = fault.path[0] if fault.path else ""
        if first == "slug":
            self.slug_faults.append(text)
        elif first == self.proposal.title_field:
            self.name_faults.append(text)
        else:
            self.faults.append(text)


@screen("content.add_entry")
def copy(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """What would be copied and what is only referred to, with proposals that can be changed; and the deed."""
    shelf, entry = find_entry(game, kind, slug)
    kit = read_kit(entry.game, read_document(entry))
    if not kit.parts:
        return redirect(f"{reverse('admin:add', args=(game, kind))}?from={slug}")
    number, proposals = propose_copies(entry.game, kit)
    posted = request.POST if request.method == "POST" else None
    number = as_version(request.POST.get("number", "")) or number
    names = titles(game, kit.keys)
    rows = {each.document.key: _row(game, each, names, kit.whole.key) for each in proposals}
    refused = ""
    if posted is not None:
        seen = [entry_key(each) for each in posted.getlist("seen")]
        for row in rows.values():
            row.is_copied = row.is_whole or row.name in posted.getlist("copy")
            if f"slug:{row.name}" in posted:
                row.wish = Wish(_typed(posted, f"slug:{row.name}"), _typed(posted, f"name:{row.name}"))
        wishes = {key: row.wish for key, row in rows.items() if row.is_copied}
        try:
            made = copy_kit(
                entry.game,
                kit.whole.key,
                wishes,
                number=number,
                seen=seen,
                author=person(request),
                why=remark(request),
            )
        except KitChangedError:
            refused = _("The kit has changed since you looked. Here is what would be copied now.")
        except KitFaultsError as error:
            refused = _("Nothing has been copied yet: please look at the marked lines.")
            for key, faults in error.faults.items():
                for fault in faults:
                    rows[key].show(fault, game)
        else:
            text = ngettext("%(n)d entry has been made.", "%(n)d entries have been made.", len(made))
            messages.success(request, text % {"n": len(made)})
            offer_removals(request, made)
            return redirect("admin:entry", game, made[0].kind, made[0].slug)
    title = title_of(entry)
    return page(
        request,
        "editor/kit.html",
        _("Duplicate “%(name)s” with its kit") % {"name": title},
        crumbs=[
            (shelf.many, reverse("admin:entries", args=(game, kind))),
            (title, reverse("admin:entry", args=(game, kind, slug))),
        ],
        status=409 if refused else 200,
        entry=entry,
        refused=refused,
        own=[row for row in rows.values() if not row.proposal.is_shared],
        shared=[row for row in rows.values() if row.proposal.is_shared],
        number=number,
        why=request.POST.get("why", ""),
    )


@screen("content.delete_entry")
def undo(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """Take away all that was made with one press."""
    if request.method != "POST":
        raise Http404
    first, last = (as_version(each or "") for each in (request.GET.get("first"), request.POST.get("latest")))
    try:
        gone = undo_copies(find_pack(game), first or 0, last or 0, author=person(request))
    except (KitChangedError, InUseError):
        messages.error(request, _("Somebody has changed or used one of these entries since; they all stay."))
        return redirect("admin:entries", game, kind)
    text = ngettext(
        "%(n)d entry has been taken away again.", "%(n)d entries have been taken away again.", len(gone)
    )
    messages.success(request, text % {"n": len(gone)})
    return redirect("admin:entries", game, kind)


def _row(game: str, proposal: Proposal, names: dict[Key, str], whole: Key) -> Row:
    key = proposal.document.key
    kind_title = kind_name(game, key[0], interface_language())
    return Row(
        "/".join(key), proposal, names[key], kind_title, key == whole, not proposal.is_shared, proposal.wish
    )


def _typed(posted: QueryDict, name: str) -> str:
    return posted.get(name, "").replace("\0", "").strip()
