"""All releases, and one of them: what it holds and what it changed."""

from __future__ import annotations

import json

from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.db.models.functions import Length
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.translation import gettext as _

from content.changes import changes_between
from content.models import PrintResult, Release
from content.wording import game_name, kind_name
from editor.names import interface_language
from editor.screens.base import find_pack, language_names, page, screen
from editor.screens.prints import shown_prints
from editor.screens.publish import release_bytes, shown_entries, verb_counts
from engine.games import games

PER_PAGE = 50


@screen("content.view_release")
def releases(request: HttpRequest) -> HttpResponse:
    """All releases, the newest first."""
    found = (
        Release.objects.filter(game__in=games())
        .defer("content")
        .select_related("made_by", "game")
        .annotate(size=Length("content"))
        .order_by("-made_at", "-number")
    )
    chosen = Paginator(found, PER_PAGE).get_page(request.GET.get("page"))
    spoken = interface_language()
    rows = [
        (release, game_name(release.game_id, spoken), release.game.current_id == release.pk)
        for release in chosen
    ]
    return page(request, "editor/releases.html", _("Releases"), rows=rows, chosen=chosen)


@screen("content.view_release")
def release(request: HttpRequest, game: str, number: int) -> HttpResponse:
    """One release and its difference to the one before."""
    pack = find_pack(game)
    found = get_object_or_404(Release.objects.select_related("made_by"), game=game, number=number)
    before = Release.objects.filter(game=game, number__lt=number).order_by("-number").first()
    content = release_bytes(found) or b"{}"
    whole = json.loads(content)
    changes = changes_between(release_bytes(before), content)
    spoken, languages = interface_language(), language_names()
    return page(
        request,
        "editor/release.html",
        _("%(game)s, release %(number)d") % {"game": game_name(game, spoken), "number": number},
        crumbs=[(_("Releases"), reverse("admin:releases"))],
        release=found,
        before=before,
        is_current=pack.current_id == found.pk,
        size=len(content),
        kinds=[
            (kind_name(game, kind, spoken, many=True), len(entries))
            for kind, entries in sorted(whole["entries"].items())
        ],
        languages=[
            (languages.get(code, code), len(texts), len(whole["states"].get(code, {})))
            for code, texts in sorted(whole["texts"].items())
        ],
        changes=shown_entries(game, changes),
        counts=verb_counts(changes),
        rows=shown_prints(_prints(found)),
    )


def _prints(release: Release) -> QuerySet[PrintResult]:
    """What was printed of a release."""
    found = PrintResult.objects.filter(release=release).select_related("release", "made_by")
    return found.defer("draft", "release__content")
