"""Take a picture in: made safe, made smaller if it must be, stored once under its hash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

from content.actions.allow import require
from content.errors import InvalidError
from content.models import Art
from content.pictures import Picture, PictureError, fitted_picture

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def store_art(content: bytes, *, author: User | None) -> Art:
    """Store an uploaded picture; the same picture again is the same row."""
    require(author, "content.change_entry")
    try:
        picture = fitted_picture(content)
    except PictureError as error:
        raise InvalidError([error.fault]) from error
    return keep_picture(picture, author=author)


def keep_picture(picture: Picture, *, author: User | None) -> Art:
    """Store a picture that is known to be safe. The file comes before the row, so that no row ever lacks
    its file."""
    path = Art.path_of(picture.hash)
    if not default_storage.exists(path):
        default_storage.save(path, ContentFile(picture.content))
    art, _ = Art.objects.get_or_create(
        hash=picture.hash,
        defaults={
            "width": picture.width,
            "height": picture.height,
            "size": len(picture.content),
            "added_by": author,
        },
    )
    return art
