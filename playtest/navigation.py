"""The places of the playtest in the sidebar of the studio."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlencode

from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.urls import reverse
from django.utils.translation import get_language

from content.models import Pack
from content.wording import wording
from playtest.campaigns.job_kind import RIGHT_TO_RUN
from playtest.campaigns.pages.finding import DRAFT
from playtest.models import TestGame
from playtest.playable import has_rules

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


def tour_steps(game: str) -> Iterator[tuple[str, str, str, str, str]]:
    """The steps of the first tour that play: name, title, text, address, permission."""
    if not has_rules(game):
        return
    say = wording(get_language() or "en").say
    query = urlencode({"game": game})
    table, campaign = f"{reverse('table:new')}?{query}", f"{reverse('campaigns:new')}?{query}"
    yield "play", say("tour-play"), say("tour-play", attribute="text"), table, "playtest.create_games"
    yield "run", say("tour-run"), say("tour-run", attribute="text"), campaign, RIGHT_TO_RUN


def games_begun(user: User) -> QuerySet[TestGame]:
    """The test games that somebody began."""
    return TestGame.objects.filter(created_by=user)


def thinking_bots() -> list[Place]:
    """At how many tables bots think, for the page of what runs: icon, sentence, address, permission."""
    tables = TestGame.objects.filter(bot_turn=True, is_over=False).count()
    said = wording(get_language() or "en").say("table-bots-think", {"tables": tables})
    return [("smart_toy", said, reverse("table:lobby"), "playtest.watch_games")] if tables else []


def draft_trials(pack: Pack) -> list[tuple[str, str, str]]:
    """Where the draft of a game can be tried out: against its current release, on the same seeds."""
    if pack.current_id is None or not has_rules(pack.pk):
        return []
    query = urlencode({"game": pack.pk, "content": pack.current_id, "against": DRAFT})
    title = wording(get_language() or "en").say("cpage-try-draft")
    return [(title, f"{reverse('campaigns:new')}?{query}", RIGHT_TO_RUN)]
