"""The lobby: one's own games, a new one, the links of its seats."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from content.models import Pack, Release
from content.playwording import PlayWording
from content.snapshots import draft
from content.wording import game_name, wording
from engine.games import games
from engine.kernel.settings import settings_of
from engine.snapshot import Snapshot, SnapshotError
from playtest.games.actions.create_game import PERMISSION, create_game
from playtest.games.actions.delete_game import delete_game
from playtest.games.actions.new_seat_token import new_seat_token
from playtest.games.contents import content_named, words_of
from playtest.games.errors import BrokenContentError, GameError, OptionsRefusedError
from playtest.games.sitting import holders_of
from playtest.games.tokens import PREFIX
from playtest.games.viewers import names_of
from playtest.models import TestGame
from playtest.playable import has_rules, playable
from playtest.table.errors import word_error
from playtest.table.new_game import NewGame
from playtest.table.seating import WATCH, find_game, keep_seat, link_of, person, require_playable

MOST = 60
"""So many games the lobby lists."""
LINKS = "links"
"""The cookie that keeps the links of a new game for whoever created it: the server keeps only hashes."""
SEAT = re.compile("[0-9]{1,2}")
TOKEN = re.compile(f"{PREFIX}[A-Za-z0-9_-]{{1,80}}")
"""What such a cookie holds, if nobody has changed it."""
DAY = 24 * 3600
DRAFT = "draft"


P = ParamSpec("P")


def for_people(
    permission: str,
) -> Callable[
    [Callable[Concatenate[HttpRequest, User, P], HttpResponse]],
    Callable[Concatenate[HttpRequest, P], HttpResponse],
]:
    """A page for people who are signed in and have a permission."""

    def wrap(
        view: Callable[Concatenate[HttpRequest, User, P], HttpResponse],
    ) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
        @wraps(view)
        def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
            who = person(request)
            if who is None:
                return redirect_to_login(request.get_full_path(), reverse("admin:login"))
            if not who.has_perm(permission):
                raise PermissionDenied
            return view(request, who, *args, **kwargs)

        return guarded

    return wrap


def _language() -> str:
    return get_language() or "en"


@never_cache
@require_safe
@for_people(WATCH)
def lobby(request: HttpRequest, who: User) -> HttpResponse:
    """The games that somebody has begun, the newest first."""
    rows = TestGame.objects.filter(created_by=who).defer("state")[:MOST]
    language = _language()
    listed = []
    for row in rows:
        title = game_name(row.game_id, language)
        try:
            words = words_of(row, language)
        except GameError:  # an older studio made its content
            names = [holder.name for holder in holders_of(row) if holder.name]
            listed.append((row, title, ", ".join(names), "", False))
            continue
        names = names_of(row, words)
        deciding = [names[seat] for seat in row.to_act if seat >= 0]
        listed.append((row, title, words.listed(names), words.listed(deciding), True))
    context = {"listed": listed, "may_create": who.has_perm(PERMISSION), "playable": _playable(language)}
    return render(request, "playtest/table/lobby.html", context)


def _playable(language: str) -> list[tuple[str, str]]:
    """The games that can be played, with their names."""
    return [(pack.pk, title) for pack, title in playable(language)]


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@for_people(PERMISSION)
def new(request: HttpRequest, who: User) -> HttpResponse:
    """Set up a game."""
    sent = request.POST if request.method == "POST" else None
    asked = request.POST if sent is not None else request.GET
    language = _language()
    pack = Pack.objects.filter(pk=wanted).first() if (wanted := asked.get("game", "")) in games() else None
    if pack is None or not has_rules(pack.pk):
        return render(request, "playtest/table/choose.html", {"playable": _playable(language)})
    releases = list(Release.objects.filter(game=pack).listed().order_by("-number")[:30])
    chosen = asked.get("release", "") or pack.current_id or DRAFT
    try:
        content = _content(pack, chosen)
    except (GameError, SnapshotError):
        said = wording(language).say("table-unreadable")
        again = {"playable": _playable(language), "error": said}
        return render(request, "playtest/table/choose.html", again, status=422)
    words = PlayWording(content, language)
    form = NewGame(words, settings_of(content), sent, who.get_short_name() or who.get_username())
    context = {
        "pack": pack,
        "title": game_name(pack.pk, language),
        "releases": releases,
        "release": chosen,
        "form": form,
        "asked": asked,
        "undos": ["own", "any", "never"],
        "error": "",
    }
    if sent is None:
        return render(request, "playtest/table/new.html", context)
    seed = sent.get("seed", "").strip()
    try:
        if seed and not (seed.isascii() and seed.isdecimal() and len(seed) < 17):
            return _again(request, context, wording(language).say("table-bad-seed"))
        created = create_game(
            game=pack.pk,
            seats=form.plans(),
            by=who,
            release="" if chosen == DRAFT else chosen,
            draft=chosen == DRAFT,
            seed=int(seed) if seed else None,
            options=form.options(),
            language=language,
            chance="ask" if sent.get("dice") else "seed",
            undo=sent.get("undo", "own"),
            open_table="open" in sent,
        )
    except OptionsRefusedError as error:
        return _again(request, context, words.option_error(error.error))
    except BrokenContentError as error:
        return _again(request, context, error.text(language))
    except GameError as error:
        return _again(request, context, wording(language).say(f"error-game-{error.key}", error.arguments))
    name = created.game.public_id
    # Whoever plays alone with bots has no link to hand out: the game begins at once.
    answer = redirect("table:links" if len(created.seat_tokens) > 1 else "table:table", name)
    _keep_links(answer, name, created.seat_tokens)
    if created.seat_tokens:
        keep_seat(answer, name, created.seat_tokens[min(created.seat_tokens)])
    return answer


def _content(pack: Pack, chosen: str) -> Snapshot:
    """The release that was chosen, or the draft."""
    if chosen == DRAFT:
        return draft(pack)
    if "\0" in chosen or not Release.objects.filter(pk=chosen, game=pack).exists():
        raise Http404
    return content_named(chosen)


def _again(request: HttpRequest, context: dict[str, Any], error: str) -> HttpResponse:
    return render(request, "playtest/table/new.html", {**context, "error": error}, status=422)


# The links of the seats.


def _own(who: User, name: str) -> TestGame:
    """A game of one's own."""
    row = find_game(name)
    if row.created_by_id != who.pk:
        raise Http404
    return row


