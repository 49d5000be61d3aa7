"""What a game of Puddles can be started with."""

from __future__ import annotations

from engine.kernel.settings import GameSettings, declared, filled
from engine.snapshot import Snapshot
from tests.puddles.options import FEWEST, MOST, PuddlesOptions


def settings(release: Snapshot) -> GameSettings:
    """Two to four frogs, whatever the options."""
    return GameSettings(
        seats=(FEWEST, MOST),
        settings=filled(declared(PuddlesOptions), release),
        best_bot="planner",
        cooperative=False,
        hidden=True,
        seats_for=lambda options: (FEWEST, MOST),
    )
