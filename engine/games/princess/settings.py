"""What a game of The Princess can be started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.princess.options import FEWEST, MOST, MOST_EVER, PrincessOptions, read_options
from engine.kernel.settings import GameSettings, declared, filled
from engine.snapshot import Snapshot


def settings(release: Snapshot) -> GameSettings:
    """Seats and options, with the characters and Secrets of the release."""
    return GameSettings(
        seats=(FEWEST, MOST_EVER),
        settings=filled(declared(PrincessOptions), release),
        best_bot="believer",
        cooperative=False,
        hidden=True,
        seats_for=seats_for,
    )


def seats_for(options: Mapping[str, Any]) -> tuple[int, int]:
    """Two against two are four, and two characters each are enough for five (PR-RUL-42, -43)."""
    read = read_options(options)
    if read.teams:
        return 4, 4
    return FEWEST, (MOST_EVER if read.many_players and not read.two_characters else MOST)
