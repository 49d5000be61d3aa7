"""Writes YAML the way people like to read and compare it: whole files, and parts to put into a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import yaml

from content.disk.yaml_layout import BREAK
from content.disk.yaml_reader import plain_value, read_yaml

LINE_WIDTH = 100
FLOW_WIDTH = 60


class _Dumper(yaml.SafeDumper):
    """Block style, lists indented below their key, short flat collections in one line, long texts as
    blocks."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)

    def ignore_aliases(self, data: Any) -> bool:
        return True

    def represent_str(self, data: str) -> yaml.ScalarNode:
        style = "|" if "\n" in data and _fits_block(data) else None
        if data and plain_value(data) is not data:
            style = "'"
        return self.represent_scalar("tag:yaml.org,2002:str", data, style=style)


_Dumper.add_representer(str, _Dumper.represent_str)


def _fits_block(text: str) -> bool:
    """Whether a literal block gives the text back to the letter, whatever YAML's writer thinks of it and
    whether blank lines follow."""
    lines = text.split("\n")
    return (
        lines[0] != ""
        and not lines[0].startswith(" ")
        and all(line == line.rstrip() for line in lines)
        and not text.endswith("\n\n")
    )


def write_yaml(value: dict[str, Any] | list[Any], width: int = LINE_WIDTH) -> str:
    """A mapping as the text of a file, or a list as a form shows it."""
    if not value:
        return "{}\n"
    node = _represent(value)
    _choose_flow(node, top=True)
    return _serialize(node, width)


@dataclass(frozen=True, slots=True)
class Part:
    """A value as it is put into a file: what stands behind its dash or colon, and the lines below. Lines are
    indented as if the dash or key stood at the margin, those of a collection as if it stood there itself."""

    inline: str
    lines: str = ""
    is_collection: bool = False


def write_part(value: Any, *, width: int, key_width: int, style: str) -> Part:
    """A value for a place with so much room and a key so long, in the style of the scalar that stood there,
    if that can hold it."""
    key = "k" * max(1, min(key_width, FLOW_WIDTH))
    node = _represent(value)
    _choose_flow(node)
    if isinstance(node, yaml.CollectionNode):
        if not node.flow_style:
            return Part("", _serialize(node, width), is_collection=True)
    elif isinstance(value, str) and style and _keeps(value, style):
        node.style = style
    text = _serialize(
        yaml.MappingNode("tag:yaml.org,2002:map", [(_represent(key), node)], flow_style=False), width
    )
    inline = text.removeprefix(f"{key}:").strip(" ").removesuffix("\n")
    if inline.startswith(("|", ">")):
        inline, _, lines = inline.partition("\n")
        return Part(inline, lines + "\n")
    return Part(inline)


def write_flow(value: Any, style: str = "") -> str:
    """A value in one line, fit to stand in brackets."""
    node = _represent([value])
    _in_one_line(node)
    if isinstance(value, str) and style in ("'", '"') and "\n" not in value:
        node.value[0].style = style
    return _serialize(node, width=10**9).strip()[1:-1]


def write_flow_pair(key: str, value: Any) -> str:
    """A pair of a mapping in one line, fit to stand in brackets."""
    return write_flow({key: value})[1:-1]


def _keeps(text: str, style: str) -> bool:
    """Whether a text can be written in a style and be read as the same."""
    if style == "|":
        return _fits_block(text)
    node = yaml.ScalarNode("tag:yaml.org,2002:str", text, style=style)
    written = _serialize(yaml.SequenceNode("tag:yaml.org,2002:seq", [node], flow_style=False))
    return "+" not in written.partition("\n")[0] and read_yaml(written.encode()).value == [text]


def _in_one_line(node: yaml.Node) -> None:
    if isinstance(node, yaml.ScalarNode):
        if BREAK.search(node.value):
            node.style = '"'
        return
    assert isinstance(node, yaml.CollectionNode)
    node.flow_style = True
    for part in node.value:
        for each in part if isinstance(part, tuple) else (part,):
            _in_one_line(each)


def _represent(value: Any) -> Any:
    return _Dumper(_StringStream(), sort_keys=False).represent_data(value)


def _serialize(node: yaml.Node, width: int = LINE_WIDTH) -> str:
    stream = _StringStream()
    dumper = _Dumper(stream, allow_unicode=True, width=width)
    dumper.open()
    dumper.serialize(node)
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
