"""The menu of the studio: the kinds of one game at a time, and what concerns all games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db.models import Exists, OuterRef
from django.http import HttpRequest
from django.urls import reverse
from django.utils.module_loading import import_string
from django.utils.translation import gettext as _

from content.models import Entry, Pack
from content.wording import game_name, kind_name
from editor.names import interface_language
from engine.games import games

CHOSEN_GAME = "chosen_game"
"""Where a session keeps the game that somebody works on."""


@dataclass(frozen=True, slots=True)
class Item:
    """A place in the menu."""

    title: str
    sign: str
    link: str
    is_here: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Places under a title."""

    title: str
    items: list[Item]


@dataclass(frozen=True, slots=True)
class Menu:
    """The whole menu for whoever asks."""

    first: list[Item]
    game: str
    game_title: str
    games: list[tuple[str, str, str]]
    """Names, titles, and where one changes to them."""
    kinds: list[Item]
    groups: list[Group]


Place = tuple[str, str, str, str]
"""Title, sign, address, and the permission it needs; empty if none."""


def make_menu(request: HttpRequest) -> Menu:
    """The menu of a page: the kinds of the game that the page is about, or of the one chosen last."""
    spoken = interface_language()
    names = sorted(games(), key=lambda name: game_name(name, spoken))
    game = choose_game(request, names)
    index = reverse("admin:index")
    kinds = [
        (
            kind_name(game, kind.name, spoken, many=True),
            kind.sign,
            reverse("admin:entries", args=(game, kind.name)),
            "",
        )
        for kind in (games()[game].kinds.values() if game else ())
    ]
    return Menu(
        first=[
            Item(_("Dashboard"), "space_dashboard", index, request.path == index),
            *_items(request, [(_("Help"), "help", reverse("admin:help"), "")]),
        ],
        game=game,
        game_title=game_name(game, spoken) if game else "",
        games=[(name, game_name(name, spoken), f"{index}?game={name}") for name in names],
        kinds=_items(request, kinds),
        groups=[Group(title, items) for title, places in list_places() if (items := _items(request, places))],
    )


def list_places() -> list[tuple[str, list[Place]]]:
    """The groups of the menu that concern all games, with their places, for whoever may go to them."""
    others = [import_string(name)() for name in settings.SIDEBAR_PLACES]
    return [(_("Work"), _work()), *others, (_("Studio"), _studio())]


def choose_game(request: HttpRequest, names: list[str]) -> str:
    """The game that a page is about by its address, else the one that was looked at last, else the first that
    has content; what an address says is kept for the pages that say nothing."""
    match = request.resolver_match
    said = str(match.kwargs.get("game", "")) if match is not None else ""
    named = said or request.GET.get("game", "")
    session: Any = getattr(request, "session", {})
    kept = str(session.get(CHOSEN_GAME, ""))
    chosen = named if named in names else kept if kept in names else _first_game(names)
    if chosen != kept:
        session[CHOSEN_GAME] = chosen
    return chosen


def _first_game(names: list[str]) -> str:
    holds = Exists(Entry.objects.filter(game=OuterRef("pk")))
    filled = set(Pack.objects.filter(holds).values_list("pk", flat=True))
    return next((name for name in names if name in filled), next(iter(names), ""))


def _work() -> list[Place]:
    return [
        (_("Translations"), "translate", reverse("admin:translations"), ""),
        (_("Wording"), "edit", reverse("admin:wording"), ""),
        (_("Publish"), "publish", reverse("admin:publish"), "content.publish_release"),
        (_("Releases"), "inventory_2", reverse("admin:releases"), ""),
        (_("Print centre"), "print", reverse("admin:prints"), ""),
        (_("Jobs"), "pending_actions", reverse("admin:jobs"), ""),
        (_("History"), "history", reverse("admin:history"), ""),
        (_("Deleted entries"), "delete", reverse("admin:deleted"), ""),
    ]


def _studio() -> list[Place]:
    return [
        (_("Users"), "group", reverse("admin:users"), "auth.view_user"),
        (_("Languages"), "language", reverse("admin:languages"), "content.change_language"),
        (_("Packs"), "package_2", reverse("admin:packs"), "content.change_pack"),
    ]


def _items(request: HttpRequest, places: list[Place]) -> list[Item]:
    """The places that somebody may go to. One is at a place if the address is below its own."""
    return [
        Item(title, sign, link, request.path.startswith(link))
        for title, sign, link, may in places
        if not may or request.user.has_perm(may)
    ]
