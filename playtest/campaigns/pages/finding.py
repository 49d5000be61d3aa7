"""What addresses and forms of campaigns name."""

from __future__ import annotations

from importlib.util import find_spec

from django.http import Http404

from content.models import Pack, Release
from content.wording import game_name
from engine.games import games
from playtest.campaigns.actions import Content
from playtest.campaigns.models import Campaign

DRAFT = "draft"
RIGHT_TO_SEE = "playtest.watch_games"
RIGHT_TO_RUN = "playtest.run_campaigns"
RIGHT_TO_STEER_ALL = "campaigns.delete_campaign"


def find_campaign(name: str) -> Campaign:
    """A campaign by its address; the first of a comparison speaks for both."""
    rows = Campaign.objects.select_related("release", "draft", "made_by", "base").defer(
        "release__content", "draft__packed"
    )
    found = rows.filter(public_id=name).first()
    if found is None:
        raise Http404
    return found


def playable(language: str) -> list[tuple[Pack, str]]:
    """The games that can be played, with their names."""
    packs = Pack.objects.filter(pk__in=games()).select_related("current").defer("current__content")
    found = [(pack, game_name(pack.pk, language)) for pack in packs if has_rules(pack.pk)]
    return sorted(found, key=lambda each: each[1])


def has_rules(game: str) -> bool:
    """Whether the engine can play a game: one that is only printed has no rules."""
    try:
        return game in games() and find_spec(games()[game].play) is not None
    except ModuleNotFoundError:
        return False


def find_content(pack: Pack, chosen: str) -> Content:
    """The release of a hash, or the draft."""
    if chosen == DRAFT:
        return Content.of_draft(pack)
    release = Release.objects.filter(pk=chosen, game=pack).first()
    if release is None:
        raise Http404
    return Content.of_release(release)
