"""Help: the documentation in the language of the reader, searched, with its pictures."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET

from content.search import Question
from editor.help.pages import INDEX, picture_file, read_folder, read_page
from editor.help.searching import search_help
from editor.names import interface_language
from editor.screens.base import page, screen

LONGEST = 200
PER_PAGE = 30


@require_GET
@screen("content.view_entry")
def index(request: HttpRequest) -> HttpResponse:
    """All pages; with a question, what answers it."""
    typed = request.GET.get("q", "").strip()[:LONGEST]
    question = Question.of(typed)
    found = search_help(question, interface_language()) if question else []
    chosen = Paginator(found, PER_PAGE).get_page(request.GET.get("page"))
    return page(
        request,
        "editor/help.html",
        _("Help"),
        term=typed,
        chosen=chosen,
        doc=read_page(INDEX, interface_language()),
        is_index=True,
    )


@require_GET
@screen("content.view_entry")
def show(request: HttpRequest, name: str) -> HttpResponse:
    """A page, or a folder of pages."""
    spoken = interface_language()
    above = [(_("Help"), reverse("admin:help"))]
    name = name.rstrip("/")
    if name == INDEX:
        raise Http404
    found = read_page(name, spoken)
    if found is not None:
        return page(
            request,
            "editor/help.html",
            found.title,
            crumbs=above,
            doc=found,
            is_foreign=found.language != spoken,
        )
    folder = read_folder(name, spoken)
    if folder is None:
        raise Http404
    return page(request, "editor/help_folder.html", folder.title, crumbs=above, folder=folder)


@require_GET
@screen("content.view_entry")
def picture(request: HttpRequest, name: str) -> HttpResponse:
    """A picture of a page."""
    file = picture_file(name)
    if file is None:
        raise Http404
    response = HttpResponse(file.read_bytes(), content_type="image/png")
    response["Cache-Control"] = "private, max-age=3600"
    return response
