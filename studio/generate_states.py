"""Write what copies and saves the state of each game, from the one declaration of its fields.

    python -m studio.generate_states                 of every game
    python -m studio.generate_states tests/puddles   of the game in a folder

A state declares its fields in one method, each with its type and how it stands before anything is on the
table; where the type does not say how a field is kept, a word of `engine/kernel/keeping.py` does. From that
`state_copying.py` beside it follows: plain code, because it is compiled, and copying is what bots do most.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeGuard

ROOT = Path(__file__).parents[1]
COMMAND = "python -m studio.generate_states"
KEEPING = "engine.kernel.keeping"
WIDTH = 110
NUMBERS = ("int", "bool")
NEVER_SAVED = {"Unsaved", "Anew", "Lent"}


class DeclarationError(Exception):
    """A field is not declared as it must be; the message says where, and what to write."""


@dataclass(frozen=True)
class Field:
    """One field: its type without the words of `keeping`, those words, and what a new game has there."""

    name: str
    type: str
    words: frozenset[str]
    initial: str
    where: str

    @property
    def is_saved(self) -> bool:
        """Whether it is written down."""
        return not self.words & NEVER_SAVED


@dataclass
class Declared:
    """A class whose fields are declared."""

    name: str
    module: str
    fields: list[Field] = field(default_factory=list)
    made_from: list[str] = field(default_factory=list)
    """The fields that it is made with."""

    def function(self, deed: str) -> str:
        """The name of a function that is written for it."""
        return f"{deed}_{self.name.lower()}"


class Module:
    """The source of a module, and where the names in it come from."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.sources: dict[str, str] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                self.sources.update((alias.asname or alias.name, node.module) for alias in node.names)

    @property
    def name(self) -> str:
        """As it is imported."""
        return ".".join(self.path.relative_to(ROOT).with_suffix("").parts)

    def find(self, name: str) -> tuple[Module, ast.ClassDef]:
        """A class of that name, here or where it is imported from."""
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                return self, node
        if name not in self.sources:
            raise DeclarationError(f"{self.path.relative_to(ROOT)}: there is no class {name}")
        return Module(ROOT / f"{self.sources[name].replace('.', '/')}.py").find(name)


def read_class(module: Module, name: str) -> Declared:
    """A class with its fields, those that it inherits first; of two declarations the class's own counts."""
    module, node = module.find(name)
    declared = Declared(name, module.name)
    for base in node.bases:
        declared.fields += read_class(module, ast.unparse(base)).fields
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    declaring = [method for method in methods if any(annotated_fields(method))]
    for method in declaring:
        for statement in annotated_fields(method):
            declared.fields.append(read_field(module, statement))
        if method.name == "__init__":
            declared.made_from = [argument.arg for argument in method.args.args[1:]]
    declared.fields = list({each.name: each for each in declared.fields}.values())
    check_class(module, node, declaring, {each.name for each in declared.fields})
    return declared


def check_class(
    module: Module, node: ast.ClassDef, declaring: list[ast.FunctionDef], names: set[str]
) -> None:
    """Everything that the class keeps is declared, in one method."""
    there = f"in {node.name}.{declaring[0].name}" if declaring else "in a method that lays everything out"
    for method in declaring[1:]:
        statement = next(annotated_fields(method))
        text = f"write `{ast.unparse(statement)}` {there}, where the others are declared"
        raise DeclarationError(f"{place(module, statement)}: {text}")
    for each in node.body:
        if isinstance(each, ast.AnnAssign):
            text = f"write `self.{ast.unparse(each)}` {there}, with what a new game has there"
            raise DeclarationError(f"{place(module, each)}: {text}")
    for inner in ast.walk(node):
        if is_own(inner) and isinstance(inner.ctx, ast.Store) and inner.attr not in names:
            text = f"{inner.attr} is not declared: write `self.{inner.attr}: <its type> = ...` {there}"
            raise DeclarationError(f"{place(module, inner)}: {text}")


