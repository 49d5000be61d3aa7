"""The tool that plants faults: which it plants, and that it tells those noticed from those missed."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from engine.games.dungeons.geometry.compass import NORTH, WEST
from engine.games.dungeons.geometry.face import PLAIN, TileFace
from engine.games.dungeons.geometry.map import OFF_GRID, Map
from tests.mutants.__main__ import draw_sample
from tests.mutants.equivalent import Equivalent, read_singly, reason_for
from tests.mutants.forks import Outcome
from tests.mutants.measuring import Verdict, settle
from tests.mutants.mutations import mutants
from tests.mutants.never_zero import NeverZero, compared_with_zero, read_never_zero, source_of
from tests.mutants.recorded import differ
from tests.mutants.subjects import GAMES, LEFT_OUT, ROOT, is_about_others
from tests.mutants.swapping import loaded_functions, plant

pytestmark = pytest.mark.sources


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
        ("super().a(b)", {"__class__"}),
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


def test_a_method_can_do_without_what_it_inherits(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(
        "class Card:\n"
        "    def grow(self, by):\n"
        "        self.size = by\n"
        "class Large(Card):\n"
        "    def grow(self, by):\n"
        "        self.size = 0\n"
        "        super().grow(by)\n"
    )
    names: dict[str, type] = {}
    exec(compile(path.read_text(), str(path), "exec"), names)
    without = next(mutant for mutant in mutants(path) if mutant.planted == "__class__")
    plant(without, loaded_functions({path}))
    card = names["Large"]()
    card.grow(3)
    assert card.size == 0


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
    for entry in read_singly():
        assert any(entry.is_about(mutant) for mutant in mutants(ROOT / entry.file)), entry
        assert len(entry.reason.split()) > 3, entry


def test_what_a_word_tells_of_itself_is_no_rule(tmp_path: Path) -> None:
    source = tmp_path / "gain.py"
    source.write_text(
        "def _worth(p):\n    return 2 * p['amount']\n\n\n"
        "def _run(g):\n    g.gold += 1\n\n\n"
        "@word('operation', worth=_worth, sample={'amount': 3})\nclass Gain:\n    run = _run\n"
    )
    assert {mutant.function for mutant in mutants(source)} == {"_run"}


def test_an_equivalent_mutant_is_known_by_its_lines() -> None:
    path = Path(__file__).parent / "planted/rules.py"
    mutant = next(mutant for mutant in mutants(path) if mutant.planted == ">")
    file = "tests/mutants/planted/rules.py"
    known = Equivalent(file, "can_buy", "return gold >= price", "return gold > price", "nobody is that rich")
    assert reason_for(mutant, [known]) == "nobody is that rich"
    other = Equivalent(file, "can_buy", "return gold >= price", "return gold < price", "nobody is that rich")
    assert reason_for(mutant, [other]) == ""


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("return g.pos[a] < 0", {"return g.pos[a] <= 0", "return g.pos[a] < 1"}),
        ("return g.pos[a] >= 0", {"return g.pos[a] > 0", "return g.pos[a] >= 1"}),
        ("return g.pos[a] >= (0)", {"return g.pos[a] > (0)", "return g.pos[a] >= (1)"}),
        ("return a and here < 0", {"return a and here <= 0", "return a and here < 1"}),
        ("return -1 < here < 0", {"return -1 < here <= 0", "return -1 < here < 1"}),
        ("return g.pos[here < 0] < a", {"return g.pos[here <= 0] < a", "return g.pos[here < 1] < a"}),
        ("return g.pos[a] > 0", set()),
        ("return g.pos[a] <= 0", set()),
        ("return g.pos[a] == 0", set()),
        ("return g.pos[a] < 1", set()),
        ("return 0 < g.pos[a]", set()),
        ("return g.pos[a] + 1 < 0", set()),
        ("return g.position[a] < 0", set()),
        ("return there < 0", set()),
    ],
)
def test_of_a_number_that_is_never_0_some_comparisons_say_the_same(
    tmp_path: Path, line: str, same: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.mutants.never_zero.ROOT", tmp_path)
    known = NeverZero("game", "nobody stands there", ["g.pos"], {"rules.py": {"rule": ["here"]}})
    path = tmp_path / "game/rules.py"
    path.parent.mkdir()
    path.write_text(f"def rule(g, a, here, there) -> bool:\n    {line}\n")
    found = [mutant for mutant in mutants(path) if reason_for(mutant, [known])]
    assert {mutant.lines()[1].strip() for mutant in found} == same
    path.write_text(f"def other(g, a, here, there) -> bool:\n    {line}\n")
    found = [mutant for mutant in mutants(path) if reason_for(mutant, [known])]
    assert {mutant.lines()[1].strip() for mutant in found} == {each for each in same if "here" not in each}
    outside = tmp_path / "rules.py"
    outside.write_text(path.read_text())
    assert not any(reason_for(mutant, [known]) for mutant in mutants(outside))


def test_all_that_is_called_never_0_is_compared_with_0() -> None:
    for known in read_never_zero():
        compared = {
            (mutant.path.relative_to(ROOT / known.folder).as_posix(), mutant.function, left)
            for path in (ROOT / known.folder).rglob("*.py")
            for mutant in mutants(path)
            if (left := compared_with_zero(mutant))
        }
        listed = {
            (file, function, name)
            for file, functions in known.names.items()
            for function, names in functions.items()
            for name in names
        }
        assert listed <= compared, listed - compared
        assert set(known.everywhere) <= {source_of(left) for _, _, left in compared}
        assert len(known.reason.split()) > 3


def test_space_0_of_the_dungeons_is_never_stood_on() -> None:
    """Why so many comparisons of theirs say the same with another sign: even in-between spaces, one outside
    of their tile, are farther in."""
    board = Map(12, 12)
    for column, row in ((0, 0), (0, 4), (4, 0), (1, 4), (4, 1)):
        assert board.obstacle(TileFace(0, 3, 3, [PLAIN] * 9, []), column, row, 0) == OFF_GRID
    board.lay(TileFace(0, 3, 3, [PLAIN] * 9, [NORTH, 0, WEST, 0]), 2, 2, 0)
    assert min(space for space in range(board.size) if not board.opaque[space]) == 14
    assert min(there for there in board.near if there >= 0) == 14


def test_recorded_games_notice_what_changes_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not differ("puddles")
    monkeypatch.setattr("tests.puddles.state.State.draw", lambda g, seat: None)
    assert differ("puddles")
    assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)  # it would end this process a minute later


def test_a_machine_that_is_too_busy_kills_nothing(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("def f(a, b):\n    return a < b\n")
    fault = mutants(tmp_path / "rules.py")[0]
    outcomes = {
        signal.SIGKILL: (False, ""),
        signal.SIGPROF: (True, "a test does not end"),
        0: (True, "test_f"),
    }
    for ended, wanted in outcomes.items():
        verdict = Verdict(fault)
        settle(verdict, Outcome(0, None if ended else "test_f", ended))
        assert (verdict.tried, verdict.killed_by) == wanted


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
