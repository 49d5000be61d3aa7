"""The messages that a game is worded with: found by id, by what they say, by the word or card that says
them."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from content.actions.allow import writable_languages
from content.fallbacks import LAST
from content.messages.listing import SHARED, Listed, Standing, Wanted, list_messages, subjects_of, texts_of
from content.models import Language, OwnMessage, Pack
from content.wording import game_name, wording
from editor.names import in_menu_order, interface_language, titles
from editor.navigation import choose_game
from editor.screens.base import page, person, screen
from engine.games import games

PER_PAGE = 50


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message as the list shows it."""

    listed: Listed
    source: str
    text: str

    @property
    def state_label(self) -> str:
        """How it stands, in the language of the interface."""
        return standing_label(self.listed.standing)


def standing_label(standing: Standing) -> str:
    """How a message stands, for people."""
    return {
        Standing.SHIPPED: pgettext("wording", "shipped"),
        Standing.OWN: pgettext("wording", "own wording"),
        Standing.STALE: pgettext("wording", "stale"),
        Standing.MISSING: pgettext("wording", "missing"),
    }[standing]


@screen("content.view_translation")
def messages(request: HttpRequest) -> HttpResponse:
    """One page of the list."""
    OwnMessage.notice()
    packs = list(Pack.objects.filter(pk__in=games()).select_related("source"))
    languages = in_menu_order(Language.objects.all())
    if not packs or not languages:
        return page(request, "editor/wording.html", _("Wording"), wanted=None)
    writable = writable_languages(person(request))
    wanted = _read(request, [pack.pk for pack in packs], languages, writable)
    pack = next((each for each in packs if each.pk == wanted.game), None)
    source = pack.source_id if pack is not None else LAST
    spoken = interface_language()
    chosen = Paginator(list_messages(wanted, source), PER_PAGE).get_page(request.GET.get("page"))
    rows = []
    for each in chosen:
        said = texts_of(each, dict.fromkeys((source, wanted.language)))
        rows.append(MessageRow(each, said.get(source, ""), said.get(wanted.language, "")))
    return page(
        request,
        "editor/wording.html",
        _("Wording"),
        wanted=wanted,
        language=next(each for each in languages if each.pk == wanted.language),
        source=source,
        rows=rows,
        chosen=chosen,
        games=[
            *((each.pk, game_name(each.pk, spoken)) for each in packs),
            (SHARED, _("shared by all games")),
        ],
        game=wanted.game or SHARED,
        languages=languages,
        states=[("", _("all")), *((each.value, standing_label(each)) for each in Standing)],
        subjects=[(each, subject_label(each)) for each in subjects_of(wanted, source)],
        words=_words(wanted.game),
        card_title=_card_title(wanted),
        can_edit=wanted.language in writable,
    )


def subject_label(subject: str) -> str:
    """What the messages of a file are about; the name of the file where nobody said."""
    words = wording(interface_language())
    key = f"wording-subject-{subject.replace('_', '-')}"
    return words.say(key) if words.has(key) else subject


def _read(request: HttpRequest, known: list[str], languages: list[Language], writable: set[str]) -> Wanted:
    """What the address asks for. Without a language the first that somebody writes in and does not read the
    source of, else the first."""
    given = request.GET
    codes = [each.pk for each in languages]
    own = [code for code in codes if code in writable and code != LAST]
    language = given.get("language", "")
    if language not in codes:
        spoken = interface_language()
        language = spoken if spoken in own else next(iter(own or codes))
    game = given.get("game", "")
    if game != SHARED and game not in known:
        chosen = choose_game(request, list(games()))
        game = chosen if chosen in known else known[0]
    state = given.get("state", "")
    return Wanted(
        "" if game == SHARED else game,
        language,
        given.get("q", "")[:200],
        state if state in list(Standing) else "",
        given.get("subject", ""),
        given.get("word", ""),
        given.get("card", ""),
    )


def _words(game: str) -> list[str]:
    """The words of the cards of a game, as the filter offers them."""
    families = games()[game].words if game else {}
    return [f"{family}/{name}" for family, words in families.items() for name in sorted(words)]


def _card_title(wanted: Wanted) -> str:
    kind, _slash, slug = wanted.card.partition("/")
    if not slug or not wanted.game:
        return ""
    return titles(wanted.game, [(kind, slug)])[kind, slug]
