"""Files and folders that change places together, or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

Move = Callable[[Path, Path], None]


@contextmanager
def moving() -> Iterator[Move]:
    """Gives a function that moves; if anything fails afterwards, all that was moved goes back."""
    with ExitStack() as back:

        def move(source: Path, target: Path) -> None:
            target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if target.is_file() or (target.is_dir() and any(target.iterdir())):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
            source.rename(target)
            back.callback(target.rename, source)

        yield move
        back.pop_all()  # it is done
