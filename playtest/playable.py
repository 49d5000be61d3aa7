"""Which games of the studio can be played: one that is only printed has no rules."""

from __future__ import annotations

from content.models import Pack
from content.wording import game_name
from engine.games import games


def playable(language: str) -> list[tuple[Pack, str]]:
    """The games that can be played, with their names."""
    packs = Pack.objects.filter(pk__in=games()).select_related("current").defer("current__content")
    found = [(pack, game_name(pack.pk, language)) for pack in packs if has_rules(pack.pk)]
    return sorted(found, key=lambda each: each[1])


def has_rules(game: str) -> bool:
    """Whether the engine can play a game."""
    return game in games() and bool(games()[game].parts.play)
