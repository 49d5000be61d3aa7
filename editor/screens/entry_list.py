"""The list of all entries of a kind: searched, ordered, a page at a time, with the state of their
translations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.core.paginator import Paginator
from django.db.models import Exists, OuterRef, Q, QuerySet, Subquery, TextField, Value
from django.db.models.functions import Coalesce, Lower, NullIf
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _

from content.models import Entry, TextUnit, Translation
from editor.names import in_menu_order, interface_language
from editor.progress import Progress, by_entry
from editor.screens.base import Shelf, find_shelf, page, person, screen

PER_PAGE = 50
ORDERS = {
    "name": ("title_lower", "slug"),
    "slug": ("slug",),
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


def found_entries(shelf: Shelf, term: str) -> QuerySet[Entry, Any]:
    """The entries of a kind with their titles in the language of the interface; those that hold a term, if
    one is given."""
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
    for word in term.split():
        in_source = TextUnit.objects.filter(entry=OuterRef("pk"), source__icontains=word)
        in_translation = Translation.objects.filter(unit__entry=OuterRef("pk"), text__icontains=word)
        entries = entries.filter(Q(slug__icontains=word) | Exists(in_source) | Exists(in_translation))
    return entries


@screen("content.view_entry")
def entry_list(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """One page of the list."""
    shelf = find_shelf(game, kind)
    term = request.GET.get("q", "").strip()
    order = request.GET.get("o", "name")
    fields = ORDERS.get(order.lstrip("-"), ORDERS["name"])
    sign = "-" if order.startswith("-") else ""
    entries = (
        found_entries(shelf, term)
        .select_related("changed_by")
        .order_by(*(f"{sign}{field}" for field in fields))
    )
    chosen = Paginator(entries, PER_PAGE).get_page(request.GET.get("page"))
    languages = in_menu_order(shelf.pack.languages.all()) if shelf.pack else []
    progress = by_entry([entry.pk for entry in chosen], [language.pk for language in languages])
    rows = [(entry, _badges(progress[entry.pk])) for entry in chosen]
    return page(
        request,
        "editor/entry_list.html",
        shelf.many,
        crumbs=[(shelf.game_title, reverse("admin:index"))],
        shelf=shelf,
        rows=rows,
        chosen=chosen,
        term=term,
        order=order,
        columns=_columns(order, term),
        languages=languages,
        can_add=person(request).has_perm("content.add_entry") and shelf.pack is not None,
    )


def _badges(progress: list[Progress]) -> list[Progress]:
    """What the row shows of its translations; an entry without texts has nothing to show."""
    return [each for each in progress if each.total]


def _columns(order: str, term: str) -> list[Column]:
    labels = {"name": _("Name"), "slug": _("Slug"), "copies": _("Copies"), "changed": _("Changed")}
    found = []
    for name, label in labels.items():
        is_chosen = order.lstrip("-") == name
        is_reversed = order.startswith("-")
        towards = f"-{name}" if is_chosen and not is_reversed else name
        query = {"o": towards, **({"q": term} if term else {})}
        found.append(Column(name, str(label), f"?{urlencode(query)}", is_chosen, is_reversed))
    return found
