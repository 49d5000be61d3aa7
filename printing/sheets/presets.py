"""Reads presets from ``presets/*.yaml``: every fault with file and line, what is allowed, what was meant.

A preset may extend another and say only what differs. What a person sets for one print
(``duplex=short_edge``) goes through the same reader, so that it is checked in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from content.disk.yaml_reader import YamlFile, read_yaml
from content.entries.fault import LocatedFault
from engine.schema import Fault
from engine.schema.faults import Path as FaultPath
from engine.schema.faults import closest, quoted
from printing.sheets.errors import PrintRefusedError, refused
from printing.sheets.preset import CHOICES, FIT, LENGTHS, SWITCHES, Preset, TemplateSlot
from printing.sizes import PAPERS, Size

FOLDER = Path(__file__).with_name("presets")
FIELDS = ("extends", "paper", *CHOICES, *LENGTHS, *SWITCHES, "slots")
DEFAULT = "a4-touching"
_PAPER = {"width": (40.0, 1200.0), "height": (40.0, 1700.0)}
_SLOT = {"x": (0.0, 1700.0), "y": (0.0, 1700.0), "width": (5.0, 1200.0), "height": (5.0, 1700.0)}
_TURNS = (0, 90, 180, 270)


@cache
def shipped_presets() -> dict[str, Preset]:
    """The presets of the studio by name."""
    return read_presets(FOLDER)


def preset_named(name: str, changes: Mapping[str, Any] | None = None) -> Preset:
    """A shipped preset, with what a person set differently."""
    known = shipped_presets()
    if name not in known:
        args: dict[str, str | int] = {"is": quoted(name), "allowed": ", ".join(known)}
        raise refused(Fault(("preset",), "preset-unknown", args, closest(name, known)))
    if not changes:
        return known[name]
    reader = _Reader("", None)
    values = reader.values(dict(changes), allowed=tuple(each for each in FIELDS if each != "extends"))
    if reader.faults:
        raise PrintRefusedError(reader.faults)
    return replace(known[name], **values)


def read_presets(folder: Path) -> dict[str, Preset]:
    """All presets of a folder, or every fault of every file at once."""
    files: dict[str, YamlFile] = {}
    faults: list[LocatedFault] = []
    for path in sorted(folder.glob("*.yaml")):
        file = read_yaml(path.read_bytes())
        faults.extend(LocatedFault(path.name, line, fault) for line, fault in file.faults)
        files[path.stem] = file
    found: dict[str, Preset] = {}
    if not faults:
        for name in files:
            _resolve(name, files, found, faults, ())
    if faults:
        raise PrintRefusedError(faults)
    return {name: found[name] for name in files}


def _resolve(
    name: str,
    files: dict[str, YamlFile],
    found: dict[str, Preset],
    faults: list[LocatedFault],
    on_the_way: tuple[str, ...],
) -> Preset:
    if name in found:
        return found[name]
    file = files[name]
    reader = _Reader(f"{name}.yaml", file)
    values = reader.values(file.value, allowed=FIELDS)
    base = Preset(name)
    above = values.pop("extends", None)
    if above is not None:
        if above not in files:
            args: dict[str, str | int] = {"is": quoted(above), "allowed": ", ".join(files)}
            reader.fault(("extends",), "preset-unknown", args, closest(str(above), files))
        elif above in (*on_the_way, name):
            reader.fault(("extends",), "preset-circle", {"is": above})
        else:
            base = _resolve(above, files, found, faults, (*on_the_way, name))
    faults.extend(reader.faults)
    found[name] = replace(base, name=name, **values)
    return found[name]


class _Reader:
    """Turns the values of a file, or of a person, into those of a preset."""

    def __init__(self, name: str, file: YamlFile | None) -> None:
        self.name = name
        self.file = file
        self.faults: list[LocatedFault] = []

    def fault(
        self, path: FaultPath, key: str, args: Mapping[str, str | int] | None = None, hint: str = ""
    ) -> None:
        """Note what is wrong, with its line."""
        line = self.file.line(path) if self.file is not None else 0
        self.faults.append(LocatedFault(self.name, line, Fault(path, key, args or {}, hint)))

    def values(self, given: Any, allowed: tuple[str, ...]) -> dict[str, Any]:
        """The values that are sound; what is not is noted."""
        if not isinstance(given, dict):
            self.fault((), "type", {"is": quoted(given), "wanted": "mapping"})
            return {}
        found: dict[str, Any] = {}
        for name, value in given.items():
            path = (name,)
            if name not in allowed:
                args: dict[str, str | int] = {"is": quoted(name), "allowed": ", ".join(allowed)}
                self.fault(path, "unknown-field", args, closest(name, allowed))
            elif name in CHOICES:
                self._choice(path, value, CHOICES[name], found)
            elif name in LENGTHS:
                self._length(path, value, *LENGTHS[name], found)
            elif name in SWITCHES:
                if isinstance(value, bool):
                    found[name] = value
                else:
                    self.fault(path, "type", {"is": quoted(value), "wanted": "yes-no"})
            elif name == "paper":
                self._paper(value, found)
            elif name == "slots":
                self._slots(value, found)
            else:
                found[name] = str(value)
        return found

    def _choice(self, path: FaultPath, value: Any, allowed: tuple[str, ...], found: dict[str, Any]) -> None:
        if value in allowed:
            found[str(path[-1])] = value
            return
        args: dict[str, str | int] = {"is": quoted(value), "allowed": ", ".join(allowed)}
        self.fault(path, "choice", args, closest(str(value), allowed))

    def _length(self, path: FaultPath, value: Any, low: float, high: float, found: dict[str, Any]) -> None:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if is_number and low <= value <= high:
            found[str(path[-1])] = float(value)
            return
        args: dict[str, str | int] = {"is": quoted(value), "low": f"{low:g}", "high": f"{high:g}"}
        self.fault(path, "preset-length", args)

    def _paper(self, value: Any, found: dict[str, Any]) -> None:
        if isinstance(value, dict):
            sides = self._lengths(("paper",), value, _PAPER)
            if sides is not None:
                found["paper"] = Size(sides["width"], sides["height"])
            return
        self._choice(("paper",), value, (*PAPERS, FIT), found)

    def _slots(self, value: Any, found: dict[str, Any]) -> None:
        if not isinstance(value, list) or not value:
            self.fault(("slots",), "type", {"is": quoted(value), "wanted": "list"})
            return
        slots = []
        for number, given in enumerate(value):
            path = ("slots", number)
            if not isinstance(given, dict):
                self.fault(path, "type", {"is": quoted(given), "wanted": "mapping"})
                continue
            turn = given.get("turn", 0)
            sides = self._lengths(path, {k: v for k, v in given.items() if k != "turn"}, _SLOT)
            if turn not in _TURNS:
                allowed = ", ".join(str(each) for each in _TURNS)
                self.fault((*path, "turn"), "choice", {"is": quoted(turn), "allowed": allowed})
            elif sides is not None:
                slots.append(TemplateSlot(**sides, turn=turn))
        found["slots"] = tuple(slots)

    def _lengths(
        self, path: FaultPath, given: dict[str, Any], wanted: dict[str, tuple[float, float]]
    ) -> dict[str, float] | None:
        """Several lengths that belong together; nothing if one of them is wrong."""
        before = len(self.faults)
        for name in given:
            if name not in wanted:
                args: dict[str, str | int] = {"is": quoted(name), "allowed": ", ".join(wanted)}
                self.fault((*path, name), "unknown-field", args, closest(name, wanted))
        found: dict[str, Any] = {}
        for name, (low, high) in wanted.items():
            if name in given:
                self._length((*path, name), given[name], low, high, found)
            else:
                self.fault((*path, name), "missing-field")
        return found if len(self.faults) == before else None
