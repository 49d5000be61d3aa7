"""The files of layouts: read with the line of everything, faults collected instead of raised one by one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any

from content.disk.yaml_reader import YamlFile, read_yaml
from content.entries.fault import LocatedFault
from engine.schema import Fault, Path
from engine.schema.faults import closest, quoted

ROOT = FilePath(__file__).parent.parent
"""Files are named from here on: ``layouts/platformer/hero.yaml``."""


@dataclass(slots=True)
class Faults:
    """Everything that is wrong with the files read so far."""

    found: list[LocatedFault] = field(default_factory=list)

    def add(self, place: Place, fault: Fault) -> None:
        """Note a fault where it is."""
        located = LocatedFault(place.file.name, place.file.yaml.line(place.path), fault)
        if located not in self.found:
            self.found.append(located)


@dataclass(frozen=True, slots=True, eq=False)
class File:
    """One YAML file of layouts."""

    name: str
    yaml: YamlFile
    folder: FilePath
    """Where it lies: pictures are named from there."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands."""

    file: File
    path: Path = ()

    def at(self, *steps: str | int) -> Place:
        """A place further in."""
        return Place(self.file, (*self.path, *steps))


def read_file(path: FilePath, faults: Faults) -> File | None:
    """Read a file; note what is wrong with it as YAML, and give nothing then."""
    name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
    yaml = read_yaml(path.read_bytes())
    faults.found.extend(LocatedFault(name, line, fault) for line, fault in yaml.faults)
    return None if yaml.faults else File(name, yaml, path.parent)


def mapping(value: Any, place: Place, faults: Faults) -> dict[str, Any]:
    """A value that must be a mapping."""
    if isinstance(value, dict):
        return value
    faults.add(place, Fault(place.path, "layout-mapping", {"is": quoted(value)}))
    return {}


def unknown(key: str, allowed: Iterable[str], place: Place, faults: Faults) -> None:
    """Note a name that means nothing here, what is allowed, and what was perhaps meant."""
    names = sorted(allowed)
    args: dict[str, str | int] = {"is": key, "allowed": ", ".join(names)}
    faults.add(place, Fault(place.path, "layout-unknown", args, closest(key, names)))
