"""Several at the same moment, on a real server: the same decision counts once, of two that exclude each other
one counts, and a stream that breaks off again and again loses nothing."""

from __future__ import annotations

import http.client
import json
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.playtest.serving import Answer, Caller, Studio, here, serving

pytestmark = pytest.mark.database


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """A studio that serves."""
    home: Path = tmp_path_factory.mktemp("studio") / "home"
    with serving(home, here()) as studio:
        yield studio


def begun(studio: Studio, game: str, bots: int = 0, **plan: Any) -> tuple[str, list[Caller]]:
    """A new game of four, and who sits there."""
    seats = [{"name": name} for name in "ABCD"[: 4 - bots]] + [{"bot": "random"}] * bots
    answer = studio.caller().call("POST", "games/", {"game": game, "seats": seats, "seed": 3, **plan})
    assert answer.status == 201, answer.body
    made = answer.json
    return made["state"]["id"], [
        studio.caller(each["token"]) for each in made["seat_tokens"] if each["token"]
    ]


def at_once(calls: Sequence[Callable[[], Answer]]) -> list[Answer]:
    """All at the same moment."""
    ready = threading.Barrier(len(calls))

    def go(call: Callable[[], Answer]) -> Answer:
        ready.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(go, calls))


def asked(players: list[Caller], id: str) -> tuple[int, Any]:
    """Whose turn it is, and what they see."""
    seat = players[0].read(f"games/{id}/")["to_act"][0]
    return seat, players[seat].read(f"games/{id}/")


def test_the_same_key_from_eight_at_once_counts_once(studio: Studio) -> None:
    id, players = begun(studio, "platformer")
    for turn in range(6):
        seat, state = asked(players, id)
        body = {"ply": state["ply"], "action": state["actions"][turn % len(state["actions"])]["action"]}
        token = players[seat].token
        callers = [studio.caller(token) for _ in range(8)]
        answers = at_once(
            [partial(each.call, "POST", f"games/{id}/moves/", body, f"once-{turn}") for each in callers]
        )
        assert [answer.status for answer in answers] == [200] * 8, [answer.body for answer in answers]
        assert len({answer.body for answer in answers}) == 1
        assert players[0].read(f"games/{id}/")["ply"] == turn + 1


def test_of_eight_different_decisions_at_once_one_counts(studio: Studio) -> None:
    id, players = begun(studio, "princess")
    for turn in range(6):
        seat, state = asked(players, id)
        callers = [studio.caller(players[seat].token) for _ in range(8)]
        bodies = [
            {"ply": state["ply"], "action": state["actions"][at % len(state["actions"])]["action"]}
            for at in range(8)
        ]
        answers = at_once(
            [
                partial(each.call, "POST", f"games/{id}/moves/", bodies[at], f"{turn}-{at}")
                for at, each in enumerate(callers)
            ]
        )
        assert sorted(answer.status for answer in answers) == [200] + [409] * 7
        stale = next(answer for answer in answers if answer.status == 409).json
        assert stale["error"]["conflict"] == {"ply": turn + 1}
        assert players[0].read(f"games/{id}/")["ply"] == turn + 1


def test_two_seats_that_may_decide_at_once_do_not_overwrite_each_other(studio: Studio) -> None:
    id, players = begun(studio, "dungeons", options={"deal": True})
    numbers, both = random.Random(5), 0
    for _turn in range(250):
        to_act = players[0].read(f"games/{id}/")["to_act"]
        if both >= 3 or not to_act:
            break
        deciding = [seat for seat in to_act if seat >= 0][:2]
        states = [players[seat].read(f"games/{id}/") for seat in deciding]
        calls = [
            partial(
                players[seat].call,
                "POST",
                f"games/{id}/moves/",
                {"ply": state["ply"], "action": numbers.choice(state["actions"])["action"]},
            )
            for seat, state in zip(deciding, states, strict=True)
            if state["actions"]
        ]
        answers = at_once(calls)
        assert sorted(answer.status for answer in answers) == [200, *[409] * (len(calls) - 1)]
        both += len(calls) == 2
    assert both, "nobody was ever asked at the same time as another"


