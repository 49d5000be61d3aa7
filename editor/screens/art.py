"""Pictures and their thumbnails, and the library of a game from which one is chosen. A picture is named by
the hash of its bytes, so browsers may keep it for ever."""

from __future__ import annotations

import io
from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.urls import reverse
from django.utils.formats import date_format, localize
from django.utils.timezone import localtime
from PIL import Image

from content.models import Art, Entry
from editor.library import Found, Replaced, find_pictures, replaced_pictures
from editor.screens.base import find_pack, screen

SMALL = 96
PER_PAGE = 60
_FOR_EVER = "private, max-age=31536000, immutable"


@screen("content.view_art")
def picture(request: HttpRequest, name: str) -> HttpResponse:
    """A picture as it was stored."""
    return _png(_bytes(name))


@screen("content.view_art")
def thumbnail(request: HttpRequest, name: str) -> HttpResponse:
    """A picture made small for lists."""
    with Image.open(io.BytesIO(_bytes(name)), formats=("PNG",)) as image:
        small = image.convert("RGBA")
    small.thumbnail((SMALL, SMALL))
    out = io.BytesIO()
    small.save(out, "PNG")
    return _png(out.getvalue())


@screen("content.view_art")
def library(request: HttpRequest, game: str) -> HttpResponse:
    """A page of the pictures of a game; with the entry that asks, also those that it had before."""
    pack = find_pack(game)
    chosen = Paginator(find_pictures(pack, request.GET.get("q", "")), PER_PAGE).get_page(
        request.GET.get("page")
    )
    kind, _slash, slug = request.GET.get("entry", "").partition("/")
    entry = Entry.objects.filter(game=pack, kind=kind, slug=slug).first()
    return JsonResponse(
        {
            "count": chosen.paginator.count,
            "more": chosen.next_page_number() if chosen.has_next() else 0,
            "pictures": [_shown(found.art) | {"uses": _uses(game, found)} for found in chosen],
            "replaced": [_replaced(each) for each in replaced_pictures(entry)] if entry else [],
        }
    )


def _shown(art: Art) -> dict[str, Any]:
    kilobytes = max(1, round(art.size / 1000))
    size = f"{art.width} × {art.height} · {localize(kilobytes, use_l10n=True)} kB"
    return {
        "art": art.pk,
        "picture": reverse("admin:art", args=(art.pk,)),
        "small": reverse("admin:thumbnail", args=(art.pk,)),
        "size": size,
    }


def _uses(game: str, found: Found) -> list[dict[str, str]]:
    return [
        {
            "name": use.name,
            "kind": use.kind_name,
            "link": reverse("admin:entry", args=(game, use.kind, use.slug)),
        }
        for use in found.uses
    ]


def _replaced(each: Replaced) -> dict[str, Any]:
    return _shown(each.art) | {
        "framing": each.framing,
        "after": reverse("admin:thumbnail", args=(each.after,)) if each.after else "",
        "said": " · ".join(
            filter(
                None,
                (date_format(localtime(each.when), "SHORT_DATETIME_FORMAT"), str(each.who or ""), each.why),
            )
        ),
    }


def _bytes(name: str) -> bytes:
    art = Art.objects.filter(pk=name).first()
    if art is None:
        raise Http404
    try:
        return art.content()
    except FileNotFoundError:
        raise Http404 from None


def _png(content: bytes) -> HttpResponse:
    return HttpResponse(content, content_type="image/png", headers={"Cache-Control": _FOR_EVER})
