"""Which columns a list shows, as somebody chose them, and everything that can be chosen."""

from __future__ import annotations

from dataclasses import dataclass

from content.lists.columns import ListColumn, Sort
from content.looks import GRID, Looks, list_name
from editor.listing.asked import CHANGED, NAME, Asked
from editor.listing.words import BESIDE, CHANGED_AT, RULES, STATES, column_name
from editor.screens.base import Shelf, language_names

RIGHT = (Sort.NUMBER, Sort.BLOCK)


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a column: what it is called, by which address the list is ordered by it, and whether it
    is."""

    key: str
    label: str
    link: str = ""
    is_chosen: bool = False
    is_reversed: bool = False
    is_right: bool = False
    column: ListColumn | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A column that can be shown, and whether it is."""

    key: str
    label: str
    is_shown: bool


def usual_columns(view: str, shelf: Shelf, columns: dict[str, ListColumn]) -> list[str]:
    """The columns that everybody begins with: of the table what is read, of the grid what is edited."""
    if view == GRID:
        return [key for key, column in columns.items() if column.is_editable and not column.language]
    return [RULES, "copies", STATES, CHANGED_AT]


def shown_columns(view: str, shelf: Shelf, columns: dict[str, ListColumn], looks: Looks) -> list[str]:
    """The columns of a list, in their order; those that are gone since they were chosen are left out."""
    chosen = looks.columns.get(list_name(view, shelf.game.name, shelf.kind.name))
    if chosen is None:
        return usual_columns(view, shelf, columns)
    return [key for key in chosen if key in columns or key in BESIDE]


def column_choices(shelf: Shelf, columns: dict[str, ListColumn], shown: list[str]) -> list[Choice]:
    """All columns, those that are shown first and in their order."""
    names = column_labels(shelf, columns)
    ordered = dict.fromkeys((*shown, *columns, *BESIDE))
    return [Choice(key, names[key], key in shown) for key in ordered]


def column_labels(shelf: Shelf, columns: dict[str, ListColumn]) -> dict[str, str]:
    """What all columns are called."""
    languages = language_names()
    found = {key: column_name(shelf, column, languages) for key, column in columns.items()}
    return found | {key: str(label) for key, label in BESIDE.items()}


def headings(
    shelf: Shelf, columns: dict[str, ListColumn], shown: list[str], asked: Asked, labels: dict[str, str]
) -> list[Heading]:
    """The heads of some columns."""
    orders = {CHANGED_AT: CHANGED}
    return [
        heading(
            key,
            labels[key],
            orders.get(key, key if key in columns else ""),
            asked,
            columns.get(key),
        )
        for key in shown
    ]


def heading(key: str, label: str, order: str, asked: Asked, column: ListColumn | None = None) -> Heading:
    """The head of a column that a list is ordered by under a name; nothing for one it cannot be."""
    is_chosen = bool(order) and asked.ordered_by == order
    towards = f"-{order}" if is_chosen and not asked.is_reversed else order
    is_right = column is not None and column.sort in RIGHT
    link = asked.link(order=towards or NAME) if order else ""
    return Heading(key, label, link, is_chosen, asked.is_reversed, is_right, column)
