"""A game's content as a spreadsheet: to download, edit elsewhere and take back whole."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from content.actions.exchange_sheets import SheetFaultsError, export_sheets, import_sheets
from content.disk.sheets import MOST_BYTES
from content.wording import game_name, wording
from editor.names import interface_language
from editor.screens.base import find_pack, page, person, screen

TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@screen("content.change_entry")
def sheets(request: HttpRequest, game: str) -> HttpResponse:
    """Download, and take back; what is wrong is listed by cell and nothing changes."""
    pack = find_pack(game)
    spoken = interface_language()
    faults: list[tuple[str, str]] = []
    file = request.FILES.get("file")
    if request.method == "POST" and file is not None:
        try:
            changed = import_sheets(pack, file.read(MOST_BYTES + 1), author=person(request))
        except SheetFaultsError as error:
            faults = [(place, wording(spoken).located(fault)) for place, fault in error.faults]
        else:
            told = ngettext("%(n)s entry changed.", "%(n)s entries changed.", len(changed)) % {
                "n": len(changed)
            }
            messages.success(request, told)
            return redirect("admin:sheets", game)
    title = game_name(game, spoken)
    return page(
        request,
        "editor/sheets.html",
        _("Spreadsheet of %(game)s") % {"game": title},
        crumbs=[(title, reverse("admin:index"))],
        status=422 if faults else 200,
        pack=pack,
        faults=faults,
        nothing_chosen=request.method == "POST" and file is None,
    )


@screen("content.change_entry")
def download(request: HttpRequest, game: str) -> HttpResponse:
    """The file itself."""
    pack = find_pack(game)
    response = HttpResponse(export_sheets(pack), content_type=TYPE)
    response["Content-Disposition"] = f'attachment; filename="{pack.game}.xlsx"'
    return response
