"""Writes what was printed: all files of an order or none, never a half-written one.

Files are gathered in a hidden folder beside their destination and moved there when the last one is complete.
A disk that is full, a folder that cannot be written: a refusal that names the place, and nothing is left.
"""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath
from types import TracebackType

from engine.schema import Fault
from printing.sheets.errors import PrintRefusedError, refused

_STAMP = (2020, 1, 1, 0, 0, 0)
"""The date of files in an archive: equal prints are equal bytes."""


class Staging:
    """A place for files that become visible together."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: list[str] = []
        self._hidden: Path | None = None

    def __enter__(self) -> Staging:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._hidden = Path(tempfile.mkdtemp(prefix=".printing-", dir=self.folder))
        except OSError as error:
            raise cannot_write(self.folder, error) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._hidden is not None:
            shutil.rmtree(self._hidden, ignore_errors=True)

    @property
    def hidden(self) -> Path:
        """The folder in which files are gathered."""
        assert self._hidden is not None, "not entered"
        return self._hidden

    def add(self, name: str, content: bytes) -> None:
        """Gather a file."""
        path = self.hidden / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise cannot_write(self.folder / name, error) from error
        self.names.append(name)

    def archive(self, name: str, files: dict[str, bytes]) -> None:
        """Gather several files as one archive."""
        path = self.hidden / name
        try:
            with zipfile.ZipFile(path, "w") as archive:
                for inner, content in files.items():
                    how = zipfile.ZIP_STORED if inner.endswith(".png") else zipfile.ZIP_DEFLATED
                    entry = zipfile.ZipInfo(inner, _STAMP)
                    entry.compress_type = how
                    entry.external_attr = 0o644 << 16
                    archive.writestr(entry, content)
        except OSError as error:
            raise cannot_write(self.folder / name, error) from error
        self.names.append(name)

    def publish(self, check: Callable[[], None] = lambda: None, outdated: Iterable[str] = ()) -> list[str]:
        """Move everything to its place. From here on nothing needs more room on the disk.

        What earlier prints left goes: ``outdated`` files that were not made again, and in the folder of an
        export files of the same kinds that are no longer part of it. Somebody would upload them."""
        check()
        try:
            for name in self.names:
                target = self.folder / name
                target.parent.mkdir(parents=True, exist_ok=True)
                (self.hidden / name).replace(target)
            for name in self._leftovers() | (set(outdated) - set(self.names)):
                (self.folder / name).unlink(missing_ok=True)
        except OSError as error:
            raise cannot_write(self.folder, error) from error
        return self.names

    def _leftovers(self) -> set[str]:
        kinds: dict[str, set[str]] = {}
        for name in map(PurePosixPath, self.names):
            if len(name.parts) > 1:
                kinds.setdefault(str(name.parent), set()).add(name.suffix)
        return {
            f"{folder}/{path.name}"
            for folder, suffixes in kinds.items()
            for path in (self.folder / folder).iterdir()
            if path.is_file() and path.suffix in suffixes
        } - set(self.names)


def cannot_write(path: Path, error: OSError) -> PrintRefusedError:
    """Why a file could not be written, and what to do."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return refused(Fault((), "print-disk-full", {"path": str(path)}))
    return refused(
        Fault((), "print-cannot-write", {"path": str(path), "reason": error.strerror or str(error)})
    )
