"""The rows that answer what an address asks for, all of them: filtered, in order, in groups; and what has not
been looked at yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from django.db.models import OuterRef, QuerySet, Subquery, TextField, Value
from django.db.models.functions import Coalesce, Lower, NullIf

from content.cardtext import words_of
from content.changes import slugs_changed
from content.checks import Level
from content.lists.columns import ListColumn, Sort
from content.lists.filters import FAULTS, FIT, STATE, WORD, Condition, matcher
from content.lists.rows import Group, ListRow, group_name, group_rows, order_key, order_rows, read_texts
from content.models import Entry, Pack, TextUnit, Translation
from content.search import Question, holding
from content.search_index import fold, read_on
from content.snapshots import kept_draft, kept_release
from editor.findings import fault_levels
from editor.listing.asked import CHANGED, NAME, Asked
from editor.listing.fit import look_for_fit
from editor.names import interface_language, titles
from editor.progress import by_entry
from editor.screens.base import Shelf
from engine.snapshot import SnapshotError

READING = 0.5
"""Seconds that a list may wait for the search to read what is new, or for faces to be composed."""
ORDERS = {"name": ("title_lower", "slug"), "changed": ("changed_at", "slug")}


@dataclass(slots=True)
class Unlooked:
    """What a condition could not be asked of: so many entries, because of the checks, the faces or the
    search."""

    what: str
    count: int
    language: str = ""


@dataclass(slots=True)
class Found:
    """All rows, in the order of the list."""

    rows: list[ListRow]
    groups: dict[str, Group] = field(default_factory=dict)
    unlooked: list[Unlooked] = field(default_factory=list)


def found_entries(shelf: Shelf, term: str, *, named: bool = False) -> QuerySet[Entry, Any]:
    """The entries of a kind with their titles in the language of the interface; those that hold a term, if
    one is given, or are ``named`` so."""
    title = TextUnit.objects.filter(entry=OuterRef("pk"), field=shelf.kind.title_field)
    spoken = Translation.objects.filter(
        unit__entry=OuterRef("pk"), unit__field=shelf.kind.title_field, language=interface_language()
    )
    entries = Entry.objects.filter(game=shelf.game.name, kind=shelf.kind.name).annotate(
        title=Coalesce(
            NullIf(Subquery(spoken.values("text")[:1]), Value("", TextField())),
            Subquery(title.values("source")[:1]),
            output_field=TextField(),
        ),
        title_lower=Lower("title"),
    )
    question = Question.of(term)
    if question:
        read_on(READING, shelf.game.name)
        entries = entries.filter(holding(question, named=named))
    return entries.none() if term and not question else entries


def find_rows(shelf: Shelf, asked: Asked, columns: dict[str, ListColumn]) -> Found:
    """All entries that are asked for."""
    sign = "-" if asked.is_reversed else ""
    by = asked.ordered_by if asked.ordered_by in ORDERS else NAME
    direction = sign if asked.ordered_by in ORDERS else ""
    entries: Any = found_entries(shelf, asked.term)  # their titles are none of the model
    entries = entries.order_by(*(f"{direction}{name}" for name in ORDERS[by]))
    read = entries.values_list("pk", "slug", "title", "data", "copies")
    found = Found([ListRow(pk, slug, title or slug, data, copies) for pk, slug, title, data, copies in read])
    if asked.since:
        changed = slugs_since(shelf, asked.since)
        found.rows = [row for row in found.rows if row.slug in changed]
    needed = [columns[each.column] for each in asked.conditions if each.column in columns]
    order = columns.get(asked.ordered_by) if asked.ordered_by not in (NAME, CHANGED) else None
    read_texts(found.rows, [*needed, *([order] if order else [])])
    for condition in asked.conditions:
        _filter(found, shelf, condition, columns)
    if order is not None:
        names = _names(shelf, found.rows, order)
        found.rows = order_rows(found.rows, order, names, is_reversed=asked.is_reversed)
    if asked.group:
        _group(found, shelf, columns[asked.group])
    return found


def _filter(found: Found, shelf: Shelf, condition: Condition, columns: dict[str, ListColumn]) -> None:
    """Leave out what does not answer a condition. What could not be looked at is left out, too, and told."""
    column = columns.get(condition.column)
    if column is not None:
        test = matcher(condition, column)
        found.rows = [row for row in found.rows if test(row.value(column))]
    elif condition.column == WORD:
        word = condition.value
        found.rows = [row for row in found.rows if word in words_of(shelf.kind, row.data)]
    elif shelf.pack is not None and condition.column == STATE:
        progress = by_entry([row.pk for row in found.rows], [condition.value])
        found.rows = [row for row in found.rows if getattr(progress[row.pk][0], condition.how)]
    elif shelf.pack is not None and condition.column == FAULTS:
        _filter_faults(found, shelf.pack, shelf.kind.name, condition)
    elif shelf.pack is not None and condition.column == FIT:
        slugs = [row.slug for row in found.rows]
        fits, left = look_for_fit(shelf.pack, shelf.kind.name, slugs, condition.value, READING)
        found.rows = [row for row in found.rows if fits.get(row.slug) == condition.how]
        if left:
            found.unlooked.append(Unlooked("fit", left, condition.value))


def _filter_faults(found: Found, pack: Pack, kind: str, condition: Condition) -> None:
    levels = fault_levels(pack)
    least = Level.ERROR if condition.how == "error" else Level.WARNING
    if not levels.is_known:
        found.unlooked.append(Unlooked("faults", len(found.rows)))
    elif levels.unchecked:
        found.unlooked.append(Unlooked("faults", levels.unchecked))
    found.rows = [row for row in found.rows if levels.worst.get((kind, row.slug), 0) >= least]


def _names(shelf: Shelf, rows: list[ListRow], column: ListColumn) -> dict[tuple[str, str], str]:
    if column.sort is not Sort.REFERENCE:
        return {}
    slugs = {row.value(column) for row in rows}
    return titles(shelf.game.name, {(column.target, each) for each in slugs if isinstance(each, str)})


def _group(found: Found, shelf: Shelf, column: ListColumn) -> None:
    """Put rows that have the same in a column together, without changing their order otherwise."""
    read_texts(found.rows, [column])
    found.groups = group_rows(found.rows, column)
    key = order_key(column, _names(shelf, found.rows, column))
    ordered = sorted(
        found.groups, key=lambda name: (not name, key(found.groups[name].value) if name else (0, 0))
    )
    found.groups = {name: found.groups[name] for name in ordered}
    places = {name: place for place, name in enumerate(ordered)}
    found.rows.sort(key=lambda row: places[group_name(row.value(column))])


def slugs_since(shelf: Shelf, since: int) -> set[str]:
    """The entries of the kind that differ from a release."""
    assert shelf.pack is not None
    try:
        before, after = kept_release(shelf.pack, since), kept_draft(shelf.pack)
    except SnapshotError:  # of a form that this version cannot read: then nothing can be left out
        return set(Entry.objects.filter(game=shelf.pack, kind=shelf.kind.name).values_list("slug", flat=True))
    assert before is not None
    return slugs_changed(before, after, shelf.kind.name)


def find_words(shelf: Shelf) -> list[str]:
    """Every word of the game's vocabulary, for those who look for cards that use one."""
    return sorted({name for family in shelf.game.words.values() for name in family}, key=fold)
