"""Small things templates need: addresses of other pages of a list, parts of a progress bar, words for
progress."""

from __future__ import annotations

import math
from datetime import datetime, timedelta
from typing import Any

from babel.dates import format_timedelta
from django import template
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from editor.face_pictures import FacePicture, picture_of
from editor.names import interface_language
from editor.progress import Progress

register = template.Library()


@register.filter
def ago(moment: datetime) -> str:
    """How long ago something was, in the grammar of the language: “vor 2 Tagen”."""
    return format_timedelta(moment - timezone.now(), add_direction=True, locale=interface_language())


@register.simple_tag(takes_context=True)
def with_page(context: dict[str, Any], number: int) -> str:
    """The address of another page of the same list."""
    query = context["request"].GET.copy()
    query["page"] = str(number)
    return f"?{query.urlencode()}"


@register.simple_tag
def face_of(game: str, kind: str, slug: str, language: str, width: int, **at: object) -> FacePicture | None:
    """The picture of an entry as it is, or at a ``revision`` or in a ``release``; nothing if its kind is not
    printed."""
    return picture_of(game, kind, slug, language or interface_language(), width, **at)


@register.simple_tag
def bar_parts(progress: Progress) -> list[tuple[str, str, str]]:
    """The parts of a bar as (state, start, width), written for a drawing in any language."""
    parts, start = [], 0.0
    for name, width in progress.bar:
        parts.append((name, f"{start:.2f}", f"{width:.2f}"))
        start += width
    return parts


@register.simple_tag
def progress_words(progress: Progress) -> str:
    """What is left to do in a language."""
    parts = []
    if progress.missing:
        parts.append(ngettext("%(n)d missing", "%(n)d missing", progress.missing) % {"n": progress.missing})
    if progress.stale:
        parts.append(ngettext("%(n)d stale", "%(n)d stale", progress.stale) % {"n": progress.stale})
    if progress.unreviewed:
        text = ngettext("%(n)d not reviewed", "%(n)d not reviewed", progress.unreviewed)
        parts.append(text % {"n": progress.unreviewed})
    return ", ".join(parts) or _("complete")


@register.simple_tag
def minutes_of(time: timedelta) -> int:
    """A length of time in whole minutes, rounded up."""
    return math.ceil(time.total_seconds() / 60)
