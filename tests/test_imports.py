"""Who may import whom, package by package and within them: the table of the design, read from the sources."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "content", "printing", "editor", "playtest", "studio")
ALL = "*"
DESIGN = ROOT / "docs/architecture.md"
FORBIDDEN_IN_ENGINE = {"django", "random", "time", "datetime", "os", "pathlib", "io", "socket", "yaml"}
NO_RULES = {"engine/compiled.py"}
"""Where the rules come from is for the machine to say; the rules themselves know nothing of it."""
NOT_CODE_OF_OURS = {"migrations"}


def allowed() -> dict[str, set[str]]:
    """The table of the design: a sub-package, or the modules that lie in a package itself, and what of ours
    they may import besides their own. ``content`` are the modules that lie in it, ``content.*`` all of it; a
    module may be named alone."""
    text = DESIGN.read_text(encoding="utf-8")
    table = text.partition("| within | may import |\n| --- | --- |\n")[2].partition("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines()]
    return {who.strip("`"): set(re.findall(r"`([^`]+)`", may)) for who, may in rows}


ALLOWED = allowed()


def imported(path: Path) -> set[str]:
    """The modules that a module imports, also inside functions; ``from a import b`` counts as ``a.b`` if that
    is a module or a folder of ours."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            names.update({name for name in inner if is_module(name)} or {node.module})
    return names


def is_module(name: str) -> bool:
    place = ROOT.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def packages_of(path: Path) -> set[str]:
    """The packages that a module imports something of."""
    return {name.partition(".")[0] for name in imported(path)}


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def owner(module: str) -> str:
    """The sub-package that a module of ours belongs to, or the package if it lies in that itself."""
    package, *rest = module.split(".")
    return (
        f"{package}.{rest[0]}" if rest and (ROOT / package / rest[0] / "__init__.py").is_file() else package
    )


def all_modules() -> Iterator[tuple[str, Path]]:
    """Every module of ours, and whose it is."""
    for package in PACKAGES:
        for path in modules(package):
            inner = path.relative_to(ROOT).with_suffix("").parts
            if not NOT_CODE_OF_OURS & set(inner):
                yield owner(".".join(inner)), path


def may_import(who: str, name: str) -> bool:
    package, _, _ = name.partition(".")
    wanted = {ALL, f"{package}.*", owner(name)}
    alone = {each for each in ALLOWED[who] if name == each or name.startswith(f"{each}.")} - set(PACKAGES)
    return owner(name) == who or bool(ALLOWED[who] & wanted) or bool(alone)


@pytest.mark.parametrize("who", ALLOWED)
def test_a_sub_package_imports_only_what_it_may(who: str) -> None:
    wrong = {
        f"{path.relative_to(ROOT)} imports {name}"
        for found, path in all_modules()
        if found == who
        for name in imported(path)
        if name.partition(".")[0] in PACKAGES and not may_import(who, name)
    }
    assert not wrong


def test_every_sub_package_has_its_line() -> None:
    assert sorted({who for who, _ in all_modules()} ^ set(ALLOWED)) == []


def test_the_engine_is_pure() -> None:
    """No Django, no files, no clock, no global random."""
    wrong = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules("engine")
        for name in packages_of(path) & FORBIDDEN_IN_ENGINE
        if path.relative_to(ROOT).as_posix() not in NO_RULES
    }
    assert not wrong


def test_the_printer_knows_no_database() -> None:
    """It draws plain snapshots; who queues orders and keeps files is above it."""
    wrong = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules("printing")
        for name in imported(path)
        if name.partition(".")[0] == "django" or owner(name) in ("content.models", "content.jobs")
    }
    assert not wrong


def test_the_whole_printer_is_loaded_without_a_database() -> None:
    """Nor do those that it imports know one."""
    code = (
        "import importlib, pkgutil, sys, printing\n"
        "for each in pkgutil.walk_packages(printing.__path__, 'printing.'):\n"
        "    importlib.import_module(each.name)\n"
        "print(*({'django.db', 'content.models'} & set(sys.modules)))"
    )
    bare = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=bare, capture_output=True, text=True, check=True
    )
    assert loaded.stdout.strip() == ""


def test_the_check_sees_a_wrong_import(tmp_path: Path) -> None:
    module = tmp_path / "wrong.py"
    module.write_text("def f():\n    from content import models\n    import django.db\n")
    assert imported(module) == {"content.models", "django.db"}
    assert not may_import("printing", "content.models")
    assert not may_import("printing.text", "content.wording")
    assert may_import("printing", "content.wording")
    assert may_import("playtest.shows", "content.wording")
    assert not may_import("playtest.shows", "content.models.entry")
