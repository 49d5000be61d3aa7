"""Puts other code into functions that are loaded already, wherever they are held: nothing is imported anew,
so a mutant costs a fork and the tests that it needs."""

from __future__ import annotations

import ast
import gc
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

from tests.mutants.mutations import Mutant

Key = tuple[str, str, int]
"""A function: file, qualified name, first line."""


def loaded_functions(paths: set[Path]) -> dict[Key, list[FunctionType]]:
    """The functions of these files that are alive now."""
    names = {str(path) for path in paths}
    found: dict[Key, list[FunctionType]] = defaultdict(list)
    gc.unfreeze()  # what is spared by the collector is not listed either
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in names:
            code = thing.__code__
            found[code.co_filename, code.co_qualname, code.co_firstlineno].append(thing)
    return dict(found)


def plant(mutant: Mutant, functions: dict[Key, list[FunctionType]]) -> None:
    """Make a fault real, in this process."""
    key = (str(mutant.path), mutant.function, mutant.function_line)
    swap(key, code_of(key, compile(mutant.source(), key[0], "exec", dont_inherit=True)), functions)


def noting_codes(sample: list[Mutant], name: str) -> dict[Key, CodeType]:
    """The functions of a sample with a call of the built-in ``name`` before every statement that holds a
    mutant: it is given the mutant's number when a test comes by."""
    by_file: dict[Path, list[int]] = defaultdict(list)
    for number, mutant in enumerate(sample):
        by_file[mutant.path].append(number)
    found: dict[Key, CodeType] = {}
    for path, numbers in by_file.items():
        places: dict[tuple[int, int], list[int]] = defaultdict(list)
        for number in numbers:
            places[sample[number].statement].append(number)
        tree = _Noting(places, name).visit(ast.parse(path.read_bytes()))
        module = compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)
        for number in numbers:
            key = (str(path), sample[number].function, sample[number].function_line)
            found[key] = code_of(key, module)
    return found


def code_of(key: Key, module: CodeType) -> CodeType:
    """The code of a function in a compiled module."""
    return next(code for code in codes(module) if (code.co_qualname, code.co_firstlineno) == key[1:])


def swap(key: Key, code: CodeType, functions: dict[Key, list[FunctionType]]) -> None:
    """Give loaded functions another code."""
    for function in functions.get(key, ()):
        function.__code__ = code


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code and all codes within."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


class _Noting(ast.NodeTransformer):
    """Sets a call before every statement that holds a mutant."""

    def __init__(self, places: dict[tuple[int, int], list[int]], name: str) -> None:
        self.places = places
        self.name = name

    def generic_visit(self, node: ast.AST) -> ast.AST | list[ast.AST]:  # type: ignore[override]
        super().generic_visit(node)
        if not isinstance(node, ast.stmt) or (node.lineno, node.col_offset) not in self.places:
            return node
        numbers = self.places[node.lineno, node.col_offset]
        calls: list[ast.AST] = [ast.parse(f"{self.name}({number})").body[0] for number in numbers]
        for call in calls:
            for part in ast.walk(call):
                ast.copy_location(part, node)
        return [*calls, node]
