"""Help that is read from declarations: the fields of a kind, and the words of a game."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET

from content.wording import game_name
from editor.help.hints import hints_of
from editor.help.words import families_of
from editor.names import interface_language
from editor.screens.base import find_game, find_shelf, page, screen


@require_GET
@screen("content.view_entry")
def fields(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """The fields of a kind: what each means, what may be entered, and an example."""
    shelf = find_shelf(game, kind)
    if shelf.pack is None:
        raise Http404
    return page(
        request,
        "editor/help_fields.html",
        _("Fields: %(kind)s") % {"kind": shelf.one},
        crumbs=[(_("Help"), reverse("admin:help"))],
        shelf=shelf,
        hints=hints_of(shelf.pack, shelf.kind, interface_language()),
    )


@require_GET
@screen("content.view_entry")
def words(request: HttpRequest, game: str) -> HttpResponse:
    """The words of a game: what each does, with what it can be told, and how it reads."""
    declared = find_game(game)
    spoken = interface_language()
    return page(
        request,
        "editor/help_words.html",
        _("The words of %(game)s") % {"game": game_name(game, spoken)},
        crumbs=[(_("Help"), reverse("admin:help"))],
        families=families_of(declared, spoken),
        spoken=spoken,
    )
