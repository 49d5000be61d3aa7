"""A studio that has begun from the sources goes on compiled as soon as there is a build: same process, same
port, same games. A real server, a real build of one module."""

from __future__ import annotations

import fcntl
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.playtest.serving import ROOT, Caller, Studio

PATIENCE = 180
BUILD = "from studio.compile_engine.building import build; print(build(['engine/kernel/rng.py']))"
CAMPAIGN = """
import django; django.setup()
from content.models import Release
from playtest.campaigns.actions import Content, start_campaign
release = Release.objects.get(game="princess")
order = {"seats": [3], "bots": [["random"]], "games": 200_000}
start_campaign(release.game, order, Content.of_release(release), author=None)
"""


@pytest.mark.any_database
def test_a_game_and_a_campaign_go_on_when_the_engine_has_been_compiled(tmp_path: Path) -> None:
    build = build_elsewhere(tmp_path / "elsewhere" / "engines")
    builds = tmp_path / "builds" / "engines"
    studio = Studio(
        tmp_path / "home",
        TILEWRIGHT_ENGINE="",
        TILEWRIGHT_BUILDS=str(builds),
        TILEWRIGHT_PROCESSES="1",
        MYPYC_OPT_LEVEL="0",
    )
    studio.run("-c", CAMPAIGN)
    lock = builds.parent / "engine" / "lock"
    lock.parent.mkdir(parents=True)
    try:
        with lock.open("w") as held:
            fcntl.flock(held, fcntl.LOCK_EX)  # the studio wants to build, and waits
            studio.start()
            assert studio.process is not None
            before = studio.process.pid
            made = studio.caller().call(
                "POST", "games/", {"game": "platformer", "seats": [{"name": "Ann"}], "seed": 7}
            )
            assert made.status == 201, made.body
            player = studio.caller(made.json["seat_tokens"][0]["token"])
            address = f"games/{made.json['state']['id']}/"
            play(player, address)
            assert wait_for(lambda: games_of(studio) > 0), studio.complaints()
            assert wait_for(lambda: (builds / "progress.json").exists()), "nobody wants to build"
            shutil.copytree(build, builds / ".fresh")
            (builds / ".fresh").rename(builds / build.name)
        assert wait_for(lambda: "server renewed compiled=yes" in studio.complaints()), studio.complaints()
        assert wait_for(lambda: len(answering(studio)) == 2), "those before it have not been relieved"
        assert studio.process.poll() is None
        assert studio.process.pid == before
        assert player.read(address)["ply"] == 1
        play(player, address)
        assert player.read(address)["ply"] == 2
        done = games_of(studio)
        assert wait_for(lambda: games_of(studio) > done), studio.complaints()
        assert "Traceback" not in studio.complaints()
    finally:
        studio.close()


def build_elsewhere(builds: Path) -> Path:
    """A build of very little, made where no studio looks for it."""
    done = subprocess.run(
        [sys.executable, "-c", BUILD],
        cwd=ROOT,
        env={
            **os.environ,
            "TILEWRIGHT_BUILDS": str(builds),
            "TILEWRIGHT_ENGINE": "sources",
            "MYPYC_OPT_LEVEL": "0",
            "PYTHONWARNINGS": "ignore",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return Path(done.stdout.strip())


def play(player: Caller, address: str) -> None:
    """The first thing that may be done."""
    state: dict[str, Any] = player.read(address)
    move = {"ply": state["ply"], "action": state["actions"][0]["action"]}
    answer = player.call("POST", f"{address}moves/", move, str(state["ply"]))
    assert answer.status in (200, 201), answer.body


def answering(studio: Studio) -> list[int]:
    """The processes of the server that answer."""
    assert studio.process is not None
    children = Path(f"/proc/{studio.process.pid}/task/{studio.process.pid}/children").read_text().split()
    return [int(each) for each in children if b"serve" in Path(f"/proc/{each}/cmdline").read_bytes()]


def games_of(studio: Studio) -> int:
    """How many games of the campaign are done."""
    database = sqlite3.connect(studio.home / "tilewright.sqlite3", timeout=30)
    try:
        return int(database.execute("select done_games from campaigns_campaign").fetchone()[0])
    finally:
        database.close()


def wait_for(so: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not so() and time.monotonic() < end:
        time.sleep(0.1)
    return so()
