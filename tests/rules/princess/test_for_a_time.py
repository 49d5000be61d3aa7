"""What a Success changes for a time: it holds in the challenges and turns of everybody it concerns until the
start of Ana's next turn, and then no more."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.princess.codes import A_PLACE
from tests.rules.princess.table import Table
from tests.rules.princess.test_words import ready, win


def lasting(word: Any) -> Table:
    """Ana has won a challenge with a card that does this until her next turn; it is Bruno's turn."""
    t = win(ready(word, until="next_turn"))
    assert t.active == "bruno"
    return t


def a_lap_later(t: Table) -> Table:
    """Ana's next turn has come and gone; it is Bruno's turn again."""
    return t.begin("ana").begin("bruno")


def winner(t: Table, attack: str, response: str) -> str:
    """Who wins when Bruno challenges Carla with a card of one type and she answers with another; nobody if
    neither does in this round."""
    before = len(t.happened("won"))
    t.duel("carla", f"bruno_{attack}", f"carla_{response}")
    won = t.happened("won")[before:]
    return won[0]["hero"].split("/")[1] if won else ""


@pytest.mark.parametrize(
    ("kind", "over", "usual"),
    [
        ("attack", "defence", "carla"),
        ("defence", "strategy", "carla"),
        ("strategy", "attack", "carla"),
        ("attack", "attack", ""),
        ("defence", "defence", ""),
        ("strategy", "strategy", ""),
    ],
)
def test_one_type_beats_another_for_a_time(kind: str, over: str, usual: str) -> None:
    word = {"beats": {"type": kind, "over": over}}
    assert winner(lasting(word), kind, over) == "bruno"
    assert winner(a_lap_later(lasting(word)), kind, over) == usual


@pytest.mark.parametrize(("to", "who"), [("challenger", "bruno"), ("opponent", "carla"), ("nobody", "")])
def test_ties_are_decided_for_a_time(to: str, who: str) -> None:
    word = {"ties": {"go_to": to}}
    t = lasting(word)
    assert (winner(t, "attack", "attack"), t.active) == (who, "carla")  # decided: the turn is over
    t = a_lap_later(lasting(word))
    assert (winner(t, "attack", "attack"), t.active, t.deciding) == ("", "bruno", "place")


def test_priorities_are_reversed_for_a_time() -> None:
    assert winner(lasting("reverse_priorities"), "attack", "defence") == "bruno"
    assert winner(lasting("reverse_priorities"), "attack", "strategy") == "carla"
    assert winner(a_lap_later(lasting("reverse_priorities")), "attack", "defence") == "carla"
    twice = win(ready("reverse_priorities", "reverse_priorities", until="next_turn"))
    assert winner(twice, "attack", "defence") == "carla"  # turned round and round again


@pytest.mark.parametrize("what", ["explore", "trade", "challenge"])
def test_others_may_not_do_something_for_a_time(what: str) -> None:
    t = lasting({"forbid": {"what": what, "of": "others"}})
    assert t.legal() == {"explore", "trade", "challenge"} - {what}
    assert what in t.begin("ana").legal()
    assert what in t.begin("bruno").legal()
    assert what in lasting({"forbid": {"what": what, "of": "self"}}).legal()  # it is Ana who may not


@pytest.mark.parametrize("kind", ["attack", "defence", "strategy"])
def test_a_type_may_not_be_placed_for_a_time(kind: str) -> None:
    t = lasting({"forbid_type": {"type": kind, "of": "opponent"}}).challenge("carla")
    left = [f"bruno_{each}" for each in ("attack", "defence", "strategy") if each != kind]
    assert t.choices(A_PLACE) == left
    t.place(left[0])
    assert len(t.choices(A_PLACE)) == 3  # Carla may place what she likes
    t = a_lap_later(lasting({"forbid_type": {"type": kind, "of": "opponent"}})).challenge("carla")
    assert len(t.choices(A_PLACE)) == 3
