"""How far translations have come, as a table of things and languages: the kinds of games, or the entries of a
kind, those first in which most is to do. Each number leads to the texts that it counts."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from content.models import Language, Pack
from content.text_judging import judge_texts
from content.text_matrix import MatrixCell, MatrixRow, RowKey, text_matrix
from content.wording import game_name, kind_name
from editor.desk_filters import offered
from editor.names import interface_language, titles
from editor.screens.base import page, screen
from engine.games import games

PER_PAGE = 60
MOST_READ = 2000
"""So many texts checks read at a press."""
LABELS = {
    "missing": gettext_lazy("missing"),
    "stale": gettext_lazy("stale"),
    "failed": gettext_lazy("failed check"),
    "unfit": gettext_lazy("does not fit"),
    "unreviewed": gettext_lazy("reviewed by nobody"),
}


@dataclass(frozen=True, slots=True)
class ShownCell:
    """A cell with where its numbers lead."""

    language: Language
    cell: MatrixCell | None
    counts: list[tuple[str, str, int, str]]
    """State, its name, the number, the address of those texts."""


@dataclass(frozen=True, slots=True)
class ShownRow:
    """A thing with its name, and where one sees more of it."""

    title: str
    within: str
    link: str
    cells: list[ShownCell]


@screen("content.view_translation")
def matrix(request: HttpRequest) -> HttpResponse:
    """The table; posted, checks read what they have not read yet."""
    packs, languages = offered(())
    game, kind = _asked(request, packs)
    chosen = [pack for pack in packs if game in ("", pack.game)]
    if request.method == "POST":
        for language in languages:
            spoken = [pack for pack in chosen if language in pack.languages.all()]
            if judge_texts(spoken, language.pk, most=MOST_READ):
                break  # that took long enough
        query = urlencode({"game": game, "kind": kind})
        return HttpResponseRedirect(f"{reverse('admin:text_matrix')}?{query}")
    made = text_matrix(chosen, kind)
    pages = Paginator(made.worst_first(), PER_PAGE).get_page(request.GET.get("page"))
    shown = [made.row(key) for key in pages]
    columns = [each for each in languages if any(each in pack.languages.all() for pack in chosen)]
    spoken_now = interface_language()
    fit = made.fits.get(game)
    return page(
        request,
        "editor/text_matrix.html",
        kind_name(game, kind, spoken_now, many=True) if kind else _("Overview of translations"),
        crumbs=_crumbs(game, kind),
        rows=_rows(shown, columns, kind),
        columns=columns,
        chosen=pages,
        game=game,
        kind=kind,
        all_games=[(pack.game, game_name(pack.game, spoken_now)) for pack in packs],
        kinds=[(each, kind_name(game, each, spoken_now, many=True)) for each in games()[game].kinds]
        if game
        else [],
        unread=made.unread,
        fit=fit,
        has_fit=bool(game),
        labels=LABELS.items(),
    )


def _asked(request: HttpRequest, packs: list[Pack]) -> tuple[str, str]:
    given = request.POST if request.method == "POST" else request.GET
    game, kind = given.get("game", ""), given.get("kind", "")
    if not any(pack.game == game for pack in packs):
        return "", ""
    return game, kind if kind in games()[game].kinds else ""


def _crumbs(game: str, kind: str) -> list[tuple[str, str]]:
    found = [(_("Translations"), reverse("admin:translations"))]
    if kind:
        above = f"{reverse('admin:text_matrix')}?{urlencode({'game': game})}"
        found.append((_("Overview of translations"), above))
    return found


def _rows(rows: list[MatrixRow], columns: list[Language], kind: str) -> list[ShownRow]:
    spoken = interface_language()
    names: dict[tuple[str, str], str] = {}
    if kind and rows:
        names = titles(rows[0].key[0], [(row.key[1], row.key[2]) for row in rows])
    found = []
    for row in rows:
        game, of, slug = row.key
        cells = {cell.language: cell for cell in row.cells}
        if slug:
            title, within, link = names[of, slug], "", reverse("admin:entry", args=(game, of, slug))
        else:
            known = of in games()[game].kinds
            title = kind_name(game, of, spoken, many=True) if known else of
            within = game_name(game, spoken)
            link = f"{reverse('admin:text_matrix')}?{urlencode({'game': game, 'kind': of})}"
        shown = [_cell(row.key, language, cells.get(language.pk)) for language in columns]
        found.append(ShownRow(title, within, link, shown))
    return found


def _cell(key: RowKey, language: Language, cell: MatrixCell | None) -> ShownCell:
    game, kind, slug = key
    desk = reverse("admin:translations")

    def link(state: str) -> str:
        parts = {"language": language.pk, "game": game, "kind": kind, "state": state, "entry": slug}
        return f"{desk}?{urlencode({name: value for name, value in parts.items() if value})}"

    counts = [(state, str(LABELS[state]), n, link(state)) for state, n in cell.counts] if cell else []
    return ShownCell(language, cell, counts)
