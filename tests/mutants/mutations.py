"""The mutants of a source: small faults of the kind that people make, each at one place of one function.

Code that runs when a module is imported (declarations, codes, tables) is not mutated, nor are docstrings,
annotations, default values, assertions and texts, nor functions that a word names for how it is spoken of,
for what shows it and for what it is worth to bots: these are sentences, samples and judgement, as in the
files that are left out (`tests.mutants.subjects`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TypeGuard

from tests.mutants.subjects import ROOT

COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
RECKONED: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "|",
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNCOUNTED = (ast.List, ast.ListComp, ast.JoinedStr, ast.Tuple, ast.Set)
"""What is joined, not added: with another operator it breaks wherever it is run, which shows nothing."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault: what stands at a place of a source, and what is planted instead."""

    path: Path
    function: str
    function_line: int
    line: int
    statement: tuple[int, int]
    """Where the statement begins that holds the place: line and column."""
    begin: int
    end: int
    planted: str
    kind: str

    @property
    def file(self) -> str:
        """The file as people name it."""
        return self.path.relative_to(ROOT).as_posix() if self.path.is_relative_to(ROOT) else self.path.name

    def source(self) -> str:
        """The whole source with the fault."""
        text = self.path.read_bytes()
        return (text[: self.begin] + self.planted.encode() + text[self.end :]).decode()

    def lines(self) -> tuple[str, str]:
        """What stands there and what is planted, as whole lines."""
        text = self.path.read_bytes()
        first = text.rfind(b"\n", 0, self.begin) + 1
        last = text.find(b"\n", self.end)
        last = len(text) if last < 0 else last
        planted = text[first : self.begin] + self.planted.encode() + text[self.end : last]
        return text[first:last].decode(), planted.decode()


TOLD = ("speaks", "sample", "worth")
"""What a word tells of itself besides its rules."""


def _told(tree: ast.AST) -> set[str]:
    """The functions of a module that words name for what they tell of themselves."""
    return {
        inner.id
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg in TOLD
        for inner in ast.walk(node.value)
        if isinstance(inner, ast.Name)
    }


def mutants(path: Path) -> list[Mutant]:
    """All mutants of a source, in the order of its lines."""
    text = path.read_bytes()
    tree = ast.parse(text)
    told = _told(tree)
    found = [each for each in _Finder(path, text).find(tree) if each.function not in told]
    return sorted(found, key=lambda mutant: (mutant.begin, mutant.end, mutant.planted))


class _Finder:
    """A walk through a source."""

    def __init__(self, path: Path, text: bytes) -> None:
        self.path = path
        self.text = text
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def find(self, tree: ast.AST, within: str = "") -> Iterator[Mutant]:
        """The mutants of all functions of a module or class."""
        for node in ast.iter_child_nodes(tree):
            if isinstance(node, ast.ClassDef):
                yield from self.find(node, f"{within}{node.name}.")
            elif isinstance(node, ast.FunctionDef):
                yield from _Function(self, node, within + node.name).find()

    def place(self, line: int, column: int) -> int:
        """A place of the tree as a place of the text."""
        return self.starts[line - 1] + column


