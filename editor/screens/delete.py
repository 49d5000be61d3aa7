"""Take an entry away, after a look at who uses it; a used one stays."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from content.actions.delete_entry import delete_entry, users_of
from content.errors import InUseError
from editor.names import titles
from editor.screens.base import find_entry, page, person, screen, title_of


@screen("content.delete_entry")
def delete(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """The question, and the deed."""
    shelf, entry = find_entry(game, kind, slug)
    title = title_of(entry)
    if request.method == "POST":
        try:
            delete_entry(entry, author=person(request), why=request.POST.get("why", "")[:300])
        except InUseError:
            messages.error(request, _("“%(name)s” is in use and has not been deleted.") % {"name": title})
        else:
            messages.success(
                request, _("“%(name)s” has been deleted. Its history can bring it back.") % {"name": title}
            )
            return redirect("admin:entries", game, kind)
    mentions = users_of(entry)
    names = titles(game, [(m.entry.kind, m.entry.slug) for m in mentions])
    return page(
        request,
        "editor/delete.html",
        _("Delete “%(name)s”?") % {"name": title},
        crumbs=[
            (shelf.many, reverse("admin:entries", args=(game, kind))),
            (title, reverse("admin:entry", args=(game, kind, slug))),
        ],
        status=409 if request.method == "POST" else 200,
        entry=entry,
        name=title,
        users=[(m, names[m.entry.kind, m.entry.slug]) for m in mentions],
    )
