"""Find anything: entries by what they say, pages, deeds and settings. For the field that opens with Ctrl+K on
every page, and as a page of its own with everything that was found."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET

from content.models import Entry
from content.search import Match, Question, find_entries, find_matches
from content.search_index import RULES, SLUG, WORDS, read_on
from content.shown_changes import address_name
from content.wording import game_name, kind_name
from editor.face_pictures import FacePicture, picture_of
from editor.names import interface_language, language_label, titles
from editor.places import Place, find_made, find_places, first_places
from editor.screens.base import page, person, screen
from engine.games import games

SECONDS = 0.25
"""So long a search may read on before it answers, if there is anything new."""
MOST_ENTRIES, MOST_PLACES, MOST_MADE, MOST_RECENT = 8, 5, 3, 6
PER_PAGE = 48
SMALL, LARGE = 44, 190
"""How wide faces are: in the field, on the page."""
LONGEST = 200


@dataclass(frozen=True, slots=True)
class Found:
    """An entry that was found, as a page shows it."""

    entry: Entry
    title: str
    kind: str
    game: str
    link: str
    face: FacePicture | None
    match: Match | None
    where: str
    """What the text is called in which it was found, and its language if that is another one."""


@require_GET
@screen("content.view_entry")
def answers(request: HttpRequest) -> HttpResponse:
    """What the field shows while somebody types."""
    question = Question.of(_typed(request))
    if not question:
        recent = Entry.objects.filter(changed_by=person(request), game__in=games()).order_by("-changed_at")
        found, places, count, left = (
            list(recent[:MOST_RECENT]),
            first_places(request, MOST_PLACES),
            0,
            0,
        )
        shown = _shown(found, question, SMALL)
    else:
        left = read_on(SECONDS)
        keys = find_entries(question, interface_language())
        count = len(keys)
        shown = _shown(_in_order(keys[:MOST_ENTRIES]), question, SMALL)
        places = [*find_places(request, question, MOST_PLACES), *find_made(request, question, MOST_MADE)]
    return JsonResponse(
        {
            "places": [_place(each) for each in places],
            "entries": [_entry(each) for each in shown],
            "count": count,
            "left": left,
            "all": f"{reverse('admin:find')}?{urlencode({'q': _typed(request)})}",
        }
    )


@require_GET
@screen("content.view_entry")
def find(request: HttpRequest) -> HttpResponse:
    """Everything that was found, a page at a time."""
    typed = _typed(request)
    question = Question.of(typed)
    left = read_on(SECONDS * 4) if question else 0
    keys = find_entries(question, interface_language()) if question else []
    chosen = Paginator(keys, PER_PAGE).get_page(request.GET.get("page"))
    return page(
        request,
        "editor/find.html",
        _("Search"),
        term=typed,
        chosen=chosen,
        found=_shown(_in_order(list(chosen)), question, LARGE),
        places=_places(request, question) if question else [],
        left=left,
    )


def _places(request: HttpRequest, question: Question) -> list[Place]:
    """Places with an address: the switches of the frame are on the page anyway."""
    found = find_places(request, question, PER_PAGE)
    return [
        *(each for each in found if not each.link.startswith("#")),
        *find_made(request, question, PER_PAGE),
    ]


def _typed(request: HttpRequest) -> str:
    return request.GET.get("q", "").strip()[:LONGEST]


def _in_order(keys: Sequence[int]) -> list[Entry]:
    found = Entry.objects.in_bulk(keys)
    return [found[key] for key in keys if key in found]


def _shown(entries: list[Entry], question: Question, width: int) -> list[Found]:
    spoken = interface_language()
    matches = find_matches(question, [each.pk for each in entries], spoken) if question else {}
    by_game: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for each in entries:
        by_game[each.game_id].append((each.kind, each.slug))
    names = {
        (game, *key): title for game, keys in by_game.items() for key, title in titles(game, keys).items()
    }
    return [
        _found(each, names[each.game_id, each.kind, each.slug], matches.get(each.pk), width)
        for each in entries
    ]


def _found(entry: Entry, title: str, match: Match | None, width: int) -> Found:
    spoken = interface_language()
    game, kind, slug = entry.game_id, entry.kind, entry.slug
    language = match.language if match and match.language else spoken
    return Found(
        entry,
        title,
        kind_name(game, kind, spoken),
        game_name(game, spoken),
        reverse("admin:entry", args=(game, kind, slug)),
        picture_of(game, kind, slug, language, width),
        match,
        _where(entry, match),
    )


def _where(entry: Entry, match: Match | None) -> str:
    if match is None:
        return ""
    kind = games()[entry.game_id].kinds.get(entry.kind)
    names = {RULES: _("Rules text"), WORDS: _("Words"), SLUG: _("Slug")}
    if match.place in names:
        name = names[match.place]
    else:
        name = address_name(kind, match.place, interface_language()) if kind else match.place
    is_other = match.language not in ("", interface_language())
    return f"{name} · {language_label(match.language)}" if is_other else name


def _place(each: Place) -> dict[str, str]:
    return {"title": each.title, "within": each.within, "icon": each.icon, "link": each.link}


def _entry(each: Found) -> dict[str, object]:
    face, match = each.face, each.match
    return {
        "title": each.title,
        "within": f"{each.kind} · {each.game}",
        "link": each.link,
        "face": face and {"address": face.address, "width": face.width, "height": face.height},
        "where": each.where,
        "language": match.language if match else "",
        "text": match and [match.before, match.found, match.after],
    }
