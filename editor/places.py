"""Pages of the studio, what can be done on them, and its settings, as the search finds them: by their names
in every language, each only for those who may go there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from content.search import Question
from content.search_index import fold
from content.wording import game_name, kind_name
from editor.names import interface_language
from editor.navigation import list_places
from engine.games import games
from engine.gaps import forget_with


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere to go."""

    title: str
    within: str
    icon: str
    link: str
    allows: Callable[[HttpRequest], bool]
    """Whether whoever asks may go there."""

    @property
    def folded(self) -> str:
        """What it is called, as the search compares it."""
        return fold(f"{self.title} {self.within}")


def find_places(request: HttpRequest, question: Question, most: int) -> list[Place]:
    """The places that answer a question, in any language of the interface; those whose names begin with it
    come first."""
    names = [_names(request, code) for code, _language in settings.LANGUAGES]
    found: list[tuple[bool, int, Place]] = []
    for number, (link, place) in enumerate(_places(request, interface_language()).items()):
        held = [name for each in names if question.holds(name := each.get(link, ""))]
        if held and place.allows(request):
            is_late = not any(name.startswith(question.words[0]) for name in held)
            found.append((is_late, number, place))
    return [place for _late, _number, place in sorted(found, key=lambda each: each[:2])][:most]


def first_places(request: HttpRequest, most: int) -> list[Place]:
    """Where people mostly go, for those who have not typed anything."""
    return [each for each in _pages(request) if each.allows(request)][:most]


_known: dict[tuple[str, tuple[str, ...]], dict[str, Place]] = {}
"""The places in each language, by their addresses: they are the same for everybody, as long as the games
are."""
_called: dict[tuple[str, tuple[str, ...]], dict[str, str]] = {}
forget_with(_known.clear)
forget_with(_called.clear)


def _places(request: HttpRequest, code: str) -> dict[str, Place]:
    key = (code, tuple(games()))
    if key not in _known:
        with translation.override(code):
            every = (*_deeds(), *_pages(request), *_shelves())
            _known[key] = {each.link: each for each in every}
    return _known[key]


def _names(request: HttpRequest, code: str) -> dict[str, str]:
    key = (code, tuple(games()))
    if key not in _called:
        _called[key] = {link: each.folded for link, each in _places(request, code).items()}
    return _called[key]


def _permission(name: str) -> Callable[[HttpRequest], bool]:
    return lambda request: request.user.has_perm(name)


def _pages(request: HttpRequest) -> Iterator[Place]:
    """What stands in the menu."""
    yield Place(_("Dashboard"), "", "space_dashboard", reverse("admin:index"), lambda _request: True)
    for within, places in list_places():
        for title, sign, link, may in places:
            yield Place(title, within, sign, link, _permission(may) if may else lambda _request: True)


def _shelves() -> Iterator[Place]:
    """The lists of all games, whichever of them the sidebar shows."""
    spoken = interface_language()
    for game in games().values():
        for kind in game.kinds.values():
            title = kind_name(game.name, kind.name, spoken, many=True)
            link = reverse("admin:entries", args=(game.name, kind.name))
            yield Place(
                title, game_name(game.name, spoken), kind.sign, link, _permission("content.view_entry")
            )


def _deeds() -> Iterator[Place]:
    """What somebody may want to do."""
    spoken = interface_language()
    for game in games().values():
        name = game_name(game.name, spoken)
        one = {"game": name}
        for title, within, icon, address, may in (
            (_("Publish %(game)s") % one, _("Publish"), "publish", "publish_game", "publish_release"),
            (_("Print %(game)s") % one, _("Print centre"), "print", "print_order", "add_printresult"),
            (_("Spreadsheet of %(game)s") % one, _("Work"), "table_view", "sheets", "view_entry"),
        ):
            link = reverse(f"admin:{address}", args=(game.name,))
            yield Place(title, within, icon, link, _permission(f"content.{may}"))
        for kind in game.kinds.values():
            title = _("New: %(kind)s") % {"kind": kind_name(game.name, kind.name, spoken)}
            link = reverse("admin:add", args=(game.name, kind.name))
            yield Place(title, name, "add", link, _permission("content.add_entry"))
    may_print = _permission("content.view_printer")
    yield Place(_("Printers"), _("Print centre"), "print", reverse("admin:printers"), may_print)
    may_read = _permission("content.view_translation")
    yield Place(_("Translation files"), _("Translations"), "translate", reverse("admin:text_files"), may_read)
    password = reverse("admin:password_change")
    yield Place(_("Change password"), _("Settings"), "lock_reset", password, lambda _request: True)
