"""The messages of one language by their ids, as they are written: found without being parsed.

A Fluent file is cut at the ids that begin its lines; what a message says is read when somebody asks for it.
A later source may say a message anew, so that another layer (a game's own messages, those that people write
in the studio) lies over the shipped one, message by message.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Only a message or a term has an id at the beginning of a line: everything inside is indented."""
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class Messages(Mapping[str, str]):
    """The sources of messages by id; terms have a hyphen before theirs."""

    def __init__(self, sources: Iterable[str] = ()) -> None:
        self._sources: dict[str, str] = {}
        for source in sources:
            self._sources.update(entries(source))

    @classmethod
    def over(cls, *layers: Messages) -> Messages:
        """Several layers as one; what a later one says replaces the earlier."""
        made = cls()
        for layer in layers:
            made._sources.update(layer._sources)
        return made

    def with_entry(self, key: str, source: str | None) -> Messages:
        """The same, but one message reads otherwise, or is missing."""
        made = Messages.over(self)
        if source is None:
            made._sources.pop(key, None)
        else:
            made._sources[key] = source
        return made

    def __getitem__(self, key: str) -> str:
        return self._sources[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __len__(self) -> int:
        return len(self._sources)

    def keys_with_attributes(self) -> Iterator[str]:
        """Everything that can be said: ids, and attributes as ``id.attribute``; terms are no part of it, for
        each language has its own."""
        for key, source in self._sources.items():
            if key.startswith("-"):
                continue
            attributes = _ATTRIBUTE.findall(source)
            if not attributes or source.partition("=")[2].lstrip()[:1] != ".":
                yield key
            yield from (f"{key}.{attribute}" for attribute in attributes)


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The id and the source of every message and term, in order."""
    source = source.replace("\r\n", "\n")
    found = list(_ENTRY.finditer(source))
    ends = [match.start() for match in found[1:]] + [len(source)]
    for match, end in zip(found, ends, strict=False):  # a file of comments has an end and no message
        yield match[1], source[match.start() : end]
