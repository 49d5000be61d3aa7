"""Observers: what they note of games, and that noting changes nothing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from bench.packs import pack_release
from engine.games.platformer.happenings import E_BOUGHT, E_DOWNED, E_STRUCK
from engine.games.platformer.play import Platformer
from engine.kernel import start
from engine.kernel.contract import Playable
from engine.kernel.observing import PACE_ROUNDS, Observer, observe, observer_of, usable
from engine.snapshot import Snapshot
from tests.puddles.pack import release as puddles_release

GAMES: dict[str, tuple[int, Mapping[str, Any], int]] = {
    "platformer": (3, {"artifacts": True, "turn_limit": 60}, 3),
    "dungeons": (3, {}, 2),
    "princess": (4, {}, 3),
}
"""Seats, options and a seed for each."""


@cache
def release(game: str) -> Snapshot:
    return pack_release(game)


def begin(game: str, seed: int | None = None) -> Playable:
    seats, options, usual = GAMES[game]
    return start(release(game), seats=seats, seed=usual if seed is None else seed, options=options)


def observed(game: str, seed: int | None = None) -> tuple[Playable, dict[str, Any]]:
    played = begin(game, seed)
    observer = observe(played, release(game))
    taken = played.rollout(5)
    observer.note(played.events or [])
    return played, observer.result(played, taken)


def told(game: str) -> tuple[Playable, list[tuple[int, ...]]]:
    """The same game with all its events."""
    played = begin(game)
    played.events = []
    played.rollout(5)
    return played, list(played.events)


@pytest.mark.parametrize("game", GAMES)
def test_listening_changes_nothing_and_less_is_told(game: str) -> None:
    played, result = observed(game)
    whole, events = told(game)
    assert played.dump() == whole.dump()
    assert 0 < len(played.events or []) < len(events)
    observer = observer_of(release(game))(begin(game))
    assert {event[0] for event in played.events or []} <= set(observer.heeds())
    assert json.loads(json.dumps(result)) == result, "plain JSON"


@pytest.mark.parametrize("game", GAMES)
def test_notes_in_pieces_are_the_same_notes(game: str) -> None:
    _, result = observed(game)
    played = begin(game)
    observer = observe(played, release(game))
    taken = played.rollout(5)
    events = played.events or []
    for first in range(0, len(events), 7):
        observer.note(events[first : first + 7])
    assert observer.result(played, taken) == result


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_agrees_with_the_outcome(game: str) -> None:
    played, result = observed(game)
    outcome = played.outcome
    assert outcome is not None
    assert [seat["won"] for seat in result["seats"]] == [n in outcome.winners for n in range(played.seats)]
    assert [seat["score"] for seat in result["seats"]] == list(outcome.scores)
    assert result["reason"] == outcome.reason
    assert result["actions"] > 0
    assert sorted(seat["place"] for seat in result["seats"]) == list(range(played.seats))
    entries = release(game).entries
    for seat in result["seats"]:
        assert seat["who"]
        for entry in [*seat["who"], *(each for uses in seat["uses"].values() for each in uses)]:
            kind, slug = entry.split("/")
            assert slug in entries[kind], entry
    for entry in result["met"]:
        kind, slug = entry.split("/")
        assert slug in entries[kind]
    assert all(len(line) <= PACE_ROUNDS for line in result["pace"].values())
    assert all(list(line) == sorted(line) for line in result["pace"].values())
    assert all(1 <= turn <= result["turns"] for turn in result["milestones"].values())


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_used_can_be_used(game: str) -> None:
    possible = usable(release(game))
    kinds = {way: {entry.partition("/")[0] for entry in entries} for way, entries in possible.items()}
    _, result = observed(game)
    for seat in result["seats"]:
        assert seat["uses"].keys() <= possible.keys()
        for way, uses in seat["uses"].items():
            if way != "defeated":  # summoned tokens are defeated too
                assert {entry.partition("/")[0] for entry in uses} <= kinds[way] | {"princess"}


def test_platformer_counts_what_its_events_say() -> None:
    played, result = observed("platformer")
    assert isinstance(played, Platformer)
    g = played.state
    _, events = told("platformer")
    names = [
        (event[1], g.program.definitions[g.program.cards[event[2]]].slug)
        for event in events
        if event[0] == E_BOUGHT
    ]
    counted = [
        (seat, entry.partition("/")[2])
        for seat, notes in enumerate(result["seats"])
        for entry, times in notes["uses"]["bought"].items()
        for _ in range(times)
    ]
    assert Counter(names) == Counter(counted)
    assert names, "a game in which something was bought"
    downed = Counter(event[1] for event in events if event[0] == E_DOWNED)
    falls = {seat: sum(notes["falls"].values()) for seat, notes in enumerate(result["seats"])}
    assert {seat: number for seat, number in falls.items() if number} == dict(downed)
    struck = sum(event[3] for event in events if event[0] == E_STRUCK and event[2] == g.boss)
    assert result["counts"]["boss_damage"] == struck
    assert result["marks"]["boss"] == f"boss/{g.program.definitions[g.boss].slug}"
    assert result["turns"] == -(-g.turns // g.seats)


def test_what_downs_a_hero_is_named() -> None:
    """Over some games: by an enemy that the release has, or by one of the causes of the rules."""
    causes: Counter[str] = Counter()
    for seed in range(3):
        _, result = observed("platformer", seed)
        for seat in result["seats"]:
            causes.update(seat["falls"])
    assert causes
    words = {"die", "movement", "card", "trap", "hand", "push", "fall", "boss", "removal"}
    entries = release("platformer").entries
    for cause in causes:
        kind, _, slug = cause.partition("/")
        assert cause in words or slug in entries[kind]
    assert any("/" in cause for cause in causes)


def test_a_solo_game_has_a_score() -> None:
    played = start(release("platformer"), seats=1, seed=2)
    observer = observe(played, release("platformer"))
    played.rollout(1)
    observer.note(played.events or [])
    result = observer.result(played)
    outcome = played.outcome
    assert outcome is not None
    assert result["seats"][0]["score"] == outcome.scores[0]
    assert any(entry.startswith("event/") for entry in result["met"])


def test_dungeons_notes_the_whole_party_and_the_adventure() -> None:
    _, result = observed("dungeons")
    for seat in result["seats"]:
        assert [entry.partition("/")[0] for entry in seat["who"]] == ["hero", "equipment", "ability"]
    assert result["marks"]["adventure"].startswith("adventure/")
    rooms = sum(times for entry, times in result["met"].items() if entry.startswith("tile/"))
    assert result["counts"]["rooms"] == rooms


def test_an_item_that_is_bought_is_not_found_as_well() -> None:
    for seed in range(8):
        _, result = observed("dungeons", seed)
        bought = [seat["uses"]["bought"] for seat in result["seats"]]
        if any(bought):
            break
    assert any(bought)
    assert not any(seat["uses"]["found"] for seat in result["seats"])


def test_princess_notes_secrets_and_who_held_her() -> None:
    held = 0
    for seed in range(6):
        played, result = observed("princess", seed)
        assert all(len(seat["who"]) == 2 for seat in result["seats"])
        assert sum(seat["who"][1] == "secret/kidnapper" for seat in result["seats"]) == 1
        if result["reason"] == "holds_princess":
            winner = next(seat for seat in result["seats"] if seat["won"])
            held += 1
            assert winner["uses"]["held"]
        drawn = sum(sum(seat["uses"]["drawn"].values()) for seat in result["seats"])
        assert drawn >= played.seats
        falls = sum(sum(seat["falls"].values()) for seat in result["seats"])
        assert falls == result["counts"]["eliminations"]
    assert held


def test_a_card_laid_in_a_challenge_and_applied_there_is_played_once() -> None:
    from engine.games.princess.happenings import E_APPLIED, E_PLACED, E_TURN

    played = begin("princess")
    observer = observe(played, release("princess"))
    card = next(c for c in range(200) if played.state.program.types[c] == 3)  # type: ignore[attr-defined]
    name = observer.names[played.state.program.cards[card]]  # type: ignore[attr-defined]
    observer.note([(E_PLACED, 1, card, -1, 1), (E_APPLIED, 1, card, 2, -1)])
    assert observer.result(played)["seats"][1]["uses"]["used"][name] == 1
    observer.note([(E_TURN, 2, 2, -1, -1), (E_APPLIED, 1, card, 2, -1)])
    assert observer.result(played)["seats"][1]["uses"]["used"][name] == 2


def test_a_new_game_is_observed_by_its_own_module_and_clones_do_not_listen() -> None:
    content = puddles_release()
    played = start(content, seats=3, seed=4)
    observer = observe(played, content)
    clone = played.clone()
    clone.rollout(1)
    assert clone.events is None
    taken = played.rollout(2)
    observer.note(played.events or [])
    result = observer.result(played, taken)
    assert all(seat["who"][0].startswith("frog/") for seat in result["seats"])
    assert sum(seat["won"] for seat in result["seats"]) == 1
    assert {entry.partition("/")[0] for entry in usable(content)["used"]} == {"snack"}


def test_a_game_without_such_a_module_is_observed_as_far_as_its_outcome_tells() -> None:
    played = begin("princess")
    observer = Observer(played)
    played.listen(observer.heeds())
    played.rollout(5)
    assert played.events == []
    observer.note(played.events or [])
    result = observer.result(played)
    assert len(result["seats"]) == 4
    assert result["reason"]


def test_setting_events_listens_to_everything_again() -> None:
    played = begin("princess")
    played.listen([])
    played.events = []
    played.rollout(5, 5)
    assert played.events
