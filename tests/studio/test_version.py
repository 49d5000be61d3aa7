"""Which Tilewright this is: said in one place for programs, in another for installers."""

from __future__ import annotations

import tomllib
from pathlib import Path

from studio.version import VERSION, version_parts


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION


def test_versions_are_compared_by_their_numbers() -> None:
    assert version_parts("0.10.0") > version_parts("0.9.9")
