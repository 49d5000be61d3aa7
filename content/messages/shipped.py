"""Where the shipped messages stand: their files and lines, what comments say about them and about what they
are given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from content.fallbacks import LAST, locale_folders
from content.messages.writing import trim_source
from content.own_wording import forget_with_messages
from content.wording import message_files, read_messages

_ENTRY = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
_ARGUMENT = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)\s+(?:is |[–:-] ?)?(.+)")


@dataclass(frozen=True, slots=True)
class Shipped:
    """A message as it is shipped in a language."""

    key: str
    language: str
    game: str
    """Empty for one that all games share."""
    file: Path
    line: int
    source: str
    comment: str
    """What stands above it."""
    section: str
    """The heading of the part of the file in which it stands."""


@dataclass(slots=True)
class _File:
    messages: dict[str, tuple[int, str, str]] = field(default_factory=dict)
    """Line, comment and heading by id."""
    arguments: dict[str, str] = field(default_factory=dict)
    """What the head of the file says of arguments."""


def find_shipped(language: str, game: str, key: str) -> Shipped | None:
    """A message of just this language and game, or of those that all share."""
    file = _files(language, game, locale_folders()).get(key)
    if file is None:
        return None
    line, comment, section = _notes(file).messages[key]
    return Shipped(key, language, game, file, line, trim_source(read_messages(file)[key]), comment, section)


def shipped_languages() -> list[str]:
    """The languages that have messages."""
    folders = [each for folder in locale_folders() for each in folder.glob("*") if each.is_dir()]
    return sorted({each.name for each in folders})


def scope_of(game: str, key: str, language: str) -> str | None:
    """Whether a message that a game says in a language is its own, or one that all games share (nothing
    between the quotes); None if nobody says such a message."""
    for code in dict.fromkeys((language, LAST)):
        if game and find_shipped(code, game, key) is not None:
            return game
    if any(find_shipped(code, "", key) is not None for code in (language, LAST)):
        return ""
    return None


def shipped_keys(language: str, game: str) -> dict[str, str]:
    """The ids of just this language and game in the order of its files, each with the subject of its file."""
    return {key: file.stem for key, file in _files(language, game, locale_folders()).items()}


@cache
def _files(language: str, game: str, folders: tuple[Path, ...]) -> dict[str, Path]:
    """The file that has the last word on each message."""
    found: dict[str, Path] = {}
    for folder in reversed(folders):
        for file in message_files(folder, language, game):
            found |= dict.fromkeys(read_messages(file), file)
    return found


forget_with_messages(_files.cache_clear)


def explained_arguments(shipped: Shipped | None) -> dict[str, str]:
    """What comments say of the arguments of a message: its own, those of its file, and those of the shared
    file of the same subject."""
    if shipped is None:
        return {}
    found: dict[str, dict[str, None]] = {}
    for folder in locale_folders():
        for of in dict.fromkeys(("", shipped.game)):
            file = folder / shipped.language / of / shipped.file.name
            for name, told in _notes(file).arguments.items() if file.is_file() else ():
                found.setdefault(name, {})[told] = None
    return {name: " · ".join(told) for name, told in found.items()} | dict(_arguments(shipped.comment))


@cache
def _notes(file: Path) -> _File:
    found = _File()
    above: list[str] = []
    heading: list[str] = []
    last = ""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        sort = line.partition(" ")[0] if line.startswith("#") else ""
        said = line.lstrip("#").strip()
        if sort in ("##", "###"):
            heading = [*heading, said] if last == sort else [said]
            found.arguments.update(_arguments(said))
        elif sort == "#":
            above.append(said)
        elif entry := _ENTRY.match(line):
            found.messages[entry[1]] = (number, "\n".join(above), heading[0] if heading else "")
            above = []
        elif not line.startswith(" "):
            above = []
        last = sort
    return found


forget_with_messages(_notes.cache_clear)


def _arguments(comment: str) -> Iterator[tuple[str, str]]:
    for line in comment.splitlines():
        if found := _ARGUMENT.match(line):
            yield found[1], found[2].strip()
