"""What a campaign and its parts are called, in a language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from content.playwording import PlayWording
from content.wording import wording
from engine.gaps import forget_with
from engine.kernel.settings import settings_of
from engine.snapshot import Snapshot
from playtest.campaigns.grid import Cell, Grid
from playtest.campaigns.models import Campaign
from playtest.campaigns.running import content_of
from playtest.campaigns.spec import Spec
from playtest.reports.page import About
from playtest.reports.words import ReportWords


def content_name(campaign: Campaign, language: str) -> str:
    """The content that it plays, as people call it."""
    words = wording(language)
    if campaign.release is not None:
        return words.say("cpage-release", {"number": campaign.release.number})
    return words.say("cpage-draft-of", {"hash": campaign.snapshot[:8]})


@lru_cache(maxsize=12)
def _content(campaign: str) -> Snapshot:
    return content_of(Campaign.objects.get(public_id=campaign))


def snapshot_of(campaign: Campaign) -> Snapshot:
    """The content of a campaign, read once in a process."""
    return _content(campaign.public_id)


@lru_cache(maxsize=64)
def _words(campaign: str, language: str) -> ReportWords:
    return ReportWords(_content(campaign), language)


forget_with(_words.cache_clear)


def words_of(campaign: Campaign, language: str) -> ReportWords:
    """What its games are worded with."""
    return _words(campaign.public_id, language)


@lru_cache(maxsize=32)
def _grid(campaign: str) -> Grid:
    spec = Campaign.objects.values_list("spec", flat=True).get(public_id=campaign)
    return Grid(Spec.from_json(spec), settings_of(_content(campaign)))


def grid_of(campaign: Campaign) -> Grid:
    """The games of a campaign by their numbers."""
    return _grid(campaign.public_id)


def about(campaign: Campaign, language: str) -> About:
    """What was played, for a report."""
    spec = Spec.from_json(campaign.spec)
    words = words_of(campaign, language)
    last = spec.seed + spec.games - 1
    return About(
        title=campaign.title,
        release=content_name(campaign, language),
        planned=campaign.games,
        bots=tuple(dict.fromkeys(bot for line_up in spec.bots for bot in line_up)),
        seeds=words.say("cpage-seeds", {"first": str(spec.seed), "last": str(last)}),
        grid=tuple(varied(spec, words.play)),
    )


def varied(spec: Spec, words: PlayWording) -> list[tuple[str, str]]:
    """What an order sets and varies: the title of each option and its values."""
    found = [(name, [value]) for name, value in spec.options.items()]
    found += [(name, list(values)) for name, values in spec.vary.items()]
    return [
        (words.setting(name)[0], "; ".join(value_name(words, name, value) for value in values))
        for name, values in found
    ]


def value_name(words: PlayWording, name: str, value: Any) -> str:
    """A value of an option; a party may leave some of its parts to chance."""
    setting = words.settings.settings.setting(name)
    assert setting is not None
    if setting.sort == "party":
        by_lot = words.words.say("cpage-by-lot")
        seats = [
            " + ".join(
                words.name(f"{part.kind}/{each[part.name]}") for part in setting.parts if each.get(part.name)
            )
            or by_lot
            for each in value
        ]
        return ", ".join(seats) or by_lot
    return words.choice(setting, value)


def cell_name(cell: Cell, campaign: Campaign, language: str) -> str:
    """What is particular to the games of a cell: only what differs between cells, players first."""
    grid = grid_of(campaign)
    words = words_of(campaign, language)
    spec = grid.spec
    parts = [words.say("report-players", {"number": cell.seats})]
    if len(spec.bots) > 1:
        bots = [words.bot(bot) for bot in cell.bots]
        parts.append(bots[0] if len(set(bots)) == 1 else ", ".join(bots))
    for name in spec.vary:
        parts.append(f"{words.play.setting(name)[0]}: {value_name(words.play, name, cell.options[name])}")
    return " · ".join(parts)
