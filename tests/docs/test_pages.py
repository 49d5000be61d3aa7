"""The documentation tells the truth: links lead somewhere, commands exist, every setting is listed."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest
from django.core.management import get_commands, load_command_class

from editor.help.rendering import render
from tests.docs.answers import LANGUAGES
from tests.pictures import PICTURES

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


def anchors_of(page: Path) -> set[str]:
    """The anchors of a page, as help gives them and as those do who show our code."""
    text = page.read_text(encoding="utf-8")
    return {section.anchor for section in render(text, lambda link: link, lambda _link: None).sections}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_to_headings_that_are_there(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    leading = [link.split("#") for link in LINK.findall(text) if "#" in link and "://" not in link]
    missing = [
        f"{path}#{anchor}"
        for path, anchor in leading
        if anchor not in anchors_of(page.parent / path if path else page)
    ]
    assert not missing


def test_every_picture_is_shown_on_a_page_and_made_by_the_program() -> None:
    shown = {
        Path(link).name
        for page in PAGES
        for link in LINK.findall(page.read_text(encoding="utf-8"))
        if "pictures/" in link
    }
    there = {path.name for path in (ROOT / "docs/pictures").iterdir()}
    assert there == shown
    assert there - {"print.png"} == {f"{name}.png" for name in PICTURES}, "print.png is put together by hand"


def test_the_index_lists_every_page() -> None:
    """Pages of a folder are reached through it; the index itself and translations are not listed."""
    docs = ROOT / "docs"
    index = docs / "README.md"
    listed = {(docs / link.split("#")[0]).resolve() for link in LINK.findall(index.read_text("utf-8"))}
    pages = [*docs.glob("*.md"), *(docs / "tutorials").glob("*.md")]
    assert {page for page in pages if page != index} <= listed
    folders = {path for path in docs.iterdir() if path.is_dir() and path.name not in (*LANGUAGES, "pictures")}
    assert all(any(each == path or path in each.parents for each in listed) for path in folders)


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
