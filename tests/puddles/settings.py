"""What a game of Puddles can be started with."""

from __future__ import annotations

from engine.kernel.settings import GameSettings, declared, filled
from engine.snapshot import Snapshot
from tests.puddles.options import PuddlesOptions

SEATS = (2, 4)


def settings(release: Snapshot) -> GameSettings:
    """Two to four frogs, whatever the options."""
    return GameSettings(
        seats=SEATS,
        settings=filled(declared(PuddlesOptions), release),
        best_bot="planner",
        cooperative=False,
        hidden=True,
        seats_for=lambda options: SEATS,
    )
