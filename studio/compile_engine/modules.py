"""Which modules of the engine are compiled: those that play and declare nothing.

A declaration is read from its annotations (the fields of a struct, the parameters of a word), and mypyc
erases them; so whatever declares is interpreted, and so is a package's ``__init__``. Everything else of the
kernel, the effect language and the games is compiled, wherever it lies and whatever it is called. A module
declares if it imports what declarations are made with, or derives a class of its own from a declared one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PLAYING = ("engine/kernel", "engine/effects", "engine/games")
DECLARING = ("dataclasses", "engine.schema", "msgspec")
"""What declarations are made with: whoever imports it, or anything in it, declares."""


class _Module:
    """What a module names at its outermost level, and what its classes derive from."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name = name
        self.imported: dict[str, str] = {}
        """Whatever has a name here, as ``module.name`` of where it comes from."""
        self.bases: dict[str, set[str]] = {}
        """The classes, as ``module.name``, and those that they derive from."""
        for node in tree.body:
            if isinstance(node, ast.Import):
                self.imported.update((alias.asname or alias.name, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                self.imported.update(
                    (alias.asname or alias.name, f"{node.module}.{alias.name}") for alias in node.names
                )
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.imported[node.name] = f"{name}.{node.name}"
                self.bases[f"{name}.{node.name}"] = {self._origin(base) for base in node.bases}

    def _origin(self, base: ast.expr) -> str:
        """Where a class comes from that another derives from."""
        if isinstance(base, ast.Subscript):
            return self._origin(base.value)
        first, dot, rest = ast.unparse(base).partition(".")
        return self.imported.get(first, first) + dot + rest

    @property
    def declares(self) -> bool:
        """Whether it imports what declarations are made with."""
        return any(
            name == way or name.startswith(f"{way}.") for name in self.imported.values() for way in DECLARING
        )


def hot_modules(root: Path) -> list[str]:
    """The modules to compile, as paths below the root, always in the same order."""
    modules = dict(_read(root))
    passed_on = {
        f"{module.name}.{name}": origin
        for module in modules.values()
        for name, origin in module.imported.items()
    }
    bases = {name: of for module in modules.values() for name, of in module.bases.items()}
    declared = {"msgspec.Struct"}
    while (
        more := {
            name for name, of in bases.items() if any(_follow(base, passed_on) in declared for base in of)
        }
        - declared
    ):
        declared |= more
    return sorted(
        path
        for path, module in modules.items()
        if path.startswith(tuple(f"{folder}/" for folder in PLAYING))
        and not path.endswith("/__init__.py")
        and not module.declares
        and not declared & module.bases.keys()
    )


def _follow(name: str, passed_on: dict[str, str]) -> str:
    """Where something comes from that a module passes on which has it from another."""
    while (origin := passed_on.get(name, name)) != name:
        name = origin
    return name


def _read(root: Path) -> Iterator[tuple[str, _Module]]:
    for path in (root / "engine").rglob("*.py"):
        below = path.relative_to(root)
        name = ".".join(below.with_suffix("").parts).removesuffix(".__init__")
        yield below.as_posix(), _Module(name, ast.parse(path.read_bytes()))