class Stream:
    """Reads the stream of a game by pieces and hangs up whenever it likes, in the middle of a message too."""

    def __init__(self, caller: Caller, id: str, seed: int, accept: str) -> None:
        self.caller = caller
        self.id = id
        self.accept = accept
        self.numbers = random.Random(seed)
        self.plies: list[int] = []
        self.lines: list[int] = []
        self.connections = 0

    def read_until(self, ply: int) -> None:
        while not self.plies or self.plies[-1] < ply:
            self.connections += 1
            assert self.connections < 400, f"{self.plies} never come to {ply}"
            self._connect(self.numbers.choice((300, 3000, 30_000)))

    def _connect(self, most: int) -> None:
        """Read so many bytes of it."""
        after = f"&after={self.plies[-1]}" if self.plies else ""
        connection = http.client.HTTPConnection("127.0.0.1", self.caller.port, timeout=30)
        headers = {"Authorization": f"Bearer {self.caller.token}", "Accept": self.accept}
        connection.request("GET", f"/api/v1/games/{self.id}/stream/?seconds=1{after}", headers=headers)
        answer = connection.getresponse()
        assert answer.status in (200, 429), answer.status
        text = answer.read(most * (1 + len(self.plies) % 4)).decode(errors="ignore")
        answer.close()
        connection.close()
        if answer.status == 200:
            ends = "\n\n" if self.accept == "text/event-stream" else "\n"
            for message in text.split(ends)[:-1]:
                self._take(message)

    def _take(self, message: str) -> None:
        if self.accept == "text/event-stream":
            parts = dict(line.split(": ", 1) for line in message.split("\n") if not line.startswith(":"))
            event, data = parts.get("event", ""), json.loads(parts.get("data", "{}"))
            ply = int(parts["id"]) if "id" in parts else None
        else:
            read = json.loads(message)
            event, data, ply = read["event"], read["data"], read["ply"]
        if event in ("state", "change"):
            assert ply is not None
            self.plies.append(ply)
            self.lines += [line["number"] for line in data["lines"]] if event == "change" else []
            if event == "state":
                assert self.plies == [ply], "the whole state came again"


@pytest.mark.parametrize("accept", ["text/event-stream", "application/x-ndjson"])
def test_a_stream_that_breaks_off_while_people_and_bots_decide_loses_nothing(
    studio: Studio, accept: str
) -> None:
    id, players = begun(studio, "platformer", bots=2)
    stream = Stream(players[0], id, 11, accept)
    stream.plies.append(0)  # whoever has seen the beginning
    last: list[int] = []

    def play() -> None:
        numbers = random.Random(4)
        while True:
            state = players[1].read(f"games/{id}/")
            if state["ply"] >= 90 or state["over"]:
                last.append(state["ply"])
                return
            seat = state["to_act"][0]
            if seat < 2:
                mine = studio.caller(players[seat].token).read(f"games/{id}/")
                if mine["actions"]:
                    action = numbers.choice(mine["actions"])["action"]
                    players[1].call("GET", f"games/{id}/actions/")
                    caller = studio.caller(players[seat].token)
                    caller.call("POST", f"games/{id}/moves/", {"ply": mine["ply"], "action": action})

    playing = threading.Thread(target=play, daemon=True)
    playing.start()
    stream.read_until(60)
    playing.join(120)
    stream.read_until(last[0])
    assert stream.plies == list(range(stream.plies[-1] + 1))
    assert stream.connections > 3
    log = studio.caller(players[0].token).read(f"games/{id}/log/?most=500")["lines"]
    told = [line["number"] for line in log if 0 < line["ply"] <= stream.plies[-1]]
    assert stream.lines == told
