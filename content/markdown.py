"""Prose of generated pages, broken into lines, so that a difference shows the sentence that changed and not
the whole paragraph. Tables cannot be broken; pages list instead what would be too long for a table."""

from __future__ import annotations

import re

WIDTH = 110
_PIECE = re.compile(r"(?:`[^`]*`|!?\[[^\]]*\]\([^)\s]*\)|\S)+")
"""What stays together: a word, code with the spaces in it, a link with its text."""
_BEGINS_SOMETHING = re.compile(r"[-+*]|\d+[.)]|[#>|].*|=+|-+|~~~.*|```.*")
"""What would be a list, a heading, a quotation or a table at the beginning of a line."""


def wrap(text: str, *, first: str = "", then: str | None = None, width: int = WIDTH) -> str:
    """A paragraph in lines. ``first`` stands before the first line, ``then`` before the others: spaces of the
    same length unless told otherwise."""
    then = " " * len(first) if then is None else then
    lines: list[str] = []
    line = first
    is_empty = True
    for piece in _PIECE.findall(text):
        if not is_empty and len(line) + 1 + len(piece) > width and not _BEGINS_SOMETHING.fullmatch(piece):
            lines.append(line)
            line, is_empty = then, True
        line += piece if is_empty else f" {piece}"
        is_empty = False
    return "\n".join([*lines, line])
