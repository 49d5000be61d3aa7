"""The places of the playtest in the sidebar of the studio."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from urllib.parse import urlencode

from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language

from content.models import Pack, Release
from content.wording import wording
from playtest.campaigns.job_kind import RIGHT_TO_RUN, RIGHT_TO_SEE
from playtest.campaigns.models import Campaign
from playtest.campaigns.pages.finding import DRAFT
from playtest.campaigns.telling.reporting import told_verdict
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


def release_trials(release: Release, before: Release | None) -> list[tuple[str, str, str]]:
    """Where a release can be compared with the one before it, on the same seeds; the order is filled in."""
    if before is None or not has_rules(release.game_id):
        return []
    query = urlencode({"game": release.game_id, "content": before.pk, "against": release.pk})
    title = wording(get_language() or "en").say("cpage-try-release", {"number": before.number})
    return [(title, f"{reverse('campaigns:new')}?{query}", RIGHT_TO_RUN)]


LATELY = timedelta(days=14)
"""A campaign that was finished longer ago needs nobody's attention."""


def attention(person: User) -> list[tuple[str, str, int, str, str, datetime | None]]:
    """Of each game the campaign that was finished last: how bad it is, the game, how many of its games broke,
    what it says in a sentence, where it stands, and when it was."""
    if not person.has_perm(RIGHT_TO_SEE):
        return []
    language = get_language() or "en"
    rows = Campaign.objects.filter(base=None, job__finished_at__gte=timezone.now() - LATELY).exclude(
        digest=""
    )
    latest: dict[str, Campaign] = {}
    for each in (
        rows.select_related("job", "rival").defer("spec", "rival__spec").order_by("-job__finished_at")
    ):
        latest.setdefault(each.game_id, each)
    found = []
    for game, each in latest.items():
        rival = getattr(each, "rival", None)
        broken = each.broken_games + (rival.broken_games if rival else 0)
        played = each.done_games + (rival.done_games if rival else 0)
        told = {"games": played, "broken": broken, "finding": told_verdict(each, language)}
        key = "cpage-attention-broken" if broken else "cpage-attention-finished"
        text = wording(language).say(key, told).strip()
        link = reverse("campaigns:one", args=(each.public_id,))
        found.append(
            ("campaign-broken" if broken else "campaign", game, broken, text, link, each.job.finished_at)
        )
    return found
