"""The places of the playtest in the sidebar of the studio."""

from __future__ import annotations

from django.urls import reverse
from django.utils.translation import get_language

from content.wording import wording

Place = tuple[str, str, str, str]
"""Title, icon, address, and the permission it needs."""


def places() -> tuple[str, list[Place]]:
    """The title of the group, and its places."""
    say = wording(get_language() or "en").say
    return say("cpage-group"), [
        (say("table-lobby"), "casino", reverse("table:lobby"), "playtest.watch_games"),
        (say("cpage-campaigns"), "monitoring", reverse("campaigns:list"), "playtest.watch_games"),
        (say("tokens"), "key", reverse("tokens"), "content.view_entry"),
        (say("api-docs"), "api", reverse("api:docs"), "content.view_entry"),
    ]
