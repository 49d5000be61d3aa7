"""What is kept about somebody's first tour, with the person: that they have closed it, and what they did of
which nothing else keeps a trace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from content.models import Member

if TYPE_CHECKING:
    from django.contrib.auth.models import User

KEY = "tour"


@dataclass(frozen=True, slots=True)
class TourNotes:
    """What is known of a tour."""

    is_closed: bool = False
    done: frozenset[str] = frozenset()


def tour_notes(user: User) -> TourNotes:
    """What is known of somebody's tour; one that nobody has begun is open."""
    looks = Member.objects.filter(user=user).values_list("looks", flat=True).first() or {}
    kept = looks.get(KEY)
    if not isinstance(kept, dict):
        return TourNotes()
    done = kept.get("done")
    return TourNotes(kept.get("closed") is True, frozenset(done if isinstance(done, list) else ()))


def close_tour(user: User, *, closed: bool = True) -> None:
    """Close the tour for good, or open it again."""
    _keep(user, tour_notes(user).done, closed=closed)


def note_step(user: User, step: str) -> None:
    """Note that somebody has done something."""
    known = tour_notes(user)
    if step not in known.done:
        _keep(user, known.done | {step}, closed=known.is_closed)


def _keep(user: User, done: frozenset[str], *, closed: bool) -> None:
    member, _made = Member.objects.get_or_create(user=user)
    member.looks = {**member.looks, KEY: {"closed": closed, "done": sorted(done)}}
    member.save(update_fields=["looks"])
