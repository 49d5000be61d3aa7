"""Writes YAML the way people like to read and compare it, and changes single parts of a file without
touching the rest."""

from __future__ import annotations

import re
from typing import Any

import yaml

from content.disk.yaml_reader import read_yaml

LINE_WIDTH = 100
FLOW_WIDTH = 60
_TOP_KEY = re.compile(r"""^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#'"][^#]*?)\s*:(?:\s|$)""")


class _Dumper(yaml.SafeDumper):
    """Block style, lists indented below their key, short flat collections in one line, long texts as
    blocks."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)

    def ignore_aliases(self, data: Any) -> bool:
        return True

    def represent_str(self, data: str) -> yaml.ScalarNode:
        style = "|" if "\n" in data and _fits_block(data) else None
        return self.represent_scalar("tag:yaml.org,2002:str", data, style=style)


_Dumper.add_representer(str, _Dumper.represent_str)


def _fits_block(text: str) -> bool:
    """Whether a literal block gives the text back to the letter, whatever YAML's writer thinks of it."""
    lines = text.split("\n")
    return lines[0] != "" and not lines[0].startswith(" ") and all(line == line.rstrip() for line in lines)


def write_yaml(value: dict[str, Any] | list[Any]) -> str:
    """A mapping as the text of a file, or a list as a form shows it."""
    if not value:
        return "{}\n"
    stream = _StringStream()
    dumper = _Dumper(stream, default_flow_style=False, allow_unicode=True, width=LINE_WIDTH, sort_keys=False)
    dumper.open()
    dumper_node = dumper.represent_data(value)
    _choose_flow(dumper_node, top=True)
    dumper.serialize(dumper_node)
    dumper.close()
    return stream.text


class _StringStream:
    """Collects what the dumper writes."""

    def __init__(self) -> None:
        self.text = ""

    def write(self, part: str) -> None:
        """Take the next part."""
        self.text += part


def _choose_flow(node: yaml.Node, top: bool = False) -> int:
    """Give small collections of scalars the one-line form; return the width of that form, or a width too
    large."""
    if isinstance(node, yaml.ScalarNode):
        return len(node.value) + 2 if node.style != "|" else LINE_WIDTH
    assert isinstance(node, yaml.CollectionNode)
    if isinstance(node, yaml.MappingNode):
        width = sum(len(key.value) + 2 + _choose_flow(value) for key, value in node.value)
        flat = all(isinstance(value, yaml.ScalarNode) for _, value in node.value)
    else:
        width = sum(_choose_flow(item) + 2 for item in node.value)
        flat = all(isinstance(item, yaml.ScalarNode) for item in node.value)
    node.flow_style = not top and flat and width <= FLOW_WIDTH
    return width if node.flow_style else LINE_WIDTH


def patch_yaml(text: str, value: dict[str, Any]) -> str:
    """The text changed so that it holds the value: parts that say the same stay as they are, comments
    included.

    A part is a key at the margin with everything below it. If the result does not read as the value (an
    unusual way of writing), the file is written anew; nothing is ever lost but its layout.
    """
    before = read_yaml(text.encode())
    if not before.faults and before.value == value:
        return text
    if not before.faults and isinstance(before.value, dict):
        patched = _patched(text, before.value, value)
        after = read_yaml(patched.encode())
        if not after.faults and after.value == value and list(after.value) == list(value):
            return patched
    return write_yaml(value)


def _patched(text: str, before: dict[str, Any], value: dict[str, Any]) -> str:
    head, chunks = _chunks(text, list(before))
    parts = [head]
    for key, part in value.items():
        if key in before and before[key] == part and key in chunks:
            parts.append(chunks[key])
        else:
            comment = "".join(
                line for line in chunks.get(key, "").splitlines(keepends=True) if line.startswith("#")
            )
            parts.append(comment + write_yaml({key: part}))
    return "".join(part if not part or part.endswith("\n") else part + "\n" for part in parts)


def _chunks(text: str, keys: list[str]) -> tuple[str, dict[str, str]]:
    """The file cut at its top-level keys; comments and blank lines above a key belong to it."""
    lines = text.splitlines(keepends=True)
    starts = [number for number, line in enumerate(lines) if _TOP_KEY.match(line)]
    if len(starts) != len(keys):
        return "", {}
    begins = []
    for number in starts:
        first = number
        while first > 0 and (lines[first - 1].startswith("#") or not lines[first - 1].strip()):
            first -= 1
        begins.append(first)
    if not begins:
        return "", {}
    ends = [*begins[1:], len(lines)]
    head = "".join(lines[: begins[0]])
    return head, {key: "".join(lines[a:b]) for key, a, b in zip(keys, begins, ends, strict=True)}
