"""Makes declared types ready for several threads.

msgspec finds out what a struct or dataclass holds when it is used for the first time, and keeps it with the
class. A second thread that uses the class at the same moment meets the half of it and crashes the process
(msgspec 0.22). So types are used once, in one thread, before there are others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec


def prepare(types: Iterable[type]) -> None:
    """Let msgspec learn these types, and those within them."""
    for each in types:
        msgspec.json.Decoder(each)


def all_structs(base: type = msgspec.Struct) -> Iterator[type]:
    """Every struct that has been declared so far."""
    found: list[type] = base.__subclasses__()
    for each in found:
        yield each
        yield from all_structs(each)
