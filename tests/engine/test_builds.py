"""The same games on every machine and in every build: digests of seeded random games, recorded once.

They were recorded from the sources; run the tests after ``make engine`` and they hold for the compiled
modules. A change of the rules, of the test pack or of the order of legal actions changes them: run this
module as a program then (``python -m tests.engine.test_builds princess`` for one game alone), and say in the
commit why.

Every commit looks at another five hundred of the ten thousand, so that no seed stays unseen for long.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import pytest

from engine.kernel.replay import digest
from tests.commit import share
from tests.conformance.games import GAMES, Played, begin, plies

RECORDED = Path(__file__).parent / "digests.json"
GROUP = 50
QUICK = 500
SOAK = 10_000
PLIES = 250


def group_digest(played: Played, first: int) -> str:
    """One digest for the states that a group of seeds ends in."""
    whole = hashlib.sha256()
    for number in range(first, first + GROUP):
        game = begin(played, number)
        for _ in plies(game, number, most=PLIES):
            pass
        whole.update(digest(game).encode())
    return whole.hexdigest()[:16]


def test_every_seed_is_looked_at_sooner_or_later() -> None:
    groups = range(0, SOAK, GROUP)
    seen = {first for number in range(200) for first in share(groups, QUICK // GROUP, f"commit {number}")}
    assert seen == set(groups)
    assert len(share(groups, QUICK // GROUP, "")) == QUICK // GROUP


@pytest.mark.builds
@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
@pytest.mark.parametrize("first", share(range(0, SOAK, GROUP), QUICK // GROUP))
def test_seeded_games_are_the_recorded_ones(played: Played, first: int) -> None:
    recorded = json.loads(RECORDED.read_text())
    assert group_digest(played, first) == recorded[played.name][first // GROUP]


@pytest.mark.soak
@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_ten_thousand_seeded_games_are_the_recorded_ones(played: Played) -> None:
    recorded = json.loads(RECORDED.read_text())[played.name]
    for index, first in enumerate(range(0, SOAK, GROUP)):
        assert group_digest(played, first) == recorded[index], f"seeds {first} to {first + GROUP - 1}"


if __name__ == "__main__":
    found = json.loads(RECORDED.read_text())
    for played in GAMES:
        if played.name in (sys.argv[1:] or found):
            found[played.name] = [group_digest(played, n) for n in range(0, SOAK, GROUP)]
    RECORDED.write_text(json.dumps(found, indent=0) + "\n")
