"""Pictures of faces on pages that show many entries, or one entry as it was and as it is: where they are
fetched and how much room they take, so that a page stands still while they come."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from django.urls import reverse

from engine.games import games
from printing.draw_face import usual_size
from printing.errors import LayoutError

SHARPNESS = 2
"""Pixels of a picture for each of the page: most screens show that many."""


@dataclass(frozen=True, slots=True)
class FacePicture:
    """Where a face is fetched, and its room on the page in pixels."""

    address: str
    width: int
    height: int
    language: str


def picture_of(
    game: str, kind: str, slug: str, language: str, width: int, **at: object
) -> FacePicture | None:
    """The first face of an entry in a language, in a room of a width; nothing for kinds that are not printed.
    ``at`` says which state is meant: a ``revision`` of the history, a ``release``, else what is saved now."""
    size = _usual_size(game, kind)
    if size is None:
        return None
    asked = {"language": language, "width": width * SHARPNESS, **{k: v for k, v in at.items() if v}}
    address = f"{reverse('admin:face', args=(game, kind, slug))}?{urlencode(asked)}"
    return FacePicture(address, width, round(width * size[1] / size[0]), language)


def _usual_size(game: str, kind: str) -> tuple[float, float] | None:
    try:
        return usual_size(game, kind) if kind in games()[game].kinds else None
    except LayoutError:  # the page of an entry says what is wrong
        return None
