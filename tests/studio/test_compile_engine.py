"""Compiling the engine: which modules, into what, and who uses it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from content import engine_build
from content.engine_build import Progress, Stage
from engine import compiled
from studio import compile_in_background
from studio.compile_engine.building import BuildError, MissingError, _wrappers
from studio.compile_engine.modules import hot_modules
from studio.compile_engine.units import CompilerError, Making, Toolchain, make

ROOT = Path(__file__).parents[2]
GONE = 2**22 + 1
"""More than any process has as its number."""
BUILD = """
from studio.compile_engine.building import build
print(build(["engine/kernel/rng.py"], tell=lambda done, of: print(done * 100 // of)))
"""
LOOK = "from engine.kernel import chance, rng; print(rng.__file__, chance.__file__)"


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own."""
    kept = {name: value for name, value in os.environ.items() if name != "TILEWRIGHT_ENGINE"}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**kept, "MYPYC_OPT_LEVEL": "0", "PYTHONWARNINGS": "ignore", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def write(folder: Path, name: str, text: str) -> None:
    place = folder / name
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)


def test_what_plays_is_compiled_and_what_declares_is_not() -> None:
    hot = set(hot_modules(ROOT))
    assert {"engine/kernel/rng.py", "engine/kernel/playing.py", "engine/effects/firing.py"} <= hot
    for game in (ROOT / "engine" / "games").iterdir():
        if (game / "kinds.py").is_file():
            below = game.relative_to(ROOT).as_posix()
            assert {f"{below}/{name}.py" for name in ("state", "machine", "play", "policy")} <= hot
            assert not {f"{below}/{name}.py" for name in ("kinds", "options", "__init__")} & hot
            assert not [each for each in hot if each.startswith(f"{below}/words/ops/")]


def test_what_others_derive_from_decides_as_well(tmp_path: Path) -> None:
    write(tmp_path, "engine/kernel/__init__.py", "from engine.kernel.seen import Seen\n")
    write(tmp_path, "engine/kernel/seen.py", "import msgspec\nclass Seen(msgspec.Struct): ...\n")
    write(tmp_path, "engine/kernel/own.py", "class Own: ...\nclass Other(Own): ...\n")
    write(tmp_path, "engine/games/a/view.py", "from engine.kernel import Seen\nclass View(Seen): x: int\n")
    write(tmp_path, "engine/games/a/more.py", "from engine.games.a import view\nclass More(view.View): ...\n")
    write(tmp_path, "engine/games/a/make.py", "from engine.games.a.view import View\nmade = View(1)\n")
    write(tmp_path, "engine/bots/one.py", "x = 1\n")
    write(tmp_path, "engine/bots/two.py", "from engine.kernel.base import Base\nclass Two(Base): ...\n")
    write(tmp_path, "engine/kernel/base.py", "class Base: ...\n")
    write(tmp_path, "engine/bots/three.py", "from engine.kernel.wide import Wide\nclass Three(Wide): ...\n")
    allowed = "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Wide: ...\n"
    write(tmp_path, "engine/kernel/wide.py", f"from mypy_extensions import mypyc_attr\n{allowed}")
    assert hot_modules(tmp_path) == [
        "engine/games/a/make.py",
        "engine/kernel/own.py",
        "engine/kernel/wide.py",
    ]


def test_a_fingerprint_is_that_of_everything_a_build_follows_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    write(tmp_path, "engine/one.py", "x = 1\n")
    write(tmp_path, "engine/__pycache__/one.pyc", "")
    seen = [compiled.fingerprint()]
    assert compiled.fingerprint() == seen[0]
    write(tmp_path, "engine/one.py", "x = 2\n")
    seen.append(compiled.fingerprint())
    (tmp_path / "engine/one.py").rename(tmp_path / "engine/two.py")
    seen.append(compiled.fingerprint())
    write(tmp_path, "studio/compile_engine/recipe.py", "")
    seen.append(compiled.fingerprint())
    monkeypatch.setenv("MYPYC_OPT_LEVEL", "1")
    seen.append(compiled.fingerprint())
    monkeypatch.setattr(sys, "version", "4.0")
    seen.append(compiled.fingerprint())
    assert len(set(seen)) == len(seen)


@pytest.mark.builds
def test_the_tests_run_what_they_say() -> None:
    assert compiled.is_compiled() == (os.environ["TILEWRIGHT_ENGINE"] == "compiled")


def test_a_build_is_used_by_whoever_does_not_want_the_sources(tmp_path: Path) -> None:
    builds = str(tmp_path / "engines")
    built = python(BUILD, TILEWRIGHT_BUILDS=builds)
    assert built.returncode == 0, built.stderr
    *percents, folder = built.stdout.split()
    assert [int(each) for each in percents] == sorted(map(int, percents))
    assert percents[-1] == "100"
    begun = time.monotonic()
    assert python(BUILD, TILEWRIGHT_BUILDS=builds).stdout.split() == [folder], "it is there already"
    assert time.monotonic() - begun < 30
    ours, theirs = python(LOOK, TILEWRIGHT_BUILDS=builds).stdout.split()
    assert Path(ours).parent == Path(folder)
    assert Path(theirs) == ROOT / "engine" / "kernel" / "chance.py", (
        "what is not in it comes from the sources"
    )
    sources = python(LOOK, TILEWRIGHT_BUILDS=builds, TILEWRIGHT_ENGINE="sources").stdout.split()
    assert Path(sources[0]) == ROOT / "engine" / "kernel" / "rng.py"
    other = python(LOOK, TILEWRIGHT_BUILDS=builds, MYPYC_OPT_LEVEL="1").stdout.split()
    assert Path(other[0]) == ROOT / "engine" / "kernel" / "rng.py", "another fingerprint"


def test_modules_that_end_alike_are_wrapped_in_different_files(tmp_path: Path) -> None:
    names = ("engine.kernel.state", "engine.kernel.play", "engine.games.a.state", "engine.games.b.state")
    shims = {name: tmp_path / f"{name}.c" for name in names}
    units = _wrappers(shims, tmp_path)
    assert [list(parts) for parts in units.values()] == [[*names[:2]], [names[2]], [names[3]]]
    for unit, parts in units.items():
        written = unit.read_text()
        assert [line for line in written.splitlines() if line.startswith("#include")] == [
            f'#include "{source}"' for source in parts.values()
        ]
        renamed = [line.split()[2] for line in written.splitlines() if line.startswith("#define")]
        assert len(set(renamed)) == len(parts), "what each of them has is named apart"


@pytest.mark.parametrize(("wanted", "said"), [("compiled", "is no build"), ("fast", "cannot be")])
def test_what_cannot_be_is_said(wanted: str, said: str, tmp_path: Path) -> None:
    done = python(LOOK, TILEWRIGHT_BUILDS=str(tmp_path), TILEWRIGHT_ENGINE=wanted)
    assert done.returncode == 1
    assert said in done.stderr.splitlines()[-1]


def test_the_same_command_on_the_same_files_is_not_run_again(tmp_path: Path) -> None:
    source, log = tmp_path / "a.c", tmp_path / "log"
    source.write_text("1")
    script = (
        f"import sys, pathlib; open({str(log)!r}, 'a').write('x'); pathlib.Path(sys.argv[2]).write_text('m')"
    )
    wanted = Making([sys.executable, "-c", script], [source], ".o")
    heard: list[int] = []
    (place,) = make([wanted], tmp_path / "made", jobs=2, tell=heard.append)
    assert place.read_text() == "m"
    make([wanted], tmp_path / "made", jobs=2, tell=heard.append)
    assert log.read_text() == "x"
    source.write_text("2")
    make([wanted], tmp_path / "made", jobs=2, tell=heard.append)
    assert log.read_text() == "xx"
    assert heard == [wanted.weight()] * 3


def test_what_the_compiler_says_is_told(tmp_path: Path) -> None:
    wanted = Making([sys.executable, "-c", "raise SystemExit('no such type')"], [], ".o")
    with pytest.raises(CompilerError, match="no such type"):
        make([wanted], tmp_path, jobs=1)
    assert not list(tmp_path.iterdir())


def test_a_machine_without_a_compiler_says_which(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert Toolchain.of_python().lacks() == ""
    monkeypatch.setenv("CC", "no-such-compiler")
    assert Toolchain.of_python().lacks() == "no-such-compiler"
    done = python(BUILD, TILEWRIGHT_BUILDS=str(tmp_path / "engines"), CC="no-such-compiler")
    assert "MissingError: no-such-compiler" in done.stderr


class TestInTheBackground:
    @pytest.fixture(autouse=True)
    def _builds(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TILEWRIGHT_BUILDS", str(tmp_path / "engines"))
        monkeypatch.setattr(compile_in_background, "fingerprint", lambda: "f1")

    def test_nobody_builds_in_tests(self) -> None:
        assert not compile_in_background.is_wanted()

    def test_what_is_missing_is_told_and_tried_again_at_the_next_start(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        tried = []

        def build(*, tell: object) -> None:
            tried.append(engine_build.read())
            raise MissingError("gcc")

        monkeypatch.setattr(compile_in_background, "build", build)
        for _start in range(2):
            compile_in_background.compile_for(GONE)
            assert engine_build.read() == Progress(Stage.MISSING, "f1", lacks="gcc")
        assert [each.stage for each in tried if each] == [Stage.BUILDING, Stage.BUILDING]
        assert "bots play several times slower" in caplog.text

    def test_what_fails_is_told_and_not_tried_again_with_the_same_sources(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        tried = []

        def build(*, tell: object) -> None:
            tried.append(tell)
            raise BuildError("engine/kernel/rng.py:3: error")

        monkeypatch.setattr(compile_in_background, "build", build)
        compile_in_background.compile_for(GONE)
        compile_in_background.compile_for(GONE)
        assert engine_build.read() == Progress(Stage.FAILED, "f1")
        assert len(tried) == 1
        monkeypatch.setattr(compile_in_background, "fingerprint", lambda: "f2")
        compile_in_background.compile_for(GONE)
        assert len(tried) == 2

    def test_whoever_compiled_and_is_gone_is_not_waited_for(self) -> None:
        assert engine_build.read() is None
        engine_build.tell(Progress(Stage.BUILDING, "f1", os.getpid(), 1, 4))
        found = engine_build.read()
        assert found is not None
        assert found.percent == 25
        engine_build.tell(Progress(Stage.BUILDING, "f1", GONE, 1, 4))
        assert engine_build.read() is None
