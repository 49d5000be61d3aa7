"""`make test` runs its phases side by side, tells all that is wrong, and leaves nothing behind."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.checks import CHECKS, passes
from tests.folders import WITHOUT_DATABASE, not_on_postgresql
from tests.run import OF_SOURCES, PHASES, ROOT, Phase, Runner, environment_of, main, summary, with_needed

MARKED = re.compile(r"pytest\.mark\.(sources|builds)\b")


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def saying(text: str, **phase: object) -> Phase:
    return Phase([python(f"print({text!r})")], **phase)  # type: ignore[arg-type]


def test_phases_run_side_by_side(tmp_path: Path) -> None:
    """Each waits for the other, so one after the other they would never end."""
    meet = (
        "import pathlib, time; pathlib.Path({0!r}).touch()\n"
        "while not pathlib.Path({1!r}).exists(): time.sleep(0.01)"
    )
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    phases = {"one": Phase([python(meet.format(one, two))]), "two": Phase([python(meet.format(two, one))])}
    assert all(each.passed for each in Runner(phases, places=2).run())


def test_a_phase_waits_for_what_it_needs_and_for_a_place(tmp_path: Path) -> None:
    log = tmp_path / "log"
    note = (
        "import time; log = open({!r}, 'a', 1); log.write('+'); time.sleep(0.05); log.write('-'); log.close()"
    )
    phase = Phase([python(note.format(str(log)))])
    phases = {"late": Phase(phase.commands, after=("early",)), "early": phase, "other": phase}
    ended = Runner(phases, places=1).run()
    assert [each.name for each in ended] == ["early", "late", "other"]
    assert log.read_text() == "+-+-+-"


def test_a_phase_that_fails_stops_only_what_needs_it(capsys: pytest.CaptureFixture[str]) -> None:
    phases = {
        "broken": Phase([python("print('because of this'); raise SystemExit(3)"), python("print('never')")]),
        "needs it": saying("no", after=("broken",)),
        "needs that": saying("no", after=("needs it",)),
        "sound": saying("7 passed in 1.00s"),
    }
    ended = Runner(phases, places=1).run()
    assert {each.name: (each.began, each.passed) for each in ended} == {
        "broken": (True, False),
        "needs it": (False, False),
        "needs that": (False, False),
        "sound": (True, True),
    }
    told = summary(ended)
    assert told.startswith("===== broken =====\nbecause of this\n")
    assert "never" not in told
    rows = [re.sub(r" +\d+ s, processor +\d+ s +", " | ", line) for line in told.splitlines()[-5:-1]]
    assert sorted(rows) == [
        "broken            FAILED | because of this",
        "needs it          not run",
        "needs that        not run",
        "sound             passed | 7 passed in 1.00s",
    ]
    assert "because of this" not in capsys.readouterr().out, "it is told at the end, where it is looked for"


def test_a_program_that_is_missing_fails_its_phase() -> None:
    (ended,) = Runner({"absent": Phase([["/nowhere/at/all"]])}).run()
    assert not ended.passed
    assert "/nowhere/at/all" in ended.output


def test_what_is_temporary_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (ended,) = Runner({"messy": Phase([python("import tempfile; print(tempfile.mkdtemp())")])}).run()
    made = Path(ended.last_line)
    assert tmp_path in made.parents
    assert list(tmp_path.iterdir()) == []


def test_bytecode_is_kept_whatever_the_machine_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in environment_of(PHASES["tests-compiled"], "/tmp")


def test_the_status_says_whether_all_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PHASES, "lint", Phase([python("raise SystemExit(4)")]))
    monkeypatch.setitem(PHASES, "types", saying("ok"))
    assert main(["types"]) == 0
    assert main(["types", "lint"]) == 4
    assert main(["nonsense"]) == 2
    for name in list(PHASES):
        if name not in ("lint", "types"):
            monkeypatch.delitem(PHASES, name)
    assert main([]) == 1
    monkeypatch.setitem(PHASES, "lint", saying("ok"))
    assert main([]) == 0


def test_needed_phases_come_first_and_once() -> None:
    found = with_needed(["tests-postgresql", "tests-compiled"])
    assert found == ["build", "catalogues", "bytecode", "tests-postgresql", "tests-compiled"]


def test_every_phase_is_a_target_for_people() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"-m tests\.run (.+)$", makefile, re.MULTILINE))
    assert {name for names in targets for name in names.split()} == set(PHASES) - {
        "build",
        "catalogues",
        "bytecode",
    }


def test_what_runs_from_the_sources_is_where_it_is_looked_for() -> None:
    marked = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tests").rglob("*.py")
        if MARKED.search(path.read_text(encoding="utf-8"))
    ]
    assert marked
    assert [name for name in marked if not name.startswith(OF_SOURCES)] == []


def test_folders_that_are_left_out_are_there() -> None:
    """That no test in them touches the database is looked at whenever tests are collected."""
    assert [folder for folder in WITHOUT_DATABASE if not (ROOT / folder).is_dir()] == []
    (command,) = PHASES["tests-postgresql"].commands
    assert {f"--ignore={folder}" for folder in WITHOUT_DATABASE} < set(command)


def test_every_file_is_tried_on_postgresql_sooner_or_later() -> None:
    left_out = [set(not_on_postgresql(f"commit {number}")) for number in range(60)]
    assert set.intersection(*left_out) == set()
    assert "tests/editor/test_find.py" in set.union(*left_out)
    assert "tests/studio/backups/test_whole_studio.py" not in set.union(*left_out)  # has what runs only there


def test_a_check_that_finds_something_fails(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "packs check" in CHECKS
    assert not passes(f"packs check {tmp_path}")
    assert not passes("no_such_command")
    assert passes("sprites check")
    assert "no_such_command" in capsys.readouterr().out


def test_the_home_of_tests_is_gone_afterwards(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "TILEWRIGHT_HOME"}
    environment["TMPDIR"] = str(tmp_path)
    program = "import tests.settings as of; assert of.HOME.is_dir(); print(of.HOME)"
    done = subprocess.run(
        python(program), cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert Path(done.stdout.strip()).parent == tmp_path
    assert list(tmp_path.iterdir()) == []
