"""Pictures and their thumbnails. They are named by the hash of their bytes, so browsers may keep them for
ever."""

from __future__ import annotations

import io

from django.http import Http404, HttpRequest, HttpResponse
from PIL import Image

from content.models import Art
from editor.screens.base import screen

SMALL = 96
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
