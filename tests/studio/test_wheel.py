"""Wheels: everything the studio needs is inside, and a game is played from one as from the sources."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest

from engine.kernel.replay import digest
from studio import engine_wheel
from studio.version import VERSION
from tests.conformance.games import GAMES, begin, plies

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "content", "printing", "editor", "playtest", "studio")
FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
PLAY = """
import json, sys
from pathlib import Path
from engine.games.platformer import machine
from engine.kernel import start
from engine.kernel.replay import digest
from engine.kernel.rng import Stream, seeded
from engine.snapshot import Snapshot

seats, options, seed, release = json.loads(sys.argv[1])
game = start(Snapshot.read(Path(release).read_bytes()), seats=seats, seed=seed, options=options)
stream = Stream(seeded(seed))
while game.to_act:
    legal = game.actions()
    stream.below(1)
    game.apply(legal[stream.below(len(legal))])
print(json.dumps([machine.__file__, digest(game)]))
"""


def elsewhere() -> dict[str, str]:
    """The environment of somebody who has the wheel and no builds of ours."""
    return {name: value for name, value in os.environ.items() if name != "TILEWRIGHT_ENGINE"}


def build(folder: Path, pure: bool) -> Path:
    """Build a wheel from a copy of the tree, unpack it, and say where."""
    tree = folder / "tree"
    for name in (*PACKAGES, "locale", "docs"):
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in FILES:
        shutil.copy2(ROOT / name, tree / name)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--quiet"]
    environment = {
        **elsewhere(),
        "TILEWRIGHT_PURE": "1" if pure else "",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    subprocess.run([*command, "-w", str(folder), "."], cwd=tree, env=environment, check=True)
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("-none-any.whl") == pure
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def play(installed: Path, folder: Path, number: int) -> str:
    """Play a game of the suite from the wheel in a fresh process; the module that played and how it ended."""
    seats, options = GAMES[0].variant(number)
    release = folder / "release.json"
    release.write_bytes(GAMES[0].release().content)
    arguments = json.dumps([seats, options, number, str(release)])
    environment = {**elsewhere(), "PYTHONPATH": str(installed)}
    result = subprocess.run(
        [sys.executable, "-c", PLAY, arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    module, ended = json.loads(result.stdout)
    assert Path(module).is_relative_to(installed)
    here = begin(GAMES[0], number)
    for _ in plies(here, number):
        pass
    assert ended == digest(here)
    return Path(module).suffix


def test_a_wheel_holds_everything_and_plays_the_same_game(tmp_path: Path) -> None:
    installed = build(tmp_path, pure=True)
    assert play(installed, tmp_path, 3) == ".py"
    kinds = {".py", ".yaml", ".png", ".svg", ".html", ".css", ".js", ".ftl", ".po", ".md"}
    for name in (*PACKAGES, "locale", "docs"):
        wanted = {p.relative_to(ROOT) for p in (ROOT / name).rglob("*") if p.is_file() and p.suffix in kinds}
        found = {p.relative_to(installed) for p in (installed / name).rglob("*")}
        assert wanted <= found, sorted(wanted - found)[:5]


def environment_of(wheel: Path, folder: Path) -> Path:
    """A folder with what a wheel says that it needs, what that needs, and nothing else."""
    waiting = [
        requirement
        for requirement in distribution_in(wheel).requires or []
        if "extra ==" not in requirement.partition(";")[2]
    ]
    folder.mkdir()
    found: set[str] = set()
    while waiting:
        name = re.split(r"[^\w.-]", waiting.pop(), maxsplit=1)[0]
        if name in found:
            continue
        found.add(name)
        needed = distribution(name)
        waiting += [each for each in needed.requires or [] if ";" not in each]
        for top in {path.parts[0] for path in needed.files or [] if ".." not in path.parts}:
            if not (folder / top).exists():
                (folder / top).symlink_to(Path(str(needed.locate_file(top))))
    return folder


def distribution_in(wheel: Path) -> Distribution:
    """What an unpacked wheel says of itself."""
    (about,) = wheel.glob("*.dist-info")
    return Distribution.at(about)


def play_engine(folder: Path, pure: bool) -> str:
    """Build the engine's wheel and play a game from it, where there is nothing but what it needs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TILEWRIGHT_PURE", "1" if pure else "")
        patch.delenv("TILEWRIGHT_ENGINE")
        engine_wheel.build(folder)
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("-none-any.whl") == pure
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    installed = folder / "installed"
    assert {path.name for path in installed.iterdir() if path.is_dir()} == {
        "engine",
        f"tilewright_engine-{VERSION}.dist-info",
    }
    seats, options = GAMES[0].variant(3)
    release = folder / "release.json"
    release.write_bytes(GAMES[0].release().content)
    paths = [str(installed), str(environment_of(installed, folder / "needed"))]
    done = subprocess.run(
        [
            *(sys.executable, "-I", "-S", "-c", f"import sys; sys.path += {paths}\n{PLAY}"),
            json.dumps([seats, options, 3, str(release)]),
        ],
        cwd=folder,
        env=elsewhere(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    module, ended = json.loads(done.stdout)
    here = begin(GAMES[0], 3)
    for _ in plies(here, 3):
        pass
    assert ended == digest(here)
    return Path(module).suffix


def test_the_engines_wheel_needs_nothing_of_the_studio(tmp_path: Path) -> None:
    assert play_engine(tmp_path, pure=True) == ".py"


@pytest.mark.soak
def test_the_engines_compiled_wheel_needs_nothing_of_the_studio(tmp_path: Path) -> None:
    assert play_engine(tmp_path, pure=False) == ".so"


@pytest.mark.soak
def test_a_compiled_wheel_plays_the_same_game(tmp_path: Path) -> None:
    assert play(build(tmp_path, pure=False), tmp_path, 3) == ".so"
