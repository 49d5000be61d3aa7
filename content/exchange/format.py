"""What a format declares of itself, and how the one that a file is in is found.

A format is two pure functions: units to bytes, bytes to units. To add one, put a file beside the others in
``content/exchange/formats/``; command, pages and tests find it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from content.exchange import formats as _home
from content.exchange.unit import TextsFile
from engine.schema import Fault

MEGABYTE = 1_000_000
MOST_BYTES = 40 * MEGABYTE
"""Of a file, packed or not."""
MOST_UNITS = 50_000
_HEAD = 4096


class TextsFileError(Exception):
    """A file that is not read: where in it, and what is wrong."""

    def __init__(self, place: str, fault: Fault) -> None:
        super().__init__(place, fault)
        self.place, self.fault = place, fault


@dataclass(frozen=True, kw_only=True)
class Format:
    """A format of files for translators."""

    name: str
    """As the command and addresses call it."""
    label: str
    """As people call it; a proper name, the same in every language."""
    suffix: str
    media_type: str
    order: int
    """Its place in lists, and the order in which a file is tried: the surest signs come first."""
    write: Callable[[TextsFile], bytes]
    read: Callable[[bytes], TextsFile]
    """Raises `TextsFileError`, and nothing else, for everything that is wrong with a file."""
    is_mine: Callable[[bytes], bool]
    """Whether a file that begins like this is of this format."""


@cache
def formats() -> dict[str, Format]:
    """All formats by their names."""
    found: list[Format] = [
        import_module(f"{_home.__name__}.{each.name}").FORMAT for each in pkgutil.iter_modules(_home.__path__)
    ]
    return {each.name: each for each in sorted(found, key=lambda each: each.order)}


def recognise(content: bytes) -> Format:
    """The format of a file, by what it holds; its name may say anything."""
    head = content[:_HEAD]
    for each in formats().values():
        if each.is_mine(head):
            return each
    labels = ", ".join(each.label for each in formats().values())
    raise TextsFileError("", Fault((), "texts-format", {"allowed": labels}))


def check_size(content: bytes) -> None:
    """Refuse what is too large to be looked at."""
    if len(content) > MOST_BYTES:
        args = {"is": -(-len(content) // MEGABYTE), "most": MOST_BYTES // MEGABYTE}
        raise TextsFileError("", Fault((), "sheet-large", args))


def check_count(units: int) -> None:
    """Refuse more units than any game needs."""
    if units > MOST_UNITS:
        raise TextsFileError("", Fault((), "texts-many", {"most": MOST_UNITS}))
