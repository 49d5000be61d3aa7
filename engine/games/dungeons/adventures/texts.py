"""Texts without which an adventure cannot be told (ledger, section 6, what an adventure file must
contain)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.dungeons.adventures.book import Book
from engine.schema.faults import Fault, Path

TOLD = {
    "encounters": ("text",),
    "interactions": ("name",),
    "rules": ("name",),
    "passages": ("text",),
    "victories": ("name", "text"),
    "defeats": ("name", "text"),
}
"""What each sort of part must say."""


def text_faults(book: Book) -> Iterator[Fault]:
    """Introduction, encounters, ends and the rest have their texts."""
    texts = book.written.texts
    if not texts.get("introduction", "").strip():
        yield Fault(("introduction",), "text-required")
    for field, names in TOLD.items():
        for index, part in enumerate(getattr(book.adventure, field)):
            for name in names:
                path: Path = (field, index, name)
                if not texts.get(f"{field}.{part.id}.{name}", "").strip():
                    yield Fault(path, "text-required")
