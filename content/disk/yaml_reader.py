"""Reads one YAML file of a pack: plain values, the line of everything, and every fault instead of only the
first.

Packs use a small, safe part of YAML 1.2: mappings, lists, texts, whole numbers, true, false and null.
Anchors, aliases, tags and further documents are refused, so no file can grow when it is read and ``no`` is a
text like any other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

from engine.schema import Fault, Path

MOST_BYTES = 1_000_000
DEEPEST = 40
_INTEGER = re.compile(r"[-+]?[0-9]+")
_FRACTION = re.compile(r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
_NAMED: dict[str, Any] = {
    "": None,
    "~": None,
    "null": None,
    "Null": None,
    "NULL": None,
    "true": True,
    "True": True,
    "TRUE": True,
    "false": False,
    "False": False,
    "FALSE": False,
}
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(slots=True)
class YamlFile:
    """What a file holds: its value, the line (from 1) of each path, and what is wrong with it as YAML."""

    value: Any = None
    lines: dict[Path, int] = field(default_factory=dict)
    faults: list[tuple[int, Fault]] = field(default_factory=list)
    steps: int = 0
    """How long it took to read: two for a value, with its key or the end of its collection, and four for a
    fault, which sound files have none of."""

    def line(self, path: Path) -> int:
        """The line of a path, or of the nearest thing around it. The lines of a drawing follow its first."""
        if path in self.lines:
            return self.lines[path]
        if path and isinstance(path[-1], int) and path[:-1] in self._blocks:
            return self._blocks[path[:-1]] + path[-1]
        while path:
            path = path[:-1]
            if path in self.lines:
                return self.lines[path]
        return 1

    _blocks: dict[Path, int] = field(default_factory=dict)


class _StopReading(Exception):  # noqa: N818 - not an error: what is wrong is already noted
    pass


def read_yaml(content: bytes) -> YamlFile:
    """Read a file's bytes."""
    file = YamlFile()
    if len(content) > MOST_BYTES:
        file.faults.append((1, Fault((), "file-large", {"is": len(content), "most": MOST_BYTES})))
        return file
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        args: dict[str, str | int] = {"byte": f"0x{content[error.start]:02X}", "position": error.start + 1}
        file.faults.append((line, Fault((), "file-encoding", args)))
        return file
    try:
        _Builder(file, yaml.parse(text, Loader=LOADER)).document()
    except _StopReading:
        pass
    except yaml.MarkedYAMLError as error:
        file.faults.append(_syntax(error, text))
    except yaml.YAMLError as error:
        file.faults.append((1, Fault((), "yaml", {"problem": str(error).splitlines()[0]})))
    return file


def _syntax(error: yaml.MarkedYAMLError, text: str) -> tuple[int, Fault]:
    """A syntax error as a fault; tabs get a message of their own, because YAML's says little."""
    mark = error.problem_mark or error.context_mark
    line = (mark.line if mark else 0) + 1
    lines = text.splitlines()
    for number in (line, line - 1):
        if 1 <= number <= len(lines) and "\t" in re.match(r"\s*", lines[number - 1]).group():  # type: ignore[union-attr]
            return number, Fault((), "yaml-tab")
    problem = " ".join(part for part in (error.context, error.problem) if part)
    return line, Fault((), "yaml", {"problem": problem})


class _Builder:
    """Builds the value from the parser's events."""

    def __init__(self, file: YamlFile, events: Iterator[Any]) -> None:
        self.file = file
        self.events = events

    def document(self) -> None:
        next(self.events)  # start of stream
        event: Any = next(self.events)
        if isinstance(event, yaml.StreamEndEvent):
            self._fault(1, (), "file-empty")
            return
        self.file.value = self._node(next(self.events), ())
        next(self.events)  # end of document
        event = next(self.events)
        if isinstance(event, yaml.DocumentStartEvent):
            assert event.start_mark is not None
            self._fault(event.start_mark.line + 1, (), "yaml-documents")

    def _node(self, event: Any, path: Path) -> Any:
        file = self.file
        file.steps += 2
        line = event.start_mark.line + 1
        if path not in file.lines:
            file.lines[path] = line
        is_scalar = event.__class__ is yaml.ScalarEvent
        if is_scalar and event.anchor is event.tag is None and not event.style and len(path) <= DEEPEST:
            return plain_value(event.value)
        if len(path) > DEEPEST:
            self._fault(line, path[:1], "yaml-deep", deepest=DEEPEST)
            raise _StopReading
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            self._fault(line, path, "yaml-alias")
            raise _StopReading
        if event.tag is not None:
            self._fault(line, path, "yaml-tag", **{"is": event.tag})
        if is_scalar:
            if event.style in ("|", ">"):
                self.file._blocks[path] = line + 1
            return event.value if event.style else plain_value(event.value)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(path)
        return self._mapping(path)

    def _sequence(self, path: Path) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            items.append(self._node(event, (*path, len(items))))
        return items

    def _mapping(self, path: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            line = event.start_mark.line + 1
            if not isinstance(event, yaml.ScalarEvent) or (event.value == "<<" and not event.style):
                shown = event.value if isinstance(event, yaml.ScalarEvent) else "[...]"
                self._fault(line, path, "yaml-key", **{"is": shown})
                raise _StopReading
            if event.anchor is not None:
                self._fault(line, path, "yaml-alias")
                raise _StopReading
            key = event.value
            here = (*path, key)
            if key in found:
                args: dict[str, str | int] = {"is": key, "first": self.file.lines[here]}
                self._fault(line, here, "yaml-duplicate", **args)
                self._node(next(self.events), (*path, key, "twice"))
                continue
            self.file.lines[here] = line
            found[key] = self._node(next(self.events), here)
        return found

    def _fault(self, line: int, path: Path, key: str, **args: str | int) -> None:
        self.file.steps += 4
        self.file.faults.append((line, Fault(path, key, args)))


def plain_value(text: str) -> Any:
    """What an unquoted scalar stands for."""
    if text in _NAMED:
        return _NAMED[text]
    if _INTEGER.fullmatch(text) and len(text) < 20:
        return int(text)
    if _FRACTION.fullmatch(text):
        return float(text)
    return text
