"""What all screens share: who may open them, which game and kind they are about, and the frame around
them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, ParamSpec, cast

from django.contrib.auth.models import User
from django.core.exceptions import BadRequest, PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from content.actions.allow import require
from content.errors import NotAllowedError
from content.models import Entry, Language, Pack
from content.wording import game_name, kind_name
from editor.names import interface_language, titles
from editor.undo import take_offer
from engine.games import games
from engine.schema import Game, KindInfo

P = ParamSpec("P")
View = Callable[Concatenate[HttpRequest, P], HttpResponse]


def screen(permission: str) -> Callable[[View[P]], View[P]]:
    """A page for people with a permission. What an action refuses becomes the page that says so."""

    def wrap(view: View[P]) -> View[P]:
        @wraps(view)
        def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
            if any("\0" in str(part) for part in (*kwargs.values(), *request.GET.values())):
                raise BadRequest("an address with a character that PostgreSQL cannot hold")
            try:
                require(person(request), permission)
                return view(request, *args, **kwargs)
            except NotAllowedError as error:
                raise PermissionDenied from error
            except Entry.DoesNotExist as error:  # deleted by somebody else while the request was under way
                raise Http404 from error

        return guarded

    return wrap


def person(request: HttpRequest) -> User:
    """Who is asking; screens are only reached by people who are logged in."""
    return cast(User, request.user)


def remark(request: HttpRequest, name: str = "why") -> str:
    """What somebody wrote beside a deed, for the history: short, and without what a database cannot hold."""
    return request.POST.get(name, "").replace("\0", "")[:300]


def page(
    request: HttpRequest,
    template: str,
    title: str,
    *,
    crumbs: list[tuple[str, str]] | None = None,
    status: int = 200,
    **context: Any,
) -> HttpResponse:
    """A page in the frame of the admin. ``crumbs`` are (name, address) of the pages above it."""
    from editor.site import site

    request.current_app = site.name
    frame = site.each_context(request)
    whole = {
        **frame,
        "title": title,
        "crumbs": crumbs or [],
        "undo": take_offer(request),
        **context,
    }
    return render(request, template, whole, status=status)


@dataclass(frozen=True, slots=True)
class Shelf:
    """A kind of a game, with the names it has in the language of the interface."""

    game: Game
    kind: KindInfo
    pack: Pack | None
    game_title: str
    one: str
    many: str


def find_game(name: str) -> Game:
    """A game by its name in an address."""
    try:
        return games()[name]
    except KeyError:
        raise Http404 from None


def find_pack(name: str) -> Pack:
    """The content of a game."""
    find_game(name)
    pack = Pack.objects.select_related("source", "current").defer("current__content").filter(pk=name).first()
    if pack is None:
        raise Http404
    return pack


def find_shelf(game: str, kind: str) -> Shelf:
    """A kind by its place in an address."""
    declared = find_game(game)
    if kind not in declared.kinds:
        raise Http404
    spoken = interface_language()
    return Shelf(
        declared,
        declared.kinds[kind],
        Pack.objects.select_related("source").filter(pk=game).first(),
        game_name(game, spoken),
        kind_name(game, kind, spoken),
        kind_name(game, kind, spoken, many=True),
    )


def find_entry(game: str, kind: str, slug: str) -> tuple[Shelf, Entry]:
    """An entry by its address."""
    shelf = find_shelf(game, kind)
    entry = (
        Entry.objects.select_related("game__source", "changed_by", "art")
        .filter(game=game, kind=kind, slug=slug)
        .first()
    )
    if entry is None:
        raise Http404
    return shelf, entry


def title_of(entry: Entry) -> str:
    """The name of an entry in the language of the interface."""
    return titles(entry.game_id, [(entry.kind, entry.slug)])[entry.kind, entry.slug]


def language_names() -> dict[str, str]:
    """The names of all languages, each in itself."""
    return dict(Language.objects.values_list("code", "name"))
