"""The games by name: known at once, loaded when somebody asks."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from engine import games as package
from engine.games import added, games, load_games
from engine.schema import Game
from tests.sample_game import LANTERNWICK

SHIPPED = ["dungeons", "platformer", "princess"]


@pytest.fixture
def unloaded(monkeypatch: pytest.MonkeyPatch) -> dict[str, Game]:
    """As in a process that has just begun."""
    loaded: dict[str, Game] = {}
    monkeypatch.setattr(package, "_loaded", loaded)
    return loaded


def test_the_names_are_known_without_loading(unloaded: dict[str, Game]) -> None:
    assert list(games()) == SHIPPED
    assert len(games()) == 3
    assert "princess" in games()
    assert "puddles" not in games()
    assert games().keys() & {"princess", "chess"} == {"princess"}
    assert unloaded == {}


def test_a_game_is_loaded_alone(unloaded: dict[str, Game]) -> None:
    assert games()["platformer"].name == "platformer"
    assert list(unloaded) == ["platformer"]
    load_games()
    assert sorted(unloaded) == SHIPPED


def test_what_is_no_game_is_not_found(unloaded: dict[str, Game]) -> None:
    with pytest.raises(KeyError, match="chess"):
        games()["chess"]
    assert games().get("") is None
    assert unloaded == {}


def test_a_further_game_is_there_while_the_block_lasts() -> None:
    with added(LANTERNWICK):
        assert list(games()) == [*SHIPPED, "lanternwick"]
        assert games()["lanternwick"] is LANTERNWICK
    assert list(games()) == SHIPPED


@pytest.mark.usefixtures("unloaded")
def test_threads_that_ask_at_once_get_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[int] = []
    monkeypatch.setattr(package, "prepare", lambda types: prepared.append(len(list(types))))
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda _: games()["dungeons"], range(64)))
    assert {id(game) for game in found} == {id(found[0])}
    assert len(prepared) == 2, "its kinds once, its words once"
