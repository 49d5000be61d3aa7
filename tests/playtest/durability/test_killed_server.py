"""A server that is killed in the middle of it all: what was acknowledged is there afterwards, and nothing is
half there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.playtest.durability.players import Party
from tests.playtest.serving import Studio, here, serving
from tests.postgres import postgresql

DECISIONS = 200


def found(studio: Studio, languages: tuple[str, ...]) -> dict[str, Any]:
    """What is in the database of a studio that nobody serves, once everything is found to be whole."""
    games: dict[str, Any] = json.loads(studio.run("-m", "tests.playtest.durability.inspect", *languages))
    assert {name: game["faults"] for name, game in games.items() if game["faults"]} == {}
    return games


def check_kept(studio: Studio, party: Party, *languages: str) -> int:
    """Every acknowledged decision is in the database as it was acknowledged, and people have decided nothing
    that they did not send; how many are in it that were never acknowledged."""
    games = found(studio, languages)
    sent = {(each.game, each.seat, each.key): each for each in party.sent}
    stored: dict[tuple[str, int, str], list[Any]] = {}
    for name, game in games.items():
        for ply, seat, action, key, by_bot in game["moves"]:
            assert bool(key) != by_bot
            if key:
                assert (name, seat, key) not in stored
                stored[name, seat, key] = [ply, action]
    for known, decision in sent.items():
        if decision.counts:
            assert decision.answer is not None
            told = decision.answer.json
            assert stored[known] == [told["ply"], decision.action] == [decision.ply + 1, told["action"]]
        elif decision.answer is not None:  # somebody else was quicker
            assert known not in stored
    assert stored.keys() <= sent.keys()
    unacknowledged = [sent[known] for known in stored if sent[known].answer is None]
    assert all(
        [each.ply + 1, each.action] == stored[each.game, each.seat, each.key] for each in unacknowledged
    )
    return len(unacknowledged)


def check_answers(party: Party) -> None:
    """The same request with the same key is answered like the first time, after the restart too."""
    for player in party.players:
        for decision in player.sent:
            if decision.counts:
                assert decision.answer is not None
                again = player.caller.call("POST", f"games/{player.game}/moves/", decision.body, decision.key)
                assert (again.status, again.json) == (200, decision.answer.json)


def hang_up(party: Party) -> None:
    """Connections to a dead server are of no use."""
    for player in party.players:
        player.caller.close()


@pytest.mark.database
def test_a_server_killed_in_the_middle_of_200_decisions_by_8_people_forgets_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "home", here()) as studio:
        party = Party(studio, seed=3)
        assert len(party.players) == 8
        party.play(DECISIONS // 2, kill=True)
        check_kept(studio, party, "de")
        studio.start()
        hang_up(party)
        check_answers(party)
        open_before = [player.open for player in party.players if player.open is not None]
        party.play(DECISIONS, kill=False)
        assert all(decision.answer is not None for decision in open_before)
        assert len({player.game for player in party.players}) == 4
        for player in party.players:
            lines = player.caller.read(f"games/{player.game}/log/?most=500&lang=de")["lines"]
            assert all(line["text"] for line in lines)
            assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))
        assert "Traceback" not in studio.complaints()
        assert not any(player.caller.token in studio.complaints() for player in party.players)


@pytest.mark.soak
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_killed_again_and_again_at_any_moment(database: str, tmp_path: Path) -> None:
    if database == "postgresql":
        with postgresql() as server:
            _killed_again_and_again(tmp_path, server)
    else:
        _killed_again_and_again(tmp_path, "")


def _killed_again_and_again(folder: Path, server: str) -> None:
    half_way = 0
    for seed in range(4):
        with serving(folder / f"home{seed}", server) as studio:
            party = Party(studio, seed)
            for kill in range(4):
                party.play(party.acknowledged + 23 + 7 * seed + kill, kill=True)
                half_way += check_kept(studio, party, "en", "es", "it", "de")
                studio.start()
                hang_up(party)
                check_answers(party)
            party.play(party.acknowledged + 40, kill=True)
            half_way += check_kept(studio, party, "en", "es", "it", "de")
    assert half_way, "the server was never killed between writing a decision and saying so"