@never_cache
@require_safe
@for_people(PERMISSION)
def links(request: HttpRequest, who: User, name: str) -> HttpResponse:
    """The links to hand out, as far as this browser still knows them."""
    row = _own(who, name)
    require_playable(row)
    words = words_of(row, _language())
    known = _kept_links(request)
    seats = [
        (holder, title, link_of(request, name, known[holder.seat]) if holder.seat in known else "")
        for holder, title in zip(holders_of(row), names_of(row, words), strict=True)
    ]
    return render(request, "playtest/table/links.html", {"row": row, "seats": seats})


@never_cache
@require_POST
@for_people(PERMISSION)
def new_link(request: HttpRequest, who: User, name: str, seat: int) -> HttpResponse:
    """Another link for a seat; the old one is dead."""
    row = _own(who, name)
    try:
        token = new_seat_token(name, seat)
    except GameError as error:
        raise Http404(word_error(error, row, _language())) from error
    answer = redirect("table:links", name)
    _keep_links(answer, name, {**_kept_links(request), seat: token})
    return answer


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@for_people(PERMISSION)
def delete(request: HttpRequest, who: User, name: str) -> HttpResponse:
    """Delete a game, after asking."""
    row = _own(who, name)
    if request.method == "POST":
        delete_game(name)
        return redirect("table:lobby")
    title = game_name(row.game_id, _language())
    return render(request, "playtest/table/delete.html", {"row": row, "title": title})


def _keep_links(answer: HttpResponse, name: str, tokens: dict[int, str]) -> None:
    answer.set_cookie(
        LINKS,
        json.dumps({str(seat): token for seat, token in tokens.items()}, separators=(",", ":")),
        max_age=DAY,
        path=reverse("table:links", args=(name,)),
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Strict",
    )


def _kept_links(request: HttpRequest) -> dict[int, str]:
    """The tokens that the browser keeps; nothing of what does not look like them."""
    try:
        kept = json.loads(request.COOKIES.get(LINKS, "{}"))
    except (ValueError, RecursionError):
        return {}
    if not isinstance(kept, dict):
        return {}
    return {
        int(seat): token
        for seat, token in kept.items()
        if SEAT.fullmatch(seat) and isinstance(token, str) and TOKEN.fullmatch(token)
    }