def annotated_fields(method: ast.FunctionDef) -> Iterator[ast.AnnAssign]:
    """The declarations in a method."""
    return (each for each in method.body if isinstance(each, ast.AnnAssign) and is_own(each.target))


def is_own(node: ast.AST) -> TypeGuard[ast.Attribute]:
    """Whether a node is `self.` and a name."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


def place(module: Module, node: ast.stmt | ast.expr) -> str:
    """Where a node stands, for messages."""
    return f"{module.path.relative_to(ROOT)}:{node.lineno}"


def read_field(module: Module, statement: ast.AnnAssign) -> Field:
    """One declaration."""
    assert isinstance(statement.target, ast.Attribute)
    annotation: ast.expr = statement.annotation
    words: set[str] = set()
    while (
        isinstance(annotation, ast.Subscript) and module.sources.get(ast.unparse(annotation.value)) == KEEPING
    ):
        words.add(ast.unparse(annotation.value))
        annotation = annotation.slice
    initial = ast.unparse(statement.value) if statement.value else ""
    where = place(module, statement)
    if words & {"Anew", "Later"} and not initial:
        text = f"a new game must have something there: write `{ast.unparse(statement)} = ...`"
        raise DeclarationError(f"{where}: {text}")
    return Field(statement.target.attr, ast.unparse(annotation), frozenset(words), initial, where)


class Writer:
    """What is written for one state and the objects in its lists."""

    def __init__(self, path: Path) -> None:
        self.module = Module(path)
        self.state = read_class(self.module, "State")
        self.records: dict[str, Declared] = {}
        for each in self.state.fields:
            if name := self.record_of(each):
                self.records[name] = read_class(self.module, name)

    def record_of(self, each: Field) -> str:
        """The class of the objects in a list; nothing if there are none in it."""
        inner = each.type.removeprefix("list[").removesuffix("]")
        is_list = each.type == f"list[{inner}]" and inner.isidentifier()
        return inner if is_list and inner not in NUMBERS and not each.words & {"Shared", *NEVER_SAVED} else ""

    def copied(self, each: Field) -> str:
        """What a copy gets."""
        value = f"g.{each.name}"
        if "Anew" in each.words:
            return each.initial
        if "Lent" in each.words:
            return f"{value}.lend()"
        return value if each.words & {"Shared", "Unsaved"} else self.through(each, value, "{}[:]", "clone")

    def dumped(self, each: Field) -> str:
        """What is saved."""
        return self.through(each, f"g.{each.name}", "{}[:]", "dump")

    def loaded(self, each: Field) -> str:
        """What was saved."""
        value = f'saved["{each.name}"]'
        if "Later" in each.words:
            value = f'saved.get("{each.name}", g.{each.name})'
        return self.through(each, value, "list({})", "load")

    def through(self, each: Field, value: str, copy: str, deed: str) -> str:
        """A value, with all lists and objects in it made anew."""
        if each.type in NUMBERS:
            return value
        if each.type in [f"list[{number}]" for number in NUMBERS]:
            return copy.format(value)
        if each.type in [f"list[list[{number}]]" for number in NUMBERS]:
            return f"[{copy.format('each')} for each in {value}]"
        if name := self.record_of(each):
            return f"[{self.records[name].function(deed)}(each) for each in {value}]"
        text = (
            f"nobody knows how to copy and save {each.name}, a {each.type}: write `Shared[{each.type}]`, "
            f"`Unsaved[{each.type}]` or another word of engine/kernel/keeping.py"
        )
        raise DeclarationError(f"{each.where}: {text}")

    def write(self) -> str:
        """The module."""
        lines = [
            f'"""Copies and saves the state of a game. Made by `{COMMAND}` from what is',
            f'declared in `{self.state.module}`: not to be changed by hand."""',
            "",
            "from __future__ import annotations",
            "",
            "from collections.abc import Mapping",
            "from typing import Any",
            "",
        ]
        classes: dict[str, list[str]] = {}
        for declared in (self.state, *self.records.values()):
            classes.setdefault(declared.module, []).append(declared.name)
        lines += [f"from {module} import {', '.join(sorted(classes[module]))}" for module in sorted(classes)]
        cards = [f'"{each.name}"' for each in self.state.fields if "Cards" in each.words]
        lines += ["", *packed_tuple("CARDS", cards), '"""Where single cards lie."""']
        for declared in (*self.records.values(), self.state):
            lines += self.functions(declared)
        return "\n".join(lines) + "\n"

    def functions(self, declared: Declared) -> Iterator[str]:
        """Copying, saving and loading objects of a class."""
        name, made_from = declared.name, declared.made_from
        saved = [each for each in declared.fields if each.is_saved]
        rest = [each for each in declared.fields if each.name not in made_from]
        yield from ("", "")
        yield f"def {declared.function('clone')}(g: {name}) -> {name}:"
        yield '    """An independent copy."""'
        yield f"    to = {name}({', '.join(f'g.{each}' for each in made_from)})"
        yield from packed([(f"to.{each.name}", self.copied(each)) for each in rest])
        yield from ("    return to", "", "")
        yield f"def {declared.function('dump')}(g: {name}) -> dict[str, Any]:"
        yield '    """Everything that is saved, as plain JSON."""'
        yield "    saved: dict[str, Any] = {}"
        yield from packed([(f'saved["{each.name}"]', self.dumped(each)) for each in saved])
        yield from ("    return saved", "", "")
        if declared is self.state:
            yield f"def fill_state(g: {name}, saved: Mapping[str, Any]) -> None:"
            yield '    """Give a state that is laid out what was saved."""'
        else:
            yield f"def {declared.function('load')}(saved: Mapping[str, Any]) -> {name}:"
            yield '    """What was saved."""'
            made = ", ".join(f'saved["{each}"]' for each in made_from)
            yield f"    g = {name}({made})"
        yield from packed([(f"g.{each.name}", self.loaded(each)) for each in rest if each.is_saved])
        if declared is not self.state:
            yield "    return g"


