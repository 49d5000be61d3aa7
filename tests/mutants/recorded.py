"""Recorded games as the last tests that a fault must get past: those in which everything is written down, and
as many of the others as ``make test`` plays."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator

NOTICED = "recorded games"
"""What is said to have killed a mutant that only they notice."""
LONGEST = 60.0
"""Seconds of processor time after which games do not end any more; the longest take two."""


def differ(name: str) -> bool:
    """Whether recorded games of a game go otherwise now. A game that does not end kills the process."""
    games = comparisons(name)
    try:
        while True:
            signal.setitimer(signal.ITIMER_PROF, LONGEST)
            if not next(games):
                return True
    except StopIteration:
        return False
    except Exception:  # noqa: BLE001 - whatever a planted fault makes of the game
        return True
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def comparisons(name: str) -> Iterator[bool]:
    """For one recorded game, or one group of them, after the other, whether it is as it was."""
    from tests.conformance.games import GAMES  # pytest wants to be the first to import tests
    from tests.engine.test_builds import GROUP, QUICK, RECORDED, SOAK, group_digest
    from tests.recorded.corpus import read_digests, recorded_games
    from tests.recorded.watching import digest_of

    watched = read_digests()[name]
    for number, (begun, most) in enumerate(recorded_games(name)):
        yield digest_of(begun(), number, most) == watched[number]
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))[name]
    played = next(played for played in GAMES if played.name == name)
    for first in range(0, SOAK, SOAK // (QUICK // GROUP)):
        yield group_digest(played, first) == recorded[first // GROUP]
