"""Breaks the long lines of pages that people write, as generated ones are broken. Run as a program it writes:

    python -m tests.docs.wrapping docs/packs.md

Only paragraphs and items of lists with a line that is too long are touched, and no word is: headings, tables,
code and what is generated stay as they are.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from content.effect_reference import BEGIN, END
from content.markdown import wrap

LONGEST = 200
"""Longer lines are broken; what is shorter stays, so that a page is not written anew for a few words."""
ITEM = re.compile(r"(\s*(?:[-*]|\d+\.) +)(?=\S)")
ALONE = re.compile(r"\s*(?:\||#|<!--|!\[|>|---|===)")
FENCE = "```"


def blocks(page: str) -> Iterator[tuple[list[str], bool]]:
    """The lines of a page in groups, and whether a group is prose: a paragraph, or an item of a list."""
    lines: list[str] = []
    skipping = ""
    for line in page.split("\n"):
        if skipping:
            yield [line], False
            skipping = "" if line.lstrip().startswith(skipping) else skipping
            continue
        begins = FENCE if line.lstrip().startswith(FENCE) else END if line == BEGIN else ""
        is_alone = bool(begins) or not line.strip() or ALONE.match(line) is not None
        if lines and (is_alone or ITEM.match(line)):
            yield lines, True
            lines = []
        if is_alone:
            yield [line], False
            skipping = begins
        else:
            lines.append(line)
    if lines:
        yield lines, True


def too_long(page: str) -> list[str]:
    """The lines of prose that are too long."""
    return [line for lines, is_prose in blocks(page) if is_prose for line in lines if len(line) > LONGEST]


def wrapped(page: str) -> str:
    """The page with its long lines broken."""
    written: list[str] = []
    for lines, is_prose in blocks(page):
        if is_prose and any(len(line) > LONGEST for line in lines):
            item = ITEM.match(lines[0])
            indent = item[1] if item else lines[0][: len(lines[0]) - len(lines[0].lstrip())]
            lines = [wrap("\n".join(lines)[len(indent) :], first=indent)]
        written += lines
    result = "\n".join(written)
    assert result.split() == page.split(), "a word was changed"
    return result


def main(names: list[str]) -> None:
    """Break the lines of the named pages."""
    for name in names:
        page = Path(name)
        page.write_text(wrapped(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
