"""Who changed which texts lately, by language, game and person, with what each read before."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _

from content.models import Quality
from content.shown_changes import Piece, address_name, words_changed
from content.text_activity import TextChange, changed_texts, text_changes
from content.wording import game_name
from editor.desk_filters import offered, people
from editor.names import interface_language, titles
from editor.screens.base import page, person, screen
from engine.games import games

PER_PAGE = 25


@dataclass(frozen=True, slots=True)
class ShownTextChange:
    """A change as it stands on the page."""

    change: TextChange
    title: str
    field_label: str
    pieces: list[Piece]
    quality: str
    """What became of its quality, in words; nothing if that stayed."""


@screen("content.view_translation")
def activity(request: HttpRequest) -> HttpResponse:
    """The last changes of texts, some at a time."""
    packs, languages = offered(())
    language, game, who = (request.GET.get(name, "") for name in ("language", "game", "person"))
    game = game if any(pack.game == game for pack in packs) else ""
    language = language if any(each.pk == language for each in languages) else ""
    rows = changed_texts([game] if game else [pack.game for pack in packs], language, who)
    chosen = Paginator(rows, PER_PAGE).get_page(request.GET.get("page"))
    spoken = interface_language()
    return page(
        request,
        "editor/text_activity.html",
        _("Activity"),
        crumbs=[(_("Translations"), reverse("admin:translations"))],
        rows=_shown(text_changes(list(chosen))),
        chosen=chosen,
        languages=languages,
        language=language,
        game=game,
        who=who,
        people=people(person(request)),
        all_games=[(pack.game, game_name(pack.game, spoken)) for pack in packs],
    )


def _shown(changes: list[TextChange]) -> list[ShownTextChange]:
    spoken = interface_language()
    keys: dict[str, list[tuple[str, str]]] = {}
    for each in changes:
        entry = each.row.unit.entry
        keys.setdefault(entry.game_id, []).append((entry.kind, entry.slug))
    names = {game: titles(game, some) for game, some in keys.items()}
    found = []
    for each in changes:
        row, entry = each.row, each.row.unit.entry
        info = games()[entry.game_id].kinds.get(entry.kind)
        label = address_name(info, row.unit.field, spoken) if info else row.unit.field
        quality = ""
        if row.text and each.quality_before and each.quality_before != row.quality:
            quality = f"{Quality(each.quality_before).label} → {Quality(row.quality).label}"
        title = names[entry.game_id][entry.kind, entry.slug]
        found.append(ShownTextChange(each, title, label, words_changed(each.before, row.text), quality))
    return found
