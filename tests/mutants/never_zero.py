"""Whole classes of mutants that nobody could notice: of a whole number that is never 0, ``< 0`` says the same
as ``<= 0`` and ``< 1``, and ``>= 0`` the same as ``> 0`` and ``>= 1``.

Which numbers are never 0 is a list with a reason, read by hand: by the table or question that they come from,
everywhere in a folder, and by names within one function.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from tests.mutants.mutations import Mutant
from tests.mutants.subjects import ROOT

LIST = Path(__file__).parent / "never_zero.yaml"
SAME = {ast.Lt: "<=", ast.GtE: ">"}
"""Comparisons with 0 that say the same with another sign."""


class NeverZero(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers that are never 0, and why."""

    folder: str
    reason: str
    everywhere: list[str]
    """Tables and questions: what is in them, or answered, is never 0."""
    names: dict[str, dict[str, list[str]]]
    """By file and function what else is never 0 there."""

    def is_about(self, mutant: Mutant) -> bool:
        """Whether a mutant would be another one only if such a number were 0."""
        folder = ROOT / self.folder
        if not mutant.path.is_relative_to(folder):
            return False
        file = mutant.path.relative_to(folder).as_posix()
        compared = compared_with_zero(mutant)
        return source_of(compared) in self.everywhere or compared in self.names.get(file, {}).get(
            mutant.function, []
        )


def read_never_zero() -> list[NeverZero]:
    """The list."""
    return msgspec.yaml.decode(LIST.read_bytes(), type=list[NeverZero])


def source_of(compared: str) -> str:
    """The table or question that a number comes from; empty for anything else."""
    if not compared:
        return ""
    match ast.parse(compared, mode="eval").body:
        case ast.Subscript(value=found) | ast.Call(func=found):
            return ast.unparse(found)
    return ""


def compared_with_zero(mutant: Mutant) -> str:
    """What is compared with 0, if a mutant differs only where it is 0; otherwise nothing."""
    for begin, end, sign, left in comparisons(mutant.path.read_bytes()):
        if begin <= mutant.begin and mutant.end <= end and mutant.planted in (sign, "1"):
            return left
    return ""


@cache
def comparisons(text: bytes) -> list[tuple[int, int, str, str]]:
    """The comparisons ``< 0`` and ``>= 0`` of a source: from behind the left side to the end of the 0, the
    sign that says the same, and the left side."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return [
        (
            starts[(left.end_lineno or 1) - 1] + (left.end_col_offset or 0),
            starts[(zero.end_lineno or 1) - 1] + (zero.end_col_offset or 0),
            SAME[type(op)],
            ast.unparse(left),
        )
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Compare)
        for left, op, zero in of_compare(node)
    ]


def of_compare(node: ast.Compare) -> Iterator[tuple[ast.expr, ast.Lt | ast.GtE, ast.Constant]]:
    """Of a comparison, perhaps of several numbers, the parts that are ``< 0`` or ``>= 0``."""
    for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
        if isinstance(op, ast.Lt | ast.GtE) and isinstance(right, ast.Constant) and right.value == 0:
            yield left, op, right
