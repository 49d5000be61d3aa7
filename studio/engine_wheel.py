"""``python -m studio.engine_wheel``: a wheel of the engine alone, in ``dist``, for whoever plays or trains
agents without a studio. Compiled like that of the studio; ``TILEWRIGHT_PURE=1`` leaves it as sources."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from studio.version import VERSION

ROOT = Path(__file__).parents[1]
NEEDED = ("fluent.runtime", "msgspec", "mypy-extensions")
"""What the engine imports; which versions is said in `pyproject.toml`, like for the studio."""
BESIDE = (
    "LICENSE",
    "setup.py",
    "studio/__init__.py",
    "studio/compile_engine/__init__.py",
    "studio/compile_engine/modules.py",
)
"""What stands beside the engine while it is built; no part of the wheel."""


def build(target: Path) -> None:
    """Build the wheel into a folder."""
    with tempfile.TemporaryDirectory(prefix="tilewright-engine-") as folder:
        tree = Path(folder)
        lay_out(tree)
        command = [sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*command, "--no-build-isolation", "-w", str(target), "."], cwd=tree, check=True)


def lay_out(tree: Path) -> None:
    """The sources of the wheel: the engine, what compiles it, and its own project file."""
    shutil.copytree(ROOT / "engine", tree / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for name in BESIDE:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tree / name)
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (tree / "pyproject.toml").write_text(_project(whole), encoding="utf-8")


def _project(whole: dict[str, Any]) -> str:
    """The project file: that of the studio, without what only the studio needs."""
    said = whole["project"]
    needed = [each for each in said["dependencies"] if _name(each) in NEEDED]
    return "\n".join(
        (
            "[build-system]",
            f"requires = {json.dumps(whole['build-system']['requires'])}",
            f"build-backend = {json.dumps(whole['build-system']['build-backend'])}",
            "[project]",
            'name = "tilewright-engine"',
            f"version = {json.dumps(VERSION)}",
            'description = "The rules of Tilewright\'s games: kernel, effect language, games and bots."',
            f"requires-python = {json.dumps(said['requires-python'])}",
            f"license = {json.dumps(said['license'])}",
            f"dependencies = {json.dumps(needed)}",
            "[project.optional-dependencies]",
            f"rl = {json.dumps(said['optional-dependencies']['rl'])}",
            "[tool.setuptools.packages.find]",
            'include = ["engine*"]',
            "[tool.setuptools.package-data]",
            '"*" = ["py.typed"]',
            "",
        )
    )


def _name(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0]


if __name__ == "__main__":
    build(ROOT / "dist")
