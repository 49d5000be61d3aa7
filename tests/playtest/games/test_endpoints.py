"""The endpoints of test games: what they answer, to whom, in which shape."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from content import processes
from content.models import Language, Release
from playtest.actions.issue_token import issue_token
from playtest.api.games.stream import ServerSentEvents, Written
from playtest.games.actions import make_move
from playtest.games.errors import BusyError
from playtest.games.streaming import place
from playtest.games.viewers import at_seat, show_game
from playtest.models import ApiToken, Move, SeatHolder, TestGame

from .conftest import GAMES

PEOPLE = [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cleo"}, {"name": "Dan"}]


class Caller:
    """Calls the API with one token."""

    def __init__(self, token: str = "", language: str = "en") -> None:
        self.client = Client()
        self.headers = {"Accept-Language": language}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str, **headers: str) -> Any:
        return self.client.get(f"/api/v1/games/{path}", headers={**self.headers, **headers})

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self.client.post(
            f"/api/v1/games/{path}",
            json.dumps(body),
            content_type="application/json",
            headers={**self.headers, **headers},
        )

    def delete(self, path: str) -> Any:
        return self.client.delete(f"/api/v1/games/{path}", headers=self.headers)


@pytest.fixture
def creator(person: Callable[..., User], releases: dict[str, Release]) -> Caller:
    """A playtester with a token for everything about test games."""
    return Caller(token_of(person("playtester")))


def token_of(owner: User, *scopes: str) -> str:
    wanted = scopes or ("games:create", "games:play", "games:watch")
    return issue_token(owner=owner, name="test", scopes=list(wanted), by=owner).secret


def new_game(creator: Caller, game: str = "platformer", **body: Any) -> tuple[str, list[Caller]]:
    made = creator.post("", {"game": game, "seats": PEOPLE, "seed": 5, **body})
    assert made.status_code == 201, made.content
    data = made.json()
    return data["state"]["id"], [Caller(seat["token"]) for seat in data["seat_tokens"] if seat["token"]]


def move(id: str, seats: list[Caller], number: int = 0, **headers: str) -> Any:
    ply_of = seats[0].get(f"{id}/").json()
    acting = seats[ply_of["to_act"][0]]
    state = acting.get(f"{id}/").json()
    action = state["actions"][number % len(state["actions"])]
    body = {"ply": state["ply"], "action": action["action"]}
    return acting.post(f"{id}/moves/", body, **headers)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_created_watched_and_played(creator: Caller, game: str) -> None:
    id, seats = new_game(creator, game)
    for number in range(4):
        made = move(id, seats, number)
        assert made.status_code == 200, made.content
        assert made.json()["ply"] == number + 1
    seen = creator.get(f"{id}/").json()
    assert (seen["ply"], seen["you"]["seat"], seen["actions"], seen["views"]) == (4, None, [], None)
    listed = creator.get("").json()["results"]
    assert [row["id"] for row in listed] == [id]
    assert seats[1].get("").json()["count"] == 1


def test_the_answer_speaks_the_asked_language(creator: Caller) -> None:
    id, seats = new_game(creator)
    german = seats[0].get(f"{id}/?lang=de")
    english = seats[0].get(f"{id}/")
    assert german.headers["Content-Language"] == "de"
    assert german.json()["log"][0]["key"] == english.json()["log"][0]["key"]
    assert german.json()["log"][0]["text"] != english.json()["log"][0]["text"]


def test_a_stale_ply_is_a_conflict_that_names_the_present_one(creator: Caller) -> None:
    id, seats = new_game(creator)
    move(id, seats)
    refused = seats[0].post(f"{id}/moves/", {"ply": 0, "action": [0, 0, 0, 0]})
    assert refused.status_code == 409
    assert refused.json()["error"]["conflict"] == {"ply": 1}


def test_a_refusal_names_the_rule(creator: Caller) -> None:
    id, seats = new_game(creator)
    acting = seats[creator.get(f"{id}/").json()["to_act"][0]]
    error = acting.post(f"{id}/moves/?lang=it", {"ply": 0, "action": [999, 0, 0, 0]}).json()["error"]
    assert error["type"] == "refused"
    assert error["clause"].startswith("PF-")
    assert error["clause"] in error["text"]


def test_options_are_refused_in_words(creator: Caller) -> None:
    error = creator.post("", {"game": "platformer", "seats": PEOPLE, "options": {"hero": 1}})
    assert error.status_code == 422
    assert error.json()["error"]["path"].startswith("options")


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"game": "chess"}, "game"),
        ({"release": "0" * 64}, "release"),
        ({"seats": [{"bot": "genius"}]}, "seats[0].bot"),
        ({"seats": [{"bot": "mcts:60s"}]}, "seats[0].bot"),
        ({"language": "xx"}, "language"),
        ({"seed": -1}, ""),
        ({"undo": "often"}, ""),
        ({"draft": "yes"}, ""),
        ({"unknown": 1}, ""),
    ],
)
def test_what_cannot_be_set_up_is_refused(creator: Caller, change: dict[str, Any], path: str) -> None:
    refused = creator.post("", {"game": "platformer", "seats": PEOPLE, **change})
    assert refused.status_code == 422, refused.content
    error = refused.json()["error"]
    assert error["path"] == path
    assert error["text"]
    assert not TestGame.objects.exists()


def test_the_same_request_again_is_answered_like_the_first(creator: Caller) -> None:
    id, seats = new_game(creator)
    acting = seats[creator.get(f"{id}/").json()["to_act"][0]]
    offered = acting.get(f"{id}/").json()["actions"]
    body = {"ply": 0, "action": offered[0]["action"]}
    first = acting.post(f"{id}/moves/", body, **{"Idempotency-Key": "one"})
    move(id, seats)
    again = acting.post(f"{id}/moves/", body, **{"Idempotency-Key": "one"})
    assert (first.status_code, again.status_code) == (200, 200)
    assert again.json() == first.json()
    assert Move.objects.count() == 2
    other = acting.post(
        f"{id}/moves/", {"ply": 0, "action": offered[1]["action"]}, **{"Idempotency-Key": "one"}
    )
    assert other.status_code == 422
    assert other.json()["error"]["key"] == "game-key-reused"


def test_a_move_can_show_the_state_it_led_to(creator: Caller) -> None:
    id, seats = new_game(creator)
    acting = seats[creator.get(f"{id}/").json()["to_act"][0]]
    action = acting.get(f"{id}/").json()["actions"][0]["action"]
    made = acting.post(f"{id}/moves/?state=true", {"ply": 0, "action": action}).json()
    assert made["state"]["ply"] == 1


def test_the_log_comes_in_parts_without_gaps(creator: Caller) -> None:
    id, seats = new_game(creator, "princess")
    for number in range(10):
        move(id, seats, number)
    read: list[int] = []
    more = True
    while more:
        page = seats[0].get(f"{id}/log/?most=3&after={len(read)}").json()
        read += [line["number"] for line in page["lines"]]
        more = page["more"]
    assert read == list(range(1, len(read) + 1))
    assert len(read) > 6


def test_earlier_plies_files_and_the_way_back(creator: Caller) -> None:
    id, seats = new_game(creator, "dungeons", open_table=True, undo="any")
    for number in range(3):
        move(id, seats, number)
    assert creator.get(f"{id}/replay/?ply=1").json()["ply"] == 1
    assert creator.get(f"{id}/replay/?ply=9").status_code == 404
    assert creator.get(f"{id}/replay/").status_code == 400
    undone = seats[0].post(f"{id}/undo/", {"ply": 3})
    assert (undone.status_code, undone.json()["ply"], undone.json()["kind"]) == (200, 4, "undo")
    file = creator.get(f"{id}/export/")
    assert file.headers["Content-Disposition"].startswith("attachment")
    back = creator.post("import/", file.json())
    assert back.status_code == 201, back.content
    assert back.json()["state"]["ply"] == 2
    broken = {**file.json(), "digest": "0"}
    assert creator.post("import/", broken).json()["error"]["key"] == "game-import-digest"
    assert creator.post("import/", [1]).status_code == 422
    broken = file.json()
    broken["replay"]["actions"][1] = [0, 999, 0, 0, 0]
    error = creator.post("import/?lang=es", broken).json()["error"]
    assert error["path"] == "replay.actions[1]"
    assert error["clause"] in error["text"]


def test_a_running_game_is_exported_by_nobody(creator: Caller) -> None:
    id, seats = new_game(creator)
    for caller in (creator, seats[0]):
        refused = caller.get(f"{id}/export/")
        assert refused.status_code == 403
        assert refused.json()["error"]["key"] == "game-export-hidden"


def test_the_token_of_a_seat_opens_its_own_game_only(creator: Caller) -> None:
    first, seats = new_game(creator)
    second, _others = new_game(creator)
    assert seats[0].get(f"{first}/").status_code == 200
    for answer in (
        seats[0].get(f"{second}/"),
        seats[0].get(f"{second}/log/"),
        seats[0].get(f"{second}/stream/"),
        seats[0].get(f"{second}/export/"),
        seats[0].post(f"{second}/moves/", {"ply": 0, "action": [0, 0, 0, 0]}),
    ):
        assert answer.status_code == 404
    assert seats[0].delete(f"{first}/").status_code == 403
    assert seats[0].post(f"{first}/seats/1/token/").status_code == 403
    assert seats[0].post("", {"game": "platformer", "seats": PEOPLE}).status_code == 403


def test_a_new_token_kills_the_old_one(creator: Caller) -> None:
    id, seats = new_game(creator, seats=[{"name": "Ann"}, {"bot": "random"}])
    fresh = creator.post(f"{id}/seats/0/token/")
    assert fresh.status_code == 201
    assert seats[0].get(f"{id}/").status_code == 401
    assert Caller(fresh.json()["token"]).get(f"{id}/").json()["you"]["seat"] == 0
    assert creator.post(f"{id}/seats/1/token/").status_code == 422
    assert creator.post(f"{id}/seats/7/token/").status_code == 404


def test_a_seat_of_many_digits_is_refused_in_words(creator: Caller) -> None:
    id, _seats = new_game(creator)
    for digits, language in ((32, "en"), (32, "es"), (3000, "it"), (3000, "de")):
        answer = creator.post(f"{id}/seats/{'9' * digits}/token/?lang={language}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "game-no-such-seat")
        assert "99999" in answer.json()["error"]["text"]


def test_only_who_created_a_game_deletes_it(creator: Caller, person: Callable[..., User]) -> None:
    id, seats = new_game(creator)
    move(id, seats)
    other = Caller(token_of(person("designer")))
    assert other.get(f"{id}/").status_code == 200
    assert other.delete(f"{id}/").status_code == 403
    assert creator.delete(f"{id}/").status_code == 204
    assert creator.get(f"{id}/").status_code == 404
    assert seats[0].get(f"{id}/").status_code == 401
    assert not Move.objects.exists()


def test_scopes_of_a_token_are_kept(creator: Caller, person: Callable[..., User]) -> None:
    id, _seats = new_game(creator)
    watcher = Caller(token_of(person("playtester", "watcher"), "games:watch"))
    assert watcher.get(f"{id}/").status_code == 200
    assert watcher.post(f"{id}/moves/", {"ply": 0, "action": [0, 0, 0, 0]}).status_code == 403
    assert watcher.post("", {"game": "platformer", "seats": PEOPLE}).status_code == 403
    assert Caller().get(f"{id}/").status_code == 401
    assert ApiToken.objects.count() == 2


def read_stream(answer: Any) -> list[dict[str, Any]]:
    """The messages of a stream of JSON lines."""
    return [json.loads(line) for line in b"".join(answer.streaming_content).decode().splitlines()]


def test_a_stream_begins_with_the_state_and_goes_on_after_a_ply(creator: Caller) -> None:
    id, seats = new_game(creator, "princess")
    lines = {"Accept": "application/x-ndjson"}
    first = read_stream(seats[1].get(f"{id}/stream/?seconds=0", **lines))
    assert [(message["event"], message["ply"]) for message in first] == [("state", 0), ("end", 0)]
    for number in range(5):
        move(id, seats, number)
    rest = read_stream(seats[1].get(f"{id}/stream/?seconds=0&after=2", **lines))
    assert [(message["event"], message["ply"]) for message in rest] == [
        ("change", 3),
        ("change", 4),
        ("change", 5),
        ("end", 5),
    ]
    assert [message["data"]["state"] is not None for message in rest[:3]] == [False, False, True]
    assert rest[2]["data"]["state"] == seats[1].get(f"{id}/").json()
    told = [line["number"] for message in rest[:3] for line in message["data"]["lines"]]
    log = [line["number"] for line in seats[1].get(f"{id}/log/").json()["lines"] if line["ply"] > 2]
    assert told == log


def test_browsers_read_events_and_come_back_by_their_own_header(creator: Caller) -> None:
    id, seats = new_game(creator)
    move(id, seats)
    answer = seats[0].get(f"{id}/stream/?seconds=0&lang=es", **{"Last-Event-ID": "0"})
    assert answer.headers["Content-Type"] == "text/event-stream; charset=utf-8"
    assert answer.headers["Content-Language"] == "es"
    text = b"".join(answer.streaming_content).decode()
    assert text.startswith("id: 1\nevent: change\ndata: {")
    assert "event: end\n" in text


def replace_link(creator: Caller, id: str) -> None:
    assert creator.post(f"{id}/seats/1/token/").status_code == 201


def revoke_all(creator: Caller, id: str) -> None:
    ApiToken.objects.update(revoked_at=timezone.now())


def send_away(creator: Caller, id: str) -> None:
    User.objects.update(is_active=False)


@pytest.mark.parametrize(("seat", "end"), [(1, replace_link), (None, revoke_all), (None, send_away)])
def test_a_stream_ends_when_its_token_does(
    creator: Caller, seat: int | None, end: Callable[[Caller, str], None]
) -> None:
    id, seats = new_game(creator, "princess")
    asker = creator if seat is None else seats[seat]
    stream = asker.get(f"{id}/stream/?seconds=20", Accept="application/x-ndjson").streaming_content
    assert json.loads(next(stream))["event"] == "state"
    move(id, seats)
    assert json.loads(next(stream))["event"] == "change"
    end(creator, id)
    row = TestGame.objects.get(public_id=id)
    viewer = at_seat(row, row.to_act[0])
    make_move(id, viewer=viewer, action=show_game(row, viewer, "en")["actions"][0]["action"], ply=row.ply)
    assert [json.loads(line)["event"] for line in stream] == ["end"]


def test_a_stream_ends_when_the_server_stops(creator: Caller) -> None:
    id, seats = new_game(creator, "princess")
    stream = seats[0].get(f"{id}/stream/?seconds=20", Accept="application/x-ndjson").streaming_content
    assert json.loads(next(stream))["event"] == "state"
    with processes.heeding_the_end(None):
        processes.end_soon()
        assert [json.loads(line)["event"] for line in stream] == ["end"]


def test_streams_are_few(creator: Caller, settings: Any) -> None:
    settings.PLAYTEST_STREAMS_EACH = 1
    id, seats = new_game(creator)
    holder = SeatHolder.objects.get(game__public_id=id, seat=0)
    with place(f"seat:{holder.pk}", "192.0.2.1"):
        refused = seats[0].get(f"{id}/stream/")
        assert refused.status_code == 429
        assert refused.headers["Retry-After"] == "5"
        assert refused.json()["error"]["key"] == "game-streams-full"
        assert read_stream(seats[1].get(f"{id}/stream/?seconds=0", Accept="application/x-ndjson"))
    assert read_stream(seats[0].get(f"{id}/stream/?seconds=0", Accept="application/x-ndjson"))


def test_a_stream_that_nobody_read_gives_its_place_back(settings: Any) -> None:
    settings.PLAYTEST_STREAMS_EACH = 1
    stack = ExitStack()
    stack.enter_context(place("seat:1", "192.0.2.1"))
    Written(iter(()), ServerSentEvents.written, stack).close()
    with place("seat:1", "192.0.2.1"), pytest.raises(BusyError), place("seat:1", "192.0.2.1"):
        pass


def test_an_address_with_many_seats_leaves_places_for_others(settings: Any) -> None:
    settings.PLAYTEST_STREAMS_ADDRESS = 2
    with ExitStack() as stack:
        for seat in range(2):
            stack.enter_context(place(f"seat:{seat}", "192.0.2.1"))
        with pytest.raises(BusyError), place("seat:3", "192.0.2.1"):
            pass
        with place("seat:4", "192.0.2.2"):
            pass
    with place("seat:3", "192.0.2.1"):
        pass


def test_a_language_that_the_release_lacks_is_said_to_have_fallen_back(creator: Caller) -> None:
    Language.objects.create(code="fr", name="français")
    id, seats = new_game(creator)
    answer = seats[0].get(f"{id}/?lang=fr")
    assert answer.headers["Content-Language"] == "en"
    assert answer.headers["X-Language-Fallback"] == "en"
    assert "X-Language-Fallback" not in seats[0].get(f"{id}/?lang=de").headers
