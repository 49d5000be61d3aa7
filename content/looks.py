"""How somebody likes to look at things: kept with the person, so that it is the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from content.models import Member

if TYPE_CHECKING:
    from django.contrib.auth.models import User

TABLE, GRID, GALLERY = "table", "grid", "gallery"
SMALL, MEDIUM, LARGE = "small", "medium", "large"
CHOICES = {"view": (TABLE, GRID, GALLERY), "zoom": (SMALL, MEDIUM, LARGE)}
"""What can be chosen among. The language of the faces is any language."""
LONGEST = 20
COLUMNS = "columns"
MOST_COLUMNS = 60
MOST_LISTS = 200
"""So many lists a person can have columns of their own for; the oldest choice goes first."""


@dataclass(frozen=True, slots=True)
class Looks:
    """What a person chose, or what everybody begins with."""

    view: str = TABLE
    zoom: str = MEDIUM
    language: str = ""
    """Of the faces; nothing for the language of the interface."""
    columns: dict[str, list[str]] = field(default_factory=dict)
    """By view and kind, as `list_name` spells them: the columns that were chosen, in their order."""


def list_name(view: str, game: str, kind: str) -> str:
    """The name under which the columns of a list are kept."""
    return f"{view}:{game}/{kind}"


def looks_of(user: User) -> Looks:
    """How a person looks at lists."""
    kept = Member.objects.filter(user=user).values_list("looks", flat=True).first() or {}
    looks = {name: value for name, value in kept.items() if _is_sound(name, value)}
    return Looks(**looks, columns=_columns(kept))


def keep_looks(user: User, **chosen: str) -> None:
    """Keep what a person chose; what is no choice is left as it was."""
    sound = {name: value for name, value in chosen.items() if _is_sound(name, value)}
    if sound:
        member, _made = Member.objects.get_or_create(user=user)
        member.looks = {**member.looks, **sound}
        member.save(update_fields=["looks"])


def keep_columns(user: User, name: str, columns: list[str] | None) -> None:
    """Keep which columns a person wants to see of a list, and in which order; nothing for what everybody
    begins with."""
    member, _made = Member.objects.get_or_create(user=user)
    kept = {key: value for key, value in _columns(member.looks).items() if key != name}
    if columns is not None:
        kept[name] = columns[:MOST_COLUMNS]
    member.looks = {**member.looks, COLUMNS: dict(list(kept.items())[-MOST_LISTS:])}
    member.save(update_fields=["looks"])


def _columns(kept: dict[str, Any]) -> dict[str, list[str]]:
    found = kept.get(COLUMNS)
    return found if isinstance(found, dict) else {}


def _is_sound(name: str, value: str) -> bool:
    if name == "language":
        return len(value) <= LONGEST
    return value in CHOICES.get(name, ())
