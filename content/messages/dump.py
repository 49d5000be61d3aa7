"""Own wordings back in their files: the lines of a message are replaced, everything else stays byte for byte.

A message that a language lacks so far is put behind the one that stands before it in the file of the source
language, with no comment: those are of that language."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from content.fallbacks import LAST, locale_folders
from content.messages.shipped import find_shipped, shipped_keys
from content.models import OwnMessage


@dataclass(slots=True)
class PatchedFile:
    """A file as it stands, and as it would."""

    path: Path
    before: str
    after: str

    @property
    def is_changed(self) -> bool:
        """Whether writing it would change anything."""
        return self.before != self.after

    def diff(self, name: str) -> str:
        """What would change, as patches say it."""
        before, after = self.before.splitlines(keepends=True), self.after.splitlines(keepends=True)
        return "".join(difflib.unified_diff(before, after, f"a/{name}", f"b/{name}", n=1))


def patch_files(rows: list[OwnMessage]) -> list[PatchedFile]:
    """The files with some own wordings in them."""
    files: dict[Path, PatchedFile] = {}
    for own in sorted(rows, key=_order):
        path = _file_of(own)
        if path not in files:
            before = path.read_bytes().decode() if path.is_file() else ""
            files[path] = PatchedFile(path, before, before)
        files[path].after = with_message(files[path].after, own.key, own.source, _keys_before(own))
    return list(files.values())


def with_message(text: str, key: str, source: str, before: list[str]) -> str:
    """The text of a file in which a message reads so. ``before`` are the messages behind the nearest of which
    a new one is put."""
    newline = "\r\n" if "\r\n" in text else "\n"
    text = text.replace("\r\n", "\n")  # offsets of the parser are those of such a text
    spans = {name: span for name, *span in _spans(text)}
    if key in spans:
        start, end = spans[key]
        text = text[:start] + source + text[end:]
    else:
        near = next((spans[name] for name in reversed(before) if name in spans), None)
        if near is not None:
            text = f"{text[: near[1]]}\n{source}{text[near[1] :]}"
        else:
            text = f"{text.rstrip()}\n{source}\n" if text.strip() else f"{source}\n"
    return text.replace("\n", newline)


def _spans(text: str) -> Iterator[tuple[str, int, int]]:
    """Where each message stands, without the comment above it."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message | ftl.Term) and entry.id.span is not None:
            parts = [entry.value, *entry.attributes]
            ends = [part.span.end for part in parts if part is not None and part.span is not None]
            is_term = isinstance(entry, ftl.Term)
            name = f"-{entry.id.name}" if is_term else entry.id.name
            yield name, entry.id.span.start - is_term, max(ends)


def _file_of(own: OwnMessage) -> Path:
    """The file in which the message stands, or in which it would stand."""
    shipped = find_shipped(own.language_id, own.game, own.key)
    if shipped is not None:
        return shipped.file
    source = find_shipped(LAST, own.game, own.key)
    name = source.file.name if source is not None else "effects.ftl"
    return locale_folders()[0] / own.language_id / own.game / name


def _keys_before(own: OwnMessage) -> list[str]:
    """The messages before it in the source language, in order."""
    keys = list(shipped_keys(LAST, own.game))
    return keys[: keys.index(own.key)] if own.key in keys else []


def _order(own: OwnMessage) -> tuple[str, str, int, str]:
    """New messages are put in one after the other, in the order of the source language."""
    return own.language_id, own.game, len(_keys_before(own)), own.key
