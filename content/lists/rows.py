"""The entries of a kind as rows of a list: their values and texts by column, put in order and into groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from content.lists.columns import ListColumn, Sort
from content.models import TextUnit, Translation
from content.search_index import fold


@dataclass(slots=True)
class ListRow:
    """An entry: its row in the database, its name, its fields, and those of its texts that were asked for."""

    pk: int
    slug: str
    title: str
    data: dict[str, Any]
    copies: int
    texts: dict[str, str] = field(default_factory=dict)
    """By the key of their column."""

    def value(self, column: ListColumn) -> Any:
        """What stands in a column."""
        if column.sort is Sort.TEXT:
            return self.texts.get(column.key, "")
        return column.value(self.data, self.copies)


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that have the same in a column: what they have, how many they are, how many copies."""

    value: Any
    entries: int
    copies: int


def read_texts(rows: Sequence[ListRow], columns: Iterable[ListColumn]) -> None:
    """Give rows their texts in some columns: two queries at most."""
    wanted = [column for column in columns if column.sort is Sort.TEXT]
    if not wanted or not rows:
        return
    by_pk = {row.pk: row for row in rows}
    plain = [column.field for column in wanted if not column.language]
    if plain:
        units = TextUnit.objects.filter(entry__in=by_pk, field__in=plain)
        for pk, name, source in units.values_list("entry", "field", "source"):
            by_pk[pk].texts[name] = source
    spoken = {(column.field, column.language): column.key for column in wanted if column.language}
    if spoken:
        answers = Translation.objects.filter(
            unit__entry__in=by_pk,
            unit__field__in={name for name, _language in spoken},
            language__in={language for _name, language in spoken},
        )
        for pk, name, language, text in answers.values_list("unit__entry", "unit__field", "language", "text"):
            if (name, language) in spoken:
                by_pk[pk].texts[spoken[name, language]] = text


def order_rows(
    rows: list[ListRow], column: ListColumn, names: Mapping[tuple[str, str], str], *, is_reversed: bool
) -> list[ListRow]:
    """Rows by what they have in a column; those with nothing there come last, whatever the direction."""
    key = order_key(column, names)
    known = [row for row in rows if row.value(column) not in (None, "", [], {})]
    empty = [row for row in rows if row.value(column) in (None, "", [], {})]
    return [*sorted(known, key=lambda row: key(row.value(column)), reverse=is_reversed), *empty]


def order_key(column: ListColumn, names: Mapping[tuple[str, str], str]) -> Callable[[Any], Any]:
    """By what the values of a column are put in order: numbers by size, choices as they are declared, entries
    by their names. What is not as declared comes first."""
    places = {option: place for place, option in enumerate(column.options)}

    def of(value: Any) -> tuple[int, Any]:
        if column.sort in (Sort.NUMBER, Sort.SWITCH):
            return (1, value) if isinstance(value, int) else (0, 0)
        if column.sort is Sort.CHOICE:
            return (1, places.get(value, -1))
        if column.sort is Sort.REFERENCE:
            return (1, fold(names.get((column.target, value), str(value))))
        if column.sort is Sort.BLOCK:
            return (1, len(value) if isinstance(value, list | dict | str) else 0)
        return (1, fold(", ".join(map(str, value)) if isinstance(value, list) else str(value)))

    return of


def group_rows(rows: Iterable[ListRow], column: ListColumn) -> dict[str, Group]:
    """The groups of rows by a column, each under its value as text."""
    counted: dict[str, list[Any]] = {}
    for row in rows:
        value = row.value(column)
        found = counted.setdefault(group_name(value), [value, 0, 0])
        found[1] += 1
        found[2] += row.copies
    return {name: Group(*found) for name, found in counted.items()}


def group_name(value: Any) -> str:
    """By what rows of a value are put together."""
    return "" if value in (None, "", [], {}) else str(value)
