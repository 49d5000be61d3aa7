"""Who may import whom: the table of the design, read from the sources."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ALLOWED = {
    "engine": set(),
    "content": {"engine"},
    "printing": {"engine", "content"},
    "editor": {"engine", "content", "printing"},
    "playtest": {"engine", "content", "printing"},
    "studio": {"engine", "content", "printing", "editor", "playtest"},
}
FORBIDDEN_IN_ENGINE = {"django", "random", "time", "datetime", "os", "pathlib", "io", "socket", "yaml"}
NO_RULES = {"engine/compiled.py"}
"""Where the rules come from is for the machine to say; the rules themselves know nothing of it."""


def imported(path: Path) -> set[str]:
    """The top-level names that a module imports, also inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


@pytest.mark.parametrize("package", ALLOWED)
def test_a_package_imports_only_what_it_may(package: str) -> None:
    ours = set(ALLOWED) - {package}
    wrong = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(package)
        for name in (imported(path) & ours) - ALLOWED[package]
        if not (package == "studio" or name in ALLOWED[package])
    }
    assert not wrong


def test_the_engine_is_pure() -> None:
    """No Django, no files, no clock, no global random."""
    wrong = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules("engine")
        for name in imported(path) & FORBIDDEN_IN_ENGINE
        if path.relative_to(ROOT).as_posix() not in NO_RULES
    }
    assert not wrong


def test_the_theme_is_named_in_one_module() -> None:
    users = {path.relative_to(ROOT).as_posix() for path in modules("editor") if "unfold" in imported(path)}
    assert users <= {"editor/theme.py"}


def test_the_check_sees_a_wrong_import(tmp_path: Path) -> None:
    module = tmp_path / "wrong.py"
    module.write_text("def f():\n    from content.models import Entry\n    import django.db\n")
    assert imported(module) == {"content", "django"}
