"""What a book says in another language than it should: texts that nobody translated, rules texts and labels
that the language has no words for. Told by name, so that somebody can mend it; an order may allow it."""

from __future__ import annotations

from collections.abc import Iterable, Sized

from content.entries.fault import LocatedFault
from engine.gaps import Gap, Heard
from engine.schema import Fault
from printing.book import Book

MOST_TOLD = 12
"""So many are named one by one."""


def lacking_words(book: Book) -> list[LocatedFault]:
    """Everything of a book that is not in its language, as faults."""
    found = []
    if book.untranslated:
        args = _told(book, book.untranslated, texts=_named(book.untranslated))
        found.append(Fault((), "print-untranslated", args))
    if book.rules_gaps:
        gaps = list(dict.fromkeys(gap for gaps in book.rules_gaps.values() for gap in gaps))
        args = _told(book, book.rules_gaps, cards=_named(book.rules_gaps), **_messages(gaps))
        found.append(Fault((), "print-rules-lacking", args))
    if book.label_gaps:
        bearing = (key for keys in book.label_gaps.values() for key in keys)
        args = _told(book, book.label_gaps, cards=_named(bearing), **_messages(book.label_gaps))
        found.append(Fault((), "print-labels-lacking", args))
    return [LocatedFault("", 0, fault) for fault in found]


def lacking_notes(language: str, heard: Heard) -> list[LocatedFault]:
    """What is said beside the faces, in margins and bookmarks, in another language: told, but no reason to
    print nothing."""
    if not heard.gaps:
        return []
    args: dict[str, str | int] = {"language": language, "count": len(heard.gaps), **_messages(heard.gaps)}
    return [LocatedFault("", 0, Fault((), "print-notes-lacking", args))]


def _told(book: Book, lacking: Sized, **args: str) -> dict[str, str | int]:
    return {"language": book.language, "count": len(lacking), **args}


def _messages(gaps: Iterable[Gap]) -> dict[str, str]:
    """The messages that are missing, and the languages that they are said in."""
    every = list(gaps)
    return {"messages": _named(gap.key for gap in every), "spoken": _named(gap.spoken for gap in every)}


def _named(names: Iterable[str]) -> str:
    every = list(dict.fromkeys(names))
    return ", ".join(every[:MOST_TOLD]) + (" …" if len(every) > MOST_TOLD else "")
