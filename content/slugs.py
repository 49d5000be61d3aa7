"""Slugs made from names, for entries whose slug nobody has written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from engine.schema.validate import LONGEST_SLUG

_OTHER = re.compile(r"[^a-z0-9]+")
_SPELLED = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "’": "", "'": ""})


def slug_for(name: str, taken: Collection[str] = ()) -> str:
    """The slug of a new entry with this name, free among those that are taken; nothing if the name has no
    letter that a slug may have."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_SPELLED))
    letters = "".join(each for each in plain if not unicodedata.combining(each))
    slug = _OTHER.sub("_", letters).lstrip("_0123456789")[: LONGEST_SLUG - 4].rstrip("_")
    if not slug or slug not in taken:
        return slug
    return next(each for number in range(2, len(taken) + 3) if (each := f"{slug}_{number}") not in taken)
