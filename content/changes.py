"""What a release changed, or what publishing would change now: two snapshots compared entry by entry.

Both sides are read from the bytes of snapshots, so that a release is compared with exactly what a new one
would hold. Snapshots carry no notes and no translated sources; those never count as changes.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Container
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from content.entries.document import Answer, Document
from content.merge import Change, difference
from engine.snapshot import Framing, Snapshot

Verb = Literal["added", "removed", "changed"]


@dataclass(frozen=True, slots=True)
class EntryChange:
    """One entry that differs between two snapshots, and at which places."""

    verb: Verb
    kind: str
    slug: str
    changes: list[Change]


@dataclass(frozen=True, slots=True)
class LanguageChange:
    """A language that only one of two snapshots has."""

    verb: Verb
    language: str


class _Spoken(msgspec.Struct):
    """Of a snapshot only what it is translated into."""

    languages: tuple[str, ...]


def languages_between(before: bytes | None, after: bytes) -> list[LanguageChange]:
    """The languages that came and those that went. They are changes of their own: a language can come before
    any entry is translated into it. The first release has them all from its beginning, so none came to it."""
    if before is None:
        return []
    old, new = (set(msgspec.json.decode(each, type=_Spoken).languages) for each in (before, after))
    came = [LanguageChange("added", language) for language in sorted(new - old)]
    return came + [LanguageChange("removed", language) for language in sorted(old - new)]


def changes_between(before: bytes | None, after: bytes) -> list[EntryChange]:
    """Every entry that was added, removed or changed, by kind and slug."""
    old, new = documents_of(before), documents_of(after)
    found = []
    for key in sorted({*old, *new}):
        changes = difference(old.get(key), new.get(key))
        if changes:
            verb: Verb = "added" if key not in old else "removed" if key not in new else "changed"
            found.append(EntryChange(verb, *key, changes))
    return found


def entries_changed(before: Snapshot | None, after: Snapshot) -> dict[tuple[str, str], Verb]:
    """Every entry that differs between two snapshots, by kind and slug: what `changes_between` finds, without
    saying at which places, in a fraction of the time."""
    if before is None:
        return {
            (kind, slug): "added" for kind, some in sorted(after.entries.items()) for slug in sorted(some)
        }
    found: dict[tuple[str, str], Verb] = {}
    for kind in {*before.entries, *after.entries}:
        old, new = before.entries.get(kind, {}), after.entries.get(kind, {})
        for slug in {*old, *new}:
            if slug not in old:
                found[kind, slug] = "added"
            elif slug not in new:
                found[kind, slug] = "removed"
            elif old[slug] != new[slug]:
                found[kind, slug] = "changed"
    for code in {after.source, *after.languages, before.source, *before.languages}:
        was, now = before.texts.get(code, {}), after.texts.get(code, {})
        differing = set(dict(was.items() ^ now.items()))
        states = before.states.get(code, {}).items() ^ after.states.get(code, {}).items()
        differing |= {key for key, _state in states if key in was and key in now}  # a missing text has none
        for key in differing:
            kind, slug, _field = key.split("/", 2)
            found.setdefault((kind, slug), "changed")
    return dict(sorted(found.items()))


def slugs_changed(before: Snapshot, after: Snapshot, kind: str) -> set[str]:
    """The entries of a kind that are in a snapshot and were not so in an earlier one. Notes and translated
    sources never count, nor do languages that only one of them has."""
    old, new = before.entries.get(kind, {}), after.entries.get(kind, {})
    found = {slug for slug, card in new.items() if old.get(slug) != card}
    spoken = {after.source, *after.languages} & {before.source, *before.languages}
    sides = [(before.texts, after.texts), (before.states, after.states)]
    for was, now in ((some.get(code, {}), others.get(code, {})) for code in spoken for some, others in sides):
        differing = dict(was.items() ^ now.items())
        found |= {key.split("/", 2)[1] for key in differing if key.startswith(f"{kind}/")}
    return found & new.keys()


def documents_of(
    content: bytes | None, only: Container[tuple[str, str]] | None = None
) -> dict[tuple[str, str], Document]:
    """The entries of a snapshot as documents, or ``only`` some of them; the quality of a translation is the
    state it was published in."""
    if content is None:
        return {}
    whole: dict[str, Any] = json.loads(content)
    texts = {language: _by_entry(flat, only) for language, flat in whole["texts"].items()}
    states = {language: _by_entry(flat, only) for language, flat in whole["states"].items()}
    documents = {}
    for kind, entries in whole["entries"].items():
        for slug, entry in entries.items():
            key = (kind, slug)
            if only is not None and key not in only:
                continue
            documents[key] = Document(
                kind=kind,
                slug=slug,
                data=entry["data"],
                copies=entry["copies"],
                art=entry["art"],
                framing=msgspec.convert(entry.get("framing", {}), dict[str, Framing]),
                texts=texts[whole["source"]].get(key, {}),
                notes={},
                translations={
                    language: {
                        field: Answer(text, "", states[language].get(key, {}).get(field, "reviewed"))
                        for field, text in texts[language].get(key, {}).items()
                    }
                    for language in whole["languages"]
                },
            )
    return documents


def _by_entry(
    flat: dict[str, str], only: Container[tuple[str, str]] | None
) -> dict[tuple[str, str], dict[str, str]]:
    """``kind/slug/field`` taken apart."""
    found: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    for key, value in flat.items():
        kind, slug, field = key.split("/", 2)
        if only is None or (kind, slug) in only:
            found[kind, slug][field] = value
    return found
