"""The table pages without a script: setting up, sitting down, deciding, taking back, watching."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client

from engine.snapshot import Snapshot, SnapshotError
from playtest.games import contents
from playtest.models import Move, SeatHolder, TestGame
from playtest.table.news import Plies, ServerSent
from tests.playtest.games.conftest import GAMES

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]


def form_of(page: str, action: str = "") -> dict[str, str | list[str]]:
    """What a form of a page sends if nothing is changed: hidden and filled-in fields, chosen options."""
    forms = re.findall(r"<form[^>]*method=\"post\"(.*?)</form>", page.partition("<main")[2], re.S)
    form = next(each for each in forms if action in each)
    sent: dict[str, str | list[str]] = {}
    boxes: dict[str, list[str]] = {}
    for tag in re.findall(r"<input[^>]*>", form):
        given = dict(re.findall(r'([\w:-]+)="([^"]*)"', tag))
        if given.get("type") == "checkbox" and " checked" not in tag:
            continue
        value = unescape(given.get("value", "on"))
        sent[given["name"]] = value
        if given.get("type") == "checkbox":
            boxes.setdefault(given["name"], []).append(value)
    for name, options in re.findall(r'<select[^>]*name="([^"]+)"[^>]*>(.*?)</select>', form, re.S):
        chosen = re.search(r'<option value="([^"]*)" selected', options)
        first = re.search(r'<option value="([^"]*)"', options)
        found = chosen or first
        sent[name] = unescape(found[1]) if found else ""
    sent.pop("csrfmiddlewaretoken", None)
    return {**sent, **boxes}


def begin(host: Client, game: str, **changed: str) -> TestGame:
    """Set up a game on the page as it is suggested, with some fields filled in otherwise."""
    page = host.get(f"/table/new/?game={game}").content.decode()
    answer = host.post("/table/new/", {**form_of(page), "seed": "5", **changed})
    assert answer.status_code == 302, answer.content.decode()
    return TestGame.objects.get(public_id=answer["Location"].split("/")[2])


def links(host: Client, row: TestGame) -> dict[int, str]:
    """The links of the seats as the page shows them."""
    page = host.get(f"/table/{row.public_id}/links/").content.decode()
    found = re.findall(rf'value="http://testserver(/table/{row.public_id}/sit/[^"]+)"', page)
    people = SeatHolder.objects.filter(game=row, bot="").values_list("seat", flat=True)
    return dict(zip(people, found, strict=True))


def friend(link: str, language: str = "en") -> Client:
    """The browser of somebody who was handed a link."""
    client = Client(HTTP_ACCEPT_LANGUAGE=language)
    answer: Any = client.get(link)
    assert answer.status_code == 302
    assert "seat_" not in answer["Location"]
    return client


def buttons(page: str) -> list[str]:
    """The actions that are offered."""
    return re.findall(r'name="action" value="([^"]+)"', page)


def decide(client: Client, row: TestGame, number: int = 0, **given: Any) -> HttpResponse:
    """Press one of the buttons."""
    page = client.get(f"/table/{row.public_id}/").content.decode()
    sent = {**form_of(page, "ply"), "action": buttons(page)[number], **given}
    answer: HttpResponse = client.post(f"/table/{row.public_id}/move/", sent)  # type: ignore[assignment]
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_set_up_and_opened_as_the_form_suggests(host: Client, game: str) -> None:
    row = begin(host, game)
    assert row.game_id == game
    assert row.created_by is not None
    assert row.created_by.username == "ada"
    table = host.get(f"/table/{row.public_id}/")
    page = table.content.decode()
    assert "<svg" in page
    assert 'id="tp-lines"' in page
    assert "script-src 'self';" in table.headers["Content-Security-Policy"], "nothing is evaluated here"
    assert f"Release {row.release.number}" in host.get(f"/table/new/?game={game}").content.decode()  # type: ignore[union-attr]
    assert row.public_id in host.get("/table/").content.decode()


def test_options_that_are_chosen_reach_the_game_and_the_rest_stays_as_it_is(host: Client) -> None:
    row = begin(
        host,
        "platformer",
        **{
            "who:1": "person",
            "who:2": "random",
            "option:larger_map": "on",
            "line:heroes:0:1": "sweety",
            "option:turn_limit": "40",
            "option:start_bonus:0:gold": "3",
            "undo": "any",
            "open": "on",
        },
    )
    assert row.options == {
        "larger_map": True,
        "heroes": ["", "sweety", ""],
        "turn_limit": 40,
        "start_bonus": [[3, 0], [1, 0], [0, 1], [1, 1]],
    }
    assert (row.seats, row.seed, row.undo, row.open_table) == (3, 5, "any", True)


def test_a_party_is_chosen_card_by_card(host: Client) -> None:
    party = {"hero": "gritta", "equipment": "hewers_pick", "ability": "prop_setter"}
    given = {f"line:party:0:0:{part}": slug for part, slug in party.items()}
    row = begin(host, "dungeons", **{"who:1": "nobody", "option:adventure": "the_tide_below", **given})
    assert row.options == {"adventure": "the_tide_below", "party": [party]}


def test_what_the_game_refuses_is_said_above_the_form_which_keeps_what_was_filled_in(host: Client) -> None:
    page = host.get("/table/new/?game=princess").content.decode()
    sent = {**form_of(page), "who:0": "nobody", "who:1": "nobody", "name:2": "Zoë"}
    answer: Any = host.post("/table/new/", sent)
    assert answer.status_code == 422
    text = answer.content.decode()
    assert "PR-RUL-45" in text
    assert 'value="Zoë"' in text
    answer = host.post("/table/new/", {**form_of(page), "seed": "seven"})
    assert answer.status_code == 422
    assert "at most 16 digits" in answer.content.decode()
    answer = host.post("/table/new/", {**form_of(page), "who:1": "mcts", "budget:1": "soon"})
    assert answer.status_code == 422
    assert "mcts:soon" in answer.content.decode()
    assert not TestGame.objects.exists()


def test_a_link_seats_a_friend_and_the_token_stays_out_of_the_address(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person", "name:1": "Ben"})
    link = links(host, row)[1]
    client = Client(HTTP_ACCEPT_LANGUAGE="de")
    answer: Any = client.get(link)
    assert answer["Location"] == f"/table/{row.public_id}/"
    cookie = answer.cookies["seat"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["path"] == f"/table/{row.public_id}/"
    page = client.get(f"/table/{row.public_id}/").content.decode()
    assert "Ben" in page
    assert "(du)" in page
    assert cookie.value not in page


def test_a_new_link_makes_the_old_one_worthless(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person"})
    old = links(host, row)[1]
    ben = friend(old)
    host.post(f"/table/{row.public_id}/links/1/")
    fresh = links(host, row)[1]
    assert fresh != old
    assert ben.get(f"/table/{row.public_id}/").status_code == 403
    answer: Any = Client().get(old)
    assert answer.status_code == 404
    assert friend(fresh).get(f"/table/{row.public_id}/").status_code == 200


@pytest.mark.parametrize("kept", ["{", "[" * 3000, "[1]", '{"0": "seat_a/b"}', '{"0": 7}', '{"x": "seat_a"}'])
def test_a_cookie_of_links_that_was_changed_is_not_believed(host: Client, kept: str) -> None:
    row = begin(host, "princess")
    host.cookies["links"] = kept
    page = host.get(f"/table/{row.public_id}/links/")
    assert page.status_code == 200
    assert "/sit/" not in page.content.decode()


def test_links_are_for_whoever_began_the_game(host: Client, person: Callable[..., User]) -> None:
    row = begin(host, "platformer")
    other = Client()
    other.force_login(person("designer", "eve"), backend="django.contrib.auth.backends.ModelBackend")
    assert other.get(f"/table/{row.public_id}/links/").status_code == 404
    assert other.post(f"/table/{row.public_id}/links/0/").status_code == 404
    assert other.post(f"/table/{row.public_id}/delete/").status_code == 404
    assert TestGame.objects.filter(pk=row.pk).exists()


def test_a_button_decides_and_the_bots_move_by_themselves(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "random"})
    while not Move.objects.filter(game=row, by_bot=True).exists():
        answer = decide(host, row, -1)  # the last button ends the turn sooner or later
        assert answer.status_code == 302
        assert Move.objects.filter(game=row).count() < 60
    row.refresh_from_db()
    page = host.get(f"/table/{row.public_id}/").content.decode()
    assert f'data-ply="{row.ply}"' in page
    assert page.count("<li data-line=") > 3


def test_the_same_form_sent_twice_counts_once(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person"})
    seat = row.to_act[0]
    client = friend(links(host, row)[seat])
    page = client.get(f"/table/{row.public_id}/").content.decode()
    sent = {**form_of(page, "ply"), "action": buttons(page)[0]}
    first: Any = client.post(f"/table/{row.public_id}/move/", sent)
    again: Any = client.post(f"/table/{row.public_id}/move/", sent)
    assert (first.status_code, again.status_code) == (302, 302)
    assert Move.objects.filter(game=row).count() == 1


def test_another_choice_for_a_decision_that_was_made_is_told_so(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person"})
    client = friend(links(host, row)[row.to_act[0]])
    page = client.get(f"/table/{row.public_id}/").content.decode()
    sent = form_of(page, "ply")
    assert len(buttons(page)) > 1
    client.post(f"/table/{row.public_id}/move/", {**sent, "action": buttons(page)[0]})
    answer: Any = client.post(f"/table/{row.public_id}/move/", {**sent, "action": buttons(page)[1]})
    assert answer.status_code == 409
    assert "This decision has been made already." in answer.content.decode()
    assert Move.objects.filter(game=row).count() == 1


def test_who_is_too_late_is_told_so_in_their_language(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person"})
    client = friend(links(host, row)[row.to_act[0]], "de")
    page = client.get(f"/table/{row.public_id}/").content.decode()
    sent = {**form_of(page, "ply"), "action": buttons(page)[0], "key": "another", "ply": "7"}
    answer: Any = client.post(f"/table/{row.public_id}/move/", sent)
    assert answer.status_code == 409
    assert "Inzwischen ist das Spiel weitergegangen." in answer.content.decode()


def test_what_the_rules_refuse_is_said_with_its_clause(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person"})
    seat = row.to_act[0]
    client = friend(links(host, row)[seat])
    answer = decide(client, row, action=f"{seat}:2,0,0,0")
    assert answer.status_code == 422
    assert re.search(r"\[PF-[A-Z]+-\d+\]", answer.content.decode())
    for nonsense in ("", "0", "x:1,2,3,4", "0:1,2", "0:1,2,3,99999999999", "9:0,0,0,0"):
        assert decide(client, row, action=nonsense).status_code in (403, 422)
    assert not Move.objects.exists()


def test_nobody_decides_for_another_seat(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person"})
    acting, other = row.to_act[0], 1 - row.to_act[0]
    page = friend(links(host, row)[acting]).get(f"/table/{row.public_id}/").content.decode()
    sent = {**form_of(page, "ply"), "action": buttons(page)[0]}
    waiting = friend(links(host, row)[other])
    assert buttons(waiting.get(f"/table/{row.public_id}/").content.decode()) == []
    answer: Any = waiting.post(f"/table/{row.public_id}/move/", sent)
    assert answer.status_code == 403
    assert not Move.objects.exists()


def test_a_decision_is_taken_back_where_the_table_allows_it(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person", "undo": "any"})
    client = friend(links(host, row)[row.to_act[0]])
    decide(client, row)
    page = client.get(f"/table/{row.public_id}/").content.decode()
    answer: Any = client.post(f"/table/{row.public_id}/undo/", form_of(page, "undo/"))
    assert answer.status_code == 302
    row.refresh_from_db()
    assert row.ply == 2
    assert Move.objects.get(game=row, ply=1).undone_by == 2
    never = begin(host, "platformer", **{"who:1": "person", "undo": "never"})
    client = friend(links(host, never)[never.to_act[0]])
    decide(client, never)
    assert "/undo/" not in client.get(f"/table/{never.public_id}/").content.decode()
    answer = client.post(f"/table/{never.public_id}/undo/", {"ply": "1"})
    assert answer.status_code == 422
    assert "cannot be taken back" in answer.content.decode()


def test_the_language_is_switched_in_mid_game_and_the_seat_is_kept(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person"})
    client = friend(links(host, row)[row.to_act[0]])
    decide(client, row)
    here = f"/table/{row.public_id}/"
    english = client.get(here).content.decode()
    client.post("/language/setlang/", {"language": "de", "next": here})
    german = client.get(here).content.decode()
    assert buttons(english) == buttons(german) != []
    assert 'lang="de"' in german
    assert "Was geschehen ist" in german
    assert "What happened" in english


def test_a_guest_without_a_link_sees_nothing(host: Client) -> None:
    row = begin(host, "princess")
    stranger = Client(HTTP_ACCEPT_LANGUAGE="en")
    answer: Any = stranger.get(f"/table/{row.public_id}/")
    assert answer.status_code == 403
    assert "<svg" not in answer.content.decode().partition("<main")[2]
    for page in ("live/", "stream/"):
        assert stranger.get(f"/table/{row.public_id}/{page}").status_code == 404
    assert stranger.get(f"/table/{row.public_id}/replay/").status_code == 403
    assert stranger.get(f"/table/{row.public_id}/sit/seat_wrong/").status_code == 404
    assert stranger.get("/table/").status_code == 302
    assert stranger.get("/table/nothing/").status_code == 404


def test_a_viewer_watches_but_begins_nothing(host: Client, person: Callable[..., User]) -> None:
    row = begin(host, "princess")
    watcher = Client(HTTP_ACCEPT_LANGUAGE="en")
    watcher.force_login(person("viewer"), backend="django.contrib.auth.backends.ModelBackend")
    page = watcher.get(f"/table/{row.public_id}/").content.decode()
    assert "You watch" in page
    assert buttons(page) == []
    assert "Your hand" not in page
    assert watcher.get("/table/new/?game=princess").status_code == 403
    answer: Any = watcher.post(f"/table/{row.public_id}/move/", {"action": "0:0,0,0,0", "ply": "0"})
    assert answer.status_code == 403


def test_at_an_open_table_one_looks_through_every_pair_of_eyes(host: Client) -> None:
    row = begin(host, "princess", **{"open": "on", "who:1": "person", "who:2": "person"})
    hands = set()
    for seat in range(3):
        page = host.get(f"/table/{row.public_id}/watch/?eyes={seat}").content.decode()
        hand = re.search(r'data-panel="hand".*?</section>', page, re.S)
        assert hand is not None
        hands.add(hand[0])
    assert len(hands) == 3
    closed = begin(host, "princess", **{"who:1": "person", "who:2": "person"})
    for seat in range(3):
        page = host.get(f"/table/{closed.public_id}/watch/?eyes={seat}").content.decode()
        assert 'data-panel="hand"' not in page


def test_whoever_began_an_open_table_decides_for_every_person(host: Client) -> None:
    row = begin(host, "platformer", **{"open": "on", "who:1": "person"})
    acting = set()
    for _ in range(60):
        page = host.get(f"/table/{row.public_id}/watch/").content.decode()
        action = buttons(page)[-1]
        acting.add(action.split(":")[0])
        sent = {**form_of(page, "ply"), "action": action}
        answer: Any = host.post(f"/table/{row.public_id}/move/", sent)
        assert answer["Location"] == f"/table/{row.public_id}/watch/"
        if len(acting) == 2:
            break
    assert acting == {"0", "1"}
    closed = begin(host, "platformer", **{"who:1": "person"})
    assert buttons(host.get(f"/table/{closed.public_id}/watch/").content.decode()) == []


def test_addresses_and_forms_with_what_no_database_holds_are_refused(host: Client) -> None:
    row = begin(host, "platformer", **{"name:0": "A\0da"})
    assert SeatHolder.objects.get(game=row, seat=0).name == "Ada"
    assert host.get("/table/a%00b/").status_code == 404
    assert host.get("/table/new/?game=platformer&release=a%00b").status_code == 404
    assert "Which game?" in host.get("/table/new/?game=a%00b").content.decode()
    assert host.get(f"/table/{row.public_id}/sit/seat_a%00b/").status_code == 404


def test_real_dice_are_told_by_whoever_sits_there(host: Client) -> None:
    row = begin(host, "platformer", **{"dice": "on", "who:1": "person"})
    assert row.to_act == [-1]
    page = host.get(f"/table/{row.public_id}/").content.decode()
    assert buttons(page)[0].startswith("-1:")
    assert decide(host, row).status_code == 302
    assert Move.objects.get(game=row).seat == -1


def test_only_what_has_changed_is_sent_again(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "person"})
    client = friend(links(host, row)[row.to_act[0]])
    live = f"/table/{row.public_id}/live/"
    assert client.get(f"{live}?have=0").status_code == 204
    decide(client, row)
    answer: Any = client.get(f"{live}?have=0")
    assert answer.status_code == 200
    text = answer.content.decode()
    assert 'data-ply="1"' in text
    assert "<html" not in text


def test_the_stream_tells_the_ply_and_gives_its_place_back(host: Client, settings: Any) -> None:
    settings.PLAYTEST_STREAM_SECONDS = 0.05
    settings.PLAYTEST_STREAMS_EACH = 1
    row = begin(host, "platformer", **{"who:1": "person"})
    client = friend(links(host, row)[0])
    for _ in range(3):  # one after the other: each finds the place free again
        answer: Any = client.get(f"/table/{row.public_id}/stream/")
        assert answer["Content-Type"] == "text/event-stream"
        assert b"event: ply\ndata: 0\n\n" in b"".join(answer.streaming_content)
    kept = Plies(row, f"seat:{row.pk}:0", "192.0.2.1")
    refused: Any = client.get(f"/table/{row.public_id}/stream/")
    assert refused.status_code == 503
    assert refused["Retry-After"]
    ServerSent(kept).close()  # as when a reader goes before anything was read
    answer = client.get(f"/table/{row.public_id}/stream/")
    assert answer.status_code == 200
    assert b"".join(answer.streaming_content)


def test_a_replay_shows_the_table_as_it_was(host: Client) -> None:
    row = begin(host, "platformer", **{"who:1": "random", "open": "on"})
    for _ in range(5):
        decide(host, row)
    row.refresh_from_db()
    first = host.get(f"/table/{row.public_id}/replay/?ply=0").content.decode()
    last = host.get(f"/table/{row.public_id}/replay/?ply={row.ply}").content.decode()
    assert "After decision 0 of" in first
    board = re.compile(r'<div class="tt-panels".*?</aside>', re.S)
    assert board.findall(first) != board.findall(last)
    beyond = host.get(f"/table/{row.public_id}/replay/?ply=99999").content.decode()
    assert f"After decision {row.ply} of {row.ply}" in beyond
    part = host.get(f"/table/{row.public_id}/replay/?ply=1", headers={"X-Table": "live"}).content.decode()
    assert "<html" not in part
    assert 'data-ply="1"' in part


@pytest.fixture
def newer_studio(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Makes the studio one that cannot read the contents of before any more."""

    def forget() -> None:
        contents.content_named.cache_clear()
        contents._words.cache_clear()

    def refuse(content: bytes) -> Snapshot:
        raise SnapshotError("snapshot format 1; this version reads 2")

    def update() -> None:
        forget()
        monkeypatch.setattr(Snapshot, "read", refuse)

    yield update
    forget()


