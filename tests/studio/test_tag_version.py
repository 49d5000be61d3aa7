"""A version gets its tag only if everything is as it must be; tried on a clone made for that."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from studio.tag_version import CHECKLIST, main, read_sections

CHANGELOG = """# Changelog

## 0.2.0 (2026-12-01)

### Games
- A fourth one.

## 0.1.0 (2026-11-16)
- Everything.
"""


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(
        ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *arguments],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


def commit(root: Path, **files: str) -> None:
    names = {"changelog": "CHANGELOG.md", "version": "studio/version.py", "project": "pyproject.toml"}
    for name, text in files.items():
        (root / names[name]).write_text(text, encoding="utf-8")
    git(root, "add", "-A")
    git(root, "commit", "-q", "-m", "a change")


def run_tests(root: Path) -> None:
    assert main(["--tests-begin"], root) == 0
    assert main(["--tests-passed"], root) == 0


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A version that may be tagged."""
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "A")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "a@example.org")
    (tmp_path / "studio").mkdir()
    git(tmp_path, "init", "-q")
    commit(
        tmp_path,
        changelog=CHANGELOG,
        version='VERSION = "0.2.0"\n',
        project='[project]\nname = "tilewright"\ndynamic = ["version"]\n',
    )
    run_tests(tmp_path)
    return tmp_path


def refused(root: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What speaks against a tag, which is not made then."""
    capsys.readouterr()
    before = git(root, "tag")
    assert main([], root) == 1
    assert git(root, "tag") == before
    return [line.strip() for line in capsys.readouterr().out.splitlines() if line.startswith("    ")]


def test_a_version_gets_its_tag_with_what_the_changelog_says(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([], clone) == 0
    told = capsys.readouterr().out
    assert told.count("[x]") == len(CHECKLIST)
    assert git(clone, "rev-parse", "v0.2.0^{commit}") == git(clone, "rev-parse", "HEAD")
    message = git(clone, "tag", "--list", "--format=%(contents)", "v0.2.0")
    assert message == "Tilewright 0.2.0\n\n### Games\n- A fourth one."


def test_looking_makes_no_tag(clone: Path) -> None:
    assert main(["--check"], clone) == 0
    assert git(clone, "tag") == ""


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.py"])
def test_what_is_not_committed_is_in_the_way(
    clone: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (clone / name).write_text(CHANGELOG + "more\n")
    (reason,) = refused(clone, capsys)
    assert reason.startswith(f"not committed: {name}")


def test_a_changelog_without_the_version_is_in_the_way(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commit(clone, version='VERSION = "0.3.0"\n')
    run_tests(clone)
    assert refused(clone, capsys) == [
        'CHANGELOG.md begins with 0.2.0. Give it a heading "## 0.3.0 (YYYY-MM-DD)".'
    ]


@pytest.mark.parametrize("day", ["unreleased", "2026-02-30"])
def test_a_version_without_a_day_is_in_the_way(
    clone: Path, capsys: pytest.CaptureFixture[str], day: str
) -> None:
    commit(clone, changelog=CHANGELOG.replace("2026-12-01", day))
    run_tests(clone)
    assert refused(clone, capsys) == [f'CHANGELOG.md says "{day}" for 0.2.0. Write the day of the release.']


def test_a_version_of_which_nothing_is_said_is_in_the_way(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commit(clone, changelog=CHANGELOG.replace("### Games\n- A fourth one.\n", ""))
    run_tests(clone)
    assert refused(clone, capsys) == ["CHANGELOG.md says nothing about 0.2.0."]


def test_two_versions_that_differ_are_in_the_way(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commit(clone, project='[project]\nname = "tilewright"\nversion = "0.1.0"\n')
    run_tests(clone)
    (reason,) = refused(clone, capsys)
    assert reason.startswith("pyproject.toml says 0.1.0, studio/version.py 0.2.0.")


@pytest.mark.parametrize("tag", ["v0.2.0", "v0.10.0"])
def test_a_tag_that_is_there_is_in_the_way(clone: Path, capsys: pytest.CaptureFixture[str], tag: str) -> None:
    git(clone, "tag", "v0.1.9")
    git(clone, "tag", tag)
    (reason,) = refused(clone, capsys)
    assert reason.startswith(f"{tag} is there already.")


def test_files_that_nobody_tested_are_in_the_way(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commit(clone, changelog=CHANGELOG + "- More.\n")
    (reason,) = refused(clone, capsys)
    assert reason.startswith("make test has not passed on these files.")


def test_files_that_changed_during_the_tests_are_not_tested(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--tests-begin"], clone) == 0
    commit(clone, changelog=CHANGELOG + "- More.\n")
    assert main(["--tests-passed"], clone) == 0
    assert len(refused(clone, capsys)) == 1


def test_files_that_were_not_committed_are_not_tested(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (clone / "new.py").write_text("")
    run_tests(clone)
    (clone / "new.py").unlink()
    assert len(refused(clone, capsys)) == 1


def test_another_message_on_the_same_files_needs_no_other_tests(clone: Path) -> None:
    git(clone, "commit", "-q", "--amend", "-m", "the same in other words")
    assert main(["--check"], clone) == 0


def test_everything_in_the_way_is_told_at_once(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commit(clone, changelog="# Changelog\n")
    (clone / "new.py").write_text("")
    assert len(refused(clone, capsys)) == 3


def test_sources_without_a_history_can_be_tested(tmp_path: Path) -> None:
    run_tests(tmp_path)
    assert main([], tmp_path) == 1


def test_tests_run_also_where_git_does_not_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder that belongs to somebody else, a machine without git."""
    (tmp_path / ".git").mkdir()
    assert main(["--tests-begin"], tmp_path) == 0
    assert main(["--tests-passed"], tmp_path) == 0
    assert "is not remembered" in capsys.readouterr().err


def test_sections_of_a_changelog() -> None:
    assert [(each.version, each.released) for each in read_sections(CHANGELOG)] == [
        ("0.2.0", "2026-12-01"),
        ("0.1.0", "2026-11-16"),
    ]
    assert read_sections("# Changelog\n\n## Unreleased\n- x\n") == []
