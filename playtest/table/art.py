"""Where the table's pictures are found: those of the content by the hash of their bytes, icons on the sheet
of their game. Whoever knows such an address has been shown the picture: addresses cannot be guessed, and what
is behind them never changes."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from content.models import Art
from engine.games import games
from printing.exports.icon_sheet import icon_names, icon_sheet

FOR_EVER = "private, max-age=31536000, immutable"


class Gallery:
    """The addresses of the pictures of a game."""

    def __init__(self, game: str) -> None:
        self.names = icon_names(game)
        self.sheet = reverse("table:icons", args=(game, sheet_version(game))) if self.names else ""

    def picture(self, hash_: str) -> str:
        """The address of a picture, given the hash of its bytes."""
        return reverse("table:picture", args=(hash_,))

    def icon(self, name: str) -> str:
        """The address of an icon; nothing if the game has none of that name."""
        return f"{self.sheet}#{name}" if name in self.names else ""


@lru_cache(maxsize=32)
def gallery_of(game: str) -> Gallery:
    """The pictures of a game."""
    return Gallery(game)


@lru_cache(maxsize=32)
def sheet_version(game: str) -> str:
    """A name for the present drawing of all icons: another one has another address."""
    return hashlib.sha256(icon_sheet(game).encode()).hexdigest()[:16]


@require_safe
def picture(request: HttpRequest, name: str) -> HttpResponse:
    """A picture of the content."""
    art = Art.objects.filter(pk=name).first() if re.fullmatch("[0-9a-f]{64}", name) else None
    try:
        content = art.content() if art is not None else b""
    except FileNotFoundError:
        content = b""
    if not content:
        raise Http404
    return HttpResponse(content, content_type="image/png", headers={"Cache-Control": FOR_EVER})


@require_safe
def icons(request: HttpRequest, game: str, version: str) -> HttpResponse:
    """The icons of a game."""
    if game not in games() or not icon_names(game) or version != sheet_version(game):
        raise Http404
    return HttpResponse(
        icon_sheet(game), content_type="image/svg+xml; charset=utf-8", headers={"Cache-Control": FOR_EVER}
    )
