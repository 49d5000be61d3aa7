"""Everything that somebody can get out of a game: each address, each way of asking, each way of asking
wrongly."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from django.test import Client

from playtest.models import Move, TestGame
from tests.playtest.leaks.twins import rolled_back

FAR = 2**31 - 1
TURNING = re.compile(rb'name="csrfmiddlewaretoken" value="[^"]*"')
"""What is another one in every page."""
Shown = tuple[int, dict[str, str], bytes]


@dataclass(frozen=True)
class Reader:
    """Somebody who asks: with the token of a seat, or with one of the API."""

    row: TestGame
    token: str
    seat: int | None
    browser: Client

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Shown:
        """One answer, with all its headers."""
        client = Client(headers={"authorization": f"Bearer {self.token}", **headers})
        with self._undone(method):
            answer: Any = client.generic(
                method,
                f"/api/v1/games/{path}",
                json.dumps(body).encode() if body is not None else b"",
                content_type="application/json",
            )
            content = answer.getvalue() if answer.streaming else answer.content
        return answer.status_code, dict(answer.headers), content

    def _undone(self, method: str) -> AbstractContextManager[None]:
        """Whatever a request changes is not changed afterwards."""
        return nullcontext() if method == "GET" else rolled_back(self.row.public_id)

    def page(self, method: str, path: str, form: dict[str, Any] | None = None) -> Shown:
        """A page of the table."""
        with self._undone(method):
            address = f"/table/{self.row.public_id}/{path}"
            answer: Any = self.browser.post(address, form) if method == "POST" else self.browser.get(address)
            content = answer.getvalue() if answer.streaming else answer.content
        headers = {name: value for name, value in answer.headers.items() if name != "Expires"}  # the clock
        return answer.status_code, headers, TURNING.sub(b"", content)


def everything(reader: Reader, number: int) -> dict[str, Shown]:
    """All answers, by how they were asked for."""
    return dict(_everything(reader, random.Random(number)))


def _everything(reader: Reader, numbers: random.Random) -> Iterator[tuple[str, Shown]]:
    row = TestGame.objects.get(pk=reader.row.pk)
    id, ply = row.public_id, row.ply
    languages = ("en", "de")
    for part in ("", "actions/", "log/?most=500", "log/?full=true&after=3", "export/", "stream/?seconds=0"):
        for language in languages:
            path = f"{id}/{part}{'&' if '?' in part else '?'}lang={language}"
            yield path, reader.ask("GET", path)
    for earlier in sorted({0, 1, ply // 3, ply // 2, max(0, ply - 1), ply, ply + 1}):
        path = f"{id}/replay/?ply={earlier}"
        yield path, reader.ask("GET", path)
    for sort in ("text/event-stream", "application/x-ndjson"):
        for after in (0, ply // 2, ply):
            path = f"{id}/stream/?seconds=0&after={after}"
            yield f"{sort} {path}", reader.ask("GET", path, accept=sort)
    yield "last-event-id", reader.ask("GET", f"{id}/stream/?seconds=0", **{"last-event-id": str(ply // 2)})
    yield "list", reader.ask("GET", "")
    for name, body in wrong_moves(row, reader.seat, numbers):
        yield f"move {name}", reader.ask("POST", f"{id}/moves/?state=true&lang={languages[1]}", body)
    yield "undo", reader.ask("POST", f"{id}/undo/?state=true", {"ply": ply})
    yield "stale undo", reader.ask("POST", f"{id}/undo/", {"ply": ply + 3})
    own = Move.objects.filter(game=row, seat=-9 if reader.seat is None else reader.seat)
    keyed = list(own.exclude(key=""))
    for move in numbers.sample(keyed, min(4, len(keyed))):
        again = {"ply": move.ply - 1, "action": move.action}
        for name, body in (("again", again), ("other", {**again, "action": [0, 0, 0, 0]})):
            sent = reader.ask("POST", f"{id}/moves/?state=true", body, **{"idempotency-key": move.key})
            yield f"{name} {move.ply}", sent
    yield "delete", reader.ask("DELETE", f"{id}/")
    yield "seat token", reader.ask("POST", f"{id}/seats/0/token/")
    for path in ("", "live/", "live/?have=1", "live/?eyes=1", f"replay/?ply={ply // 2}", "replay/", "links/"):
        yield f"page {path}", reader.page("GET", path)
    form = {"ply": str(ply), "action": "1:9,9,9,9", "key": ""}
    yield "page move", reader.page("POST", "move/", form)
    yield "page undo", reader.page("POST", "undo/", {"ply": str(ply + 1), "key": ""})


def wrong_moves(
    row: TestGame, seat: int | None, numbers: random.Random
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Decisions that do not count, of every kind: they must be refused in the same words."""
    here = {"ply": row.ply}
    yield "stale", {"ply": max(0, row.ply - 1), "action": [0, 0, 0, 0]}
    yield "early", {"ply": row.ply + 1, "action": [0, 0, 0, 0]}
    for other in range(-1, row.seats + 1):
        yield f"for seat {other}", {**here, "action": [FAR, 0, 0, 0], "seat": other}
    yield "too long", {**here, "action": [0, 0, 0, 0, 0]}
    yield "no numbers", {**here, "action": ["a", 0, 0, 0]}
    yield "nothing", {}
    for at in range(8):
        action = [
            numbers.choice((numbers.randrange(70), numbers.randrange(12))),
            *(numbers.choice((numbers.randrange(12), -1, FAR)) for _ in range(3)),
        ]
        if seat is None or not _is_offered(row, seat, action):
            yield f"probe {at} {action}", {**here, "action": action}


def _is_offered(row: TestGame, seat: int, action: list[int]) -> bool:
    """Whether a seat may do this: then chance may decide what comes of it, and nothing is compared."""
    from playtest.games import live

    return tuple(action) in live.game_at(row).actions(seat)
