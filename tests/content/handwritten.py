"""YAML as people write it: trees that know how each of their parts is laid out and which comments are its
own, so that a test can edit them and say which comments must be left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st


@dataclass(eq=False)
class Part:
    """An item of a list or a pair of a mapping. Its value is a scalar, or a list of parts."""

    key: str
    value: Any
    style: str = "plain"
    above: list[str] = field(default_factory=list)
    beside: str = ""
    below: list[str] = field(default_factory=list)
    blank_before: bool = False

    @property
    def is_mapping(self) -> bool:
        return isinstance(self.value, list) and all(part.key for part in self.value)

    def plain(self) -> Any:
        """What it says."""
        if not isinstance(self.value, list):
            return self.value
        if self.is_mapping:
            return {part.key: part.plain() for part in self.value}
        return [part.plain() for part in self.value]

    def walk(self) -> Iterator[Part]:
        """Itself and everything in it."""
        yield self
        for part in self.value if isinstance(self.value, list) else ():
            yield from part.walk()


def comments(part: Part) -> list[str]:
    """The comments of a part in the order in which they are written."""
    inner = [each for item in part.value for each in comments(item)] if isinstance(part.value, list) else []
    beside = [part.beside] if part.beside else []
    is_closed = part.style in ("flow", "open flow")
    return [*part.above, *(inner + beside if is_closed else beside + inner), *part.below]


def write(top: Part, newline: str = "\n") -> str:
    """The file."""
    return newline.join([*_lines(top.value, 0, 2), ""])


def _lines(parts: list[Part], column: int, step: int) -> Iterator[str]:
    for part in parts:
        indent = " " * column
        if part.blank_before:
            yield ""
        yield from (f"{indent}# {comment}" for comment in part.above)
        beside = f"  # {part.beside}" if part.beside else ""
        lead = f"{indent}{part.key}:" if part.key else f"{indent}-"
        match part.style:
            case "lines":
                inner = list(_lines(part.value, column + step, step))
                if not part.key and not part.beside and not part.value[0].above and inner[0]:
                    inner[0] = f"{indent}-{' ' * (step - 1)}{inner[0].lstrip(' ')}"
                else:
                    yield lead + beside
                yield from inner
            case "text":
                yield f"{lead} |-{beside}"
                yield from (f"{indent}{' ' * step}{line}" for line in part.value.split("\n"))
            case "open flow":
                opening, closing = "{}" if part.is_mapping else "[]"
                yield f"{lead} {opening}"
                for item in part.value:
                    yield from (f"{indent}    # {comment}" for comment in item.above)
                    yield f"{indent}    {_flow(item)},{f'  # {item.beside}' if item.beside else ''}"
                    yield from (f"{indent}      # {comment}" for comment in item.below)
                yield f"{indent}  {closing}{beside}"
            case _:
                yield f"{lead} {_flow(part, with_key=False)}{beside}"
        yield from (f"{indent} # {comment}" for comment in part.below)


def _flow(part: Part, *, with_key: bool = True) -> str:
    if isinstance(part.value, list):
        opening, closing = "{}" if part.is_mapping else "[]"
        text = opening + ", ".join(_flow(item) for item in part.value) + closing
    else:
        text = {"single": f"'{part.value}'", "double": f'"{part.value}"'}.get(part.style, str(part.value))
    return f"{part.key}: {text}" if part.key and with_key else text


class Names:
    """Words that occur only once in a file."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, letter: str) -> str:
        self.count += 1
        return f"{letter}{self.count}{letter}"


def words_of(line: str) -> set[str]:
    """The names in a line."""
    return {*re.findall(r"[a-z]\d+[a-z]", line)}


@st.composite
def parts(draw: st.DrawFn, names: Names, *, key: bool, depth: int, in_flow: str = "") -> Part:
    """A part of a file with comments of its own where they may stand."""
    shape = draw(st.sampled_from(["scalar", "scalar", "list", "mapping"])) if depth else "scalar"
    name = names("k") if key else ""
    if shape == "scalar":
        styles = ["plain", "single", "double", *([] if in_flow else ["text"])]
        part = Part(name, names("v"), draw(st.sampled_from(styles)))
        if part.style == "text":
            part.value = f"{part.value}\n  {names('v')}"
    else:
        style = "flow" if in_flow else draw(st.sampled_from(["lines", "lines", "flow", "open flow"]))
        inside = {"lines": "", "open flow": "open"}.get(style, "closed")
        each = parts(names, key=shape == "mapping", depth=depth - 1, in_flow=inside)
        part = Part(name, draw(st.lists(each, min_size=1, max_size=4)), style)
    if in_flow != "closed":
        part.above = [names("c") for _ in range(draw(st.integers(0, 2)))]
        part.beside = names("c") if draw(st.booleans()) else ""
        part.below = [names("c") for _ in range(draw(st.sampled_from([0, 0, 1])))]
        part.blank_before = not in_flow and draw(st.sampled_from([False, False, True]))
    return part


@st.composite
def files(draw: st.DrawFn) -> tuple[Part, Names]:
    """A whole file, and further names for it."""
    names = Names()
    top = draw(st.lists(parts(names, key=True, depth=3), min_size=1, max_size=4))
    return Part("", top, "lines"), names


@st.composite
def edits(draw: st.DrawFn, top: Part, names: Names) -> set[str]:
    """Change a file in place, at one to three places of which none is within another; return the names that
    were touched."""
    touched: set[str] = set()
    busy: set[Part] = set()
    for _ in range(draw(st.integers(1, 3))):
        free = [part for part in top.walk() if isinstance(part.value, list) and part not in busy]
        if free:
            around = draw(st.sampled_from(free))
            busy |= {part for part in top.walk() if around in part.walk()} | {*around.walk()}
            touched |= draw(_edit(around, names))
    return touched


@st.composite
def _edit(draw: st.DrawFn, around: Part, names: Names) -> set[str]:
    """Change something in a list or mapping; return the names that were touched by it."""
    index = draw(st.integers(0, len(around.value) - 1))
    part = around.value[index]
    deeds = ["add", *(["remove"] if len(around.value) > 1 else [])]
    if not around.is_mapping:
        deeds.append("move")
    if not isinstance(part.value, list):
        deeds += ["change", "change"]
    match draw(st.sampled_from(deeds)):
        case "change":
            old, part.value = part.value, names("v") + ("\nx" if part.style == "text" else "")
            return words_of(str(old))
        case "remove":
            del around.value[index]
            return {*words_of(" ".join(comments(part))), *words_of(repr({part.key: part.plain()}))}
        case "move":
            del around.value[index]
            around.value.insert(draw(st.integers(0, len(around.value))), part)
            return set()
        case _:
            value: Any = draw(st.sampled_from([names("v"), 7, f"{names('v')}: #", f"{names('v')}\nb"]))
            key = names("k") if around.is_mapping else ""
            around.value.insert(index, Part(key, value, "flow"))
            return set()
