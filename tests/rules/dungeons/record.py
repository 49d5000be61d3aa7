"""Record a win and a loss of each adventure of the shipped pack, for `test_recorded`.

    python -m tests.rules.dungeons.record

To be run again whenever the pack changes in a way that makes the recorded games impossible. A team of
planning bots plays from ever new seeds until it has won once and lost once.
"""

from __future__ import annotations

import json
from pathlib import Path

from bench.packs import pack_release
from engine.bots import TeamPlanner, play_out
from engine.games.dungeons.build import program_of
from engine.kernel import start
from engine.kernel.replay import Replay
from engine.snapshot import Snapshot

FOLDER = Path(__file__).parent / "recorded"
SEATS = 2
ENDINGS = {True: "won", False: "lost"}


def file_of(adventure: str, won: bool) -> Path:
    """Where the recorded game of an adventure lies."""
    return FOLDER / f"{adventure}_{ENDINGS[won]}.json"


def record(release: Snapshot, adventure: str) -> None:
    """Play until both ends have been seen."""
    missing = {True, False}
    seed = 0
    while missing:
        options = {"adventure": adventure, "deal": True}
        game = start(release, "dungeons", seats=SEATS, seed=seed, options=options)
        taken = play_out(game, [TeamPlanner(seat) for seat in range(SEATS)])
        assert game.outcome is not None
        won = bool(game.outcome.winners)
        if won in missing:
            missing.remove(won)
            replay = Replay(release.hash, "dungeons", SEATS, seed, options, "seed", taken)
            saved = {**replay.as_json(), "reason": game.outcome.reason}
            file_of(adventure, won).write_text(json.dumps(saved, separators=(",", ":")) + "\n")
        seed += 1


def main() -> None:
    """Record them all."""
    release = pack_release("dungeons")
    FOLDER.mkdir(exist_ok=True)
    for story in program_of(release).stories:
        record(release, story.slug)


if __name__ == "__main__":
    main()