def test_a_game_of_an_older_studio_can_be_seen_and_deleted(
    host: Client, newer_studio: Callable[[], None]
) -> None:
    row = begin(host, "princess")
    newer_studio()
    lobby = host.get("/table/").content.decode()
    assert "Made by an older version of the studio" in lobby
    assert f"/table/{row.public_id}/delete/" in lobby
    assert f"/table/{row.public_id}/links/" not in lobby
    for page in ("", "watch/", "live/", "links/", "replay/"):
        assert host.get(f"/table/{row.public_id}/{page}").status_code == 404
    refused = host.get("/table/new/?game=princess")
    assert refused.status_code == 422
    assert "Made by an older version of the studio" in refused.content.decode()
    told = host.get(f"/api/v1/games/{row.public_id}/")
    assert (told.status_code, told.json()["error"]["key"]) == (422, "game-old-content")
    assert host.post(f"/table/{row.public_id}/delete/").status_code == 302
    assert not TestGame.objects.exists()


def test_a_game_is_deleted_after_asking(host: Client) -> None:
    row = begin(host, "platformer")
    assert "cannot be brought back" in host.get(f"/table/{row.public_id}/delete/").content.decode()
    assert TestGame.objects.filter(pk=row.pk).exists()
    host.post(f"/table/{row.public_id}/delete/")
    assert not TestGame.objects.filter(pk=row.pk).exists()


def test_pictures_and_icons_have_addresses_that_never_change(host: Client) -> None:
    row = begin(host, "platformer")
    page = host.get(f"/table/{row.public_id}/").content.decode()
    sheet = re.search(r'href="(/table/icons/[^"#]+)#', page)
    assert sheet is not None
    answer: Any = Client().get(sheet[1])
    assert answer["Content-Type"].startswith("image/svg+xml")
    assert "immutable" in answer["Cache-Control"]
    assert Client().get(sheet[1].replace("-", "-0")).status_code == 404
    assert Client().get(f"/table/art/{'0' * 64}.png").status_code == 404
    assert Client().get("/table/art/..%2Fx.png").status_code == 404
