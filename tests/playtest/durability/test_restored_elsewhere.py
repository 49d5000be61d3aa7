"""A backup taken while eight people play, restored in another studio: nothing that was acknowledged before is
lost, and the games go on there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.playtest.durability.players import Party
from tests.playtest.durability.test_killed_server import found
from tests.playtest.serving import ROOT, Studio, here, serving


@pytest.mark.database
def test_a_backup_taken_while_8_people_play_goes_on_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "backup.tar"
    with serving(tmp_path / "one", here()) as studio:
        party = Party(studio, seed=5)
        assert len(party.players) == 8
        with party.playing():
            party.wait(60)
            before = [decision for decision in party.sent if decision.counts]
            assert "rows of" in studio.run("manage.py", "backup", str(file))
            party.wait(party.acknowledged + 10)  # they were not kept from playing
        assert "Traceback" not in studio.complaints()
    other = Studio(tmp_path / "two", here(), token=studio.token, TILEWRIGHT_SECRET_KEY="another")
    assert other.port != studio.port
    try:
        assert "is back" in other.run("manage.py", "restore", str(file))
        games = found(other, ("it",))
        stored = {
            (name, seat, key): [ply, action]
            for name, game in games.items()
            for ply, seat, action, key, _by_bot in game["moves"]
            if key
        }
        assert len(before) >= 60
        for decision in before:
            assert stored[decision.game, decision.seat, decision.key] == [decision.ply + 1, decision.action]
        sent = {(each.game, each.seat, each.key): [each.ply + 1, each.action] for each in party.sent}
        assert stored.items() <= sent.items(), "nobody has decided anything else"
        assert len(stored) < sum(decision.counts for decision in party.sent), "it was taken in the middle"
        other.start()
        party.go_to(other)
        party.play(party.acknowledged + 40, kill=False)
        refused = subprocess.run(
            [sys.executable, "manage.py", "restore", str(file), "--force"],
            cwd=ROOT,
            env=other.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert refused.returncode == 1
        assert "is running. Stop it" in refused.stderr
        party.play(party.acknowledged + 10, kill=True)
        assert "Traceback" not in other.complaints()
    finally:
        other.close()