def packed(pairs: list[tuple[str, str]]) -> Iterator[str]:
    """Assignments, as many in a line as there is room for; compiled, they are as quick as one in a line."""
    line: list[tuple[str, str]] = []
    for pair in pairs:
        if line and len(assignment([*line, pair])) > WIDTH:
            yield assignment(line)
            line = []
        line.append(pair)
    if line:
        yield assignment(line)


def assignment(pairs: list[tuple[str, str]]) -> str:
    """One line of it."""
    return f"    {', '.join(left for left, _ in pairs)} = {', '.join(right for _, right in pairs)}"


def packed_tuple(name: str, items: list[str]) -> list[str]:
    """A constant with a few words, as it is formatted."""
    line = f"{name} = ({', '.join(items)}{',' if len(items) == 1 else ''})"
    return [line] if len(line) <= WIDTH else [f"{name} = (", *(f"    {item}," for item in items), ")"]


def written_for(folder: Path) -> str:
    """What `state_copying.py` in the folder of a game must be."""
    return Writer(folder / "state.py").write()


def main(arguments: list[str]) -> None:
    """Write it."""
    parser = argparse.ArgumentParser(
        prog=COMMAND, description="Write what copies and saves the state of each game, from its declaration."
    )
    parser.add_argument("folder", nargs="*", help="of a game, with its state.py; without one: of every game")
    games = [ROOT / folder for folder in parser.parse_args(arguments).folder] or [
        path.parent for path in sorted(ROOT.glob("engine/games/*/state.py"))
    ]
    for folder in games:
        if not (folder / "state.py").is_file():
            parser.error(f"{folder.name} has no state.py: name the folder of a game, as in tests/puddles")
    for folder in games:
        (folder / "state_copying.py").write_text(written_for(folder), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
