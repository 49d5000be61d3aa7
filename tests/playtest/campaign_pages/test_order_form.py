"""What is filled in becomes an order; what is wrong with it stands beside the field that it is about."""

from __future__ import annotations

from typing import Any

import pytest
from django.http import QueryDict
from django.urls import reverse

from engine.kernel.settings import settings_of
from engine.snapshot import Snapshot, SnapshotError
from playtest.campaigns.checking import SpecError, read_spec
from playtest.campaigns.pages.order_form import OrderForm, filled_like
from playtest.campaigns.sampling import fill_in
from playtest.campaigns.spec import Spec
from playtest.reports.words import ReportWords
from tests.playtest.campaign_pages.conftest import ClientOf
from tests.playtest.games.conftest import GAMES, content_of, publish

pytestmark = pytest.mark.any_database


def form_of(game: str, sent: dict[str, Any] | None, more: str = "") -> OrderForm:
    """A form as it was sent, or as it is at first."""
    content = content_of(game)
    query = None
    if sent is not None:
        query = QueryDict(mutable=True)
        for name, value in sent.items():
            query.setlist(name, [value] if isinstance(value, str) else value)
    return OrderForm(ReportWords(content, "en"), settings_of(content), query, more)


def shown(form: OrderForm) -> dict[str, Any]:
    """What a browser sends if nothing is changed."""
    sent: dict[str, Any] = {"title": form.title, "games": form.games, "seed": form.seed}
    sent["seats"] = [choice.value for choice in form.seats if choice.is_chosen]
    lines = [*form.bots, *(line for field in form.fields for line in field.lines)]
    for line in lines:
        for seat in line.seats:
            for box in seat:
                sent[box.name] = box.chosen
    for field in form.fields:
        for control in field.controls:
            ticked = [choice.value for choice in control.choices if choice.is_chosen]
            sent[control.name] = ticked if control.choices else control.value
    return sent


@pytest.mark.parametrize("game", GAMES)
def test_a_form_sent_as_it_is_orders_the_game_as_it_is_usually_played(game: str) -> None:
    first = form_of(game, None)
    form = form_of(game, shown(first))
    order = form.order()
    assert form.errors == {}
    options, vary = fill_in(settings_of(content_of(game)), order["seats"], {}, {})
    assert order["vary"] == vary
    assert order["options"] == options
    assert bool(options) == (game == "dungeons"), "there bots would choose the same heroes in every game"
    assert order["bots"] == [[settings_of(content_of(game)).best_bot]]
    assert (order["games"], order["seed"]) == (100, 0)
    read_spec(order, content_of(game))


def test_several_values_are_varied_and_one_is_set() -> None:
    sent = shown(form_of("platformer", None))
    sent |= {"option:boss": ["medusa", "overlord_ikee"], "option:artifacts": ["yes"], "seats": ["2", "4"]}
    sent |= {"option:portal_cost": "1, 3", "option:collect_on": ["move"], "games": "7", "seed": "40"}
    order = form_of("platformer", sent).order()
    assert order["vary"] == {"boss": ["medusa", "overlord_ikee"], "portal_cost": [1, 3]}
    assert order["options"] == {"artifacts": True, "collect_on": ["move"]}
    assert (order["seats"], order["games"], order["seed"]) == ([2, 4], 7, 40)
    _, grid = read_spec(order, content_of("platformer"))
    assert len(grid.cells) == 8


def test_a_line_up_of_heroes_is_played_wherever_there_are_enough_seats() -> None:
    sent = shown(form_of("platformer", None)) | {"seats": ["2", "3"]}
    sent |= {"line:heroes:0:0": "etern", "line:heroes:0:1": "fidget", "line:heroes:1:0": "sweety"}
    form = form_of("platformer", sent)
    order = form.order()
    assert order["vary"]["heroes"] == [
        ["etern", "fidget"],
        ["etern", "fidget", ""],
        ["sweety", ""],
        ["sweety", "", ""],
    ]
    assert form.errors == {}
    read_spec(order, content_of("platformer"))


