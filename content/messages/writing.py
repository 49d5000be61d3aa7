"""A message as somebody edits it: what stands behind its id, and how that becomes a message of a file again.

    op-move-enemy = { $form ->          { $form ->
        [infinitive] muovere                [infinitive] muovere
       *[imperative] muovi       is        *[imperative] muovi
     } { enemy-acc }                     } { enemy-acc }

Whoever types need not indent: lines that a file needs indented are, unless they are already.
"""

from __future__ import annotations

import re
import textwrap

_ATTRIBUTE = re.compile(r"\.[a-zA-Z][a-zA-Z0-9_-]* *=")
INDENT = "    "


def trim_source(chunk: str) -> str:
    """A message alone, out of what reaches from its id to the next one: comments behind it belong to that."""
    lines = []
    for line in chunk.splitlines():
        if line.startswith("#"):
            break
        lines.append(line.rstrip())
    return "\n".join(lines).rstrip()


def text_of(source: str) -> str:
    """What is edited of a message: everything behind its id."""
    text = source.partition("=")[2]
    first, _newline, rest = text.partition("\n")
    if first.strip():
        return f"{first.strip()}\n{rest}".rstrip() if rest else first.strip()
    return textwrap.dedent(rest).rstrip()


def tidy_text(text: str) -> str:
    """A text as it is kept: lines end alike, and nothing invisible stands at their ends."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(line.rstrip() for line in lines).strip("\n")


def source_of(key: str, text: str, like: str = "") -> str:
    """The message of an edited text. ``like`` is how it stood before: whether it began on the line of its id
    stays so, where that makes no difference."""
    text = tidy_text(text)
    first, *others = text.split("\n")
    if _ATTRIBUTE.match(first.lstrip()) or (_begins_below(like) and text):
        return "\n".join([f"{key} =", *(_indented(line) for line in (first, *others))])
    return "\n".join([f"{key} = {first.strip()}", *(_indented(line) for line in others)])


def lines_before(source: str) -> int:
    """How many lines of a message stand before the first line of its text."""
    return 1 if _begins_below(source) else 0


def _begins_below(source: str) -> bool:
    return bool(source) and not source.partition("=")[2].partition("\n")[0].strip()


def _indented(line: str) -> str:
    return line if line.startswith((" ", "}")) or not line else f"{INDENT}{line}"
