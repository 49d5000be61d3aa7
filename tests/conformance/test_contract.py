"""What every game must keep, whatever its rules: it ends, saves, clones, replays, hides and explains
itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from engine.kernel import CHANCE, IllegalActionError, Playable, Replay, load, start
from engine.kernel.replay import digest
from engine.kernel.rng import Stream, seeded
from engine.kernel.targets import targets_as_json, targets_from_json
from engine.kernel.view import as_json
from tests.commit import share
from tests.conformance.games import GAMES, Played, begin, plies
from tests.said import said

QUICK = 40
SOAK = 2000


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Played:
    played: Played = request.param
    return played


def run_through(played: Played, number: int) -> Playable:
    game = begin(played, number)
    for _, action, legal in plies(game, number):
        assert action in legal
        assert len(legal) == len(set(legal))
    assert game.outcome is not None
    assert game.to_act == ()
    assert game.actions() == []
    assert len(game.outcome.scores) == game.seats
    assert all(0 <= winner < game.seats for winner in game.outcome.winners)
    return game


def test_random_games_end(game: Played) -> None:
    for number in range(QUICK):
        run_through(game, number)


@pytest.mark.soak
def test_two_thousand_random_games_end(game: Played) -> None:
    for number in range(SOAK):
        run_through(game, number)


@pytest.mark.many_games
def test_a_game_is_saved_and_loaded_at_every_ply(game: Played) -> None:
    for number in share(range(12), 2):
        one = begin(game, number)
        for ply, (seat, _, legal) in enumerate(plies(one, number, most=500)):
            if ply % 3 and ply > 60:
                continue
            dumped = json.loads(json.dumps(one.dump()))
            other = load(game.release(), dumped)
            assert other.dump() == one.dump()
            assert other.actions(seat) == legal
            assert other.view(0) == one.view(0)


def test_a_loaded_game_goes_on_like_the_first(game: Played) -> None:
    one = begin(game, 3)
    for _ in plies(one, 1, most=150):
        pass
    other = load(game.release(), one.dump())
    for (_, action, _), (_, same, _) in zip(plies(one, 2, most=300), plies(other, 2, most=300), strict=True):
        assert action == same
    assert digest(one) == digest(other)


@pytest.mark.parametrize("number", range(6))
def test_clones_are_independent(game: Played, number: int) -> None:
    one = begin(game, number)
    for _ in plies(one, number, most=120):
        pass
    before = one.dump()
    for _ in plies(one.clone(), 99, most=200):
        pass
    assert one.dump() == before
    clone = one.clone()
    assert clone.dump() == before
    for _ in plies(one, 98, most=200):
        pass
    assert clone.dump() == before


@pytest.mark.parametrize("number", range(6))
def test_refusals_and_legal_actions_never_disagree(game: Played, number: int) -> None:
    one = begin(game, number)
    seen: set[Any] = set()
    for ply, (seat, _, legal) in enumerate(plies(one, number, most=250)):
        seen.update(legal)
        if ply % 5:
            continue
        for action in seen:
            refusal = one.refusal(action, seat)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert refusal.clause
                assert refusal.key
    wrong = (99, 0, 0, 0)
    if one.to_act:
        with pytest.raises(IllegalActionError):
            one.apply(wrong)


def test_a_seat_that_is_not_asked_cannot_act(game: Played) -> None:
    one = begin(game, 3)
    for seat, action, _ in plies(one, 5, most=100):
        other = (seat + 1) % one.seats
        if other not in one.to_act:
            assert one.actions(other) == []
            assert one.refusal(action, other) is not None


def test_the_same_seed_and_actions_give_the_same_game(game: Played) -> None:
    one = begin(game, 5)
    seats, options = game.variant(5)
    replay = Replay(game.release().hash, game.name, seats, 5, options)
    for seat, action, _ in plies(one, 7):
        replay.actions.append((seat, action))
    again = Replay.from_json(json.loads(json.dumps(replay.as_json())))
    assert digest(again.play(game.release())) == digest(one)
    assert digest(again.play(game.release(), plies=20)) != digest(one)


def test_other_processes_and_hash_seeds_give_the_same_game(game: Played) -> None:
    script = (
        "from tests.conformance.games import GAMES, begin, plies\n"
        "from engine.kernel.replay import digest\n"
        f"played = next(g for g in GAMES if g.name == {game.name!r})\n"
        "for number in range(4):\n"
        "    game = begin(played, number)\n"
        "    for _ in plies(game, number): pass\n"
        "    print(digest(game))\n"
    )
    found = set()
    for hash_seed in ("0", "7"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        result = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        found.add(result.stdout)
    assert len(found) == 1


@pytest.mark.parametrize("number", range(4))
def test_events_change_nothing_and_have_names(game: Played, number: int) -> None:
    silent, loud = begin(game, number), begin(game, number)
    loud.events = []
    for _ in zip(plies(silent, 1), plies(loud, 1), strict=True):
        pass
    assert silent.dump() == loud.dump()
    assert loud.events
    for event in loud.events:
        told = loud.describe(event)
        assert told.key.startswith("event-")
        json.dumps(told.args)
        assert targets_from_json(json.loads(json.dumps(targets_as_json(told.targets)))) == told.targets


@pytest.mark.parametrize("number", range(8))
def test_every_action_has_a_label(game: Played, number: int) -> None:
    one = begin(game, number)
    for _, _, legal in plies(one, number, most=300):
        labels = [one.label(action) for action in legal]
        assert all(label.key.startswith("action-") for label in labels)
        written = [json.dumps(said(label), sort_keys=True) for label in labels]
        assert len(set(written)) == len(written), "two actions that read the same"


@pytest.mark.parametrize("number", range(8))
def test_views_are_json_and_determinized_games_look_the_same_and_can_be_played(
    game: Played, number: int
) -> None:
    one = begin(game, number)
    for ply, (seat, _, legal) in enumerate(plies(one, number, most=400)):
        if ply % 40:
            continue
        viewer = max(seat, 0)
        view = json.dumps(as_json(one.view(viewer)))
        imagined = one.determinize(viewer, ply)
        assert json.dumps(as_json(imagined.view(viewer))) == view
        assert imagined.actions(seat) == legal
        for _ in plies(imagined, ply, most=60):
            pass


def test_a_bot_that_imagines_does_not_see_the_dice(game: Played) -> None:
    """Two imagined games differ in what comes next, and neither is the real one more often than chance has
    it."""
    one = begin(game, 3)
    for _ in plies(one, 3, most=50):
        pass
    futures = []
    for seed in range(12):
        imagined = one.determinize(0, seed)
        for _ in plies(imagined, 0, most=80):
            pass
        futures.append(digest(imagined))
    assert len(set(futures)) > 6


def test_dice_can_be_told_from_outside(game: Played) -> None:
    seats, options = game.variant(2)
    one = start(game.release(), game.name, seats=seats, seed=1, options=options, chance="ask")
    asked = 0
    for seat, _, _ in plies(one, 4, most=2000):
        asked += seat == CHANCE
    assert asked > 10 if game.dice else asked == 0


def test_random_numbers_are_even_and_small() -> None:
    stream = Stream(seeded(1))
    counts = [0] * 6
    for _ in range(60_000):
        counts[stream.below(6)] += 1
        assert 0 < stream.state < 2**62
    assert max(counts) - min(counts) < 600
    assert len({Stream(seeded(seed)).below(1_000_000) for seed in range(200)}) > 195


@pytest.mark.parametrize("number", range(4))
def test_a_rollout_takes_the_actions_that_a_player_could_take(game: Played, number: int) -> None:
    one, other = begin(game, number), begin(game, number)
    taken = sum(1 for _ in plies_of_one_stream(other, number))
    assert one.rollout(number) == taken
    assert digest(one) == digest(other)


def plies_of_one_stream(game: Playable, seed: int) -> Iterator[None]:
    stream = Stream(seeded(seed))
    while game.to_act:
        legal = game.actions()
        game.apply(legal[stream.below(len(legal))])
        yield
