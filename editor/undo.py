"""The way back after a save: one click in the message brings back what was before, through the history. What
was just made is taken away again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from django.http import HttpRequest
from django.urls import reverse

from content.models import Entry, Revision

KEY = "undo"
"""Under which the session keeps the offer until the next page has shown it."""


@dataclass(frozen=True, slots=True)
class Undo:
    """What a page needs to offer the way back."""

    address: str
    latest: int
    """The revision that was the last one then: if somebody saves meanwhile, the offer is void."""


def offer_undo(request: HttpRequest, entry: Entry, revision: int) -> None:
    """Offer to bring back an entry as it was at a revision; nothing where the history has none, nor to those
    who may not."""
    if not request.user.has_perm("content.change_entry"):
        return
    known = Revision.objects.filter(entry=entry)
    latest = known.values_list("pk", flat=True).first()
    if latest is not None and known.filter(pk=revision, document__isnull=False).exists():
        address = reverse("admin:restore", args=(entry.game_id, entry.kind, entry.slug, revision))
        request.session[KEY] = asdict(Undo(address, latest))


def offer_removal(request: HttpRequest, entry: Entry) -> None:
    """Offer to take away an entry that was just made, to those who may."""
    latest = Revision.objects.filter(entry=entry).values_list("pk", flat=True).first()
    if latest is not None and request.user.has_perm("content.delete_entry"):
        address = reverse("admin:delete", args=(entry.game_id, entry.kind, entry.slug))
        request.session[KEY] = asdict(Undo(address, latest))


def offer_removals(request: HttpRequest, entries: Sequence[Entry]) -> None:
    """Offer to take away entries that were just made together, the first of which speaks for all."""
    made = Revision.objects.filter(entry__in=entries).values_list("pk", flat=True)
    if made and request.user.has_perm("content.delete_entry"):
        first = entries[0]
        address = reverse("admin:kit_undo", args=(first.game_id, first.kind, first.slug))
        request.session[KEY] = asdict(Undo(f"{address}?first={min(made)}", max(made)))


def offer_undo_of_change(request: HttpRequest, game: str, together: str) -> None:
    """Offer to take back a change of many entries that somebody has just made. Whether somebody else has
    edited one of them since is seen when it is taken back."""
    if request.user.has_perm("content.change_translation"):
        request.session[KEY] = asdict(Undo(reverse("admin:change", args=(game, together)), 0))


def take_offer(request: HttpRequest) -> Undo | None:
    """The offer, once."""
    offer = request.session.pop(KEY, None) if KEY in request.session else None
    return Undo(**offer) if offer else None
