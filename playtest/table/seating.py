"""Who is looking: somebody with the link of a seat, or a person who is signed in and may watch.

The link of a seat holds its token. Opening it puts the token into a cookie of that one table, which no script
can read, and goes on to an address without it, so that it stands neither in the address bar nor in the
history.
"""

from __future__ import annotations

from dataclasses import dataclass

from django.conf import settings
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_safe

from playtest.games.contents import content_of
from playtest.games.errors import GameError
from playtest.games.tokens import digest_of, holder_of
from playtest.games.viewers import Viewer, at_seat, onlooker, people_of
from playtest.models import SeatHolder, TestGame

COOKIE = "seat"
LASTS = 60 * 24 * 3600
WATCH = "playtest.watch_games"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at a table."""

    row: TestGame
    viewer: Viewer
    is_creator: bool = False


def person(request: HttpRequest) -> User | None:
    """Who is signed in."""
    who = request.user
    return who if who.is_authenticated and who.is_active else None


def find_game(name: str) -> TestGame:
    """A game by its address."""
    found = TestGame.objects.select_related("game").filter(public_id=name) if "\0" not in name else None
    row = found.first() if found is not None else None
    if row is None:
        raise Http404
    return row


def require_playable(row: TestGame) -> None:
    """Nothing of a game can be shown whose content this studio cannot read any more; the lobby says so."""
    try:
        content_of(row)
    except GameError as error:
        raise Http404 from error


def guest(request: HttpRequest, name: str, *, watching: bool = False) -> Guest | None:
    """Who is at this table: whoever holds a seat, unless they only watch; else who may watch."""
    row = find_game(name)
    who = person(request)
    creator = who is not None and row.created_by_id == who.pk
    seat = None if watching else seat_of(request, row)
    if seat is None and creator and not watching:
        seat = only_seat(row)
    if seat is not None or creator or (who is not None and who.has_perm(WATCH)):
        require_playable(row)
    if seat is not None:
        return Guest(row, at_seat(row, seat, creator=creator), creator)
    if creator or (who is not None and who.has_perm(WATCH)):
        return Guest(row, onlooker(row, creator=creator), creator)
    return None


def only_seat(row: TestGame) -> int | None:
    """The seat of the only person in a game of bots: whoever began it sits there in every browser."""
    people = people_of(row)
    return min(people) if len(people) == 1 else None


def seat_of(request: HttpRequest, row: TestGame) -> int | None:
    """The seat whose token the browser keeps for this table."""
    token = request.COOKIES.get(COOKIE, "")
    if not token:
        return None
    held = SeatHolder.objects.filter(game=row, token_digest=digest_of(token)).values_list("seat", flat=True)
    return held.first()


@require_safe
def sit(request: HttpRequest, name: str, token: str) -> HttpResponse:
    """Take the seat of a link."""
    holder = holder_of(token)
    if holder is None or holder.game.public_id != name:
        raise Http404
    answer = redirect("table:table", name)
    keep_seat(answer, name, token)
    add_never_cache_headers(answer)
    answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


def keep_seat(answer: HttpResponse, name: str, token: str) -> None:
    """Let the browser keep the token of a seat, for this table only."""
    answer.set_cookie(
        COOKIE,
        token,
        max_age=LASTS,
        path=reverse("table:table", args=(name,)),
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


def link_of(request: HttpRequest, name: str, token: str) -> str:
    """The link to hand to a friend."""
    return request.build_absolute_uri(reverse("table:sit", args=(name, token)))
