"""How somebody likes to look at things: kept with the person, so that it is the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from content.models import Member

if TYPE_CHECKING:
    from django.contrib.auth.models import User

TABLE, GALLERY = "table", "gallery"
SMALL, MEDIUM, LARGE = "small", "medium", "large"
CHOICES = {"view": (TABLE, GALLERY), "zoom": (SMALL, MEDIUM, LARGE)}
"""What can be chosen among. The language of the faces is any language."""
LONGEST = 20


@dataclass(frozen=True, slots=True)
class Looks:
    """What a person chose, or what everybody begins with."""

    view: str = TABLE
    zoom: str = MEDIUM
    language: str = ""
    """Of the faces; nothing for the language of the interface."""


def looks_of(user: User) -> Looks:
    """How a person looks at lists."""
    kept = Member.objects.filter(user=user).values_list("looks", flat=True).first() or {}
    return Looks(**{name: value for name, value in kept.items() if _is_sound(name, value)})


def keep_looks(user: User, **chosen: str) -> None:
    """Keep what a person chose; what is no choice is left as it was."""
    sound = {name: value for name, value in chosen.items() if _is_sound(name, value)}
    if sound:
        member, _made = Member.objects.get_or_create(user=user)
        member.looks = {**member.looks, **sound}
        member.save(update_fields=["looks"])


def _is_sound(name: str, value: str) -> bool:
    if name == "language":
        return len(value) <= LONGEST
    return value in CHOICES.get(name, ())
