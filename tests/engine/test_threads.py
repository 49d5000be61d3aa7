"""Several threads that use content and options for the first time, all at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.conformance.games import GAMES

ROOT = Path(__file__).parents[2]
FRESH = """
import sys
from pathlib import Path
from threading import Barrier, Thread

from engine.kernel import start
from engine.snapshot import Snapshot

sys.setswitchinterval(1e-6)
contents = [file.read_bytes() for file in sorted(Path(sys.argv[1]).iterdir())]
together = Barrier(8)
done = []

def play(number):
    together.wait()
    for content in contents if number % 2 else contents[::-1]:
        start(Snapshot.read(content), seats=3, seed=number)
    done.append(number)

threads = [Thread(target=play, args=(number,)) for number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sorted(done))
"""


def test_threads_may_read_content_and_start_games_at_once(tmp_path: Path) -> None:
    """Without `engine.schema.preparing` the process crashes more often than not."""
    for game in GAMES:
        if game.name != "puddles":
            (tmp_path / game.name).write_bytes(game.release().content)
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", FRESH, str(tmp_path)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout.strip()) == (0, str(list(range(8)))), done.stderr
