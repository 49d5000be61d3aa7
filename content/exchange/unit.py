"""A text as a file for translators holds it, whatever the format."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from engine.schema import Fault

MISSING, STALE, MACHINE, DRAFT, REVIEWED = "missing", "stale", "machine", "draft", "reviewed"
STATES = (MISSING, STALE, MACHINE, DRAFT, REVIEWED)
QUALITIES = (MACHINE, DRAFT, REVIEWED)
"""The states that somebody can give a text; the others follow from the texts."""
PARTLY = "partly"
"""Only in files: a tool cut the text into segments, and some of them have no translation yet."""
LONGEST_TEXT = 32_767
"""Characters of one text; a cell of a spreadsheet holds no more."""

UNWRITABLE = re.compile(r"[^\t\n -~\xa0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd\U00010000-\U0010ffff]")
"""What no text of the studio may hold and no XML can."""


class Unit(msgspec.Struct, frozen=True):
    """One text in one language: what a translator needs to know, and what tells us later on what they
    built."""

    id: str
    """``game:kind:slug:field``."""
    source: str
    """What is to be translated. Who translates it answers this text, whatever it is by then."""
    target: str = ""
    state: str = MISSING
    began: str = ""
    """The translation when the file was written: what differs from it somebody wrote into the file."""
    began_state: str = MISSING
    answers: str = ""
    """The source text that ``began`` answers; another than ``source`` if it is stale."""
    note: str = ""
    """The designer's note."""
    limit: int = 0
    """So many characters are the most, if there is a limit."""
    kind: str = ""
    entry: str = ""
    field: str = ""
    """What the kind, the entry and the field are called in the source language."""
    rules: str = ""
    """What the effects say in the language of the translation, where the text is an own rules text."""
    picture: str = ""
    """Where a picture of the card lies beside the file."""
    place: str = ""
    """Where it was found, for people: a line, a row."""

    @property
    def key(self) -> tuple[str, str, str, str] | None:
        """Game, kind, slug and field; nothing if the id is none of ours."""
        parts = tuple(self.id.split(":"))
        return (parts[0], parts[1], parts[2], parts[3]) if len(parts) == 4 and all(parts) else None


class TextsFile(msgspec.Struct, frozen=True):
    """Units with the languages they are about."""

    source_language: str
    target_language: str
    units: list[Unit]
    made_at: str = ""
    """When it was written, as ISO 8601 says it; a file that was read need not know."""


def unit_id(game: str, kind: str, slug: str, field: str) -> str:
    """The id of a text: the same in every format and for ever, because slugs and addresses are."""
    return f"{game}:{kind}:{slug}:{field}"


def unwritable(file: TextsFile) -> Iterator[tuple[str, Fault]]:
    """What no format could hold, by the unit: characters that the studio refuses today, but that an old entry
    may still have."""
    for unit in file.units:
        texts = (unit.source, unit.target, unit.began, unit.answers, unit.note, unit.entry, unit.rules)
        for text in texts:
            if len(text) > LONGEST_TEXT:
                yield unit.id, Fault((), "text-long", {"is": len(text), "longest": LONGEST_TEXT})
                break
            if found := UNWRITABLE.search(text):
                code = f"U+{ord(found[0]):04X}"
                yield unit.id, Fault((), "text-character", {"code": code, "position": found.start() + 1})
                break
