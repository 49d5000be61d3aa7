"""What the search of the studio finds of the playtest: what can be begun, the test games of whoever asks, and
campaigns, by their names."""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import get_language

from content.search import Question
from content.search_index import fold
from content.wording import game_name, wording
from engine.games import games
from playtest.campaigns.job_kind import RIGHT_TO_RUN, RIGHT_TO_SEE
from playtest.campaigns.models import Campaign
from playtest.campaigns.words import state_name, title_of
from playtest.models import TestGame
from playtest.playable import has_rules

MOST_LOOKED_THROUGH = 400
"""So many of the latest games and campaigns are looked through; the lists of both lead to older ones."""

Found = tuple[str, str, str, str]
"""Title, what it is, icon, address."""


def deeds() -> list[tuple[str, str, str, str, str]]:
    """What can be begun, for each game: title, what it is, icon, address, and the permission it needs."""
    language = get_language() or "en"
    say = wording(language).say
    found = []
    for game in filter(has_rules, games()):
        name, query = game_name(game, language), urlencode({"game": game})
        for title, within, icon, address, may in (
            ("table-new", "table-lobby", "casino", "table:new", "playtest.create_games"),
            ("cpage-new", "cpage-campaigns", "monitoring", "campaigns:new", RIGHT_TO_RUN),
        ):
            link = f"{reverse(address)}?{query}"
            found.append((f"{say(title)}: {name}", say(within), icon, link, may))
    return found


def find_games(request: HttpRequest, question: Question, most: int) -> list[Found]:
    """One's own test games: by the game, by who plays, by what stands in the address."""
    language = get_language() or "en"
    say = wording(language).say
    kind, over = say("table-lobby"), say("table-over")
    rows = TestGame.objects.filter(created_by=request.user.pk).only("public_id", "game", "is_over")
    found: list[Found] = []
    for row in rows.prefetch_related("holders")[:MOST_LOOKED_THROUGH]:
        title = game_name(row.game_id, language)
        names = ", ".join(name for each in row.holders.all() if (name := each.name or each.bot))
        if question.holds(fold(f"{title} {names} {row.public_id} {kind}")):
            within = " · ".join(filter(None, (kind, names, over if row.is_over else "")))
            found.append((title, within, "casino", reverse("table:table", args=(row.public_id,))))
    return found[:most]


def find_campaigns(request: HttpRequest, question: Question, most: int) -> list[Found]:
    """Campaigns by their titles and games."""
    if not request.user.has_perm(RIGHT_TO_SEE):
        return []
    language = get_language() or "en"
    kind = wording(language).say("cpage-campaigns")
    rows = Campaign.objects.filter(base=None).select_related("job")
    rows = rows.only("public_id", "title", "game", "job__made_at", "job__state")
    found: list[Found] = []
    for row in rows[:MOST_LOOKED_THROUGH]:
        title, game = title_of(row, language), game_name(row.game_id, language)
        if question.holds(fold(f"{title} {game} {row.public_id} {kind}")):
            within = f"{kind} · {game} · {state_name(row.state, language)}"
            found.append((title, within, "monitoring", reverse("campaigns:one", args=(row.public_id,))))
    return found[:most]
