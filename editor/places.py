"""Pages of the studio, what can be done on them, and its settings, as the search finds them: by their names
in every language, each only for those who may go there. Settings name who brings more: deeds of other
packages (`SEARCH_DEEDS`), and what people made there, such as games and campaigns (`SEARCH_FINDERS`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils import translation
from django.utils.module_loading import import_string
from django.utils.translation import get_language_info
from django.utils.translation import gettext as _

from content.search import Question
from content.search_index import fold
from content.wording import game_name, kind_name
from editor.help.pages import INDEX, address_of, page_names, read_page
from editor.help.searching import LAST
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
    """An address; or a switch of the frame, ``#name=value``, which is pressed where one is."""
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


def find_made(request: HttpRequest, question: Question, most: int) -> list[Place]:
    """What people made on pages of other packages and may find again, so many of each sort."""
    return [
        Place(title, within, icon, link, _anybody)
        for name in settings.SEARCH_FINDERS
        for title, within, icon, link in import_string(name)(request, question, most)
    ]


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
            every = (*_deeds(), *_pages(request), *_shelves(), *_settings(), *_help_pages())
            _known[key] = {each.link: each for each in every}
    return _known[key]


def _names(request: HttpRequest, code: str) -> dict[str, str]:
    key = (code, tuple(games()))
    if key not in _called:
        _called[key] = {link: each.folded for link, each in _places(request, code).items()}
    return _called[key]


def _anybody(_request: HttpRequest) -> bool:
    return True


def _permission(name: str) -> Callable[[HttpRequest], bool]:
    return lambda request: request.user.has_perm(name)


def _pages(request: HttpRequest) -> Iterator[Place]:
    """What stands in the menu."""
    yield Place(_("Dashboard"), "", "space_dashboard", reverse("admin:index"), _anybody)
    for within, places in list_places():
        for title, sign, link, may in places:
            yield Place(title, within, sign, link, _permission(may) if may else _anybody)


def _help_pages() -> Iterator[Place]:
    """The pages of help and what stands on them, in the language that they are there in."""
    spoken, may = interface_language(), _permission("content.view_entry")
    yield Place(_("Help"), "", "help", address_of(INDEX), may)
    for name in page_names():
        found = read_page(name, spoken)
        if found is None or name == INDEX or name.startswith(LAST):
            continue
        yield Place(found.title, _("Help"), "help", address_of(name), may)
        for section in found.contents:
            within = f"{_('Help')} · {found.title}"
            yield Place(section.title, within, "help", address_of(name, section.anchor), may)


def _shelves() -> Iterator[Place]:
    """The lists of all games, whichever of them the menu shows."""
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
    for name in settings.SEARCH_DEEDS:
        for title, within, icon, link, may in import_string(name)():
            yield Place(title, within, icon, link, _permission(may))


def _settings() -> Iterator[Place]:
    """What somebody may want to have otherwise, on every page."""
    password = reverse("admin:password_change")
    yield Place(_("Change password"), _("Settings"), "lock_reset", password, _anybody)
    for title, icon, theme in (
        (_("Light"), "light_mode", "light"),
        (_("Dark"), "dark_mode", "dark"),
        (_("As the system"), "computer", "system"),
    ):
        yield Place(title, _("Light or dark"), icon, f"#theme={theme}", _anybody)
    for code, _name in settings.LANGUAGES:
        name = get_language_info(code)["name_local"].capitalize()
        yield Place(name, _("Language"), "language", f"#language={code}", _anybody)
