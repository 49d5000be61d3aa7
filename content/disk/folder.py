"""A pack's folder: its files brought into memory within bounds, and written back without half-written
files."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path, PurePosixPath

from content.disk.pack_reader import PackSource
from content.entries.fault import LocatedFault
from content.pictures import Picture, PictureError, clean_picture
from engine.schema import Fault

_IGNORED = (".md",)


def read_folder(folder: Path) -> tuple[PackSource, dict[str, Picture], list[LocatedFault]]:
    """The pack's files, its pictures by path, and what cannot be taken in. Hidden files and notes in
    Markdown are passed over."""
    source = PackSource({})
    pictures: dict[str, Picture] = {}
    faults: list[LocatedFault] = []
    for path in _paths(folder):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            faults.append(LocatedFault(name, 1, Fault((), "file-link")))
        elif path.suffix == ".png":
            try:
                picture = clean_picture(path.read_bytes())
            except PictureError as error:
                faults.append(LocatedFault(name, 1, error.fault))
            else:
                if picture.content != path.read_bytes():
                    faults.append(LocatedFault(name, 1, Fault((), "art-metadata")))
                pictures[name] = picture
                source.art[name] = picture.hash
        else:
            source.files[name] = path.read_bytes()
    return source, pictures, faults


def write_folder(
    folder: Path, files: dict[str, bytes], is_ours: Callable[[PurePosixPath], bool]
) -> tuple[list[str], list[str]]:
    """Make the folder hold these files; return the paths written and removed.

    Files that are right are left alone; of the others only those that are ours to remove go.
    """
    written, removed = [], []
    for name, content in sorted(files.items()):
        path = folder / name
        if path.is_file() and not path.is_symlink() and path.read_bytes() == content:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f".{path.name}.{os.getpid()}")
        fresh.write_bytes(content)
        fresh.replace(path)
        written.append(name)
    for path in _paths(folder):
        name = path.relative_to(folder).as_posix()
        if name not in files and is_ours(PurePosixPath(name)):
            path.unlink()
            removed.append(name)
    return written, removed


def _paths(folder: Path) -> list[Path]:
    found = []
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if any(part.startswith(".") for part in parts) or path.suffix in _IGNORED:
            continue
        if path.is_symlink() or path.is_file():
            found.append(path)
    return found
