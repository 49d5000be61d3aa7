"""What is to be printed: the entries of a snapshot, their texts in one language, their rules texts and their
art, as plain values. Nothing here asks a database."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from content.cardtext import compare, said_parts
from content.wording import is_instead, wording
from engine.games import games
from engine.gaps import Said, forget_with
from engine.schema import Game
from engine.snapshot import Card, Snapshot
from engine.wording import Wording

Art = Callable[[str], bytes] | Mapping[str, bytes]
"""The bytes of a picture by its hash."""

Rules = dict[str, Said]
"""The rules text of an entry under "", and of its parts by their addresses, with what fell back in them."""

UNWORDED = Said("")
"""What an entry without effects says."""

_rendered: dict[tuple[str, Wording, str, str, bytes], tuple[Rules, dict[tuple[str, str], str]]] = {}
"""Rules texts that were rendered before: the texts, and those of other entries that names were taken from.
Wording costs more than drawing, so a second print after one edit words one card."""


MOST_RENDERED = 20_000

_MARK = re.compile("\ue000([^\ue000\ue001]*)\ue001")
"""A mark behind the name of a part in a rules text. Its ends are characters that no text has."""


def mark_of(field: str, part: str) -> str:
    """The mark of a part, by its list and id; a book puts the number of its paragraph in its place."""
    return f"\ue000{field}.{part}\ue001"


def with_numbers(text: str, numbers: Mapping[str, int]) -> str:
    """A rules text with the numbers of paragraphs in the place of marks; nothing where there is none."""

    def number(match: re.Match[str]) -> str:
        found = numbers.get(match[1])
        return f"\u00a0**→\u00a0{found}**" if found else ""

    return _MARK.sub(number, text)


def forget_rules() -> None:
    """Let go of all rules texts that were rendered."""
    _rendered.clear()


forget_with(forget_rules)


class Material:
    """One game in one language, ready to be drawn."""

    def __init__(self, snapshot: Snapshot, language: str, art: Art) -> None:
        self.snapshot = snapshot
        self.game = snapshot.game
        self.language = language
        self.source = snapshot.source
        self._art = art
        self._own = snapshot.texts.get(language, {})
        self._source = snapshot.texts.get(snapshot.source, {})
        self._rules: dict[tuple[str, str], Rules] = {}

    @classmethod
    def of(cls, snapshot: Snapshot, language: str, art: Art) -> Material:
        """The material of a snapshot in a language. ``art`` gives the bytes of a picture by its hash: a
        mapping, or a function that raises `KeyError` for one that is not there."""
        return cls(snapshot, language, art)

    @property
    def declared(self) -> Game:
        """The declaration of the game."""
        return games()[self.game]

    def entries(self, kind: str) -> Mapping[str, Card]:
        """The entries of a kind by slug, in the order of the alphabet."""
        return self.snapshot.entries.get(kind, {})

    def entry(self, kind: str, slug: str) -> Card:
        """One entry."""
        return self.snapshot.entries[kind][slug]

    def text(self, kind: str, slug: str, field: str) -> str:
        """A text in the language, or in the source language where it is not translated, or nothing."""
        key = f"{kind}/{slug}/{field}"
        return self._own.get(key) or self._source.get(key, "")

    def is_untranslated(self, kind: str, slug: str, field: str) -> bool:
        """Whether a text can be shown only in the source language."""
        key = f"{kind}/{slug}/{field}"
        return self.language != self.source and not self._own.get(key) and bool(self._source.get(key))

    @property
    def words(self) -> Wording:
        """The messages in the language, and behind it."""
        return wording(self.language, self.game, self.source)

    def rules(self, kind: str, slug: str, address: str = "") -> str:
        """The rules text that players read: of an entry, or of what an address within it does."""
        return self.said_rules(kind, slug, address).text

    def said_rules(self, kind: str, slug: str, address: str = "") -> Said:
        """The same, with what fell back to another language in it."""
        known = self._rules.get((kind, slug))
        if known is None:
            known = self._rules[kind, slug] = self._worded(kind, slug)
        return known.get(address, UNWORDED)

    def picture(self, art: str) -> bytes:
        """The bytes of a picture. Raises `KeyError` if there is none of that hash."""
        return self._art(art) if callable(self._art) else self._art[art]

    def _worded(self, kind: str, slug: str) -> Rules:
        entry = self.entry(kind, slug)
        key = (self.game, self.words, kind, slug, msgspec.json.encode(entry.data))
        known = _rendered.get(key)
        texts = self.snapshot.texts
        if known is not None:
            rules, read = known
            if all(texts.get(language, {}).get(place, "") == was for (language, place), was in read.items()):
                return rules
        watched = _Watched(self.snapshot)
        rules = said_parts(watched, self.language, kind, slug, mark=mark_of)
        rules[""] = compare(watched, self.language, kind, slug).said
        if is_instead():
            return rules
        if len(_rendered) >= MOST_RENDERED:
            _rendered.clear()
        _rendered[key] = (rules, watched.seen)
        return rules


class _Watched(Snapshot):
    """A snapshot that notes which of its texts are read."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.game = snapshot.game
        self.source = snapshot.source
        self.languages = snapshot.languages
        self.entries = snapshot.entries
        self.seen: dict[tuple[str, str], str] = {}
        self.texts = {
            language: _WatchedTexts(language, texts, self.seen) for language, texts in snapshot.texts.items()
        }


class _WatchedTexts(Mapping[str, str]):
    """The texts of one language, watched."""

    def __init__(self, language: str, texts: Mapping[str, str], read: dict[tuple[str, str], str]) -> None:
        self.language, self.texts, self.seen = language, texts, read

    def get(self, key: str, default: Any = "") -> Any:
        self.seen[self.language, key] = text = self.texts.get(key, default)
        return text

    def __getitem__(self, key: str) -> str:
        self.seen[self.language, key] = text = self.texts[key]
        return text

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def __len__(self) -> int:
        return len(self.texts)
