"""What is looked at before a commit is a part of `make test`, and files are written as editors are
told to write them."""

from __future__ import annotations

import configparser
import re
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.run import PHASES

ROOT = Path(__file__).parents[2]
SOURCES = (
    "engine",
    "content",
    "printing",
    "editor",
    "playtest",
    "studio",
    "locale",
    "tests",
    "docs",
    "bench",
)
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
FIRST = ["lint", "types", "checks"]


def hooks() -> list[dict[str, Any]]:
    read = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert [repository["repo"] for repository in read["repos"]] == ["local"], (
        "others would have to be fetched"
    )
    return list(read["repos"][0]["hooks"])


def test_make_test_contains_what_is_looked_at_before_a_commit() -> None:
    for target in FIRST:
        assert re.search(rf"^{target}: .+\n\t@\$\(PY\) -m tests\.run {target}$", MAKEFILE, re.MULTILINE)
    assert set(FIRST) <= set(PHASES)


def test_hooks_are_targets_of_the_makefile() -> None:
    assert [hook["entry"] for hook in hooks()] == [f"make {target}" for target in FIRST]
    for target in FIRST:
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)
    for hook in hooks():
        assert hook["language"] == "system", "a hook needs nothing that make does not need"
        assert hook["pass_filenames"] is False, "the target itself knows what to look at"
        assert "pre-push" in hook["stages"], "nothing leaves the machine without it"


def rules(name: str) -> dict[str, str]:
    """What editors are told about a file: later sections come before earlier ones."""
    reader = configparser.ConfigParser()
    reader.read_string("[root]\n" + (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    told: dict[str, str] = {}
    for section in reader.sections()[1:]:
        choice = re.search(r"\{([^}]+)\}", section)
        patterns = (
            [section.replace(choice[0], each) for each in choice[1].split(",")] if choice else [section]
        )
        if any(fnmatch(name, pattern) or fnmatch(Path(name).name, pattern) for pattern in patterns):
            told.update(reader[section])
    return told


def unpacked() -> list[str]:
    """The sources where there is no history, as in an unpacked archive: whatever is below their folders and
    is not made from them."""
    folders = [path for path in ROOT.iterdir() if path.is_dir() and path.name in SOURCES]
    assert len(folders) == len(SOURCES)
    found = (
        path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".md", ".ftl")
    )
    return [path.relative_to(ROOT).as_posix() for path in found]


def texts() -> dict[str, bytes]:
    """Every file of the repository that is text."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    names = listed.split("\0") if listed else unpacked()
    read = {name: (ROOT / name).read_bytes() for name in names if (ROOT / name).is_file()}
    return {name: content for name, content in read.items() if b"\0" not in content}


def faults(name: str, content: bytes) -> list[str]:
    """Where a file is not written as editors are told."""
    told = rules(name)
    text = content.decode(told["charset"])
    lines = text.split("\n")
    found = []
    if "\r" in text:
        found.append("end_of_line")
    if text and told["insert_final_newline"] == "true" and not text.endswith("\n"):
        found.append("insert_final_newline")
    if any(line != line.rstrip() for line in lines):
        found.append("trim_trailing_whitespace")
    if any(line.startswith("\t") for line in lines) and told["indent_style"] == "space":
        found.append("indent_style")
    return found


def test_every_file_is_written_as_editors_are_told() -> None:
    found = {name: faults(name, content) for name, content in texts().items()}
    assert {name: each for name, each in found.items() if each} == {}


def test_the_length_of_lines_is_that_of_the_linter() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert rules("a.py")["max_line_length"] == str(project["tool"]["ruff"]["line-length"])


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"a \n", "trim_trailing_whitespace"),
        (b"a", "insert_final_newline"),
        (b"a\r\nb\n", "end_of_line"),
        (b"\ta\n", "indent_style"),
    ],
)
def test_the_check_sees_what_is_wrong(content: bytes, fault: str) -> None:
    assert fault in faults("a.py", content)


def test_a_makefile_is_indented_by_tabs() -> None:
    assert faults("Makefile", b"\ta\n") == []


def test_sources_without_a_history_are_found_too() -> None:
    found = set(unpacked())
    assert {"engine/snapshot.py", "docs/glossary.md", "locale/de/faults.ftl"} <= found
    assert not any(name.startswith((".venv", "var")) for name in found)
