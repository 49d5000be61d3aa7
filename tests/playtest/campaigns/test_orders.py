"""Orders: what is played, how large it is, and what is wrong with one that cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from django.conf import settings

from content.models import Release
from engine.kernel import start
from engine.kernel.settings import settings_of
from playtest.campaigns.actions import Content, size_of
from playtest.campaigns.checking import FIELDS, SpecError, read_spec
from playtest.campaigns.chunks import chunk_size
from playtest.campaigns.spec import MOST_CELLS, MOST_GAMES, Spec
from tests.playtest.games.conftest import GAMES, content_of

LANGUAGES = [code for code, _ in settings.LANGUAGES]

REFUSED: list[tuple[dict[str, Any] | list[int], str, str]] = [
    ([], "", "type"),
    ({}, "seats", "missing-field"),
    ({"seats": 4}, "seats", "type"),
    ({"seats": []}, "seats", "campaign-empty-list"),
    ({"seats": [3, 4, 3]}, "seats[2]", "campaign-twice"),
    ({"seats": [True]}, "seats[0]", "type"),
    ({"seats": [4], "sets": 1}, "sets", "unknown-field"),
    ({"seats": [99]}, "seats[0]", "range"),
    ({"seats": [4], "bots": ["random"]}, "bots[0]", "type"),
    ({"seats": [4], "bots": [[]]}, "bots[0]", "campaign-empty-list"),
    ({"seats": [4], "bots": [["random", "random"]]}, "bots[0]", "campaign-line-up"),
    ({"seats": [4], "bots": [["planer"]]}, "bots[0][0]", "campaign-bot-unknown"),
    ({"seats": [4], "bots": [["planner:20"]]}, "bots[0][0]", "campaign-bot-budget"),
    ({"seats": [4], "bots": [["mcts:many"]]}, "bots[0][0]", "campaign-bot-budget"),
    ({"seats": [4], "bots": [["mcts:500ms"]]}, "bots[0][0]", "campaign-bot-clock"),
    ({"seats": [4], "vary": {"temas": [True]}}, "vary.temas", "campaign-option-unknown"),
    ({"seats": [4], "vary": {"teams": []}}, "vary.teams", "campaign-empty-list"),
    ({"seats": [4], "vary": {"teams": [True] * 999}}, "vary.teams", "campaign-long-list"),
    ({"seats": [4], "options": {"temas": True}}, "options.temas", "campaign-option-unknown"),
    (
        {"seats": [4], "options": {"teams": True}, "vary": {"teams": [True, False]}},
        "vary.teams",
        "campaign-fixed-and-varied",
    ),
    ({"seats": [4], "vary": {"characters": [["a", "b"]]}}, "vary.characters[0]", "campaign-seat-list"),
    ({"seats": [4], "games": 0}, "games", "range"),
    ({"seats": [4], "games": "many"}, "games", "type"),
    ({"seats": [4], "seed": -1}, "seed", "range"),
    ({"seats": [4], "games": MOST_GAMES, "vary": {"teams": [True, False]}}, "games", "campaign-many-games"),
    (
        {"seats": [3, 4], "vary": {"turn_limit": list(range(1, 41)), "empty_laps": list(range(1, 41))}},
        "",
        "campaign-many-cells",
    ),
    ({"seats": [4], "vary": {"turn_limit": [20, 0]}}, "vary.turn_limit[1]", "campaign-refused"),
    ({"seats": [4], "options": {"teams": "perhaps"}}, "options.teams", "campaign-refused"),
    ({"seats": [3, 4], "options": {"teams": True}}, "options.teams", "campaign-refused"),
    (
        {"seats": [4], "vary": {"characters": [["a", "b", "c", "d"]]}},
        "vary.characters[0][0]",
        "campaign-refused",
    ),
]


@pytest.mark.parametrize(("given", "path", "key"), REFUSED)
def test_a_wrong_order_is_refused_by_name_in_every_language(given: Any, path: str, key: str) -> None:
    content = content_of("princess")
    with pytest.raises(SpecError) as refused:
        read_spec(given, content)
    found = {(problem.path, problem.fault.key) for problem in refused.value.problems}
    assert (path, key) in found
    lines = {language: refused.value.lines(language) for language in LANGUAGES}
    assert all(line.strip() for told in lines.values() for line in told)
    assert lines["en"] != lines["de"] != lines["es"] != lines["it"]


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(SpecError) as refused:
        read_spec({"seats": [99], "bots": [["nobody"]], "games": 0}, content_of("princess"))
    assert [problem.path for problem in refused.value.problems] == ["seats[0]", "bots[0][0]", "games"]


def test_what_the_engine_refuses_cites_its_rule() -> None:
    with pytest.raises(SpecError) as refused:
        read_spec({"seats": [3], "options": {"teams": True}}, content_of("princess"))
    (problem,) = refused.value.problems
    assert problem.clause.startswith("PR-")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_worth_varying_can_be_varied(game: str) -> None:
    """Whatever a game declares as worth varying, with all its choices: every cell can be played."""
    content = content_of(game)
    declared = settings_of(content)
    for setting in declared.settings:
        if not setting.varies or setting.per_seat:
            continue
        values = [True, False] if setting.sort == "flag" else list(setting.choices)
        if not values:
            continue
        seats = sorted({declared.seats_for({setting.name: value})[1] for value in values})
        spec, grid = read_spec({"seats": seats[:1], "vary": {setting.name: values}}, content)
        assert len(grid.cells) == len(values)
        assert [cell.options[setting.name] for cell in grid.cells] == values
        assert Spec.from_bytes(spec.as_bytes()) == spec == Spec.from_json(spec.as_json())


def test_cells_are_every_combination_and_lists_go_with_their_seats() -> None:
    content = content_of("princess")
    names = sorted(content.entries["character"])
    vary = {"characters": [names[:3], names[:4], []], "rob_loser": [False, True]}
    bots = [["random"], ["random", "random", "planner"]]
    _, grid = read_spec({"seats": [3, 4], "bots": bots, "vary": vary, "games": 5, "seed": 10}, content)
    cells = [(cell.seats, cell.bots[-1], len(cell.options["characters"])) for cell in grid.cells]
    assert len(cells) == 2 * (2 * 2 + 1 * 2)
    assert set(cells) == {(3, bot, size) for bot in ("random", "planner") for size in (3, 0)} | {
        (4, "random", 4),
        (4, "random", 0),
    }
    assert [cell.number for cell in grid.cells] == list(range(12))
    assert grid.games == 60
    plans = [grid.plan(number) for number in range(60)]
    assert {(plan.cell.number, plan.seed) for plan in plans} == {
        (c, s) for c in range(12) for s in range(10, 15)
    }
    assert [plan.seed for plan in plans] == sorted(plan.seed for plan in plans), (
        "all cells, then the next seed"
    )
    with pytest.raises(IndexError):
        grid.plan(60)


def test_the_size_is_known_before_anything_is_played(release: Release) -> None:
    order = {"seats": [3, 4], "vary": {"rob_loser": [False, True]}, "games": 250}
    size = size_of(Content.of_release(release), order)
    assert (size.cells, size.games) == (4, 1000)
    assert 4 < size.chunks < 100


def test_long_games_make_small_chunks() -> None:
    def size(game: str, *bots: str) -> int:
        content = content_of(game)
        _, grid = read_spec({"seats": [4], "bots": [[bot] for bot in bots], "games": 1}, content)
        return chunk_size(content, grid)

    assert size("princess", "random") > size("platformer", "random") > size("platformer", "planner")
    assert size("platformer", "mcts:2000") == 1


def test_an_order_has_no_other_fields_than_those_checked() -> None:
    assert set(Spec.__struct_fields__) == set(FIELDS)


def test_the_largest_order_is_checked_in_time() -> None:
    """Every cell is set up once: a grid of the largest size must not hold a request up."""
    content = content_of("princess")
    vary = {"turn_limit": list(range(1, 101)), "empty_laps": list(range(1, 11))}
    _, grid = read_spec({"seats": [3, 4], "vary": vary, "games": 1}, content)
    assert len(grid.cells) == MOST_CELLS
    assert start(content, seats=3, options=grid.cells[-1].options).seats == 3
