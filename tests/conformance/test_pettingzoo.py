"""Every game as a PettingZoo environment: PettingZoo's own tests, and what it cannot test."""

from __future__ import annotations

import json
import subprocess
import sys
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from engine.adapters.encoding import BOUND, encode
from engine.adapters.pettingzoo_env import MOST_ACTIONS, SIZE, GameEnv, env, reward
from engine.kernel import Outcome
from engine.kernel.view import as_json
from tests.commit import others_in_soak
from tests.conformance.games import GAMES, Played, begin, plies

GAMES_WATCHED = 80


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Played:
    played: Played = request.param
    return played


def table(game: Played, number: int) -> GameEnv:
    seats, options = game.variant(number)
    return GameEnv(game.release(), seats=seats, options=options, render_mode="ansi")


@pytest.mark.parametrize("number", others_in_soak(range(4), 1))
def test_pettingzoos_api_test(game: Played, number: int) -> None:
    """With 1 to 4 seats. PettingZoo's own games with an action mask give dictionaries too; its test spares
    them by name and warns of ours."""
    seats, options = game.variant(number)
    with warnings.catch_warnings():
        for message in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
        ):
            warnings.filterwarnings("ignore", message)
        api_test(env(game.release(), seats=seats, options=options), num_cycles=500)
        api_test(table(game, number), num_cycles=60)


@pytest.mark.parametrize("number", others_in_soak(range(4), 1))
def test_pettingzoos_seed_test(game: Played, number: int) -> None:
    seats, options = game.variant(number)
    seed_test(lambda: env(game.release(), seats=seats, options=options), num_cycles=500)


def test_no_decision_has_more_actions_than_fit(game: Played) -> None:
    for number in range(GAMES_WATCHED):
        one = begin(game, number)
        for _, _, legal in plies(one, number):
            assert len(legal) <= MOST_ACTIONS


def test_episodes_end_with_rewards_and_leave_nobody(game: Played) -> None:
    for number in range(4):
        one = table(game, number)
        one.reset(seed=number)
        stream = np.random.default_rng(number)
        earned = dict.fromkeys(one.possible_agents, 0.0)
        for agent in one.agent_iter():
            earned[agent] += one.last(observe=False)[1]
            legal = one.game.actions(one.possible_agents.index(agent))
            one.step(None if one.terminations[agent] else int(stream.integers(len(legal))))
        outcome = one.game.outcome
        assert outcome is not None
        assert one.agents == []
        assert list(earned.values()) == [reward(outcome, seat) for seat in range(one.seats)]


def test_rewards() -> None:
    won = Outcome(winners=(1,), scores=(0, 1, 0), reason="won")
    assert [reward(won, seat) for seat in range(3)] == [-1, 1, -1]
    assert [reward(Outcome((), (0, 0), "draw", (0, 1)), seat) for seat in range(2)] == [0, 0]
    assert [reward(Outcome((), (0, 0), "lost together"), seat) for seat in range(2)] == [-1, -1]
    assert reward(Outcome((), (0,), "lost"), 0) == -1
    assert reward(Outcome((0,), (12,), "won"), 0) == 1


def test_an_observation_shows_the_view_and_the_legal_actions_only(game: Played) -> None:
    """A game that looks the same to a seat but hides other things gives it the same observation."""
    for number in range(1, 4):
        one = table(game, number)
        one.reset(seed=number)
        for ply, _ in enumerate(plies(one.game, number, most=300)):
            if ply % 50:
                continue
            real = one.game
            for seat, agent in enumerate(one.possible_agents):
                seen = one.observe(agent)
                assert one.observation_space(agent).contains(seen)
                assert int(seen["action_mask"].sum()) == len(real.actions(seat))
                one.game = real.determinize(seat, ply)
                imagined = one.observe(agent)
                one.game = real
                assert all(np.array_equal(seen[key], imagined[key]) for key in seen)


def test_equal_views_give_equal_rows_and_others_differ(game: Played) -> None:
    rows: dict[bytes, str] = {}
    for number in range(30):
        if len(rows) > 200 and number > 2:
            break
        one = begin(game, number)
        for _ in plies(one, number, most=150):
            view = one.view(0)
            text = json.dumps(as_json(view))
            row = np.array(encode(view, SIZE), np.int16).tobytes()
            assert encode(json.loads(text), SIZE) == encode(view, SIZE)
            assert rows.setdefault(row, text) == text
    assert len(rows) > 200


def test_what_a_row_holds() -> None:
    assert sum(encode({"gold": 3, "cards": ["rope", None], "tired": True}, 4096)) == 3 + 2 + 1 + 1 + 1
    assert encode({"gold": 3}, 64) != encode({"gems": 3}, 64)
    assert sorted(encode([1 << 40], 64))[-2:] == [1, 1]
    assert encode([1 << 40], 4096) != encode([1 << 41], 4096)
    assert encode([1000] * 100, 1) == [BOUND]
    assert encode([-1000] * 100, 1) == [-BOUND]


def test_rows_are_the_same_in_every_process() -> None:
    view = {"heroes": [{"hero": "sweety", "gold": 2}], "shop": {"items": 4}}
    script = f"from engine.adapters.encoding import encode; print(encode({view!r}, 32))"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert json.loads(result.stdout) == encode(view, 32)


def test_actions_that_are_not_legal_are_refused(game: Played) -> None:
    seats, options = game.variant(1)
    one = env(game.release(), seats=seats, options=options)
    one.reset(seed=1)
    before = one.unwrapped.game.dump()
    with pytest.raises(ValueError, match="legal actions, from index 0 on; 255"):
        one.step(MOST_ACTIONS - 1)
    with pytest.raises(AssertionError, match="not in action space"):
        one.step(MOST_ACTIONS)
    assert one.unwrapped.game.dump() == before


def test_games_without_a_seed_follow_from_the_last_seed(game: Played) -> None:
    def starts(one: GameEnv) -> list[str]:
        found = []
        for _ in range(3):
            one.reset()
            found.append(json.dumps(one.game.dump()))
        return found

    one, other = table(game, 1), table(game, 1)
    first = starts(one)
    assert len(set(first)) == 3
    assert starts(other) == first
    one.reset(seed=5)
    other.reset(seed=5)
    assert starts(one) == starts(other) != first


def test_the_table_can_be_shown(game: Played) -> None:
    one = table(game, 1)
    one.reset(seed=1)
    seat = one.possible_agents.index(one.agent_selection)
    assert json.loads(one.render() or "") == as_json(one.game.view(seat))
    one.render_mode = None
    assert one.render() is None
    one.close()


def test_the_engine_does_without_pettingzoo() -> None:
    """Nothing but the adapter imports it, nor what it brings along."""
    script = (
        "import sys\n"
        "for name in ('pettingzoo', 'gymnasium', 'numpy'): sys.modules[name] = None\n"
        "import engine.adapters, engine.adapters.encoding\n"
        "from tests.conformance.games import GAMES, begin\n"
        "for game in GAMES: begin(game, 1).view(0)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
