"""What copies and saves a state follows from the declaration of its fields, and is what was committed."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from studio import generate_states
from studio.generate_states import COMMAND, ROOT, DeclarationError, main, written_for

GAMES = sorted(path.parent for path in ROOT.glob("engine/games/*/state.py"))
FOLDERS = ["tests/puddles", *(str(game.relative_to(ROOT)) for game in GAMES)]
SAMPLE = '''
from engine.kernel.keeping import Anew, Cards, Later, Lent, Shared, Unsaved

class Throw:
    def __init__(self, die: int) -> None:
        self.die: int = die
        self.faces: list[int] = []

class Map:
    lent = 0

    def lend(self) -> "Map":
        self.lent += 1
        return self

class Base:
    def lay(self, seats: int) -> None:
        self.seats: int = seats

class State(Base):
    def lay_out(self, seats: int, map: Map) -> None:
        """Everything."""
        self.lay(seats)
        self.map: Lent[Map] = map
        self.limit: int
        self.over: bool = False
        self.gold: list[int] = [0] * seats
        self.hands: Cards[list[list[int]]] = [[] for _ in range(seats)]
        self.throws: list[Throw] = []
        self.tiles: Shared[Cards[list[int]]] = []
        self.sums: Unsaved[list[int]] = []
        self.told: Anew[list[int]] = []
        self.greedy: Later[int] = 7
'''
WHERE = "in State.lay_out"


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for a small state, in a place of its own."""
    monkeypatch.setattr(generate_states, "ROOT", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / "sample_state"
    folder.mkdir()
    yield folder
    for name in [name for name in sys.modules if name.split(".")[0] == "sample_state"]:
        del sys.modules[name]


def made(folder: Path) -> tuple[ModuleType, ModuleType]:
    """The modules of the sample: what was declared, and what was written for it."""
    (folder / "state.py").write_text(SAMPLE)
    main(["sample_state"])
    names = ("sample_state.state", "sample_state.state_copying")
    return importlib.import_module(names[0]), importlib.import_module(names[1])


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_committed_is_what_follows_from_the_declaration(folder: str) -> None:
    committed = (ROOT / folder / "state_copying.py").read_text(encoding="utf-8")
    assert committed == written_for(ROOT / folder), f"run: {COMMAND} {folder}"


def test_a_copy_is_independent_and_shares_what_may_be_shared(sample: Path) -> None:
    declared, written = made(sample)
    g = declared.State()
    g.lay_out(2, declared.Map())
    g.limit, g.told, g.throws = 5, [1], [declared.Throw(3)]
    copy = written.clone_state(g)
    assert (copy.seats, copy.limit, copy.over, copy.greedy, copy.told) == (2, 5, False, 7, [])
    assert copy.tiles is g.tiles
    assert copy.sums is g.sums
    assert (copy.map, copy.map.lent) == (g.map, 1)
    copy.gold[0] = 9
    copy.hands[1].append(4)
    copy.throws[0].faces.append(6)
    assert (g.gold, g.hands, g.throws[0].faces, g.told) == ([0, 0], [[], []], [], [1])
    assert copy.throws[0].die == 3


def test_what_is_saved_is_loaded_and_nothing_else(sample: Path) -> None:
    declared, written = made(sample)
    g = declared.State()
    g.lay_out(2, declared.Map())
    g.limit, g.over, g.gold, g.hands, g.tiles, g.sums, g.greedy = 5, True, [1, 2], [[3], []], [4], [8], 1
    throw = declared.Throw(3)
    throw.faces = [6, 6]
    g.throws = [throw]
    saved = json.loads(json.dumps(written.dump_state(g)))
    assert saved == {
        "seats": 2,
        "limit": 5,
        "over": True,
        "gold": [1, 2],
        "hands": [[3], []],
        "throws": [{"die": 3, "faces": [6, 6]}],
        "tiles": [4],
        "greedy": 1,
    }
    again = declared.State()
    again.lay_out(2, declared.Map())
    written.fill_state(again, saved)
    assert written.dump_state(again) == saved
    assert again.sums == []
    assert again.hands is not saved["hands"]
    del saved["greedy"]
    again.lay_out(2, declared.Map())
    written.fill_state(again, saved)  # saved before there was such a field
    assert again.greedy == 7
    del saved["limit"]
    with pytest.raises(KeyError, match="limit"):
        written.fill_state(again, saved)


def test_a_state_may_keep_an_inherited_field_otherwise(sample: Path) -> None:
    (sample / "state.py").write_text(f"{SAMPLE}        self.seats: Unsaved[int] = seats\n")
    assert '"seats"' not in written_for(sample)
    assert "to.seats" in written_for(sample)


def test_where_cards_lie_is_known(sample: Path) -> None:
    assert made(sample)[1].CARDS == ("hands", "tiles")


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("        self.luck = 3", f"luck is not declared: write `self.luck: <its type> = ...` {WHERE}"),
        (
            "    def later(self) -> None:\n        self.luck: int = 3",
            f"write `self.luck: int = 3` {WHERE}, where the others are declared",
        ),
        ("    luck: int", f"write `self.luck: int` {WHERE}, with what a new game has there"),
        ("    def later(self) -> None:\n        self.luck = 3", "luck is not declared: write `self.luck: <"),
        (
            "        self.luck: dict[int, int] = {}",
            "save luck, a dict[int, int]: write `Shared[dict[",
        ),
        ("        self.luck: list[Luck] = []", "there is no class Luck"),
        ("        self.luck: Later[int]", "must have something there: write `self.luck: Later[int] = ...`"),
    ],
)
def test_a_field_that_is_not_declared_is_a_fault_that_says_what_to_write(
    sample: Path, more: str, told: str
) -> None:
    (sample / "state.py").write_text(f"{SAMPLE}{more}\n")
    with pytest.raises(DeclarationError) as fault:
        written_for(sample)
    assert str(fault.value).startswith("sample_state/state.py:")
    assert told in str(fault.value)


def test_a_folder_without_a_state_is_told_and_nothing_is_written(
    sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["sample_state"])
    assert "sample_state has no state.py" in capsys.readouterr().err
    assert list(sample.iterdir()) == []
