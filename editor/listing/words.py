"""What columns, conditions and operations are called, in the language of the interface."""

from __future__ import annotations

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from content.lists import filters, operations
from content.lists.cells import Cells
from content.lists.columns import COPIES, ListColumn, Sort
from content.lists.filters import FAULTS, FIT, STATE, WORD, Condition
from editor.names import interface_language, language_label, titles
from editor.screens.base import Shelf, language_names

RULES, STATES, CHANGED_AT = "@rules", "@states", "@changed"
"""Columns of the table that are no field."""
BESIDE: dict[str, Promise | str] = {
    RULES: gettext_lazy("Rules text"),
    STATES: gettext_lazy("Translations"),
    CHANGED_AT: gettext_lazy("Changed"),
}
SPECIAL: dict[str, Promise | str] = {
    STATE: gettext_lazy("Translations"),
    FAULTS: gettext_lazy("What the checks say"),
    FIT: gettext_lazy("Room on the card"),
    WORD: gettext_lazy("Word of the effects"),
}
"""Conditions that are about no field."""
HOWS: dict[str, Promise | str] = {
    filters.IS: pgettext_lazy("filter", "is"),
    filters.NOT: pgettext_lazy("filter", "is not"),
    filters.LEAST: pgettext_lazy("filter", "at least"),
    filters.MOST: pgettext_lazy("filter", "at most"),
    filters.HOLDS: pgettext_lazy("filter", "contains"),
    filters.EMPTY: pgettext_lazy("filter", "is empty"),
    filters.FILLED: pgettext_lazy("filter", "is not empty"),
    "missing": pgettext_lazy("filter", "missing"),
    "stale": pgettext_lazy("filter", "stale"),
    "unreviewed": pgettext_lazy("filter", "not reviewed"),
    "any": pgettext_lazy("filter", "errors and warnings"),
    "error": pgettext_lazy("filter", "errors"),
    "over": pgettext_lazy("filter", "does not fit"),
    "small": pgettext_lazy("filter", "fits only in small type"),
    "uses": pgettext_lazy("filter", "uses"),
}
OPERATIONS: dict[str, Promise | str] = {
    operations.SET: pgettext_lazy("bulk change", "Set to"),
    operations.ADD: pgettext_lazy("bulk change", "Add"),
    operations.MULTIPLY: pgettext_lazy("bulk change", "Multiply by"),
    operations.REPLACE: pgettext_lazy("bulk change", "Replace text"),
}


def column_name(shelf: Shelf, column: ListColumn, languages: dict[str, str] | None = None) -> str:
    """What a column is called."""
    if column.key == COPIES:
        return _("Copies")
    return column.label(shelf.kind, interface_language(), languages)


def condition_words(shelf: Shelf, condition: Condition, columns: dict[str, ListColumn]) -> str:
    """What a condition says."""
    how = str(HOWS[condition.how])
    column = columns.get(condition.column)
    if column is None:
        name = str(SPECIAL[condition.column])
        value = condition.value
        if condition.column in (STATE, FIT):
            value = language_label(value)
        return f"{name}: {how} {value}".rstrip() if condition.column == WORD else _joined(name, how, value)
    name = column_name(shelf, column, language_names() if column.language else None)
    return f"{name} {how} {_value_words(shelf, column, condition.value)}".rstrip()


def _joined(name: str, how: str, value: str) -> str:
    return f"{name}: {how}" + (f" · {value}" if value else "")


def _value_words(shelf: Shelf, column: ListColumn, value: str) -> str:
    """The value of a condition as people read it."""
    if not value:
        return ""
    if column.sort in (Sort.TEXT, Sort.STRING):
        return f"“{value}”"
    if column.target:
        return titles(shelf.game.name, [(column.target, value)])[column.target, value]
    if column.sort is Sort.SWITCH:
        return _("yes") if value == "yes" else _("no")
    if column.options and shelf.pack is not None:
        return Cells(shelf.pack, shelf.kind, interface_language()).show(column, value, {})
    return value