def test_parts_of_a_party_may_be_left_to_chance() -> None:
    content = content_of("dungeons")
    party = settings_of(content).setting("party")
    assert party is not None
    sent = shown(form_of("dungeons", None)) | {"seats": ["2"], "bot:0:0": "random"}
    for part in party.parts:
        for seat in (0, 1):
            sent[f"line:party:0:{seat}:{part.name}"] = part.choices[seat]
    order = form_of("dungeons", sent).order()
    assert len(order["vary"]["party"]) == 1
    read_spec(order, content)


def test_a_number_of_players_without_a_line_up_is_told() -> None:
    sent = shown(form_of("platformer", None)) | {"seats": ["1", "2"]}
    sent |= {"line:heroes:0:0": "etern", "line:heroes:0:1": "fidget"}
    form = form_of("platformer", sent)
    form.order()
    assert form.errors["heroes"] == [
        "No line-up fits 1 players. Add one, or leave that number of players out."
    ]


def test_bots_of_the_seats_with_their_budgets() -> None:
    sent = shown(form_of("platformer", None)) | {"seats": ["2", "3"]}
    sent |= {"bot:0:0": "mcts", "bot:0:1": "mcts:400", "budget:0": "250", "bot:1:0": "random"}
    order = form_of("platformer", sent).order()
    assert order["bots"] == [["mcts:250", "mcts:400"], ["mcts:250", "mcts:400", "mcts:250"], ["random"]]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"games": "many"}, "games"),
        ({"games": "99999999"}, "games"),
        ({"seats": []}, "seats"),
        ({"option:boss": [], "asked": ["tile_set", "boss"]}, "boss"),
        ({"option:portal_cost": "1, x"}, "portal_cost"),
        ({"option:portal_cost": "400"}, "portal_cost"),
        ({"bot:0:0": "", "bot:0:1": "random"}, "bots"),
        ({"bot:0:0": ""}, "bots"),
        ({"bot:0:0": "mcts", "budget:0": "500ms"}, "bots"),
        ({"line:heroes:0:0": "etern", "line:heroes:0:1": "etern"}, "heroes"),
    ],
)
def test_what_is_wrong_stands_beside_its_field(change: dict[str, Any], place: str) -> None:
    form = form_of("platformer", shown(form_of("platformer", None)) | change)
    order = form.order()
    if not form.errors:
        with pytest.raises(SpecError) as refused:
            read_spec(order, content_of("platformer"))
        form.note(refused.value)
    assert list(form.errors) == [place]
    assert all(form.errors[place])


def test_one_more_line_up_is_one_more_line() -> None:
    sent = shown(form_of("platformer", None))
    assert len(form_of("platformer", sent).bots) == 1
    assert len(form_of("platformer", sent, more="bot").bots) == 2


def test_one_more_like_this_fills_in_the_same_order() -> None:
    order = {
        "seats": [2, 4],
        "bots": [["random"], ["mcts:77", "planner", "mcts:77", "random"]],
        "vary": {"boss": ["", "medusa"], "heroes": [["etern", ""], ["etern", "", "", ""]]},
        "options": {"turn_limit": 90, "start_bonus": [[1, 1], [0, 0], [0, 0], [2, 0]]},
        "seed": 5,
        "games": 3,
    }
    content = content_of("platformer")
    sent = filled_like(Spec.from_json(order), "Again", settings_of(content))
    form = OrderForm(ReportWords(content, "en"), settings_of(content), sent)
    again = form.order()
    assert form.errors == {}
    assert form.title == "Again"
    assert again == order


@pytest.mark.django_db
@pytest.mark.parametrize(("readable", "place"), [(0, "content"), (1, "against")])
def test_a_content_of_an_older_studio_is_told_beside_its_field(
    client_of: ClientOf, monkeypatch: pytest.MonkeyPatch, readable: int, place: str
) -> None:
    release = publish("princess")
    reads: list[bytes] = []
    read = Snapshot.read

    def older(content: bytes) -> Snapshot:
        reads.append(content)
        if len(reads) > readable:
            raise SnapshotError("snapshot format 1; this version reads 2")
        return read(content)

    monkeypatch.setattr(Snapshot, "read", older)
    sent = {"game": "princess", "content": release.hash, "against": release.hash}
    errors = client_of("designer").post(reverse("campaigns:size"), sent).json()["errors"]
    assert list(errors) == [place]
    assert "snapshot format 1" in errors[place][0]
