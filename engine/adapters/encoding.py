"""A view as a row of numbers of fixed length, for learners. It serves every game, because it reads plain JSON
and knows no rules.

Every value of the view has a path, such as ``heroes.0.gold``. The checksum of the path says at which place of
the row the value stands, so a value keeps its place however long the lists around it grow, in every process
and on every machine. A number is added at the place of its path. A word is a 1 at the place of path and word
together; so are ``null`` and numbers beyond `LARGE`, which are sets of bits and no quantities. A list also
gives its length. Two values may share a place; their sum stands there then. The longer the row, the rarer
that is.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any, Final

import msgspec

LARGE: Final = 1023
"""The largest number that is taken for a quantity."""
BOUND: Final = 32767
"""No place of a row holds more than this, or less than its negative."""


@lru_cache(maxsize=1 << 17)
def place_of(path: str, size: int) -> int:
    """Where the value of a path stands in a row."""
    return zlib.crc32(path.encode()) % size


def encode(view: object, size: int) -> list[int]:
    """The row of a view. Equal views give equal rows."""
    row = [0] * size
    _add(row, size, "", msgspec.to_builtins(view))
    return [max(-BOUND, min(BOUND, value)) for value in row] if max(row) > BOUND or min(row) < -BOUND else row


def _add(row: list[int], size: int, path: str, value: Any) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _add(row, size, f"{path}.{key}", inner)
    elif isinstance(value, list | tuple):
        row[place_of(f"{path}#", size)] += len(value)
        for index, inner in enumerate(value):
            _add(row, size, f"{path}.{index}", inner)
    elif isinstance(value, int) and -LARGE <= value <= LARGE:
        if value:
            row[place_of(path, size)] += value
    else:
        row[place_of(f"{path}={value}", size)] += 1