class _Function:
    """A walk through a function; functions within it belong to it."""

    def __init__(self, source: _Finder, node: ast.FunctionDef, name: str) -> None:
        self.source = source
        self.node = node
        self.name = name
        self.line = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        self.returns = node.returns.id if isinstance(node.returns, ast.Name) else ""
        self.statement: ast.stmt = node

    def find(self) -> Iterator[Mutant]:
        for statement in self.node.body:
            yield from self.walk(statement)

    def mutant(self, node: ast.expr | ast.stmt, planted: str, kind: str) -> Mutant:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return Mutant(
            path=self.source.path,
            function=self.name,
            function_line=self.line,
            line=node.lineno,
            statement=(self.statement.lineno, self.statement.col_offset),
            begin=self.source.place(node.lineno, node.col_offset),
            end=self.source.place(node.end_lineno, node.end_col_offset),
            planted=planted,
            kind=kind,
        )

    def text(self, node: ast.expr) -> str:
        """An expression as it stands in the source."""
        whole = self.mutant(node, "", "")
        return self.source.text[whole.begin : whole.end].decode()

    def walk(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.Assert | ast.JoinedStr | ast.arguments):
            return
        if isinstance(node, ast.Raise) and "AssertionError" in ast.unparse(node):
            return
        if isinstance(node, ast.stmt):
            around, self.statement = self.statement, node
            yield from self.of_statement(node)
            for child in ast.iter_child_nodes(node):
                if child is not getattr(node, "annotation", None) and child is not getattr(
                    node, "returns", None
                ):
                    yield from self.walk(child)
            self.statement = around
            return
        if is_nobody(node):
            yield self.mutant(node, "0", "constant")
            return
        if isinstance(node, ast.expr):
            yield from self.of_expression(node)
        for child in ast.iter_child_nodes(node):
            yield from self.walk(child)

    def of_statement(self, node: ast.stmt) -> Iterator[Mutant]:
        match node:
            case ast.Break():
                yield self.mutant(node, "continue", "break and continue")
            case ast.Continue():
                yield self.mutant(node, "break", "break and continue")
            case ast.Expr(value=ast.Call() as call):
                # Without a word of its class, a method could not stand where one was that asks for it.
                asks = "super()" in self.text(call)
                yield self.mutant(node, "__class__" if asks else "pass", "removed statement")
            case ast.Delete():
                yield self.mutant(node, "pass", "removed statement")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.mutant(node, "pass", "removed statement")
            case ast.AugAssign(target=target, op=op, value=value):
                yield self.mutant(node, "pass", "removed statement")
                if not isinstance(value, UNCOUNTED) and type(op) in RECKONED:
                    changed = f"{self.text(target)} {RECKONED[type(op)]}= {self.text(value)}"
                    yield self.mutant(node, changed, "arithmetic")
            case ast.If(test=test) | ast.While(test=test):
                yield from self.negated(test)
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                if self.returns == "int":
                    yield self.mutant(value, f"({self.text(value)}) + 1", "returned value")
                elif self.returns == "bool" and not self.is_plain(value):
                    yield self.mutant(value, f"not ({self.text(value)})", "returned value")

    @staticmethod
    def is_plain(test: ast.expr) -> bool:
        """Whether another mutant negates this condition already."""
        match test:
            case ast.UnaryOp(op=ast.Not()):
                return True
            case ast.Compare(ops=[op]):
                return isinstance(op, ast.Eq | ast.NotEq | ast.In | ast.NotIn | ast.Is | ast.IsNot)
        return False

    def negated(self, test: ast.expr) -> Iterator[Mutant]:
        if not self.is_plain(test):
            yield self.mutant(test, f"not ({self.text(test)})", "negated condition")

    def of_expression(self, node: ast.expr) -> Iterator[Mutant]:
        match node:
            case ast.Compare(left=left, ops=ops, comparators=others):
                sides = [left, *others]
                for at, op in enumerate(ops):
                    between = self.between(sides[at], sides[at + 1])
                    yield self.joint(sides[at], sides[at + 1], between, COMPARED[type(op)], "comparison")
            case ast.BoolOp(op=op, values=values):
                for one, two in pairwise(values):
                    planted = "or" if isinstance(op, ast.And) else "and"
                    yield self.joint(one, two, self.between(one, two), planted, "and and or")
            case ast.BinOp(left=left, op=op, right=right) if type(op) in RECKONED:
                texts = [side for side in (left, right) if isinstance(getattr(side, "value", None), str)]
                if not texts and not isinstance(left, UNCOUNTED) and not isinstance(right, UNCOUNTED):
                    between = self.between(left, right)
                    yield self.joint(left, right, between, RECKONED[type(op)], "arithmetic")
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield self.mutant(node, f"({self.text(operand)})", "negated condition")
            case ast.IfExp(test=test):
                yield from self.negated(test)
            case ast.Constant(value=bool() as value):
                yield self.mutant(node, str(not value), "constant")
            case ast.Constant(value=int() as number):
                yield self.mutant(node, str(number + 1), "constant")
                yield self.mutant(node, f"({number - 1})" if number < 1 else str(number - 1), "constant")
            case ast.Call(func=ast.Name(id=name) as func) if name in TWINS:
                yield self.mutant(func, TWINS[name], "min and max")
            case ast.Call(func=ast.Name(id="range"), args=[*_, end]) if not isinstance(end, ast.Constant):
                yield self.mutant(end, f"({self.text(end)}) - 1", "range")

    def between(self, left: ast.expr, right: ast.expr) -> str:
        """What stands between two operands: the operator, and perhaps brackets and line ends."""
        end, begin = self.mutant(left, "", "").end, self.mutant(right, "", "").begin
        return self.source.text[end:begin].decode()

    def joint(self, left: ast.expr, right: ast.expr, between: str, planted: str, kind: str) -> Mutant:
        """Another operator between two operands; brackets and line ends stay."""
        operator = between.strip("() \t\n")
        first = self.mutant(left, "", "").end
        begin = first + between.index(operator)
        line = left.end_lineno or left.lineno
        return Mutant(
            path=self.source.path,
            function=self.name,
            function_line=self.line,
            line=line + between[: between.index(operator)].count("\n"),
            statement=(self.statement.lineno, self.statement.col_offset),
            begin=begin,
            end=begin + len(operator),
            planted=planted,
            kind=kind,
        )


def is_nobody(node: ast.AST) -> TypeGuard[ast.UnaryOp]:
    """Whether this is -1. Everywhere in the games a number below 0 is nobody, nothing or nowhere, so -2 would
    be no fault; 0 is the first seat, card or space, and one."""
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)):
            return True
    return False
