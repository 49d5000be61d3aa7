"""Give the commit of a version its tag, if everything is as it must be; `make release` calls it.

    python -m studio.tag_version                 look at the checklist, then make the tag
    python -m studio.tag_version --check         look at the checklist only
    python -m studio.tag_version --tests-begin   remember what the tests that begin now are about
    python -m studio.tag_version --tests-passed  remember that they passed

What was tested is remembered in git's own folder, by the tree of files and not by the commit: another message
on the same files needs no other run.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from studio.version import version_parts

ROOT = Path(__file__).parents[1]
HEADING = re.compile(r"^## (\d+\.\d+\.\d+) \((unreleased|\d{4}-\d{2}-\d{2})\)$", re.MULTILINE)
WRITTEN = re.compile(r'^VERSION = "([^"]+)"$', re.MULTILINE)
UNRELEASED = "unreleased"
BEGUN = "tilewright-tests-begun"
PASSED = "tilewright-tests-passed"


@dataclass(frozen=True, slots=True)
class Section:
    """What the changelog says of one version."""

    version: str
    released: str
    text: str

    @property
    def is_dated(self) -> bool:
        """Whether its heading has a day of the calendar."""
        try:
            date.fromisoformat(self.released)
        except ValueError:
            return False
        return True


def read_sections(changelog: str) -> list[Section]:
    """The versions of a changelog, as they stand in it: the newest comes first."""
    found = list(HEADING.finditer(changelog))
    ends = [*(each.start() for each in found[1:]), len(changelog)]
    return [
        Section(each[1], each[2], changelog[each.end() : end].strip())
        for each, end in zip(found, ends, strict=False)
    ]


class Tree:
    """A clone whose version is to be tagged."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def git(self, *arguments: str) -> str:
        """What git says."""
        done = subprocess.run(
            ["git", *arguments], cwd=self.root, capture_output=True, text=True, check=True, encoding="utf-8"
        )
        return done.stdout.rstrip()

    def read(self, name: str) -> str:
        """A file of the clone; nothing if it is not there."""
        path = self.root / name
        return path.read_text(encoding="utf-8") if path.exists() else ""

    @property
    def version(self) -> str:
        """The version that the studio tells."""
        found = WRITTEN.search(self.read("studio/version.py"))
        return found[1] if found else ""

    @property
    def newest(self) -> Section | None:
        """The first version of the changelog."""
        return next(iter(read_sections(self.read("CHANGELOG.md"))), None)

    @property
    def changed(self) -> list[str]:
        """What is not committed."""
        return self.git("status", "--porcelain").splitlines()

    @property
    def files(self) -> str:
        """The name of everything that is committed, whatever the commit says about it."""
        return self.git("rev-parse", "HEAD^{tree}")

    def note(self, name: str) -> Path:
        """A file in git's own folder, which nobody commits."""
        return self.root / self.git("rev-parse", "--git-dir") / name

    def recall(self, name: str) -> str:
        """What such a file says."""
        path = self.note(name)
        return path.read_text(encoding="utf-8").strip() if path.exists() else ""


def refuse_changes(tree: Tree) -> str:
    """Everything is committed."""
    if not tree.changed:
        return ""
    return f"not committed: {', '.join(line[3:] for line in tree.changed[:5])}. Commit it, or take it away."


def refuse_versions(tree: Tree) -> str:
    """The version stands in one place."""
    if not tree.version:
        return 'studio/version.py has no line VERSION = "…".'
    project = tomllib.loads(tree.read("pyproject.toml")).get("project", {})
    other = project.get("version", tree.version)
    if other != tree.version:
        return f"pyproject.toml says {other}, studio/version.py {tree.version}. Let one read the other."
    return ""


def refuse_changelog(tree: Tree) -> str:
    """The changelog begins with this version, and tells its day."""
    newest = tree.newest
    if newest is None or newest.version != tree.version:
        first = newest.version if newest else "no version"
        return f'CHANGELOG.md begins with {first}. Give it a heading "## {tree.version} (YYYY-MM-DD)".'
    if not newest.is_dated:
        return f'CHANGELOG.md says "{newest.released}" for {tree.version}. Write the day of the release.'
    if not newest.text:
        return f"CHANGELOG.md says nothing about {tree.version}."
    return ""


def refuse_tag(tree: Tree) -> str:
    """No such version, and no later one, has a tag already."""
    tags = [tag.removeprefix("v") for tag in tree.git("tag", "--list", "v[0-9]*").splitlines()]
    latest = max((tag for tag in tags if re.fullmatch(r"\d+\.\d+\.\d+", tag)), key=version_parts, default="")
    if latest and tree.version and version_parts(tree.version) <= version_parts(latest):
        return f"v{latest} is there already. Raise the version in studio/version.py and in CHANGELOG.md."
    return ""


def refuse_untested(tree: Tree) -> str:
    """Everything was tested just as it is committed."""
    if tree.recall(PASSED) == tree.files:
        return ""
    return "make test has not passed on these files. Run it, and change nothing meanwhile."


CHECKLIST: tuple[Callable[[Tree], str], ...] = (
    refuse_changes,
    refuse_versions,
    refuse_changelog,
    refuse_tag,
    refuse_untested,
)
"""What must be so; each item gives the reason against a tag, if there is one."""


def look(tree: Tree) -> Iterator[tuple[str, str]]:
    """The checklist: each item, and what speaks against it."""
    for item in CHECKLIST:
        yield (item.__doc__ or "").strip(), item(tree)


def make_tag(tree: Tree) -> str:
    """Tag the commit, with what the changelog says as its message."""
    assert tree.newest is not None, "the checklist was not looked at"
    name = f"v{tree.version}"
    message = f"Tilewright {tree.version}\n\n{tree.newest.text}\n"
    tree.git("tag", "--annotate", "--cleanup=verbatim", "--message", message, name)
    return name


def begin_tests(tree: Tree) -> None:
    """Remember what the tests are about; nothing, if there is something that is not committed."""
    tree.note(PASSED).unlink(missing_ok=True)
    tree.note(BEGUN).write_text("" if tree.changed else tree.files, encoding="utf-8")


def pass_tests(tree: Tree) -> None:
    """Remember that they passed, if nothing has changed since they began."""
    if tree.files == tree.recall(BEGUN) and not tree.changed:
        tree.note(PASSED).write_text(tree.files, encoding="utf-8")


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Do what the command line asks for; 1 if something speaks against it."""
    parser = argparse.ArgumentParser(prog="python -m studio.tag_version", description="Tag a version.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="look only")
    what.add_argument("--tests-begin", action="store_true", help="the tests begin")
    what.add_argument("--tests-passed", action="store_true", help="the tests have passed")
    options = parser.parse_args(arguments)
    tree = Tree(root)
    if not (root / ".git").exists():  # sources without a history are tested as well
        sys.stderr.write("This is no clone: nothing to tag.\n")
        return 0 if options.tests_begin or options.tests_passed else 1
    if options.tests_begin or options.tests_passed:
        try:
            (begin_tests if options.tests_begin else pass_tests)(tree)
        except (OSError, subprocess.CalledProcessError) as error:  # tests pass without a git that answers
            sys.stderr.write(f"What is tested is not remembered: {error}\n")
        return 0
    refused = False
    for item, reason in look(tree):
        refused = refused or bool(reason)
        sys.stdout.write(f"[{' ' if reason else 'x'}] {item}\n" + (f"    {reason}\n" if reason else ""))
    if refused:
        return 1
    if not options.check:
        name = make_tag(tree)
        sys.stdout.write(f"{name} is made. Let others have it: git push origin {name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
