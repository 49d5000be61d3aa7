"""Editors, publishers and players at once on SQLite: nobody sees a fault, and nothing that was answered is
lost. Then many players on two servers of one PostgreSQL, which has few connections."""

from __future__ import annotations

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.playtest.load.workshop import ENTRY, GAME
from tests.playtest.serving import Answer, Caller, Studio, UnansweredError, serving
from tests.postgres import postgresql

pytestmark = [pytest.mark.soak, pytest.mark.load]

SECONDS = 30.0
EDITORS, PUBLISHERS, PLAYERS = 20, 4, 8
PLACE = f"packs/{GAME}/entries/{ENTRY[0]}/{ENTRY[1]}/"


class Crowd:
    """What everybody was answered."""

    def __init__(self) -> None:
        self.statuses: dict[str, Counter[int]] = {}
        self.saved: list[int] = []
        self.published: list[int] = []
        self.moves: list[str] = []
        self.failures: list[str] = []
        self.end = time.monotonic() + SECONDS
        self._lock = threading.Lock()

    def note(self, who: str, answer: Answer) -> Answer:
        """An answer that somebody got."""
        with self._lock:
            self.statuses.setdefault(who, Counter())[answer.status] += 1
            if answer.status >= 500 and answer.status != 503:
                self.failures.append(f"{who}: {answer.status} {answer.body[:300]!r}")
            if answer.status == 503 and "retry-after" not in answer.headers:
                self.failures.append(f"{who}: nobody says when to come back")
        return answer

    def run(self, turns: list[Callable[[], None]]) -> None:
        """Let everybody take turns until the time is over."""

        def go(turn: Callable[[], None]) -> None:
            while time.monotonic() < self.end:
                try:
                    turn()
                except UnansweredError as error:
                    with self._lock:
                        self.failures.append(f"no answer: {error}")
                except Exception as error:  # noqa: BLE001 - whatever ends a client must be seen
                    with self._lock:
                        self.failures.append(f"a client died: {error!r}")
                    return

        threads = [threading.Thread(target=go, args=(turn,), daemon=True) for turn in turns]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(SECONDS + 120)


def editor(crowd: Crowd, caller: Caller, number: int) -> Callable[[], None]:
    """Reads the entry that all edit, changes it and saves it, if nobody was quicker."""
    turns = iter(range(10**9))

    def turn() -> None:
        read = crowd.note("read", caller.call("GET", PLACE))
        if read.status != 200:
            return
        content = {**read.json["content"], "flavour": f"Edit {next(turns)} of editor {number}."}
        answer = caller.call("PATCH", PLACE, {"content": content}, if_match=read.headers["etag"])
        if crowd.note("edit", answer).status == 200:
            crowd.saved.append(answer.json["version"])

    return turn


def publisher(crowd: Crowd, caller: Caller) -> Callable[[], None]:
    """Publishes whatever there is."""

    def turn() -> None:
        answer = crowd.note("publish", caller.call("POST", f"packs/{GAME}/releases/", {}))
        if answer.status == 201:
            crowd.published.append(answer.json["number"])
        time.sleep(0.5)

    return turn


def player(crowd: Crowd, studio: Studio, number: int) -> Callable[[], None]:
    """Plays all seats of a table, as if the device were handed around."""
    seats = [{"name": name} for name in "AB"]
    made = studio.caller().call("POST", "games/", {"game": "platformer", "seats": seats, "seed": number})
    assert made.status == 201, made.body
    id = made.json["state"]["id"]
    callers = [studio.caller(each["token"]) for each in made.json["seat_tokens"]]
    numbers = random.Random(number)

    def turn() -> None:
        for caller in callers:
            state = crowd.note("look", caller.call("GET", f"games/{id}/"))
            if state.status != 200 or not state.json["actions"]:
                continue
            action = numbers.choice(state.json["actions"])["action"]
            body: Any = {"ply": state.json["ply"], "action": action}
            if crowd.note("move", caller.call("POST", f"games/{id}/moves/", body)).status == 200:
                crowd.moves.append(f"{id}:{state.json['ply'] + 1}")
            return

    return turn


def test_20_editors_4_publishers_and_8_players_at_once_on_sqlite(tmp_path: Path) -> None:
    studio = Studio(tmp_path / "home")
    try:
        token = studio.run("-m", "tests.playtest.load.workshop").split()[-1]
        before = json.loads(studio.run("-m", "tests.playtest.load.workshop", "inspect"))
        studio.start()
        crowd = Crowd()
        turns = [editor(crowd, studio.caller(token), number) for number in range(EDITORS)]
        turns += [publisher(crowd, studio.caller(token)) for _ in range(PUBLISHERS)]
        turns += [player(crowd, studio, number) for number in range(PLAYERS)]
        crowd.end = time.monotonic() + SECONDS
        crowd.run(turns)
        complaints = studio.complaints()
    finally:
        studio.close()
    print(crowd.statuses)  # noqa: T201 - pytest -s shows it
    assert not crowd.failures, (crowd.failures[:5], complaints[-3000:])
    assert "Traceback" not in complaints, complaints[-3000:]
    found = json.loads(studio.run("-m", "tests.playtest.load.workshop", "inspect"))
    assert len(set(crowd.saved)) == len(crowd.saved), "two were told that they made the same version"
    assert found["version"] == before["version"] + len(crowd.saved), "an edit that was answered is lost"
    assert set(crowd.published) <= set(found["releases"])
    assert set(crowd.moves) <= set(found["moves"]), "a decision that was answered is lost"
    assert min(len(crowd.saved), len(crowd.published), len(crowd.moves)) >= 3, crowd.statuses


def test_two_servers_and_128_players_leave_connections_free(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(postgresql())
        one = stack.enter_context(serving(tmp_path / "one", server))
        two = Studio(tmp_path / "two", like=one)
        stack.callback(two.close)
        two.start()
        crowd = Crowd()
        turns = [player(crowd, (one, two)[number % 2], number) for number in range(128)]
        most: list[int] = []

        def count() -> None:
            with psycopg.connect(server) as connection:
                row = connection.execute(
                    "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
                )
                most.append((row.fetchone() or (0,))[0])
            time.sleep(1)

        crowd.end = time.monotonic() + SECONDS
        crowd.run([*turns, count])
        complaints = one.complaints() + two.complaints()
    print(crowd.statuses, f"connections at most: {max(most)}")  # noqa: T201 - pytest -s shows it
    assert not crowd.failures, (crowd.failures[:5], complaints[-3000:])
    assert max(most) <= 50
    assert "too many clients" not in complaints
    assert len(crowd.moves) > 128
