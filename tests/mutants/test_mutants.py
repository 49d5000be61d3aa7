"""The tool that plants faults: which it plants, and that it tells those noticed from those missed."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.mutants.__main__ import draw_sample
from tests.mutants.equivalent import Equivalent, read_equivalents, reason_for
from tests.mutants.mutations import mutants
from tests.mutants.recorded import differ
from tests.mutants.subjects import GAMES, LEFT_OUT, ROOT, is_about_others


def planted(tmp_path: Path, source: str) -> list[str]:
    """The lines that are planted into a source."""
    path = tmp_path / "rules.py"
    path.write_text(dedent(source))
    return [mutant.lines()[1].strip() for mutant in mutants(path)]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("return a < b", {"return a <= b", "return not (a < b)"}),
        ("return a == b", {"return a != b"}),
        ("return a in b", {"return a not in b"}),
        ("return not a", {"return (a)"}),
        ("return a and b", {"return a or b", "return not (a and b)"}),
        ("a += b", {"a -= b", "pass"}),
        ("a.b = c", {"pass"}),
        ("a(b)", {"pass"}),
        ("b = a * (c)", {"b = a // (c)"}),
        ("b = a[3]", {"b = a[4]", "b = a[2]"}),
        ("b = a[-1]", {"b = a[0]"}),
        ("b = True", {"b = False"}),
        ("b = min(a)", {"b = max(a)"}),
        ("b = range(a)", {"b = range((a) - 1)"}),
        ("if a(b): c = d", {"if not (a(b)): c = d"}),
        ("for a in b: break", {"for a in b: continue"}),
        ("b = c if a else d", {"b = c if not (a) else d"}),
        ('a = "text" + b', set()),
        ("assert a > 3", set()),
        ('raise AssertionError("a > 3")', set()),
        ("a: dict[int, 3]", set()),
        ('"""A docstring > 3."""', set()),
    ],
)
def test_the_faults_of_a_line(tmp_path: Path, line: str, wanted: set[str]) -> None:
    source = f"def rule(a, b) -> bool:\n    {line}\n"
    assert set(planted(tmp_path, source)) == wanted


def test_a_returned_number_is_one_more(tmp_path: Path) -> None:
    assert planted(tmp_path, "def rule(a) -> int:\n    return a\n") == ["return (a) + 1"]


def test_only_functions_are_mutated_and_not_their_defaults(tmp_path: Path) -> None:
    source = """
        LIMIT = 3

        class Card:
            price: int = 4

            @property
            def cost(self, more: int = 5) -> str:
                return self.price + 6
    """
    assert planted(tmp_path, source) == [
        "return self.price - 6",
        "return self.price + 5",
        "return self.price + 7",
    ]


def test_a_sample_is_the_same_for_the_same_seed_and_leaves_out_what_holds_no_rules() -> None:
    games = list(GAMES.values())
    one, number = draw_sample(games, "7", 50)
    assert one == draw_sample(games, "7", 50)[0]
    assert one != draw_sample(games, "8", 50)[0]
    assert number > 1000
    names = {path.relative_to(ROOT / "engine/games").as_posix() for game in games for path in game.sources()}
    assert not {"platformer/worth.py", "dungeons/samples.py", "platformer/attacking.py"} & names
    assert {"dungeons/attacking.py", "platformer/words/ops/gain.py"} <= names
    for pattern in LEFT_OUT:
        assert list((ROOT / "engine/games").glob(pattern)), f"{pattern} leaves nothing out"


def test_tests_of_other_games_are_not_used() -> None:
    one = [GAMES["princess"]]
    assert is_about_others("tests/conformance/test_contract.py::test_random_games_end[dungeons]", one)
    assert is_about_others("tests/a.py::test_games[12-dungeons]", one)
    assert not is_about_others("tests/a.py::test_games[12-princess]", one)
    assert not is_about_others("tests/rules/princess/test_turn.py::test_a_turn", one)


def test_every_mutant_that_is_called_equivalent_exists_and_has_a_reason() -> None:
    for entry in read_equivalents():
        assert any(entry.is_about(mutant) for mutant in mutants(ROOT / entry.file)), entry
        assert len(entry.reason.split()) > 3, entry


def test_an_equivalent_mutant_is_known_by_its_lines() -> None:
    path = Path(__file__).parent / "planted/rules.py"
    mutant = next(mutant for mutant in mutants(path) if mutant.planted == ">")
    file = "tests/mutants/planted/rules.py"
    known = Equivalent(file, "can_buy", "return gold >= price", "return gold > price", "nobody is that rich")
    assert reason_for(mutant, [known]) == "nobody is that rich"
    other = Equivalent(file, "can_buy", "return gold >= price", "return gold < price", "nobody is that rich")
    assert reason_for(mutant, [other]) == ""


def test_recorded_games_notice_what_changes_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not differ("puddles")
    monkeypatch.setattr("tests.puddles.state.State.draw", lambda g, seat: None)
    assert differ("puddles")
    assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)  # it would end this process a minute later


def test_planted_faults_are_noticed_or_missed_as_their_tests_deserve() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutants.planted"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = {
        (entry["function"], entry["planted"]): entry for entry in json.loads(done.stdout.splitlines()[-1])
    }
    killed = {key: entry["killed_by"] for key, entry in found.items()}
    assert killed["can_buy", "return gold > price"] == "test_whoever_has_the_price_can_buy"
    assert killed["can_sell", "return cards >= 0"] == ""
    assert found["can_sell", "return cards >= 0"]["tests"] == 1
    assert killed["can_sell", "return not (cards > 0)"] == "test_whoever_has_many_cards_can_sell"
    assert killed["can_steal", "return not (cards > 0)"] == ""
    assert found["can_steal", "return not (cards > 0)"]["tests"] == 0
    assert killed["count_down", "gone -= 1"] == "test_counting_down_ends"
    assert killed["count_down", "steps += 1"] == "a test does not end"
