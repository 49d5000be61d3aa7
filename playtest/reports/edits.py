"""What was edited between two contents, entry by entry and field by field, in the words of the fields.

Only what can change a game is told: fields, copies and texts. The effects of a card are told by the rules
text they make, as a player reads it. Translations and pictures change nothing that is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import override

from content.changes import EntryChange, changes_between
from content.merge import Change
from content.shown_changes import Shower
from engine.snapshot import Snapshot
from playtest.reports.words import ReportWords

EFFECTS = ("data", "effects")
TOLD = ("data", "copies", "texts")
"""The places that a game is played by, or that players read."""
LONGEST = 400
"""A value is told with so many characters; the entry's history has it whole."""


@dataclass(frozen=True)
class EditedField:
    """One place that was edited; a side without a value is empty."""

    name: str
    before: str
    after: str


@dataclass(frozen=True)
class Edit:
    """One entry that was edited."""

    entry: str
    """``kind/slug``."""
    name: str
    verb: str
    """``added``, ``removed`` or ``changed``."""
    told: str
    """The verb, as people read it."""
    changes: tuple[EditedField, ...] = ()
    """Nothing for an entry that is new or gone."""


def edited_entries(first: Snapshot, second: Snapshot) -> frozenset[str]:
    """The entries (``kind/slug``) that differ in a way that can change a game or what players read."""
    return frozenset(f"{each.kind}/{each.slug}" for each in _edited(first, second))


def _edited(first: Snapshot, second: Snapshot) -> list[EntryChange]:
    if first.content == second.content:
        return []
    return [
        each
        for each in changes_between(first.content, second.content)
        if each.verb != "changed" or any(change.place[0] in TOLD for change in each.changes)
    ]


def edits(first: Snapshot, second: Snapshot, before: ReportWords, after: ReportWords) -> tuple[Edit, ...]:
    """What was edited, in the language of the words; those of the second content name what both have."""
    with override(after.language):
        shower = Shower(second.game, {}, after.language)
        return tuple(_edit(each, shower, before, after) for each in _edited(first, second))


def _edit(each: EntryChange, shower: Shower, before: ReportWords, after: ReportWords) -> Edit:
    entry = f"{each.kind}/{each.slug}"
    words = before if each.verb == "removed" else after
    fields = tuple(_fields(each, entry, shower, before, after)) if each.verb == "changed" else ()
    return Edit(entry, words.entry(entry), each.verb, after.say(f"report-edit-{each.verb}"), fields)


def _fields(
    each: EntryChange, entry: str, shower: Shower, before: ReportWords, after: ReportWords
) -> Iterator[EditedField]:
    for change in each.changes:
        if change.place == EFFECTS:
            old, new = before.play.rules(entry), after.play.rules(entry)
            if old != new:
                yield EditedField(after.say("report-edit-rules"), _short(old), _short(new))
                continue
        if change.place[0] in TOLD:
            yield _field(each.kind, change, shower)


def _field(kind: str, change: Change, shower: Shower) -> EditedField:
    shown = shower.changes(kind, [change])[0]
    return EditedField(shown.label, _short(shown.before), _short(shown.after))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST].rstrip() + "…"
