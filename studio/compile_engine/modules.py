"""Which modules of the engine are compiled: those that play and declare nothing.

A declaration is read from its annotations (the fields of a struct, the parameters of a word), and mypyc
erases them; so whatever declares is interpreted, and so is a package's ``__init__``. Everything else of the
kernel, the effect language and the games is compiled, wherever it lies and whatever it is called. A module
declares if it imports what declarations are made with, or derives a class from a struct. What an interpreted
class derives from is interpreted as well, unless it says that it allows that: compiled code would not see
what the other one does otherwise.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PLAYING = ("engine.kernel.", "engine.effects.", "engine.games.")
DECLARING = ("dataclasses", "engine.schema", "msgspec")
"""What declarations are made with: whoever imports it, or anything in it, declares."""
STRUCT = "msgspec.Struct"
OPEN = "allow_interpreted_subclasses=True"
"""How a class says, to `mypyc_attr`, that interpreted ones may derive from it."""


class _Class(NamedTuple):
    """A class, and those it derives from by where they come from."""

    module: str
    bases: frozenset[str]
    is_open: bool


class _Module:
    """What a module names at its outermost level."""

    def __init__(self, path: str, tree: ast.Module) -> None:
        self.path = path
        self.name = path.removesuffix(".py").replace("/", ".")
        self.package = self.name.removesuffix(".__init__")
        self.names: dict[str, str] = {}
        """Whatever has a name here, as ``module.name`` of where it comes from."""
        for node in tree.body:
            if isinstance(node, ast.Import):
                self.names.update((alias.asname or alias.name, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                self.names.update(
                    (alias.asname or alias.name, f"{node.module}.{alias.name}") for alias in node.names
                )
        self.declares = any(_is_within(name, DECLARING) for name in self.names.values())
        written = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        self.names.update((node.name, f"{self.package}.{node.name}") for node in written)
        self.classes = {f"{self.package}.{node.name}": self._class(node) for node in written}

    @property
    def may_play(self) -> bool:
        """Whether it would be compiled if it were not for classes of others."""
        return self.name.startswith(PLAYING) and self.name == self.package and not self.declares

    def _class(self, node: ast.ClassDef) -> _Class:
        is_open = any(OPEN in ast.unparse(each) for each in node.decorator_list)
        return _Class(self.name, frozenset(map(self._origin, node.bases)), is_open)

    def _origin(self, base: ast.expr) -> str:
        if isinstance(base, ast.Subscript):
            return self._origin(base.value)
        first, dot, rest = ast.unparse(base).partition(".")
        return self.names.get(first, first) + dot + rest


def hot_modules(root: Path) -> list[str]:
    """The modules to compile, as paths below the root, always in the same order."""
    modules = list(_read(root))
    classes = _classes(modules)
    hot = {module.name for module in modules if module.may_play}
    structs = {STRUCT}
    while more := {name for name, each in classes.items() if each.bases & structs} - structs:
        structs |= more
    hot -= {classes[name].module for name in structs - {STRUCT}}
    while (
        cold := {
            classes[base].module
            for each in classes.values()
            if each.module not in hot
            for base in each.bases & classes.keys()
            if not classes[base].is_open
        }
        & hot
    ):
        hot -= cold
    return sorted(module.path for module in modules if module.name in hot)


def _read(root: Path) -> Iterator[_Module]:
    for path in (root / "engine").rglob("*.py"):
        yield _Module(path.relative_to(root).as_posix(), ast.parse(path.read_bytes()))


def _classes(modules: list[_Module]) -> dict[str, _Class]:
    """All classes by where they are written; what they derive from likewise, whoever has passed it on."""
    passed_on = {
        f"{module.package}.{name}": origin for module in modules for name, origin in module.names.items()
    }

    def follow(name: str) -> str:
        while (origin := passed_on.get(name, name)) != name:
            name = origin
        return name

    return {
        name: each._replace(bases=frozenset(map(follow, each.bases)))
        for module in modules
        for name, each in module.classes.items()
    }


def _is_within(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)
