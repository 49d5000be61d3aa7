"""A snapshot: the whole content of a game at one moment, as the engine plays it and the printer draws it.

Its bytes are canonical JSON (sorted keys, no white space, UTF-8), so equal content has equal bytes and the
SHA-256 of the bytes names it. Reading needs neither a database nor Django.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from engine.games import games

FORMAT = 1


EVERYWHERE = "everywhere"
"""The name of the framing that holds on every layout that has none of its own."""


class Framing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What of a picture is seen in a frame: the point of the picture that lies in the middle, and how large
    the picture is against its size when the whole of it is seen; all in per cent."""

    x: int = 50
    y: int = 50
    zoom: int = 100


WHOLE = Framing()
"""The whole picture."""


class SnapshotEntry(msgspec.Struct, frozen=True):
    """One entry as it is stored: data still unread, copies, the hash of its art and how it is framed."""

    data: msgspec.Raw
    copies: int = 1
    art: str = ""
    framing: dict[str, Framing] = {}


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A snapshot as it is stored."""

    format: int
    game: str
    source: str
    languages: tuple[str, ...]
    entries: dict[str, dict[str, SnapshotEntry]]
    texts: dict[str, dict[str, str]]
    states: dict[str, dict[str, str]]


class Card(msgspec.Struct, frozen=True):
    """One entry of a snapshot, its data read into the struct of its kind."""

    slug: str
    data: Any
    copies: int
    art: str
    framing: dict[str, Framing] = {}
    """How its art is framed, by layout or `EVERYWHERE`."""


class SnapshotError(ValueError):
    """The bytes are no snapshot that this version of the studio can read."""


_envelope = msgspec.json.Decoder(Envelope)


class Snapshot:
    """Content of one game: ``entries[kind][slug]`` and ``texts[language]["kind/slug/field"]``.

    ``states`` names, by language, the texts that are missing, stale or not yet reviewed.
    """

    def __init__(self, envelope: Envelope, content: bytes) -> None:
        self.game = envelope.game
        self.source = envelope.source
        self.languages = envelope.languages
        self.texts: Mapping[str, Mapping[str, str]] = envelope.texts
        self.states: Mapping[str, Mapping[str, str]] = envelope.states
        self.content = content
        self.entries: dict[str, dict[str, Card]] = {}
        declared = games()[envelope.game]
        self.parts = declared.parts
        known = declared.kinds
        for kind, stored in envelope.entries.items():
            decode = known[kind].decoder.decode
            self.entries[kind] = {
                slug: Card(slug, decode(entry.data), entry.copies, entry.art, entry.framing)
                for slug, entry in stored.items()
            }

    @classmethod
    def read(cls, content: bytes) -> Snapshot:
        """Read the bytes of a release or draft."""
        try:
            envelope = _envelope.decode(content)
            if envelope.format != FORMAT:
                raise SnapshotError(f"snapshot format {envelope.format}; this version reads {FORMAT}")
            return cls(envelope, content)
        except (msgspec.MsgspecError, KeyError) as error:
            raise SnapshotError(str(error)) from error

    @classmethod
    def of(cls, game: str, entries: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> Snapshot:
        """A snapshot made in memory from fields without texts, one copy of each: for tests and
        experiments."""
        stored = {
            kind: {slug: {"data": dict(data), "copies": 1, "art": ""} for slug, data in by_slug.items()}
            for kind, by_slug in entries.items()
        }
        return cls.read(canonical(game, "en", ["en"], stored, {}, {}))

    @cached_property
    def hash(self) -> str:
        """The name of this content: SHA-256 of its bytes, in hexadecimal."""
        return hashlib.sha256(self.content).hexdigest()

    def text(self, language: str, kind: str, slug: str, field: str) -> str:
        """A text in a language, or in the source language where it is not translated, or nothing."""
        key = f"{kind}/{slug}/{field}"
        return self.texts.get(language, {}).get(key) or self.texts.get(self.source, {}).get(key, "")


def canonical(
    game: str,
    source: str,
    languages: list[str],
    entries: Mapping[str, Mapping[str, Mapping[str, Any]]],
    texts: Mapping[str, Mapping[str, str]],
    states: Mapping[str, Mapping[str, str]],
) -> bytes:
    """The bytes of a snapshot."""
    whole = {
        "format": FORMAT,
        "game": game,
        "source": source,
        "languages": languages,
        "entries": entries,
        "texts": texts,
        "states": states,
    }
    return json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
