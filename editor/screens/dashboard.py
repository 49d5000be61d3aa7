"""The first page: what needs attention; each game with its kinds, the state of its translations and of its
release; what happened lately."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import Count, Max
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from content.conversations import Conversation, conversations_waiting_for
from content.models import Entry, Pack, Revision
from content.overtaken import overtaken
from content.pending import pending
from content.wording import game_name, kind_name
from editor.attention import Known, attention
from editor.engine_notice import engine_notice
from editor.names import interface_language, titles
from editor.progress import Progress, Wordings, by_game, lacking
from editor.screens.base import language_names, page, person, screen
from editor.screens.history import recent_steps
from editor.tour import tour_of
from engine.games import games

LATELY = 12


@dataclass(slots=True)
class GameCard:
    """What the dashboard says of a game."""

    name: str
    title: str
    pack: Pack | None
    kinds: list[tuple[str, str, str, int]] = field(default_factory=list)
    progress: list[tuple[str, Progress, list[Wordings]]] = field(default_factory=list)
    """By language: the texts of the cards, and the layers of wording that lack something."""
    entries: int = 0
    texts: int = 0
    unpublished: int = 0


@screen("content.view_entry")
def dashboard(request: HttpRequest) -> HttpResponse:
    """All games at a glance."""
    spoken, names = interface_language(), language_names()
    packs = {
        pack.game: pack
        for pack in Pack.objects.filter(pk__in=games())
        .select_related("current", "source")
        .defer("current__content")
        .prefetch_related("languages")
    }
    counted = {
        (game, kind): n
        for game, kind, n in Entry.objects.values_list("game", "kind").annotate(n=Count("pk")).order_by()
    }
    revisions = dict(
        Revision.objects.filter(game__in=packs).values_list("game").annotate(last=Max("pk")).order_by()
    )
    overtaken_texts = overtaken(packs)
    progress = by_game(
        {name: [each.pk for each in pack.languages.all()] for name, pack in packs.items()}, overtaken_texts
    )
    cards = []
    for game in sorted(games().values(), key=lambda each: game_name(each.name, spoken)):
        card = GameCard(game.name, game_name(game.name, spoken), packs.get(game.name))
        for kind in game.kinds.values():
            count = counted.get((game.name, kind.name), 0)
            many = kind_name(game.name, kind.name, spoken, many=True)
            card.kinds.append((kind.name, many, kind.sign, count))
            card.entries += count
        source = card.pack.source_id if card.pack is not None else ""
        card.progress = [
            (names[each.language], each, lacking(each.language, game.name, source))
            for each in progress.get(game.name, [])
        ]
        card.texts = max((each.total for _name, each, _lacking in card.progress), default=0)
        if card.pack is not None:
            card.unpublished = pending(card.pack, revisions.get(game.name, 0)).count
        cards.append(card)
    lately = Revision.objects.filter(game__in=games()).deeds().select_related("made_by", "entry")[:LATELY]
    who = person(request)
    waiting = _waiting(who)
    known = Known(
        packs,
        progress,
        overtaken_texts,
        {card.name: card.unpublished for card in cards},
        len(waiting),
        names,
    )
    return page(
        request,
        "editor/dashboard.html",
        _("Dashboard"),
        cards=cards,
        steps=recent_steps(list(lately)),
        can_publish=who.has_perm("content.publish_release"),
        can_design=who.has_perm("content.change_entry"),
        can_add_pack=who.has_perm("content.add_pack"),
        version=settings.STUDIO_VERSION,
        engine=engine_notice(),
        waiting=waiting,
        attention=attention(who, known),
        tour=tour_of(request, who),
    )


def _waiting(who: User) -> list[tuple[Conversation, str]]:
    """What was said to somebody about entries, and what these are called."""
    found = conversations_waiting_for(who, list(games()))
    keys: dict[str, set[tuple[str, str]]] = {}
    for each in found:
        keys.setdefault(each.first.game_id, set()).add((each.first.kind, each.first.slug))
    named = {game: titles(game, wanted) for game, wanted in keys.items()}
    return [(each, named[each.first.game_id][each.first.kind, each.first.slug]) for each in found]
