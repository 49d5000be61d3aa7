"""Players who decide at random, note everything they send and every answer they get, and go on after the
server was away."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tests.playtest.serving import Answer, Studio, UnansweredError

TABLES: tuple[dict[str, Any], ...] = (
    {"game": "platformer", "people": 3, "bots": []},
    {"game": "dungeons", "people": 2, "bots": ["random", "random"]},
    {"game": "princess", "people": 2, "bots": ["random", "random"]},
    {"game": "platformer", "people": 1, "bots": ["random", "random", "random"]},
)
"""Eight people at four tables, most of which they share. At the first nobody has to wait for a bot for which
a dead server had promised to think (`playtest.games.bots.LEASE`)."""


@dataclass(slots=True)
class Sent:
    """A decision that was sent, and its answer if there was one."""

    game: str
    seat: int
    ply: int
    action: list[int]
    key: str
    answer: Answer | None = None

    @property
    def body(self) -> dict[str, Any]:
        """The request."""
        return {"ply": self.ply, "action": self.action}

    @property
    def counts(self) -> bool:
        """Whether the player was told that it counts."""
        return self.answer is not None and self.answer.status == 200


class Party:
    """All who play on a studio; they stop together once enough decisions were acknowledged."""

    def __init__(self, studio: Studio, seed: int) -> None:
        self.studio = studio
        self.seed = seed
        self.players: list[Player] = []
        self.acknowledged = 0
        self.statuses: Counter[int] = Counter()
        self.failures: list[str] = []
        self._lock = threading.Lock()
        self._tables = 0
        for table in TABLES:
            tokens = self.sit(table)
            self.players += [Player(self, table, seat, *tokens[seat]) for seat in range(table["people"])]

    def sit(self, table: dict[str, Any]) -> list[tuple[str, str]]:
        """A new game: its id and a token for everybody."""
        names = [{"name": f"P{seat}"} for seat in range(table["people"])]
        seats = [*names, *({"bot": bot} for bot in table["bots"])]
        self._tables += 1
        plan = {"game": table["game"], "seats": seats, "seed": self.seed * 100 + self._tables}
        answer = self.studio.caller().call("POST", "games/", plan)
        assert answer.status == 201, answer.body
        made = answer.json
        return [(made["state"]["id"], each["token"]) for each in made["seat_tokens"][: table["people"]]]

    def play(self, until: int, *, kill: bool) -> None:
        """Let everybody play until so many decisions were acknowledged; then kill the server under them, if
        asked for, or wait for their last answers."""
        with self.playing():
            self.wait(until)
            if kill:
                self.studio.kill()

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Everybody plays meanwhile; at the end their last answers are waited for."""
        self.over = threading.Event()
        threads = [threading.Thread(target=player.run, daemon=True) for player in self.players]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self.over.set()
            for thread in threads:
                thread.join(120)
        assert not self.failures, self.failures

    def wait(self, until: int) -> None:
        """Wait until so many decisions were acknowledged."""
        end = time.monotonic() + 240
        while self.acknowledged < until and not self.failures and time.monotonic() < end:
            time.sleep(0.002)
        assert not self.failures, self.failures
        assert self.acknowledged >= until, f"{self.acknowledged} decisions, answers {self.statuses}"

    def go_to(self, studio: Studio) -> None:
        """Everybody goes on in another studio, in which the same games are."""
        self.studio = studio
        for player in self.players:
            player.caller.close()
            player.caller = studio.caller(player.caller.token)

    def note(self, answer: Answer) -> None:
        """Count an answer to a decision."""
        with self._lock:
            self.statuses[answer.status] += 1
            self.acknowledged += answer.status == 200

    @property
    def sent(self) -> list[Sent]:
        """Everything that was ever sent."""
        return [each for player in self.players for each in player.sent]


class Player:
    """One person at one seat."""

    def __init__(self, party: Party, table: dict[str, Any], seat: int, game: str, token: str) -> None:
        self.party = party
        self.table = table
        self.seat = seat
        self.game = game
        self.caller = party.studio.caller(token)
        self.numbers = random.Random(f"{party.seed} {game} {seat}")
        self.sent: list[Sent] = []
        self.open: Sent | None = None
        """What was sent and never answered."""

    def run(self) -> None:
        """Play until it is over or the server is gone."""
        try:
            while not self.party.over.is_set() and self.step():
                pass
        except UnansweredError:
            if not self.party.over.wait(5):
                self.party.failures.append(f"{self.game} {self.seat}: the server has hung up")
        except Exception as error:  # noqa: BLE001 - a thread cannot raise
            self.party.failures.append(f"{self.game} {self.seat}: {error!r}")

    def step(self) -> bool:
        """Look, and decide if it is one's turn. Whatever was not answered is sent again first."""
        if self.open is not None:
            self.send(self.open)
            return True
        place = self.caller.read("games/")["results"][0]  # less work for the server than the whole state
        if place["over"]:
            return False
        if self.seat not in place["to_act"]:
            time.sleep(0.03)
            return True
        state = self.caller.read(f"games/{self.game}/")
        if not state["actions"]:
            return True
        action = self.numbers.choice(state["actions"])["action"]
        key = f"{self.seat}-{len(self.sent)}"
        self.open = Sent(self.game, self.seat, state["ply"], action, key)
        self.sent.append(self.open)
        self.send(self.open)
        return True

    def send(self, decision: Sent) -> None:
        """Decide. Another seat may have been quicker; nothing else can be wrong with it."""
        answer = self.caller.call("POST", f"games/{self.game}/moves/", decision.body, decision.key)
        assert answer.status in (200, 409), answer.body
        decision.answer = answer
        self.open = None
        self.party.note(answer)
