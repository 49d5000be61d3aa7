"""Recorded games as the last tests that a fault must get past: ``make test`` plays as many of them."""

from __future__ import annotations

import json
import signal

NOTICED = "recorded games"
"""What is said to have killed a mutant that only they notice."""
LONGEST = 60.0
"""Seconds of processor time after which a group of games does not end any more; it takes two at most."""


def differ(name: str) -> bool:
    """Whether recorded games of a game go otherwise now: as many as ``make test`` looks at, from all over."""
    from tests.conformance.games import GAMES  # pytest wants to be the first to import tests
    from tests.engine.test_builds import GROUP, QUICK, RECORDED, SOAK, group_digest

    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))[name]
    played = next(played for played in GAMES if played.name == name)
    for first in range(0, SOAK, SOAK // (QUICK // GROUP)):
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        try:
            same = group_digest(played, first) == recorded[first // GROUP]
        except Exception:  # noqa: BLE001 - whatever a planted fault makes of the game
            same = False
        if not same:
            return True
    return False
