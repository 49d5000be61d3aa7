"""The documentation tells the truth: links lead somewhere, commands exist, every setting is listed."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest
from django.core.management import get_commands, load_command_class

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`|^\$ (.+)$", re.MULTILINE)
VARIABLE = re.compile(r"\b(?:TILEWRIGHT_[A-Z_]+|DATABASE_URL|PORT|HOST_ADDRESS|TZ)\b")


def told(page: Path) -> list[str]:
    """Everything a page shows as code, blocks line by line."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"```(?:\w*)\n(.*?)```", text, re.DOTALL)
    inline = [
        first or second for first, second in CODE.findall(re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    ]
    return [*inline, *(line for block in blocks for line in block.splitlines())]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = [link for link in LINK.findall(text) if "://" not in link and not link.startswith("#")]
    missing = [link for link in targets if not (page.parent / link.split("#")[0]).exists()]
    assert not missing


def test_files_that_the_architecture_names_exist() -> None:
    """Also those of each game, where a page says ``<game>``."""
    codes = told(ROOT / "docs/architecture.md")
    named = [code for code in codes if re.fullmatch(r"\w+(/[\w<>]+)*/[\w<>]+(\.\w+|/)", code)]
    assert len(named) > 60
    missing = {name for name in named if not list(ROOT.glob(re.sub(r"<\w+>", "*", name.rstrip("/"))))}
    assert not missing


def test_make_targets_that_pages_name_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = {
        target
        for page in PAGES
        for code in told(page)
        for call in re.findall(r"\bmake((?: [a-z-]+)+)", code)
        for target in call.split()
    }
    assert named
    assert named <= targets


def test_every_target_is_explained_by_make_help() -> None:
    makefile = (ROOT / "Makefile").read_text()
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert phony is not None
    told_by_help = subprocess.run(
        ["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for target in phony.group(1).split():
        assert f"make {target} " in told_by_help


def test_commands_that_pages_name_exist() -> None:
    known = get_commands()
    named = {
        tuple(call.split())
        for page in PAGES
        for code in told(page)
        for call in re.findall(r"manage\.py ([a-z_]+(?: [a-z_]+)?)", code)
    }
    assert named
    for name, *rest in sorted(named):
        assert name in known, name
        app = known[name]
        command = load_command_class(app, name) if isinstance(app, str) else app
        usage = command.create_parser("manage.py", name).format_help()
        for word in rest:
            assert word in usage, (name, word)


def test_every_variable_is_listed_and_every_listed_one_is_read() -> None:
    read: set[str] = set()
    for path in [ROOT / "engine" / "compiled.py", *(ROOT / "studio").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and VARIABLE.fullmatch(node.value)
            ):
                read.add(node.value)
    read.add("DATABASE_URL")  # read by the library that understands it
    listed = set(re.findall(r"^\| `([A-Z_]+)`", (ROOT / "docs/running.md").read_text(), re.MULTILINE))
    assert read == listed


def test_decisions_are_numbered_without_gaps() -> None:
    numbers = [int(page.name[:4]) for page in sorted((ROOT / "docs/decisions").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))
